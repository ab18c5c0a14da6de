"""A point of a film as a page shows it: the screen of that moment, what was asked, and what was answered."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from ..describe import Describer
from ..describe.things import Things
from ..kernel import Choice, Game
from ..telling import describer_for
from . import screen
from .film import TRUTH, Film

SHOWN = ("view", "waiting", "words", "drawn", "outcome")
"""The parts of a screen that a replay shows as they were; nothing can be answered here."""


def overview(film: Film, whose: str, language: str) -> dict[str, Any]:
    """What does not change from point to point: the table, the rounds, and the story as these eyes had it."""
    kept = film.kept
    catalogue = film.at(0).catalogue
    rounds = {event.public["round"]: point for point, event in film.told if catalogue[event.kind].begins == "round"}
    return {
        "code": kept.code,
        "name": kept.name,
        "game": kept.game,
        "players": kept.players,
        "last": film.last,
        "seats": [{"seat": seat.seat, "name": seat.name, "bot": seat.bot} for seat in film.seats],
        "rounds": [{"round": number, "at": at} for number, at in rounds.items()],
        "story": film.story(whose, language),
    }


def shown(film: Film, point: int, whose: str, language: str) -> dict[str, Any]:
    """Everything these eyes saw at a point; the truth shows what everybody held and was asked."""
    game, seat, view = film.at(point), film.eyes(whose), film.sight(point, whose)
    say = describer_for(game, language)
    asked = [choice for choice in game.choices if whose == TRUTH or choice.seat == seat]
    everybody = range(game.players) if whose == TRUTH else ()
    whole = screen.playing(game, seat, say, view, "")
    return {
        "at": point,
        **{part: whole[part] for part in SHOWN},
        "asked": [_asked(film, point, choice, say, view) for choice in asked],
        "held": [to_builtins(Things(game.printed, say.of(game.sight(each))).piles()) for each in everybody],
    }


def _asked(film: Film, point: int, choice: Choice, say: Describer, view: Any) -> dict[str, Any]:
    """What a seat was asked, with the option it then took if it was the first to say something."""
    game = film.at(point)
    return {
        "seat": choice.seat,
        "text": say.choice(choice, view),
        "rule": say.rule(choice.rule),
        "options": [
            {"id": option.id, "text": say.option(option, view, choice.ask, game.comes_to(option))}
            for option in choice.options
        ],
        "answer": _answer(film, game, point, choice.seat),
    }


def _answer(film: Film, game: Game, point: int, seat: int) -> str:
    """The id of the option a seat took at a point; empty if something else happened then."""
    match film.moves[point] if not game.over else []:
        case ["answer", int(who), str(option)] if who == seat:
            return option
    return ""
