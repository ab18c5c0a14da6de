"""The back door: two actions of the open computer card, without power and without paying for them."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Effect, Option, Question, Seat
from ...content.functions import Uses
from ...refs import ROOM, SEAT
from ...rules.lapses import who_is_gone
from ...sites.facility.computer import NextCard
from ...sites.facility.computer_actions import computer_uses, open_card
from ...sites.facility.event_kinds import COMPUTER_USED
from ...sites.facility.position import FacilityPosition

RULE = "lockdown/computer/choose-action"


def back_door_uses(g: FacilityPosition, who: Seat) -> Uses:
    """Every way to perform an action of the open card, and then perhaps another of the two that remain."""
    printed = open_card(g).actions
    for action in printed:
        others = tuple(other for other in printed if other != action)
        for option_id, effects in computer_uses(g, who, [action]):
            yield option_id, [EnterByTheBackDoor(who), *effects, SecondAction(who, others), NextCard(who)]


class EnterByTheBackDoor(Effect, tag="lockdown/back-door"):
    """The computer is used, as all can see."""

    rule = RULE
    who: Seat

    def log_in(self, g: FacilityPosition) -> None:
        g.tell(COMPUTER_USED, RULE, who=SEAT[self.who], room=ROOM[g.room[self.who]])

    _lapses = who_is_gone


class SecondAction(Question, tag="lockdown/second-computer-action"):
    """Another action of the same card, or none."""

    rule = RULE
    ask = "ask-second-computer-action"
    actions: tuple[str, ...]

    def _options(self, g: FacilityPosition) -> Iterator[Option]:
        yield Option("done", (), RULE)
        for option_id, effects in computer_uses(g, self.seat, self.actions):
            yield Option(option_id, tuple(effects), RULE)

    def _lapses(self, g: FacilityPosition) -> bool:
        return not g.is_aboard(self.seat) or next(computer_uses(g, self.seat, self.actions), None) is None
