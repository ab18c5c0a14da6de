"""Table talk: chat, claims that nobody checks, and things shown. Each line carries its seat, so it can be muted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..describe import Describer
from ..describers import describer_for
from ..kernel import EVERYONE, Event, Game, Refused
from . import phrasebook, wire

SAID, CLAIM, SHOWN = "said", "claim", "shown"
KINDS = (SAID, CLAIM, SHOWN)
"""The kinds of story lines that are talk."""

SHOW = "show"
"""Not a phrase: what is shown is really held."""


def said(seat: int, text: str) -> Event:
    """Somebody says something to everybody."""
    tidy = " ".join(text.split())[: wire.LONGEST_TEXT]
    if not tidy:
        raise Refused("nothing-said")
    return Event(SAID, {"seat": seat, "text": tidy}, {}, EVERYONE, "")


def claimed(seat: int, wish: wire.Claim, game: Game) -> Event:
    """Somebody claims or shows something, to everybody or to one seat; the others then see only that they talk."""
    if wish.to != -1 and (not 0 <= wish.to < game.players or wish.to == seat):
        raise Refused("unknown-seat", seat=wish.to)
    if wish.what == SHOW:
        return _told_to(wish.to, SHOWN, seat, {"about": [_held(seat, wish, game)]})
    here = phrasebook.speaking(game, None, "en")
    if wish.what not in here.talk.phrases:
        raise Refused("unknown-claim", claim=wish.what, claims=list(here.talk.phrases))
    if not phrasebook.fits(wish.what, wish.about, here):
        raise Refused("claim-about-nothing", claim=wish.what)
    return _told_to(wish.to, CLAIM, seat, {"what": wish.what, "about": wish.about})


def _held(seat: int, wish: wire.Claim, game: Game) -> str:
    """The one thing that is to be shown, if this seat has it."""
    ref = wish.about[0] if len(wish.about) == 1 else ""
    piles = describer_for(game, "en").of(game.sight(seat)).piles()
    if not any(ref in pile.things for pile in piles if pile.may_be_shown):
        raise Refused("nothing-to-show")
    return ref


def _told_to(to: int, kind: str, seat: int, what: dict[str, Any]) -> Event:
    if to == -1:
        return Event(kind, {"seat": seat, **what}, {}, EVERYONE, "")
    return Event(kind, {"seat": seat, "to": to}, what, 1 << seat | 1 << to, "")


def told(kind: str, args: Mapping[str, Any], say: Describer, view: Any) -> dict[str, Any]:
    """A line of talk as one viewer reads it."""
    seat = args["seat"]
    if kind == SAID:
        return {"seat": seat, "text": args["text"]}
    line = {"seat": seat, "claim": True, "args": dict(args)} if kind == CLAIM else {"seat": seat, "args": dict(args)}
    people = {"who": say.name(f"seat:{seat}", view)}
    if "to" in args:
        people["whom"] = say.name(f"seat:{args['to']}", view)
    if "about" not in args:
        return line | {"text": say.message(f"{kind}-unheard", **people)}
    if kind == CLAIM:
        words = phrasebook.said(args["what"], args["about"], say, view)
    else:
        words = say.name(args["about"][0], view)
    return line | {"text": say.message(f"{kind}-to-{'one' if 'to' in args else 'all'}", **people, said=words)}
