"""What every benchmark uses: figures as JSON lines, and processes measured from outside."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def tell(figure: str, value: float, unit: str, limit: float | None = None) -> None:
    """Write one figure; it holds if it is at most `limit`."""
    line = {"figure": figure, "value": round(value, 3), "unit": unit, "limit": limit}
    print(json.dumps({**line, "ok": limit is None or value <= limit}), flush=True)


def fresh(code: str, *arguments: str) -> list[float]:
    """Run Python code in a process of its own and return the numbers that it prints.

    Raises CalledProcessError if it fails.
    """
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "0"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return [float(word) for word in done.stdout.split()]


RESIDENT_MB = '''
def resident_mb():
    """The memory that this process holds now; its peak where the system tells no more."""
    try:
        with open("/proc/self/status") as status:
            line = next(line for line in status if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024
    except OSError:
        import resource, sys
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return peak / (1024 * 1024 if sys.platform == "darwin" else 1024)
'''
"""Source of a function for `fresh`."""
