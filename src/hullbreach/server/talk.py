"""Table talk: chat, and claims that nobody checks. Both are story lines that carry the seat, so it can be muted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..describe import Describer
from ..describe.references import PREFIX, REFERENCE
from ..kernel import EVERYONE, Event, Game, Refused
from ..telling import describer_of
from . import wire

SAID, CLAIM = "said", "claim"
KINDS = (SAID, CLAIM)
"""The kinds of story lines that are talk."""

HELD = ("card", "item", "objective")
CLAIMS: Mapping[str, tuple[str, ...]] = {
    "have": HELD,
    "have-not": HELD,
    "show": HELD,
    "seen": ("place", "card", "item", "event", "token"),
    "engine-works": ("engine",),
    "engine-broken": ("engine",),
    "go": ("room",),
    "keep-away": ("room",),
    "trust": ("seat",),
    "doubt": ("seat",),
    "infected": (),
    "clean": (),
    "help": (),
    "thanks": (),
}
"""Every quick phrase with the sorts of things it may speak of; without any it speaks for itself."""


def said(seat: int, text: str) -> Event:
    """Somebody says something to everybody."""
    tidy = " ".join(text.split())[: wire.LONGEST_TEXT]
    if not tidy:
        raise Refused("nothing-said")
    return Event(SAID, {"seat": seat, "text": tidy}, {}, EVERYONE, "")


def claimed(seat: int, wish: wire.Claim, game: Game) -> Event:
    """Somebody claims something, to everybody or to one seat; the others then see only that they talk."""
    if wish.what not in CLAIMS:
        raise Refused("unknown-claim", claim=wish.what, claims=list(CLAIMS))
    sorts = CLAIMS[wish.what]
    if len(wish.about) != bool(sorts) or not all(_is_known(ref, sorts, game) for ref in wish.about):
        raise Refused("claim-about-nothing", claim=wish.what)
    claim: dict[str, Any] = {"what": wish.what, "about": wish.about}
    if wish.to == -1:
        return Event(CLAIM, {"seat": seat, **claim}, {}, EVERYONE, "")
    if not 0 <= wish.to < game.players or wish.to == seat:
        raise Refused("unknown-seat", seat=wish.to)
    return Event(CLAIM, {"seat": seat, "to": wish.to}, claim, 1 << seat | 1 << wish.to, "")


def _is_known(ref: str, sorts: tuple[str, ...], game: Game) -> bool:
    """Whether there is something of this name, as far as everybody knows."""
    sort, _, name = ref.partition(":")
    if sort not in sorts or not REFERENCE.fullmatch(ref):
        return False
    view = game.view()
    if sort in ("room", "seat"):
        return any(each["ref"] == ref for each in view["rooms" if sort == "room" else "crew"])
    if sort == "engine":
        return name in ("1", "2", "3")
    return f"{PREFIX.get(sort, sort)}-{name}" in describer_of(game.packs, "en").phrases


def told(kind: str, args: Mapping[str, Any], say: Describer, view: Mapping[str, Any]) -> dict[str, Any]:
    """A line of talk as one viewer reads it."""
    seat = args["seat"]
    if kind == SAID:
        return {"seat": seat, "text": args["text"]}
    who = say.name(f"seat:{seat}", view)
    whom = say.name(f"seat:{args['to']}", view) if "to" in args else ""
    line = {"seat": seat, "claim": True, "args": dict(args)}
    if "what" not in args:
        return line | {"text": say.message("claim-unheard", who=who, whom=whom)}
    what = [say.name(ref, view) for ref in args["about"]]
    phrase = say.message(f"claim-{args['what']}", **({"what": what[0]} if what else {}))
    if whom:
        return line | {"text": say.message("claim-to-one", who=who, whom=whom, said=phrase)}
    return line | {"text": say.message("claim-to-all", who=who, said=phrase)}
