"""What only the ship has: pods, engines and a course."""

from __future__ import annotations

from typing import Any

from .. import box
from ..position import Position
from ..refs import ENGINE, POD, ROOM, SEAT
from ..sites.ship.course import coordinates
from ..sites.ship.engines import ENGINES

_SECTIONS = (None, "a", "b", None)


def pods_of(g: Position) -> list[dict[str, Any]]:
    """The pods in play: where they are docked, whether they open, and who waits inside."""
    return [
        {
            "ref": POD[pod],
            "number": pod,
            "section": _SECTIONS[at],
            "launched": at == 3,
            "locked": not g.is_unlocked(pod),
            "crew": [SEAT[who] for who in g.seats_in_pod(pod)] if at < 3 else [],
        }
        for pod, at in enumerate(g.pod_section)
        if at
    ]


def engines_of(g: Position) -> list[dict[str, Any]]:
    """The three engines, with the state of the top token for those who know it."""
    return [
        {
            "ref": ENGINE[engine],
            "number": engine,
            "room": ROOM[g.site.printed_kind.index(g.box.room_kind[f"engine-{engine}"])],
            "state": box.ENGINE_TOKENS[g.face[g.engine_stack(engine)[-1]]] or None,
        }
        for engine in ENGINES
    ]


def coordinates_of(g: Position) -> dict[str, str] | None:
    """The coordinates card by letter, for those who know it."""
    card = coordinates(g)
    return {"a": card.a, "b": card.b, "c": card.c, "d": card.d} if card else None
