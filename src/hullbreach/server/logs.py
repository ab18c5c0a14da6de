"""What the operator reads: one line of JSON for everything worth knowing, and never a secret."""

from __future__ import annotations

import logging
import sys
import traceback
from time import time

import msgspec

_log = logging.getLogger("hullbreach.server")


def note(what: str, **facts: object) -> None:
    """Something happened. Facts are codes, numbers and names of things; links, seeds and keys never go in here."""
    _log.info(msgspec.json.encode({"at": round(time(), 3), "what": what, **facts}).decode())


def note_failure(what: str, error: BaseException, **facts: object) -> None:
    """Something failed that should not: where, without the values that were at hand."""
    places = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]
    note("failed", doing=what, error=type(error).__name__, places=places[-8:], **facts)


def write_logs() -> None:
    """From now on notes go to the standard error stream."""
    to = logging.StreamHandler(sys.stderr)
    to.setFormatter(logging.Formatter("%(message)s"))
    _log.handlers[:] = [to]
    _log.setLevel(logging.INFO)
    _log.propagate = False
