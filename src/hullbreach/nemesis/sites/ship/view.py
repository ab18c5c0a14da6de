"""The parts of a view that only the ship has: its clocks, pods, engines and course."""

from __future__ import annotations

from typing import Any

from ...refs import ENGINE, POD, ROOM, SEAT
from .box import ENGINE_TOKENS
from .course import coordinates
from .engines import ENGINES
from .position import ShipPosition
from .shapes import Engine, EscapePod, ShipClocks

STATES = ("flying", "jumped", "exploded")
_SECTIONS = (None, "a", "b", None)


def view_of(g: ShipPosition) -> dict[str, Any]:
    """The fields of `ShipView` that are the ship's own."""
    return {
        "ship": STATES[g.ship],
        "clocks": clocks_of(g),
        "pods": pods_of(g),
        "engines": engines_of(g),
        "coordinates": coordinates_of(g),
    }


def clocks_of(g: ShipPosition) -> ShipClocks:
    """All tracks."""
    tracks = g.box.tables.tracks
    return ShipClocks(
        time=g.time,
        space="green" if g.time == tracks.time.start else "blue" if g.is_blue() else "white" if g.time else "red",
        hibernation=g.is_blue(),
        self_destruct=g.destruct if g.destruct_runs() else None,
        self_destruct_locked=g.destruct_locked,
        destination=tracks.destination.letters[g.destination],
    )


def pods_of(g: ShipPosition) -> list[EscapePod]:
    """The pods in play."""
    return [
        EscapePod(
            ref=POD[pod],
            number=pod,
            section=_SECTIONS[at],
            launched=at == 3,
            locked=not g.is_unlocked(pod),
            crew=[SEAT[who] for who in g.seats_in_pod(pod)] if at < 3 else [],
        )
        for pod, at in enumerate(g.pod_section)
        if at
    ]


def engines_of(g: ShipPosition) -> list[Engine]:
    """The three engines."""
    return [
        Engine(
            ref=ENGINE[engine],
            number=engine,
            room=ROOM[g.site.printed_kind.index(g.box.room_kind[f"engine-{engine}"])],
            state=ENGINE_TOKENS[g.face[g.engine_stack(engine)[-1]]] or None,
        )
        for engine in ENGINES
    ]


def coordinates_of(g: ShipPosition) -> dict[str, str] | None:
    """The coordinates card by letter, for those who know it."""
    card = coordinates(g)
    return {"a": card.a, "b": card.b, "c": card.c, "d": card.d} if card else None
