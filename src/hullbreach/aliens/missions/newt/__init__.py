"""Newt: search the colony for a child and carry her home."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ....kernel import Effect, Effects, Option
from ...box import Character
from ...event_kinds import MISSION_EVENT, SCANNED, TAKES
from ...position import ABOARD, GIRL, OFF, OUT, Position
from ...refs import CHARACTER
from ...rules.endurance import Draw, Recycle
from ...rules.spawn import SpawnBlips
from ...view.shapes import GoalShown
from ..mission import AtComputer, Mission
from ..surprises import facehugger_appears, nest_opens, remove_token

ON_THE_WAY_HOME = 9
CARDS_IN_AN_EMPTY_PLACE = 2


class Newt(Mission):
    """Four mission blips: Newt, a facehugger, a nest, nothing. Her bearer has to leave."""

    def tokens(self, g: Position) -> list[str]:
        return ["newt", "facehugger", "nest", "empty"]

    def turn_begins(self, g: Position) -> Effects:
        if g.turn != ON_THE_WAY_HOME:
            return None
        g.tell(MISSION_EVENT, "aliens/setup/mission-card-authority", what="newt-way-home", turn=g.turn)
        return [SpawnBlips(0, 1), SpawnBlips(2, 1)]

    def interactions(self, g: Position, who: Character) -> Iterator[Option]:
        yield from super().interactions(g, who)
        if g.load[who]:
            return
        near = g.next_to(g.at[who])
        if g.girl != OFF and near >> g.girl & 1:
            yield Option("take/token:newt", (PickUpNewt(who),), "aliens/interact/action")
        other = g.load.find(GIRL)
        if other >= 0 and g.status[other] == ABOARD and near >> g.at[other] & 1:
            yield Option(f"take/token:newt/{CHARACTER[other]}", (PickUpNewt(who),), "aliens/interact/action")

    def at_computer(self, g: Position, who: Character, computer: int) -> Iterable[Option]:
        for token, space in enumerate(g.token_at):
            if space != OFF and not g.is_known(g.game.first_token + token):
                yield Option(f"scan/{g.board.refs[space]}", (ScanToken(who, token),), "aliens/interact/action")

    def turned_up(self, g: Position, who: Character, token: int, kind: str) -> Effects:
        space = remove_token(g, token)
        if kind == "newt":
            g.load[who] = GIRL
            g.tell(TAKES, "aliens/setup/mission-card-authority", who=CHARACTER[who], token="token:newt")
            return None
        if kind == "facehugger":
            return facehugger_appears(g, space)
        if kind == "nest":
            return nest_opens(g, space)
        return [Draw(who, CARDS_IN_AN_EMPTY_PLACE)] if g.hero[who] else [Recycle(3)]

    def goals(self, g: Position) -> Iterator[GoalShown]:
        found = g.girl != OFF or GIRL in g.load
        yield GoalShown("find-newt", int(found), 1)
        yield GoalShown("newt-out", int(self.is_won(g)), 1)

    def is_won(self, g: Position) -> bool:
        return any(g.load[who] == GIRL and status == OUT for who, status in enumerate(g.status))


class PickUpNewt(Effect, tag="aliens/newt-pick-up"):
    """Newt is picked up from the floor, or handed over."""

    rule = "aliens/interact/action"
    who: Character

    def take_her(self, g: Position) -> None:
        for other in g.on_boards():
            if g.load[other] == GIRL:
                g.load[other] = 0
        g.girl = OFF
        g.load[self.who] = GIRL
        g.tell(TAKES, self.rule, who=CHARACTER[self.who], token="token:newt")


class ScanToken(AtComputer, tag="aliens/newt-scan"):
    """The computer shows what one mission blip is."""

    token: int

    def _passed(self, g: Position) -> Effects:
        back = g.game.first_token + self.token
        g.show(back)
        kind = g.box.names[g.family[back]][g.face[back]]
        space = g.board.refs[g.token_at[self.token]]
        g.tell(SCANNED, self.rule, who=CHARACTER[self.who], space=space, token=f"token:{kind}")
        return None
