"""Setting up and reading a table of any game of the Nemesis family."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, ClassVar

from msgspec.structs import asdict

from ...describers import phrases_of
from ...kernel import Option, Plan, Refused
from ...lab.scenario.arrangement import arrangements
from ...lab.scenario.chance import Chance, Faces
from ...library import Packs, plan
from .. import box
from ..crews.original import TakeCharacter
from ..game import FamilyPlan
from ..setup import SetUp
from .crew import Person
from .head import CrewHead
from .hunters import HunterTable
from .place import Chamber


class FamilyTable(HunterTable):
    """A game of the family whose seats are the characters named, player numbers in the same order."""

    head = CrewHead
    subjects = ("of", "room", "corridor")  # the first one found is the subject, so the `room` of a character is a claim
    quiet_event: ClassVar[str]
    """An event card that changes nothing on an empty board."""
    sources: ClassVar[dict[str, int]] = {
        "attack": box.ATTACK, "event": box.EVENT, "event-seen": box.EVENT, "wound": box.WOUND, "mutation": box.MUTATION,
        "panic": box.PANIC,
    }  # fmt: skip
    """Sources of chance that draw a card, with its family; dice, the bag, items and action cards are not among them."""
    routine: ClassVar[dict[str, str]] = {
        "ask-pay": "pay",
        "ask-interrupt": "let",
        "ask-ignore-attack": "let",
        "ask-discard-any": "keep-rest",
        "ask-keep-one-card": "keep-no-card",
    }

    def __init__(
        self,
        game: str,
        crew: Sequence[str],
        seed: int = 1,
        options: Mapping[str, str] | None = None,
        packs: Packs = (),
    ) -> None:
        _check(plan(game, len(crew), options, packs), crew)
        super().__init__(game, crew, seed, options, packs)
        self._on_top = {}
        state = self.state
        state.number[:] = bytes(range(1, len(crew) + 1))
        state.first_player = state.active = 0
        self._draft(crew)
        self.settle()
        self._chance = Chance()
        self._watch()

    def _draft(self, crew: Sequence[str]) -> None:
        """Everyone gets the character named, in seat order."""
        state = self.state
        last_step = state.plan.programs[SetUp].names.index("the_corpse")
        state.stack[:] = [(SetUp(), last_step)]
        state.stack.extend(
            (TakeCharacter(seat, self.state.box.character_names.index(name)), 0)
            for seat, name in reversed(list(enumerate(crew)))
        )
        self.run()

    @classmethod
    def words(cls) -> tuple[str, ...]:
        """What a scenario file may `set`."""
        return (*arrangements(cls), "end_round", "by_hand")

    def faces(self) -> Faces | None:
        """By source of chance: its possible results; None with packs, whose code may have sources of its own."""
        if self.game.packs:
            return None
        printed = self.state.box
        cards = {name for name in printed.cards if name}
        items = {name for name in printed.items if name}
        return {
            **self.game.dice,
            "bag": printed.token_names,
            "token-added": printed.token_names,
            "token-returns": printed.token_names,
            "item": items,
            "action-card": cards,
            **{
                source: [name for name in printed.faces[family] if name]
                for source, family in self.sources.items()
                if family in printed.faces
            },
        }

    def verbs(self) -> Sequence[str] | None:
        """The verbs of all options; None with packs, which bring their own."""
        if self.game.packs:
            return None
        said = phrases_of("en", self.game.title).ids()
        return [message.removeprefix("option-") for message in said if message.startswith("option-")]

    def facts_of(self, subject: str, name: Any) -> dict[str, Any]:
        """What a scenario file may expect of a character, a room or a corridor."""
        if subject == "corridor":
            return {"noise": self.has_noise(name), "door": self.door_at(name)}
        return asdict(self.of(name) if subject == "of" else self.room(name))

    def facts(self, who: str | int | None = None) -> dict[str, Any]:
        """What a scenario file may expect of the table as a whole."""
        return {
            "over": self.game.over,
            "intruders": self.intruders(),
            "bag": self.bag_counts(),
            "eggs": len(self.state.eggs_in_nest()),
        }

    def _loss(self, option: Option) -> tuple[bool, ...]:
        """How much is lost by giving a card away: worst is a card the scenario needs later, then an Interruption."""
        printed = self.game.printed
        refs = [ref for ref in option.about if ref in printed]
        wanted = any(ref in self.to_keep or ref.partition(":")[2] in self.to_keep for ref in refs)
        return wanted, any(printed[ref].get("reaction", False) for ref in refs)

    def _answer(self, option: str, seat: int) -> None:
        self._chance.take_back(self.game, self.state.round)
        super()._answer(option, seat)

    def end_round(self) -> None:
        """Everyone passes; the event phase runs; the next round begins unless somebody is asked something else."""
        self._told = len(self.game.events())
        now = self.state.round
        while not self.game.over and self.state.round == now:
            choice = self.game.choices[0]
            if "pass" in [option.id for option in choice.options]:
                self._answer("pass", choice.seat)
            elif not self.settle():
                return

    def event_phase(self, event: str = "", bag: str = "") -> None:
        """Everyone passes; the event phase has this card, else a quiet one, and, in bag development, this token.

        Without a `bag` the token is a blank one. Defaults may go unused.
        """
        self._chance.script(self.game, {"event": [event or self.quiet_event], "bag": [bag or "blank"]}, None)
        until = self.state.round + 1
        if not event:
            self._chance.spare("event", self.quiet_event, until)
        if not bag:
            self._chance.spare("bag", "blank", until)
        self.end_round()


def _check(made: Plan, crew: Sequence[str]) -> None:
    """Refuse characters who cannot play together."""
    assert isinstance(made, FamilyPlan)
    for name in crew:
        if name not in made.box.character_names:
            raise Refused("unknown-character", character=name)
    rows = [made.box.characters[made.box.character_names.index(name)] for name in crew]
    for one, other in combinations(rows, 2):
        if one.id == other.id or (one.colour and one.colour == other.colour):  # lockdown/original-crew/draft
            raise Refused("one-of-a-colour", character=one.id, other=other.id)


__all__ = ["Chamber", "FamilyTable", "Person"]
