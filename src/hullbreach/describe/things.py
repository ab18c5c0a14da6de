"""Cards, items and objectives as a viewer reads them: name, text, and what is printed beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from .wording import Pile, Wording

UNPRINTED: Mapping[str, Any] = {"cost": None, "combat": "any", "reaction": False, "pays": False}


class ThingShown(msgspec.Struct, forbid_unknown_fields=True):
    """A card, an item, an objective; `signs` are its cost, -1 where none is printed, and its combat sign in words."""

    ref: str
    name: str
    text: str
    count: int
    cost: int
    combat: str
    signs: str
    pays: bool
    """Whether it can be discarded to pay for actions."""


class PileShown(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat holds of one sort."""

    pile: str
    title: str
    things: list[ThingShown]


class Words(msgspec.Struct, forbid_unknown_fields=True):
    """What people want to know at a glance; a game may add to it."""

    clocks: str
    crew: list[str]
    here: str
    people: list[str]
    piles: list[PileShown]
    carried: list[ThingShown]
    win: list[str]


class Things:
    """What the things of one game look like to one viewer; `printed` is what a game prints beside their texts."""

    def __init__(self, printed: Mapping[str, Mapping[str, Any]], said: Wording) -> None:
        self._printed, self._said = printed, said

    def title(self, ref: str) -> str:
        """A name as it stands alone."""
        return self._said.say("ui-title", name=self._said.name(ref))

    def thing(self, ref: str, count: int = 1, name: str = "") -> ThingShown:
        """One sort of thing."""
        printed = self._printed.get(ref, UNPRINTED)
        return ThingShown(
            ref=ref,
            name=name or self.title(ref),
            text=self._said.text(ref),
            count=count,
            cost=-1 if printed["cost"] is None or printed["reaction"] else printed["cost"],
            combat=printed["combat"],
            signs=self._said.phrases.facts(self._signs(printed)),
            pays=printed["pays"],
        )

    def _signs(self, printed: Mapping[str, Any]) -> list[str]:
        """What is printed, in words; a reaction is not an action, and has neither cost nor sign."""
        say = self._said.say
        if printed["reaction"]:
            return [say("sign-reaction")]
        cost = [] if printed["cost"] is None else [say("sign-cost", cost=printed["cost"])]
        return cost if printed["combat"] == "any" else [*cost, say(f"sign-combat-{printed['combat']}")]

    def piles(self) -> list[PileShown]:
        """What the seat of the view holds, sort by sort."""
        return [self._pile(pile) for pile in self._said.piles()]

    def _pile(self, pile: Pile) -> PileShown:
        title = self._said.say(pile.heading, count=len(pile.things))
        return PileShown(pile.name, title, [self.thing(ref, count) for ref, count in Counter(pile.things).items()])

    def words(self, seat: int | None, players: int) -> Words:
        """What the seat of the view wants to know at a glance."""
        said = self._said
        everybody = range(players)
        known = Words(
            clocks=said.clocks(),
            crew=[said.status(each) for each in everybody],
            here="" if seat is None else said.whereabouts(seat),
            people=[self.title(f"seat:{each}") for each in everybody],
            piles=self.piles(),
            carried=[] if seat is None else list(said.carried(self)),
            win=[] if seat is None else list(said.winning()),
        )
        return said.words(known, self)
