"""A finished game of the family in numbers: everybody's wounds by round, and everybody's path."""

from __future__ import annotations

from typing import Any

from ...describe.chronicle import Chronicle
from ...describe.wording import Wording
from ..view.shapes import Person, View


class FamilyChronicle(Chronicle):
    """Everybody's wounds at the end of each round, and everybody's path."""

    def __init__(self) -> None:
        self._wounds: dict[int, list[dict[str, Any]]] = {}
        self._paths: dict[int, list[dict[str, Any]]] = {}

    def see(self, point: int, said: Wording) -> None:
        """Note the wounds as they are now, and a step for everybody who has changed rooms."""
        view: View = said.view
        number = view.round
        self._wounds[number] = [_hurt(person) for person in view.crew]
        for person in view.crew:
            path = self._paths.setdefault(person.seat, [])
            has_moved = person.room and (not path or path[-1]["room"] != person.room)
            if has_moved and number and person.status == "aboard":
                path.append({"at": point, "round": number, "room": person.room})

    def told(self, truth: Wording) -> dict[str, Any]:
        """Wounds by person and round, paths, and where the rooms lie."""
        rooms = truth.view.rooms
        names = {room.ref: truth.name(room.ref) for room in rooms}
        numbers = sorted(self._wounds)
        return {
            "wounds": [[self._wounds[number][seat] for number in numbers] for seat in sorted(self._paths)],
            "paths": [
                [{**step, "name": names[step["room"]]} for step in path] for _, path in sorted(self._paths.items())
            ],
            "rooms": [
                {"name": names[room.ref], "ref": room.ref, "number": room.number, "x": room.x, "y": room.y}
                for room in rooms
            ],
        }


def _hurt(person: Person) -> dict[str, Any]:
    serious = len(person.serious) + len(person.dressed)
    return {"light": person.light, "serious": serious, "status": person.status}
