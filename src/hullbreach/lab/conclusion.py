"""How a game ended, and by which way somebody got out of it."""

from __future__ import annotations

from ..kernel import Game

WAYS_OUT = {
    "escaped": "pod",
    "hibernates": "hibernation",
    "css-escaped": "css-pod",
    "locked-in": "isolation",
    "in-bunker": "bunker-by-rover",
}
"""The lines of an outcome by which somebody leaves, and the way they stand for."""
ON_FOOT = ("leave-on-foot", "bunker-on-foot")
"""The action that leads to the bunker without the rover, and the way it stands for."""

MORE_EXACTLY: dict[tuple[str, ...], str] = {("facility-purged", "alert-ended"): "alert-ended"}
"""Lines about the place that say together what ended a game."""


def ending(game: Game) -> str:
    """What ended a game: the first line of its outcome that is about nobody in particular."""
    lines = [str(line["line"]) for line in game.outcome["lines"] if line["seat"] is None]
    return MORE_EXACTLY.get(tuple(lines[:2]), lines[0])


def way_out(game: Game, seat: int) -> str:
    """How a survivor left."""
    action, on_foot = ON_FOOT
    if _reached_bunker_by(game, seat) == action:
        return on_foot
    lines = [line["line"] for line in game.outcome["lines"] if line["seat"] == seat]
    return next(WAYS_OUT[line] for line in lines if line in WAYS_OUT)


def _reached_bunker_by(game: Game, seat: int) -> str:
    """The action with which somebody came to the bunker, whoever it was that acted."""
    action = ""
    for event in game.log():
        if event.kind == "acts":
            action = str(event.public["action"])
        elif event.kind == "bunker-reached" and event.public["who"] == f"seat:{seat}":
            return action
    return ""
