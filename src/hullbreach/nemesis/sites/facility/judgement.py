"""The active contingency judges at the end: it kills the survivors whom it names."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....kernel import Effect, Seat, Stage
from ...box import CORPORATE
from ...content.printed import Contingency
from ...position.crew import DEAD, ESCAPED, HIBERNATING, SHELTERED
from ...refs import SEAT
from ...rules.outcome import NOBODY, lives, survivors, verdict
from .contingencies import name_of
from .event_kinds import CONTINGENCY_ACTIVE, CONTINGENCY_KILLS
from .position import FacilityPosition
from .zones import ACTIVE_CONTINGENCY

STAGES = (Stage("contingency", rules=("victory/contingency",)),)


def _too_curious(g: FacilityPosition, who: Seat, token: Contingency) -> bool:
    return g.knows(who, token.threshold or 0)


def _outsider(g: FacilityPosition, who: Seat, token: Contingency) -> bool:
    corporate = any(g.family[back] == CORPORATE for back in g.objectives(who))
    return not corporate and not g.has_read_the_archive(who)


def _sampler(g: FacilityPosition, who: Seat, token: Contingency) -> bool:
    return g.status[who] == SHELTERED or bool(g.objects_of(who))


KILLS: Mapping[str, Callable[[FacilityPosition, Seat, Contingency], bool]] = {
    "nobody": lambda g, who, token: False,
    "knowledge": _too_curious,
    "no-signal": lambda g, who, token: not g.has_signalled(who),
    "pod": lambda g, who, token: g.status[who] == ESCAPED,
    "isolation": lambda g, who, token: g.status[who] == HIBERNATING,
    "outsider": _outsider,
    "bunker-or-object": _sampler,
}
"""By what is printed on a token: whether it kills a survivor."""


class Judgement(Effect, tag="lockdown/judgement"):
    """The active contingency is revealed and applied to everybody still alive, all at once; each learns how it went."""

    rule = "lockdown/victory/contingency"

    def reveal_and_apply(self, g: FacilityPosition) -> None:
        if not survivors(g):
            return
        back = g.zones[ACTIVE_CONTINGENCY][0]
        g.show(back)
        name, token = name_of(g, back), g.box.contingency[g.face[back]]
        assert token is not None
        g.tell(CONTINGENCY_ACTIVE, self.rule, contingency=name)
        verdict(g, "contingency", NOBODY, self.rule, name)
        alive = [who for who in g.turn_order() if lives(g, who)]
        doomed = [who for who in alive if KILLS[token.kills](g, who, token)]
        for who in alive:
            if who in doomed:
                g.status[who] = DEAD
                g.tell(CONTINGENCY_KILLS, self.rule, who=SEAT[who], contingency=name)
            line = "contingency-killed" if who in doomed else "contingency-spared"
            verdict(g, line, who, self.rule, f"{name}/knowledge:{g.knowledge[who]}")
