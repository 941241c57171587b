"""Time that passes only when a test says so."""


class FakeClock:
    """Milliseconds, like `App.now`; call it to read it."""

    def __init__(self, now_ms: int = 1_000) -> None:
        self.now_ms = now_ms

    def __call__(self) -> int:
        return self.now_ms

    def pass_ms(self, ms: int) -> None:
        self.now_ms += ms
