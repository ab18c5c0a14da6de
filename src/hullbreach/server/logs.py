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
_noted: dict[tuple[str, ...], tuple[float, int]] = {}
"""By what failed, how and where: when it was noted, and how often it has happened since."""


def note(what: str, **facts: object) -> None:
    """Something happened. Facts are codes, numbers and names of things; links, seeds and keys never go in here."""
    _log.info(msgspec.json.encode({"at": round(time(), 3), "what": what, **facts}).decode())


def note_failure(what: str, error: BaseException, **facts: object) -> None:
    """Something failed that should not: where, without the values that were at hand."""
    places = _places(error)
    if times := _times((what, type(error).__name__, *places[-1:])):
        note("failed", doing=what, error=type(error).__name__, places=places, times=times, **facts)


def on_loop_failure(loop: AbstractEventLoop, context: Mapping[str, Any]) -> None:
    """Something failed that nobody waits for, such as taking a connection when no more files may be opened."""
    note_failure("loop", context.get("exception") or RuntimeError(), message=str(context.get("message", "")))


def _places(error: BaseException) -> list[str]:
    """Where something failed, the last eight places."""
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames][-8:]


def _times(kind: tuple[str, ...]) -> int:
    """How often this has happened since it was last noted; 0 if that was only just now."""
    noted, times = _noted.get(kind, (-AGAIN_AFTER, 0))
    if monotonic() - noted < AGAIN_AFTER:
        _noted[kind] = (noted, times + 1)
        return 0
    if len(_noted) > MANY:
        _noted.clear()
    _noted[kind] = (monotonic(), 0)
    return times + 1


class Others(logging.Handler):
    """What the libraries beneath have to say, as notes like ours: their words, without the values put into them."""

    def emit(self, record: logging.LogRecord) -> None:
        """Note it, but not again and again."""
        text, error = str(record.msg).strip().partition("\n")[0], record.exc_info[1] if record.exc_info else None
        if times := _times((record.name, text, type(error).__name__)):
            failed = {"error": type(error).__name__, "places": _places(error)} if error else {}
            note("said", by=record.name, level=record.levelname.lower(), text=text, times=times, **failed)


def write_logs() -> None:
    """From now on notes go to the standard error stream, and so does what the libraries say, in the same form."""
    to = logging.StreamHandler(sys.stderr)
    to.setFormatter(logging.Formatter("%(message)s"))
    _log.handlers[:] = [to]
    _log.setLevel(logging.INFO)
    _log.propagate = False
    logging.captureWarnings(True)
    logging.getLogger().handlers[:] = [Others(logging.WARNING)]
