"""The quick phrases of a squad. Hands are open, so nothing that is said has to be judged."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import ClassVar

from ...describe.talk import Sorts, Talk
from ...describe.wording import Wording
from ..view.shapes import AliensView

ROOM: Sorts = ("room",)
FRIEND: Sorts = ("character",)
HUNTER: Sorts = ("alien", "blip")
DOOR: Sorts = ("door", "point", "tunnel")


class AliensTalk(Talk):
    """What a squad calls out, asks and orders."""

    groups: ClassVar[Mapping[str, Mapping[str, tuple[Sorts, ...]]]] = {
        "short": {"yes": (), "no": (), "wait": (), "thanks": (), "low": (), "hold-fire": (), "go": ()},
        "seen": {"contact": (ROOM,), "shoot": (HUNTER,), "leave-alone": (HUNTER,)},
        "going": {"heading": (ROOM,), "fall-back": (ROOM,), "hold-room": (ROOM,)},
        "squad": {"cover-me": (), "cover": (FRIEND,), "help-up": (FRIEND,), "seal": (DOOR,)},
    }

    def things(self, sort: str, said: Wording, box: Container[str]) -> Sequence[str]:
        """Everything of a sort that the view shows: rooms, characters on the boards, what hunts, doors."""
        view: AliensView = said.view
        match sort:
            case "room":
                return [room.ref for side in view.sides for room in side.rooms]
            case "character":
                return [person.ref for person in view.people if person.space]
            case "alien":
                return [alien.ref for alien in view.aliens]
            case "blip":
                return [blip.ref for blip in view.blips]
            case "door":
                return [door.ref for door in view.doors]
            case "point" | "tunnel":
                return [point.ref for point in view.points if point.ref.startswith(f"{sort}:")]
        return ()
