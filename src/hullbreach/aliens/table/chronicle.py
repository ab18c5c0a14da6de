"""A finished game in numbers: what hunted the squad and what it killed turn by turn, and everybody's path."""

from __future__ import annotations

from typing import Any

from ...describe.chronicle import Chronicle
from ...describe.wording import Wording
from ..view.shapes import AliensView

Turn = tuple[int, int]
"""How many missions came before, and the turn of this one."""


class AliensChronicle(Chronicle):
    """Kills, hunters, cards and the squad at the end of each turn, and everybody's path."""

    def __init__(self) -> None:
        self._turns: dict[Turn, dict[str, Any]] = {}
        self._paths: dict[str, list[dict[str, Any]]] = {}
        self._counts: dict[str, int] = {}
        """By alien: how many it stood for at the last point."""
        self._captured: set[str] = set()
        self._spaces: set[str] = set()
        self._chapter = 0
        self._missions: dict[int, dict[str, Any]] = {}
        """By chapter, in a campaign."""

    def see(self, point: int, said: Wording) -> None:
        """Note how the turn stands, who has fallen since the last point, and a step for everybody who has moved."""
        view: AliensView = said.view
        if said.chapter != self._chapter:
            # the boards are cleared, which kills nobody
            self._chapter, self._counts, self._captured = said.chapter, {}, set()
        turn = self._turns.setdefault((said.chapter, said.round), {"kills": 0, "deck": 0})
        turn["kills"] += self._kills(view)
        turn["hunters"] = sum(alien.count for alien in view.aliens)
        turn["blips"] = len(view.blips)
        cards = view.endurance.deck + view.endurance.under
        turn["deck"] = turn["deck"] if view.phase == "between" else cards
        turn["squad"] = {person.ref: "down" if person.down else person.state for person in view.people}
        if view.campaign:
            self._see_mission(point, said.chapter, view, cards)
        for person in view.people:
            path = self._paths.setdefault(person.ref, [])
            if person.space and (not path or path[-1]["space"] != person.space):
                path.append({"at": point, "round": said.round, "space": person.space})
                self._spaces.add(person.space)

    def _see_mission(self, point: int, chapter: int, view: AliensView, cards: int) -> None:
        mission = self._missions.setdefault(chapter, {"at": point, "mission": view.mission, "passed": False})
        mission["passed"] |= view.phase == "between"
        mission["lost"] = [person.ref for person in view.people if person.state in ("killed", "captured")]
        mission["cards"] = cards

    def _kills(self, view: AliensView) -> int:
        """How many aliens are gone since the last point. Those that carry somebody away are not killed."""
        counts = {alien.ref: alien.count for alien in view.aliens}
        gone = [max(count - counts.get(ref, 0), 0) for ref, count in self._counts.items()]
        captured = {person.ref for person in view.people if person.state == "captured"}
        carried = len(captured - self._captured)
        self._counts, self._captured = counts, captured
        return sum(sorted(gone)[: len(gone) - carried])

    def told(self, truth: Wording) -> dict[str, Any]:
        """The turns in order, and everybody with a state for each turn and a path, in names."""
        turns = [self._turns[turn] for turn in sorted(self._turns)]
        names = {space: truth.name(space) for space in self._spaces}
        stands = truth.view.campaign
        return {
            "turns": [{name: turn[name] for name in ("kills", "hunters", "blips", "deck")} for turn in turns],
            "missions": [self._mission(chapter, truth) for chapter in sorted(self._missions)],
            "score": stands.score if stands else None,
            "squad": [
                {
                    "ref": ref,
                    "name": truth.name(ref),
                    "states": [turn["squad"].get(ref, "absent") for turn in turns],
                    "path": [{**step, "name": names[step["space"]]} for step in path],
                }
                for ref, path in self._paths.items()
            ],
        }

    def _mission(self, chapter: int, truth: Wording) -> dict[str, Any]:
        """A mission of a campaign: how long it took, what it killed, and whom and what it cost."""
        told, turns = self._missions[chapter], [self._turns[turn] for turn in sorted(self._turns) if turn[0] == chapter]
        return {
            "at": told["at"],
            "name": truth.name(told["mission"]),
            "passed": told["passed"],
            "turns": max(number for played, number in self._turns if played == chapter),
            "kills": sum(turn["kills"] for turn in turns),
            "lost": [truth.name(ref) for ref in told["lost"]],
            "cards": told["cards"],
        }
