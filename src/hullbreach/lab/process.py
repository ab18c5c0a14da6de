"""What a process costs the machine, as Linux reports it; nothing where that cannot be found out."""

from __future__ import annotations

import os
from pathlib import Path

USER, SYSTEM = 11, 12
"""Where the ticks spent stand in `/proc/…/stat`, counted behind the name of the program."""


def memory_of(process: int | None) -> float:
    """Kilobytes a process has in memory."""
    status = Path(f"/proc/{process}/status")
    if process is None or not status.exists():
        return 0.0
    return next(float(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmRSS"))


def cpu_of(process: int | None) -> float:
    """Seconds a process has kept a core busy, all its threads together."""
    stat = Path(f"/proc/{process}/stat")
    if process is None or not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[USER]) + int(fields[SYSTEM])) / os.sysconf("SC_CLK_TCK")
