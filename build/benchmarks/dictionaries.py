"""How soon a dictionary is ready for look-ups, and what all four take of memory."""

from __future__ import annotations

from statistics import median

from _figures import RESIDENT_MB, fresh, tell

RUNS = 9
READY_LIMIT_MS = 60
MEMORY_LIMIT_MB = 120

READY = """
import sys, time
from game.library import load_lexicon
since = time.perf_counter()
lexicon = load_lexicon([sys.argv[1]])
good, bad = "CAT" in lexicon, "CTA" in lexicon
ms = (time.perf_counter() - since) * 1000
assert good and not bad and len(lexicon) > 10_000
print(ms)
"""

MEMORY = (
    RESIDENT_MB
    + """
from game.library import load_lexicon
ids = ("pocket", "collegiate", "encyclopedic", "young")
lexicons = [load_lexicon([id_]) for id_ in ids]
assert all("CAT" in lexicon and "CTA" not in lexicon for lexicon in lexicons)
assert sum(len(lexicon) for lexicon in lexicons) > 400_000
print(resident_mb())
"""
)


def main() -> None:
    for id_ in ("pocket", "collegiate", "encyclopedic", "young"):
        times = [fresh(READY, id_)[0] for _ in range(RUNS)]
        limit = READY_LIMIT_MS if id_ == "encyclopedic" else None
        tell(f"{id_} ready for look-ups, median of {RUNS} processes", median(times), "ms", limit)
    (memory,) = fresh(MEMORY)
    tell("memory with all four dictionaries loaded", memory, "MiB", MEMORY_LIMIT_MB)


if __name__ == "__main__":
    main()
