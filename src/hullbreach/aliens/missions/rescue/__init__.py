"""Rescue: a raid to free captives from the nest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ....kernel import Effect, Effects, Option
from ...box import CHARACTERS, NEWT, Character
from ...event_kinds import FREED, MISSION_EVENT, SCANNED
from ...position import ABOARD, ABSENT, OFF, OUT, Position
from ...refs import CHARACTER
from ...rules.barricades import tech_test
from ...rules.lookout import LookOut
from ...rules.spawn import SpawnBlips, candidates
from ...view.shapes import GoalShown
from ..mission import AtComputer, Mission
from ..surprises import facehugger_appears, remove_token

STIR = 6
MOST_CAPTIVES = 2
STAND_ALONE_FREE = 4
"""Played on its own, four are free and two are captives."""


class Rescue(Mission):
    """Two of the four mission blips are cocoons; a captive freed from one has to leave."""

    def squad(self, g: Position, free: list[Character]) -> list[Character]:
        """Played on its own, four go in, and the others wait to be freed."""
        if g.is_campaign:
            return super().squad(g, free)
        heroes = [who for who in free if g.hero[who]]
        others = [who for who in free if not g.hero[who] and who != NEWT]
        squad = [*heroes, *others[: STAND_ALONE_FREE - len(heroes)]]
        g.facts["captives"] = sum(1 << who for who in others if who not in squad)
        return squad

    def captives(self, g: Position) -> list[Character]:
        """Who could be freed here."""
        return [who for who in CHARACTERS if g.facts.get("captives", 0) >> who & 1 and g.status[who] == ABSENT]

    def tokens(self, g: Position) -> list[str]:
        cocoons = min(len(self.captives(g)), MOST_CAPTIVES)
        return [*("cocoon",) * cocoons, "facehugger", *("empty",) * (3 - cocoons)]

    def turn_begins(self, g: Position) -> Effects:
        if g.turn != STIR:
            return None
        g.tell(MISSION_EVENT, "aliens/setup/mission-card-authority", what="rescue-stir", turn=g.turn)
        return [SpawnBlips(0, 1), SpawnBlips(1, 1)]

    def at_token(self, g: Position, who: Character, token: int) -> Iterable[Option]:
        back = g.game.first_token + token
        space = g.board.refs[g.token_at[token]]
        if not g.facts.get("open", 0) >> token & 1:
            yield from super().at_token(g, who, token)
        elif g.names_of(back) == "cocoon":
            for captive in self.captives(g):
                yield Option(
                    f"free/{space}/{CHARACTER[captive]}", (FreeCaptive(who, token, captive),), "aliens/interact/action"
                )

    def turned_up(self, g: Position, who: Character, token: int, kind: str) -> Effects:
        if kind == "cocoon":
            g.facts["open"] = g.facts.get("open", 0) | 1 << token
            return None
        space = remove_token(g, token)
        return facehugger_appears(g, space) if kind == "facehugger" else None

    def at_computer(self, g: Position, who: Character, computer: int) -> Iterable[Option]:
        for token, space in enumerate(g.token_at):
            if space != OFF and not g.is_known(g.game.first_token + token):
                yield Option(f"scan/{g.board.refs[space]}", (ScanCocoon(who, token),), "aliens/interact/action")

    def goals(self, g: Position) -> Iterator[GoalShown]:
        freed = g.facts.get("freed", 0)
        yield GoalShown("captives-freed", freed.bit_count(), len(self.captives(g)) + freed.bit_count())
        yield GoalShown("captive-out", int(self.is_won(g)), 1)

    def is_won(self, g: Position) -> bool:
        freed = g.facts.get("freed", 0)
        return any(freed >> who & 1 and status == OUT for who, status in enumerate(g.status))

    def is_aborted(self, g: Position) -> bool:
        """Out with nobody freed: nothing is won and nothing lost."""
        return OUT in g.status and not self.is_won(g)


class FreeCaptive(Effect, tag="aliens/rescue-free"):
    """A tech test frees a captive of the players' choice, who acts from the next turn on."""

    rule = "aliens/rescue/purpose"
    who: Character
    token: int
    captive: Character

    def test(self, g: Position) -> Effects:
        if not tech_test(g, self.who):
            return None
        space = remove_token(g, self.token)
        at = candidates(g, space)
        g.status[self.captive] = ABOARD
        g.put_character(self.captive, (at & -at).bit_length() - 1)
        g.dial[self.captive] = g.aim(self.captive)
        g.freed |= 1 << self.captive
        g.facts["freed"] = g.facts.get("freed", 0) | 1 << self.captive
        g.tell(FREED, self.rule, who=CHARACTER[self.who], whom=CHARACTER[self.captive])
        return [LookOut()]


class ScanCocoon(AtComputer, tag="aliens/rescue-scan"):
    """The computer shows what one mission blip is."""

    token: int

    def _passed(self, g: Position) -> Effects:
        back = g.game.first_token + self.token
        g.show(back)
        space = g.board.refs[g.token_at[self.token]]
        g.tell(SCANNED, self.rule, who=CHARACTER[self.who], space=space, token=f"token:{g.names_of(back)}")
        return None
