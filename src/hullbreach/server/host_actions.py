"""Tools of the host, and what a seat may do about itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ..bots import bot_of
from ..kernel import EVERYONE, Event, Refused
from . import wire
from .secrets import hashed, new_token
from .stored import SeatChange, Terms
from .viewer import Viewer

if TYPE_CHECKING:
    from .live_table import LiveTable

LONGEST_NAME = 60
LONGEST_CLOCK, LONGEST_LEAVE = 3600, 1440


async def act(table: LiveTable, viewer: Viewer, wish: wire.Host) -> None:
    """Carry a wish of the host out."""
    match wish.act:
        case "start":
            await table.begin()
        case "pause":
            await _agree(table, "paused", paused=True)
        case "resume":
            await _agree(table, "resumed", paused=False)
        case "clock":
            await _agree(table, "clock-set", clock=_number(wish.what, LONGEST_CLOCK))
        case "leave":
            await _agree(table, "leave-set", leave=_number(wish.what, LONGEST_LEAVE))
        case "window":
            await _agree(table, "window-set", window=_number(wish.what, LONGEST_CLOCK))
        case "rename":
            name = tidy(wish.what, LONGEST_NAME)
            await table.keep("talk", Event("renamed", {"name": name}, {}, EVERYONE, ""), name=name)
            table.kept.name = name
        case "bot":
            await _give_to_bot(table, _seat(table, wish.seat), wish.what or table.usual_bot)
        case "free":
            await _free(table, _seat(table, wish.seat))
        case "relink":
            token = new_token()
            await table.change_seat(
                SeatChange(_seat(table, wish.seat), {"token": hashed(token), "bot": ""}), "link-renewed"
            )
            table.send_away(wish.seat)
            viewer.send(wire.Looked([{"text": token}], wish.ref))
        case _:
            raise Refused("unknown-wish", wish=wish.act)


async def rest(table: LiveTable, seat: int, bot: str) -> None:
    """The person at this seat lets a bot play, or plays again."""
    if bot:
        await _give_to_bot(table, seat, bot)
    elif table.seats[seat].bot:
        await table.change_seat(SeatChange(seat, {"bot": ""}), "person-plays")


async def _give_to_bot(table: LiveTable, seat: int, bot: str) -> None:
    bot_of(table.kept.game, bot)  # refused if there is none
    await table.change_seat(SeatChange(seat, {"bot": bot}), "bot-plays")


async def _free(table: LiveTable, seat: int) -> None:
    """The bot goes: the person with the seat's link plays again; if there is none, anybody may sit down."""
    has_owner = bool(table.seats[seat].token)
    await table.change_seat(SeatChange(seat, {"bot": ""}), "person-plays" if has_owner else "seat-free")


async def _agree(table: LiveTable, kind: str, **values: int | bool) -> None:
    terms = msgspec.structs.replace(table.kept.terms, **values)
    if terms != table.kept.terms:
        await table.keep("terms", Event(kind, values, {}, EVERYONE, ""), terms=terms)
        table.kept.terms = terms
        table.autoplay.restart_clocks()


def _seat(table: LiveTable, seat: int) -> int:
    if not 0 <= seat < len(table.seats):
        raise Refused("unknown-seat", seat=seat)
    return seat


def seconds(clock: int) -> Terms:
    """The terms of a new table with this many seconds for a decision."""
    return Terms(clock=_number(str(clock), LONGEST_CLOCK))


def _number(text: str, most: int) -> int:
    found = whole_number(text)
    if found is None or found > most:
        raise Refused("bad-number", text=text, most=most)
    return found


def whole_number(text: str) -> int | None:
    """A number as people write it; None if it is none, or absurdly large."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else None


def tidy(text: str, longest: int) -> str:
    """A name as it may stand on a page."""
    return "".join(letter for letter in " ".join(text.split()) if letter.isprintable())[:longest]
