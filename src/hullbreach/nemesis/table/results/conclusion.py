"""How a game ended, what killed a character, and by which way one got out."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Game

DEATHS = ("died", "perished", "contingency-killed")
"""The lines of an outcome that report a death."""
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
    lines = _lines(game, None)
    return MORE_EXACTLY.get(tuple(lines[:2]), lines[0])


def cause(game: Game, seat: int) -> str:
    """The rule that killed somebody."""
    mine = (line for line in game.outcome["lines"] if line["seat"] == seat)
    return next((str(line["rule"]) for line in mine if line["line"] in DEATHS), "")


def contingency(game: Game) -> str:
    """The contingency that was revealed, if any."""
    about = (line["about"][0] for line in game.outcome["lines"] if line["line"] == "contingency")
    return next((str(ref).partition(":")[2] for ref in about), "")


def way_out(game: Game, seat: int) -> str:
    """How a survivor left."""
    action, on_foot = ON_FOOT
    if _reached_bunker_by(game, seat) == action:
        return on_foot
    return next(WAYS_OUT[line] for line in _lines(game, seat) if line in WAYS_OUT)


def _lines(game: Game, seat: int | None) -> Sequence[str]:
    return [str(line["line"]) for line in game.outcome["lines"] if line["seat"] == seat]


def _reached_bunker_by(game: Game, seat: int) -> str:
    """The action by which a character came to the bunker, even if somebody else acted."""
    action = ""
    for event in game.log():
        if event.kind == "acts":
            action = str(event.public["action"])
        elif event.kind == "bunker-reached" and event.public["who"] == f"seat:{seat}":
            return action
    return ""
