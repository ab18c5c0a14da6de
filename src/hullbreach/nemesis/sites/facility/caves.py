"""The cave entrance: out through the technical corridors, where an adult strikes that nobody ever sees."""

from __future__ import annotations

from ....kernel import Seat
from ...content.functions import Uses
from ...position import Position
from ...refs import ROOM
from ...rules.movement import LOUD, SILENT, Enter, NoiseOnEntry


def crawl_uses(g: Position, who: Seat, room: int) -> Uses:
    """Any other explored room with an entrance; the attack comes after arriving, the noise roll after the attack."""
    for to in g.board.entrances:
        if to != room and g.is_explored(to):
            attack = g.species.ambush(g, who)
            yield f"crawl/{ROOM[to]}", [Enter(who, to, -1, SILENT), *attack, NoiseOnEntry(who, LOUD)]
