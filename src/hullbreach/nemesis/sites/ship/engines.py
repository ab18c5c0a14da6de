"""Engines: two tokens on each, face down; the top one is the engine's status. One may look, or change their order."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Effect, Effects, Option, Question, Seat
from ...content.functions import Uses
from ...position import Position
from ...refs import ENGINE, SEAT
from ...rules.lapses import who_is_gone
from .box import ENGINE_TOKENS
from .event_kinds import ENGINE_CHECKED, ENGINE_OPENED, ENGINE_ORDER
from .position import ShipPosition

ENGINES = (1, 2, 3)
ENGINE_OF = {f"engine-{engine}": engine for engine in ENGINES}
"""By kind of room: the number of its engine."""


def engine_of(g: Position, room: int) -> int:
    """The engine of an engine room, 0 for other rooms."""
    return ENGINE_OF.get(g.room_name(room), 0)


def engine_uses(g: Position, who: Seat) -> Uses:
    """Repair or break the engine of the room the character is in; a malfunction marker does not matter."""
    engine = engine_of(g, g.room[who])
    return ((f"work-on/{ENGINE[engine]}", [WorkOnEngine(who, engine)]),) if engine else ()


def _status(g: ShipPosition, back: int) -> str:
    return f"token:{ENGINE_TOKENS[g.face[back]]}"


class CheckEngines(Effect, tag="nemesis/check-engines"):
    """The player secretly looks at the top token of each of these engines and may lie about it."""

    rule = "nemesis/room/engine-check"
    who: Seat
    engines: tuple[int, ...]
    because: str
    """The rule of the room from which one looks."""

    def look_at_the_top(self, g: ShipPosition) -> None:
        for engine in self.engines:
            top = g.engine_stack(engine)[-1]
            g.look(top, 1 << self.who)
            public = {"who": SEAT[self.who], "engine": ENGINE[engine]}
            g.tell_some(ENGINE_CHECKED, self.because, 1 << self.who, public, {"status": _status(g, top)})


class WorkOnEngine(Effect, tag="nemesis/work-on-engine"):
    """The player secretly looks at both tokens of an engine and puts them back in the order they choose."""

    rule = "nemesis/room/engine-repair"
    who: Seat
    engine: int

    def look_at_both(self, g: ShipPosition) -> Effects:
        bottom, top = g.engine_stack(self.engine)
        for back in (bottom, top):
            g.look(back, 1 << self.who)
        public = {"who": SEAT[self.who], "engine": ENGINE[self.engine]}
        g.tell_some(ENGINE_OPENED, self.rule, 1 << self.who, public, {"status": _status(g, top)})
        return [OrderTokens(self.who, self.engine)]

    _lapses = who_is_gone


class OrderTokens(Question, tag="nemesis/order-engine-tokens"):
    """The tokens go back as they lay, or the other way round."""

    rule = "nemesis/room/engine-repair"
    ask = "ask-engine-order"
    engine: int

    def _options(self, g: ShipPosition) -> Iterator[Option]:
        for verb, changed in (("keep-order", False), ("change-order", True)):
            then = (PutBackTokens(self.seat, self.engine, changed),)
            yield Option(f"{verb}/{ENGINE[self.engine]}", then, self.rule)

    def _args(self, g: ShipPosition) -> dict[str, object]:
        return {"status": _status(g, g.engine_stack(self.engine)[-1])}


class PutBackTokens(Effect, tag="nemesis/put-back-engine-tokens"):
    """Whether the order changed is said truthfully to all; what the tokens show is not."""

    rule = "nemesis/room/engine-repair-claims"
    who: Seat
    engine: int
    changed: bool

    def put_back(self, g: ShipPosition) -> None:
        if self.changed:
            g.engine_stack(self.engine).reverse()
        g.tell(ENGINE_ORDER, self.rule, who=SEAT[self.who], engine=ENGINE[self.engine], changed=self.changed)
