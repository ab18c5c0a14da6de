"""`hullbreach replay`: read a record back."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from .. import library
from ..describe import Describer
from ..kernel import SPECTATOR, Refused
from ..kernel.record import Difference, told
from ..kernel.record import read as read_record
from ..packs import find
from ..telling import describer_of
from .files import read
from .language import current, speak
from .options import PackList
from .wrapping import paragraph


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
    """Tell a recorded game as a spectator or one seat was told it, from the events stored in the record."""
    speak(lang)
    for each in pack or ():
        find(each)  # from now on it is known by its fingerprint
    record = read_record(read(file))
    console = Console()
    if verify:
        _verify(record, console)
        return
    if seat is not None and not 0 <= seat < record["players"]:
        raise Refused("unknown-seat", seat=seat)
    if truth and seat is not None:
        raise Refused("truth-or-seat", seat=seat)
    describer = describer_of(record["packs"], current(), record["game"])
    for event in told(record, None if truth else SPECTATOR if seat is None else seat):
        if step and event["kind"] in PAUSES and not _goes_on(describer):
            return
        paragraph(console, describer.event(event, record["view"]))


PAUSES = frozenset({"turn-begins", "round-begins", "event-drawn", "victory-check"})
"""Before these a reader takes a breath."""


def _goes_on(describer: Describer) -> bool:
    """Whether the reader wants more."""
    try:
        return input(describer.message("replay-more")).strip().lower() not in describer.message("command-quit").split()
    except EOFError:
        return False


def _verify(record: dict[str, object], console: Console) -> None:
    try:
        library.replay(record)
    except Difference as difference:
        paragraph(console, Describer(current()).error(difference))
        raise SystemExit(1) from None
    paragraph(console, Describer(current()).message("record-verified"))
    seed = record["start"].get("seed") if isinstance(record["start"], dict) else None
    if seed:
        said = Describer(current()).message("record-seed", hash=sha256(str(seed).encode()).hexdigest())
        console.print(said, highlight=False, markup=False, soft_wrap=True)
