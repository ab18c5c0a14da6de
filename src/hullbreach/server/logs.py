"""What the operator reads: one line of JSON for everything worth knowing, and never a secret."""

from __future__ import annotations

import logging
import sys
import traceback
from asyncio import AbstractEventLoop
from collections.abc import Mapping
from time import monotonic, time
from typing import Any

import msgspec

_log = logging.getLogger("hullbreach.server")
AGAIN_AFTER = 60.0
"""Seconds before the same failure is noted again, with how often it has happened meanwhile."""
MANY = 500
_noted: dict[tuple[str, str, str], tuple[float, int]] = {}
"""By what failed, how and where: when it was noted, and how often it has happened since."""


def note(what: str, **facts: object) -> None:
    """Something happened. Facts are codes, numbers and names of things; links, seeds and keys never go in here."""
    _log.info(msgspec.json.encode({"at": round(time(), 3), "what": what, **facts}).decode())


def note_failure(what: str, error: BaseException, **facts: object) -> None:
    """Something failed that should not: where, without the values that were at hand."""
    places = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]
    kind = (what, type(error).__name__, places[-1] if places else "")
    noted, times = _noted.get(kind, (-AGAIN_AFTER, 0))
    if monotonic() - noted < AGAIN_AFTER:
        _noted[kind] = (noted, times + 1)
        return
    if len(_noted) > MANY:
        _noted.clear()
    _noted[kind] = (monotonic(), 0)
    note("failed", doing=what, error=kind[1], places=places[-8:], times=times + 1, **facts)


def on_loop_failure(loop: AbstractEventLoop, context: Mapping[str, Any]) -> None:
    """Something failed that nobody waits for, such as taking a connection when no more files may be opened."""
    note_failure("loop", context.get("exception") or RuntimeError(), message=str(context.get("message", "")))


def write_logs() -> None:
    """From now on notes go to the standard error stream."""
    to = logging.StreamHandler(sys.stderr)
    to.setFormatter(logging.Formatter("%(message)s"))
    _log.handlers[:] = [to]
    _log.setLevel(logging.INFO)
    _log.propagate = False
