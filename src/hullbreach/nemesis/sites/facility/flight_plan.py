"""The flight plan: one CSS token is looked at in secret, or two."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Option, Question, Seat
from ...content.functions import Uses
from ...rules.lapses import seat_is_gone
from .css import css_uses
from .position import FacilityPosition

RULE = "lockdown/room/css-control"


def flight_plan_uses(g: FacilityPosition, who: Seat, twice: bool) -> Uses:
    """Look at one of the tokens on the time track, and in a cargo sending system at another one."""
    for option_id, effects in css_uses(g, who, RULE):
        yield option_id, [*effects, SecondCssToken(who, option_id)] if twice else effects


class SecondCssToken(Question, tag="lockdown/second-css-token"):
    """Another token is chosen after the first was seen, or none."""

    rule = RULE
    ask = "ask-second-css-token"
    seen: str
    """The option with which the first was looked at."""

    def _options(self, g: FacilityPosition) -> Iterator[Option]:
        yield Option("done", (), RULE)
        for option_id, effects in css_uses(g, self.seat, RULE):
            if option_id != self.seen:
                yield Option(option_id, tuple(effects), RULE)

    def _lapses(self, g: FacilityPosition) -> bool:
        return seat_is_gone(self, g) or sum(1 for _ in css_uses(g, self.seat)) < 2
