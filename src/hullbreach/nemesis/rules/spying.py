"""Spying: some items show their user an objective that somebody else keeps secret."""

from __future__ import annotations

from ...kernel import Back, Effect, Seat
from .. import box
from ..content.functions import Uses
from ..event_kinds import OBJECTIVE_SEEN
from ..position import Position
from ..refs import SEAT

DECK_NAMES = {box.PERSONAL: "personal", box.CORPORATE: "corporate"}
"""Names of the decks of objectives, which everybody can tell by their backs."""


def spy_uses(g: Position, who: Seat, signalled: bool) -> Uses:
    """Choose an objective card of another living character, or only of one who has sent the signal."""
    for other in range(g.players):
        if other == who or g.is_dead(other) or (signalled and not g.has_signalled(other)):
            continue
        for back in g.objectives(other):
            yield f"see-objective/{SEAT[other]}/deck:{DECK_NAMES[g.family[back]]}", [SeeObjective(who, other, back)]


class SeeObjective(Effect, tag="nemesis/see-objective"):
    """One player looks at an objective card of another and may say what they like about it."""

    rule = "nemesis/objective/secret"
    who: Seat
    other: Seat
    back: Back

    def look(self, g: Position) -> None:
        g.look(self.back, 1 << self.who)
        public = {"who": SEAT[self.who], "other": SEAT[self.other], "deck": f"deck:{DECK_NAMES[g.family[self.back]]}"}
        secret = {"objective": f"objective:{g.box.objectives[g.face[self.back]]}"}
        g.tell_some(OBJECTIVE_SEEN, self.rule, 1 << self.who, public, secret)
