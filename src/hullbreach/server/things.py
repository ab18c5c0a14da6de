"""Cards, items and objectives as a viewer reads them: name, text, and what is printed beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ..describe import Describer
from ..kernel import Game

View = Mapping[str, Any]
PILES = (("hand", "card"), ("inventory", "item"), ("objectives", "objective"))
"""What a seat holds in secret, and what the things are called in references."""
UNPRINTED: Mapping[str, Any] = {"cost": None, "combat": "any", "reaction": False, "pays": False}


class Things:
    """What the things of one game look like to one viewer."""

    def __init__(self, game: Game, say: Describer, view: View) -> None:
        self._printed, self._say, self._view = game.printed, say, view

    def title(self, ref: str) -> str:
        """A name as it stands alone."""
        return self._say.message("ui-title", name=self._say.name(ref, self._view))

    def plate(self, kind: str) -> str:
        """The name of a room where there is little space; most have one name everywhere."""
        short = f"plate-{kind}"
        return self._say.message(short) if short in self._say.phrases else self.title(f"place:{kind}")

    def thing(self, ref: str, count: int = 1, name: str = "") -> dict[str, Any]:
        """One sort of thing; `cost` is -1 where none is printed, `pays` if it can be discarded to pay for actions."""
        printed = self._printed.get(ref, UNPRINTED)
        return {
            "ref": ref,
            "name": name or self.title(ref),
            "text": self._say.text(ref),
            "count": count,
            "cost": -1 if printed["cost"] is None or printed["reaction"] else printed["cost"],
            "combat": printed["combat"],
            "signs": self._say.phrases.facts(self._signs(printed)),
            "pays": printed["pays"],
        }

    def _signs(self, printed: Mapping[str, Any]) -> list[str]:
        """What is printed, in words; a reaction is no action, and has neither cost nor sign."""
        if printed["reaction"]:
            return [self._say.message("sign-reaction")]
        cost = [] if printed["cost"] is None else [self._say.message("sign-cost", cost=printed["cost"])]
        return cost if printed["combat"] == "any" else [*cost, self._say.message(f"sign-combat-{printed['combat']}")]

    def piles(self) -> list[dict[str, Any]]:
        """What the seat of the view holds, sort by sort."""
        return [self._pile(name, kind) for name, kind in PILES]

    def _pile(self, name: str, kind: str) -> dict[str, Any]:
        common = self._view["common_objectives"] if name == "objectives" else None
        held: Counter[str] = Counter(common or self._view["you"][name])
        things = [self.thing(f"{kind}:{id}", count) for id, count in held.items()]
        return {"pile": name, "title": self._say.message(f"play-{name}", count=held.total()), "things": things}

    def carried(self, person: Mapping[str, Any]) -> list[dict[str, Any]]:
        """What a character has in its hands or beside its board, for all to see; alike objects together."""
        weapons = [(f"item:{held['item']}", held) for held in person["hands"]]
        objects = Counter[str](person["objects"])
        return [
            *(self.thing(ref, name=self._loaded(ref, held)) for ref, held in weapons),
            *(self.thing(ref, count) for ref, count in objects.items()),
            *(self.thing(f"item:{item}") for item in person["quests"]),
        ]

    def wounds(self, person: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Serious wounds and what each does; one that is dressed does nothing and still counts."""
        serious = [(wound, self._say.text(f"wound:{wound}"), False) for wound in person["serious"]]
        dressed = [(wound, self._say.message("ui-wound-dressed"), True) for wound in person["dressed"]]
        return [
            {"name": self.title(f"wound:{wound}"), "text": text, "dressed": is_dressed}
            for wound, text, is_dressed in (*serious, *dressed)
        ]

    def _loaded(self, ref: str, held: Mapping[str, Any]) -> str:
        """A weapon is named with the ammunition on it."""
        name = self.title(ref)
        if not held["weapon"]:
            return name
        return self._say.message("status-weapon", weapon=name, ammo=held["ammo"], capacity=held["capacity"])
