"""Ripley: she looks after the others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...kernel import Effect, Effects, Option, Question
from ..box import RIPLEY, Character
from ..position import FACEHUGGER, Position
from ..refs import CHARACTER
from ..rules.defense import DefenseRolled, RollDefenseAgain
from ..rules.endurance import Draw, Exhaust, RecycleMix
from ..rules.movement import WhereTo
from .ability import Abilities

NEAR = 4
STEPS = 2


class Ripley(Abilities):
    """Hero: on activation she recycles two and draws one. Once a turn somebody near her rolls defense again."""

    def on_activation(self, g: Position, is_hero: bool) -> Sequence[Effect]:
        if not is_hero:
            return ()
        return [RecycleMix(g.hero[RIPLEY] - 1, RIPLEY, 2, must=True), Draw(RIPLEY, 1)]

    def saves(self, g: Position, roll: DefenseRolled) -> Iterable[Option]:
        """The option to have anybody's failed defense roll near her made again."""
        seat = g.hero[RIPLEY] - 1
        if seat < 0 or not g.is_standing(RIPLEY) or g.used_this_turn >> RIPLEY & 1:
            return ()
        if g.alien_kind[roll.alien] == FACEHUGGER or g.board.walk(g.at[RIPLEY])[g.at[roll.who]] > NEAR:
            return ()
        return (Option("save/character:ripley", (Exhaust(1), RipleySaves(roll)), "aliens/ability/passive", 1),)


class MaySave(Question, tag="aliens/ripley-may-save"):
    """Exhaust one to have a failed defense roll made again, or let it be."""

    rule = "aliens/ability/passive"
    ask = "ask-save"
    roll: DefenseRolled

    def _options(self, g: Position) -> Iterable[Option]:
        return [*Ripley().saves(g, self.roll), Option("let-it-stand")]

    def _args(self, g: Position) -> dict[str, object]:
        return {"who": CHARACTER[self.roll.who]}


class RipleySaves(Effect, tag="aliens/ripley-saves"):
    """The roll is made again; a character that dodges now may move two spaces."""

    rule = "aliens/ability/passive"
    roll: DefenseRolled

    def roll_again(self, g: Position) -> Effects:
        g.used_this_turn |= 1 << RIPLEY
        g.facts["saved"] = self.roll.who + 1
        return [RollDefenseAgain(self.roll)]


class SavedMoves(Effect, tag="aliens/ripley-saved-moves"):
    """Whoever was saved may move two spaces."""

    rule = "aliens/ability/passive"
    who: Character

    def move(self, g: Position) -> Effects:
        g.facts.pop("saved", None)
        return [WhereTo(g.decider(self.who), self.who, STEPS, 0, True)]

    def _lapses(self, g: Position) -> bool:
        return not g.is_standing(self.who)
