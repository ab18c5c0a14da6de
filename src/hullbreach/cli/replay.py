"""`hullbreach replay`: read a record back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console

from .. import library
from ..describe import Describer
from ..kernel import SPECTATOR, BadSave, Refused
from ..kernel.record import Difference, check, told
from .language import current, speak


def replay(
    file: Path,
    /,
    *,
    seat: int | None = None,
    verify: Annotated[bool, Parameter(negative="")] = False,
    lang: str | None = None,
) -> None:
    """Tell a recorded game as a spectator or one seat was told it, from the events stored in the record.

    Parameters
    ----------
    file
        The record, as `hullbreach play --record FILE` writes it.
    seat
        Whose knowledge; a spectator's if not given.
    verify
        Play the record again with these rules and say whether it ends the same.
    lang
        In which language: en or fr; that of this machine if not given.
    """
    speak(lang)
    record = check(_read(file))
    console = Console()
    if verify:
        _verify(record, console)
        return
    if seat is not None and not 0 <= seat < record["players"]:
        raise Refused("unknown-seat", seat=seat)
    describer = Describer(current())
    for event in told(record, SPECTATOR if seat is None else seat):
        console.print(describer.event(event, record["view"]), style="", highlight=False, markup=False)


def _read(file: Path) -> object:
    try:
        return msgspec.json.decode(file.read_bytes())
    except OSError as error:
        raise BadSave("file-not-readable", file=str(file), because=error.strerror) from None
    except msgspec.MsgspecError:
        raise BadSave("record-not-ours") from None


def _verify(record: dict[str, object], console: Console) -> None:
    try:
        library.replay(record)
    except Difference as difference:
        console.print(Describer(current()).error(difference), highlight=False, markup=False)
        raise SystemExit(1) from None
    console.print(Describer(current()).message("record-verified"), highlight=False, markup=False)
