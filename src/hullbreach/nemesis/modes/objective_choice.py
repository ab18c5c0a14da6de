"""Choosing an objective: one of two is kept, the other leaves the game face down."""

from __future__ import annotations

from functools import lru_cache

from ...kernel import Back, Effect, Option, Question, Seat, Together
from .. import box
from ..event_kinds import OBJECTIVE_CHOSEN
from ..position import Position
from ..refs import SEAT
from ..rules.spying import DECK_NAMES


class FirstEncounter(Together, tag="nemesis/first-encounter"):
    """Everyone chooses in secret; only then is the encounter resolved further."""

    rule = "nemesis/critical/first-encounter"


class KeepObjective(Question, tag="nemesis/keep-objective"):
    """Which of the two objectives to keep."""

    rule = "nemesis/critical/first-encounter"
    ask = "ask-objective"

    def _options(self, g: Position) -> list[Option]:
        who, rule, face = self.seat, self.rule, g.face
        first, second = g.objectives(who)
        names = g.box.objectives
        return [to_keep(who, names[face[first]], second, rule), to_keep(who, names[face[second]], first, rule)]


@lru_cache(maxsize=1024)
def to_keep(who: Seat, kept: str, removed: Back, rule: str) -> Option:
    """The option to keep an objective and remove the other."""
    return Option(f"keep-objective/objective:{kept}", (RemoveObjective(who, removed, rule),), rule)


class KeepObjectiveAlone(KeepObjective, tag="nemesis/keep-objective-alone"):
    """Which of the two objectives a lone player keeps."""

    rule = "nemesis/solo/choose-objective"


class LateChoice(Together, tag="nemesis/late-objective-choice"):
    """Players who still have two objectives choose one just before revealing it."""

    rule = "nemesis/victory/objectives"


class KeepObjectiveLate(KeepObjective, tag="nemesis/keep-objective-late"):
    """Which objective counts."""

    rule = "nemesis/victory/objectives"


class RemoveObjective(Effect, tag="nemesis/remove-objective"):
    """One objective card leaves the game face down. Its owner remembers it, and everybody sees which deck it is from.

    So a player who has seen both cards knows which one is kept, unless both are from the same deck.
    """

    rule = "nemesis/critical/first-encounter"
    who: Seat
    back: Back
    because: str
    """The rule by which the other was chosen."""

    def remove(self, g: Position) -> None:
        public, removed, both = {"who": SEAT[self.who]}, self.back, g.objectives(self.who)
        if len({g.family[back] for back in both}) == 1:
            removed = g.hand_over(both, self.back, 1 << self.who)
        else:
            public["removed"] = f"deck:{DECK_NAMES[g.family[removed]]}"
        g.move(removed, g.zone(self.who, box.OBJECTIVE), box.OUT)
        kept = g.box.objectives[g.face[both[0]]]
        g.tell_some(OBJECTIVE_CHOSEN, self.because, 1 << self.who, public, {"kept": f"objective:{kept}"})
