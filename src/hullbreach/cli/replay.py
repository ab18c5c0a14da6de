"""`hullbreach replay`: read a record back."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console

from .. import library
from ..describe import Describer
from ..describers import describer_of
from ..kernel import SPECTATOR, BadSave, Refused
from ..kernel.record import Difference, told
from ..kernel.record import read as read_record
from ..packs import find
from .files import read
from .language import current, speak
from .options import PackList
from .paragraphs import paragraph


def replay(
    file: Path,
    /,
    *,
    seat: int | None = None,
    truth: Annotated[bool, Parameter(negative="")] = False,
    step: Annotated[bool, Parameter(negative="")] = False,
    verify: Annotated[bool, Parameter(negative="")] = False,
    pack: PackList = None,
    lang: str | None = None,
) -> None:
    """Show a recorded game as a spectator or one seat saw it, from the events stored in the record."""
    speak(lang)
    for each in pack or ():
        find(each)  # from now on it is known by its fingerprint
    record = read_record(read(file))
    describer, console = describer_of(record["packs"], current(), record["game"]), Console()
    if verify:
        _verify(record, describer, console)
        return
    if seat is not None and not 0 <= seat < record["players"]:
        raise Refused("unknown-seat", seat=seat)
    if truth and seat is not None:
        raise Refused("truth-or-seat", seat=seat)
    kinds = library.title(record["game"]).catalogue
    for event in told(record, None if truth else SPECTATOR if seat is None else seat):
        if step and kinds[event["kind"]].begins in PAUSES and not _goes_on(describer):
            return
        paragraph(console, describer.event(event, record["view"], truth=truth))
    _end(record, describer, console)


def _end(record: Mapping[str, Any], describer: Describer, console: Console) -> None:
    """Who lived, who won and why."""
    if record["outcome"] is None:
        paragraph(console, describer.message("replay-unfinished"))
        return
    console.print()
    try:
        lines = describer.outcome(record["outcome"], record["view"])
    except (KeyError, TypeError, AttributeError):
        raise BadSave("record-incomplete", missing="outcome") from None
    for line in lines:
        paragraph(console, line)


PAUSES = ("turn", "round", "event", "end")
"""With `--step`, the replay waits for Enter before these."""


def _goes_on(describer: Describer) -> bool:
    """Whether the reader wants more."""
    try:
        return input(describer.message("replay-more")).strip().lower() not in describer.message("command-quit").split()
    except EOFError:
        return False


def _verify(record: Mapping[str, Any], describer: Describer, console: Console) -> None:
    try:
        library.replay(record)
    except Difference as difference:
        paragraph(console, describer.error(difference))
        raise SystemExit(1) from None
    paragraph(console, describer.message("record-verified"))
    if hash := seed_hash(record):
        said = describer.message("record-seed", hash=hash)
        console.print(said, highlight=False, markup=False, soft_wrap=True)


def seed_hash(record: Mapping[str, Any]) -> str:
    """The hash of the seed, which gives nothing away before the game; empty if it began from a position."""
    seed = record["start"].get("seed")
    return sha256(str(seed).encode()).hexdigest() if seed else ""
