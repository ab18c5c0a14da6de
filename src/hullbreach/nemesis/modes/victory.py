"""The victory check, which looks at the place, contamination and objectives, and the outcome."""

from __future__ import annotations

from typing import Any, ClassVar

from ...kernel import Back, Effect, Effects, Seat
from .. import box
from ..event_kinds import FINAL_DRAW, OBJECTIVE_REVEALED, VICTORY_CHECK
from ..position import Position
from ..refs import SEAT
from ..rules.cards import reshuffle
from ..rules.contamination import scan
from ..rules.outcome import NOBODY, lives, lost, survivors, verdict
from .objective_choice import KeepObjectiveLate, LateChoice
from .objective_deal import name_of
from .objectives import fulfilled


class SurvivalCheck(Effect):
    """The check takes place only if somebody survived. Every mode adds how objectives are checked."""

    rule = "nemesis/victory/order"

    def anybody_alive(self, g: Position) -> None:
        alive = len(survivors(g))
        g.tell(VICTORY_CHECK, "nemesis/end/go-to-victory-check", alive=alive)
        if not alive:
            verdict(g, "nobody-survived", NOBODY, "nemesis/end/go-to-victory-check")

    def the_place(self, g: Position) -> Effects:
        return g.site.verdict(g)

    def contamination(self, g: Position) -> Effects:
        return [effect for who in g.turn_order() if lives(g, who) for effect in g.species.contamination_check(who)]


class VictoryCheck(SurvivalCheck, tag="nemesis/victory-check"):
    """At last all players still alive reveal their own objectives."""

    because: str = "nemesis/victory/objectives"
    """The rule by which one wins."""

    def objectives(self, g: Position) -> Effects:
        undecided = [who for who in g.turn_order() if lives(g, who) and len(g.objectives(who)) > 1]
        return [LateChoice(tuple(KeepObjectiveLate(who) for who in undecided))] if undecided else None

    def winners(self, g: Position) -> Effects:
        return [RevealObjective(who, self.because) for who in g.turn_order() if lives(g, who)]


class FinalScan(Effect, tag="nemesis/final-scan"):
    """Scan every contamination card one owns; a larva on the board means infection without a scan."""

    rule = "nemesis/victory/contamination-scan"
    who: Seat

    def scan(self, g: Position) -> Effects:
        owned = g.hand(self.who) + g.draw_pile(self.who) + g.discards(self.who)
        if g.is_infested(self.who) or scan(g, self.who, g.contaminations(owned)):
            return [FinalDraw(self.who)]
        verdict(g, "clean", self.who, self.rule)
        return None


class FinalDraw(Effect, tag="nemesis/final-draw"):
    """Shuffle all one's cards together and draw four: any contamination card among them kills."""

    rule = "nemesis/victory/contamination-draw"
    survived: ClassVar[str] = "overcame-infection"
    """The line of the outcome for those whom it does not kill."""
    who: Seat

    def draw_four(self, g: Position) -> None:
        pile = g.draw_pile(self.who)
        for zone in (g.hand(self.who), g.discards(self.who)):
            pile.extend(zone)
            zone.clear()
        reshuffle(g, self.who, pile)
        drawn = [self._next(g, pile) for _ in range(min(4, len(pile)))]
        names = [f"card:{g.card_name(back)}" for back in drawn]
        g.tell(FINAL_DRAW, self.rule, who=SEAT[self.who], cards=names)
        if any(g.is_contamination(back) for back in drawn):
            lost(g, self.who, self.rule)
        else:
            verdict(g, self.survived, self.who, self.rule)

    def _next(self, g: Position, pile: list[Back]) -> Back:
        back = g.top(g.zone(self.who, box.DRAW), "action-card")
        pile.pop()
        g.hand(self.who).append(back)
        g.show(back)
        return back


class RevealObjective(Effect, tag="nemesis/reveal-objective"):
    """A living character's objective is turned up. If it is met, its player wins (nemesis/end/win-condition)."""

    rule = "nemesis/victory/objectives"
    who: Seat
    because: str

    def reveal(self, g: Position) -> None:
        for back in g.objectives(self.who):
            g.show(back)
            wins, name = fulfilled(g, self.who), name_of(g, back)
            g.tell(OBJECTIVE_REVEALED, self.because, who=SEAT[self.who], objective=name, met=wins)
            verdict(g, "wins" if wins else "objective-failed", self.who, self.because, name)


# -- the outcome ----------------------------------------------------------------------------------------------


def own_winners(g: Position) -> list[Seat]:
    """Everyone whose own objective is met."""
    return [who for line, who, _ in g.verdicts if line.partition("/")[0] == "wins"]


def outcome_of(g: Position, winners: list[Seat]) -> dict[str, Any]:
    """Who lived, who won, and every line of the check with its rule."""
    return {
        "survivors": survivors(g),
        "winners": winners,
        **g.site.outcome(g),
        "lines": [_line(*line) for line in g.verdicts],
    }


def _line(line: str, who: Seat, rule: str) -> dict[str, Any]:
    name, *about = line.split("/")
    return {"line": name, "about": about, "seat": who if who >= 0 else None, "rule": rule}
