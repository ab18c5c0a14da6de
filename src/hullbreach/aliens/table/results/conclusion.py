"""How a game ended, and what became of each hero, read from its outcome and its events."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Game
from ...event_kinds import ALIEN_HIT, ALIEN_KILLED, DECK_RESHUFFLED, HERO_CHOSEN

HERE = ("aboard", "out")
"""States of characters that survive."""


def ending(game: Game) -> str:
    """What ended a game: the last line of its outcome that is about nobody in particular."""
    lines = [line for line in game.outcome["lines"] if not any(ref.startswith("character:") for ref in line["about"])]
    return str(lines[-1]["line"]) if lines else ""


def score(game: Game) -> int:
    """The score of a finished campaign."""
    about = (ref.partition(":") for line in game.outcome["lines"] for ref in line["about"])
    return next((int(value) for kind, _, value in about if kind == "score"), 0)


def hero(game: Game, seat: int) -> str:
    """The character a seat chose first."""
    chosen = (event.public for event in game.log() if event.kind == HERO_CHOSEN.name)
    return next((str(told["who"]) for told in chosen if told["seat"] == f"seat:{seat}"), "")


def cause(game: Game, who: str) -> str:
    """The rule by which a character was lost; empty if it was not."""
    return next((str(line["rule"]) for line in game.outcome["lines"] if who in line["about"]), "")


def kills(game: Game) -> int:
    """How many aliens were hit or killed."""
    return sum(event.kind in (ALIEN_KILLED.name, ALIEN_HIT.name) for event in game.log())


def decks(game: Game) -> Iterator[int]:
    """With how many cards the endurance deck was made again, each time."""
    return (int(event.public["count"]) for event in game.log() if event.kind == DECK_RESHUFFLED.name)
