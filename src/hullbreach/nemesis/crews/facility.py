"""The six characters of the facility: four workers and two survivors of the Nemesis."""

from __future__ import annotations

from ...kernel import Effect
from ..parts import Crew
from ..position import Position
from .lab_rat import reactions
from .original import Draft, TakeCharacter
from .sentry import battle_suit

PROBE_ARM = "probe-arm"


class FacilityCrew(Crew):
    """Hacker, janitor, lab rat, sentry, survivor and xenobiologist."""

    def __init__(self) -> None:
        super().__init__("facility-crew")
        self.after(TakeCharacter)(probe_arm_works)
        reactions.join(self)
        battle_suit.join(self)

    def draft(self, g: Position) -> list[Effect]:
        """Everyone drafts a character in player-number order."""
        return [Draft(who) for who in g.by_number()]


def probe_arm_works(g: Position, taken: TakeCharacter) -> None:
    """The arm begins in working order, beside the board where all can see it (lockdown/setup/starting-item)."""
    arm = g.held(taken.who, PROBE_ARM)
    if arm >= 0:
        g.ammo[arm - g.box.first_item] = 1
