"""Cards and whatever else is held, as a viewer reads it: name, text, and what is printed beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from .wording import Pile, Wording

UNPRINTED: Mapping[str, Any] = {"cost": None, "reaction": False, "pays": False}


class ThingShown(msgspec.Struct, forbid_unknown_fields=True):
    """A card or whatever else is held; `cost` is -1 where none is printed, and `signs` are cost and sign in words."""

    ref: str
    name: str
    text: str
    count: int
    cost: int
    sign: str
    """What its game prints there for people to see at a glance; empty if nothing."""
    signs: str
    pays: bool
    """Whether it can be discarded to pay for actions."""


class PileShown(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat holds of one sort."""

    pile: str
    title: str
    things: list[ThingShown]
    may_be_shown: bool
    is_aim: bool
    """Whether it says what the seat plays for, and stands with how to win."""


class Words(msgspec.Struct, forbid_unknown_fields=True):
    """What people want to know at a glance; a game may add to it."""

    clocks: str
    people: list[str]
    status: list[str]
    """How everybody is, by seat."""
    here: str
    piles: list[PileShown]
    carried: list[ThingShown]
    win: list[str]
    looks: list[str]
    """What else can be asked for by name, to be told in words."""


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
            sign=self._said.sign(printed),
            signs=self._said.phrases.facts(self._signs(printed)),
            pays=printed["pays"],
        )

    def _signs(self, printed: Mapping[str, Any]) -> list[str]:
        """What is printed, in words; a reaction is not an action, and has neither cost nor sign."""
        say = self._said.say
        if printed["reaction"]:
            return [say("sign-reaction")]
        cost = [] if printed["cost"] is None else [say("sign-cost", cost=printed["cost"])]
        sign = self._said.sign(printed)
        return [*cost, say(f"sign-{sign}")] if sign else cost

    def piles(self) -> list[PileShown]:
        """What the seat of the view holds, sort by sort."""
        return [self._pile(pile) for pile in self._said.piles()]

    def _pile(self, pile: Pile) -> PileShown:
        title = self._said.say(pile.heading, count=len(pile.things))
        things = [self.thing(ref, count) for ref, count in Counter(pile.things).items()]
        return PileShown(pile.name, title, things, pile.may_be_shown, pile.is_aim)

    def words(self, seat: int | None, players: int) -> Words:
        """What the seat of the view wants to know at a glance."""
        said = self._said
        everybody = range(players)
        known = Words(
            clocks=said.clocks(),
            people=[self.title(f"seat:{each}") for each in everybody],
            status=[said.status(each) for each in everybody],
            here="" if seat is None else said.whereabouts(seat),
            piles=self.piles(),
            carried=[] if seat is None else list(said.carried(self)),
            win=[] if seat is None else list(said.winning()),
            looks=[name for name, look in said.looks.items() if not look.drawn and (look.public or seat is not None)],
        )
        return said.words(known, self)
