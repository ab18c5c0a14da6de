"""What an option leads to, as far as a view shows it: intruders in a room, and the text of a thing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .family import FamilyWording

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


def awaits(said: FamilyWording, verb: str, about: Sequence[str]) -> str:
    """Which intruders are in the room that the option leads to; empty if none is, or it leads nowhere."""
    if verb not in ENTERS:
        return ""
    foes = [foe.ref for ref in about if (room := said.room_at(ref)) for foe in room.intruders]
    return said.say("exit-there", who=said.names(foes), count=len(foes)) if foes else ""


def subject(said: FamilyWording, verb: str, about: Sequence[str]) -> str:
    """The thing whose printed text says what the option does; empty if there is none."""
    if not about:
        return ""
    ref = about[0] if verb in MAKES else about[-1]
    if verb == "room-action":
        room = said.room_at(ref)
        return f"place:{room.kind}" if room and room.kind else ""
    return "" if ref.partition(":")[0] in UNEXPLAINED else ref


def is_held(said: FamilyWording, ref: str) -> bool:
    """Whether the viewer holds the thing, and so can read its text there."""
    own, me = said.view.you, said.me
    if own is None or me is None:
        return False
    kind, _, name = ref.partition(":")
    if kind == "card":
        return name in own.hand
    return kind == "item" and name in (*own.inventory, *(held.item for held in me.hands), *me.quests)
