"""What an option leads to, as far as a view shows it: what waits in a room, and what a thing does."""

from __future__ import annotations

from typing import Any

from .phrases import Phrases
from .references import Names, View

ENTERS = frozenset(
    (
        "move", "careful-move", "escape", "withdraw", "crawl", "slip-away", "spacewalk", "order",
        "drive", "ride", "lead", "distract", "shut-behind",
    )
)  # fmt: skip
"""Verbs by which somebody enters a room."""
MAKES = frozenset(("craft", "craft-with"))
"""Verbs whose first thing is made of the others."""
UNEXPLAINED = ("room", "seat")
"""Kinds of references without a printed text of their own."""


def awaits(phrases: Phrases, names: Names, view: View, verb: str, about: list[str]) -> str:
    """Which intruders are in the room that the option leads to; empty if none is, or it leads nowhere."""
    if verb not in ENTERS:
        return ""
    foes = [foe["ref"] for ref in about if (room := _room(view, ref)) for foe in room["intruders"]]
    return phrases.say("exit-there", who=phrases.listed(map(names.name, foes)), count=len(foes)) if foes else ""


def subject(view: View, verb: str, about: list[str]) -> str:
    """The thing whose printed text says what the option does; empty if there is none."""
    if not about:
        return ""
    ref = about[0] if verb in MAKES else about[-1]
    if verb == "room-action":
        room = _room(view, ref)
        return f"place:{room['kind']}" if room and room["kind"] else ""
    return "" if ref.partition(":")[0] in UNEXPLAINED else ref


def is_held(view: View, ref: str) -> bool:
    """Whether the seat of the view has the thing before it, and so can read it there."""
    own = view.get("you")
    if not own:
        return False
    person = view["crew"][view["viewer"]]
    kind, _, name = ref.partition(":")
    if kind == "card":
        return name in own["hand"]
    hands = [held["item"] for held in person["hands"]]
    return kind == "item" and name in (*own["inventory"], *hands, *person["quests"])


def _room(view: View, ref: str) -> Any:
    return next((room for room in view.get("rooms", ()) if room["ref"] == ref), None)
