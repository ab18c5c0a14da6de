"""What takes long to make and is only read afterwards is made once in a run, for all of its workers."""

from __future__ import annotations

import fcntl
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest


def made_once(temporary: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """A folder of this name, filled by the first worker that asks for it. Nobody may change what is in it: copy it."""
    mine = temporary.getbasetemp()
    run = mine.parent if "PYTEST_XDIST_WORKER" in os.environ else mine
    folder, unfinished = run / f"once-{name}", run / f"once-{name}.unfinished"
    with (run / f"once-{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # other workers wait until it is made
        if not folder.exists():
            shutil.rmtree(unfinished, ignore_errors=True)
            unfinished.mkdir()
            make(unfinished)
            unfinished.rename(folder)
    return folder
