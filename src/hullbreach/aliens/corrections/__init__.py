"""Corrections of the position that a table may agree on: a closed list, computed from public facts."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Effect, Option
from ..box import DECK, EXHAUST, UNDER, Character
from ..event_kinds import JUDGED
from ..position import OFF, Alien, Position
from ..refs import ALIEN, CHARACTER
from ..rules.actions import HIGHEST_DIAL, ChooseAction
from ..rules.endurance import settle_deck
from ..rules.losses import remove_alien


class Correction(Effect):
    """Something on the table is put right. `rule` is the rule that it obeys; no other rule reacts."""

    def be_told(self, g: Position) -> None:
        g.tell(JUDGED, self.rule, action=self._id(g))

    def _id(self, g: Position) -> str:
        """The option id, `judge-KIND-DEED/…`, made from public facts before the correction."""
        raise NotImplementedError


class JudgeDial(Correction, tag="aliens/judge-dial"):
    """An aim dial stands one number higher or lower."""

    rule = "aliens/aim/dial-limits"
    who: Character
    by: int

    def turn(self, g: Position) -> None:
        g.dial[self.who] += self.by

    def _id(self, g: Position) -> str:
        return f"judge-dial-{'up' if self.by > 0 else 'down'}/{CHARACTER[self.who]}"


class JudgeStanding(Correction, tag="aliens/judge-standing"):
    """A character that was laid down stands, or the other way round."""

    rule = "aliens/knockdown/marker"
    who: Character
    stands: bool

    def turn(self, g: Position) -> None:
        if self.stands:
            g.stand_up(self.who)
        else:
            g.lay_down(self.who)

    def _id(self, g: Position) -> str:
        return f"judge-person-{'raise' if self.stands else 'lay'}/{CHARACTER[self.who]}"


class JudgeAlien(Correction, tag="aliens/judge-alien"):
    """An alien is taken off the boards with its tokens."""

    rule = "aliens/swarm/becomes-single"
    alien: Alien

    def take(self, g: Position) -> None:
        remove_alien(g, self.alien)

    def _id(self, g: Position) -> str:
        return f"judge-alien-remove/{ALIEN[self.alien]}"


class JudgeEndurance(Correction, tag="aliens/judge-endurance"):
    """One card more is exhausted, or recycled, unseen."""

    rule = "aliens/exhaust/procedure"
    recycles: bool

    def move(self, g: Position) -> None:
        if self.recycles:
            g.zones[UNDER].append(g.zones[EXHAUST].pop())
        else:
            g.zones[EXHAUST].append(g.zones[DECK].pop())
        settle_deck(g)

    def _id(self, g: Position) -> str:
        return f"judge-endurance-{'recycle' if self.recycles else 'exhaust'}"


def judgements(g: Position) -> Iterator[Option]:
    """Every correction that is possible now: between two actions, never in the middle of one."""
    if isinstance(g.stack[-1][0], ChooseAction):
        for correction in _corrections(g):
            yield Option(correction._id(g), (correction,), correction.rule)


def _corrections(g: Position) -> Iterator[Correction]:
    for who in g.on_boards():
        if g.dial[who] < HIGHEST_DIAL:
            yield JudgeDial(who, 1)
        if g.dial[who] > 1:
            yield JudgeDial(who, -1)
        if who != g.active:
            yield JudgeStanding(who, bool(g.down >> who & 1))
    yield from (JudgeAlien(alien) for alien, at in enumerate(g.alien_at) if at != OFF)
    if len(g.zones[DECK]) > 1:
        yield JudgeEndurance(False)
    if g.zones[EXHAUST]:
        yield JudgeEndurance(True)
