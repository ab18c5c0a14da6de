"""A point of a timeline as a page shows it: the screen of that moment, what was asked, and what was answered."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from ..describe import Describer
from ..describe.things import Things
from ..describers import describer_for
from ..kernel import Choice, Game
from . import screen
from .timeline import PUBLIC, TRUTH, GameTimeline

SHOWN = ("view", "waiting", "words", "drawn", "outcome")
"""The parts of a screen that a replay shows as they were; nothing can be answered here."""


def overview(timeline: GameTimeline, whose: str, language: str) -> dict[str, Any]:
    """What does not change from point to point: the table, the rounds, and the story as these eyes had it."""
    kept = timeline.kept
    return {
        "code": kept.code,
        "name": kept.name,
        "game": kept.game,
        "players": kept.players,
        "last": timeline.last,
        "seats": [{"seat": seat.seat, "name": seat.name, "bot": seat.bot} for seat in timeline.seats],
        "rounds": _rounds(timeline, language),
        "story": timeline.story(whose, language),
    }


def _rounds(timeline: GameTimeline, language: str) -> list[dict[str, Any]]:
    """Where each round begins, the last time if it was taken back; 0 is what comes before the first one."""
    catalogue, say = timeline.at(0).catalogue, describer_for(timeline.at(0), language)
    begins = [point for point, event in timeline.told if catalogue[event.kind].begins == "round"]
    rounds: dict[tuple[int, int], dict[str, Any]] = {}
    for point in (0, *begins):
        said = say.of(timeline.sight(point, PUBLIC))
        rounds[said.chapter, said.round] = {"round": said.round, "at": point, "chapter": said.chapter_name}
    return [rounds[each] for each in sorted(rounds)]


def shown(timeline: GameTimeline, point: int, whose: str, language: str) -> dict[str, Any]:
    """Everything these eyes saw at a point; the truth shows what everybody held and was asked."""
    game, seat, view = timeline.at(point), timeline.eyes(whose), timeline.sight(point, whose)
    say = describer_for(game, language)
    asked = [choice for choice in game.choices if whose == TRUTH or choice.seat == seat]
    everybody = range(game.players) if whose == TRUTH else ()
    whole = screen.playing(game, seat, say, view, "")
    return {
        "at": point,
        **{part: whole[part] for part in SHOWN},
        "asked": [_asked(timeline, point, choice, say, view) for choice in asked],
        "held": [to_builtins(Things(game.printed, say.of(game.sight(each))).piles()) for each in everybody],
    }


def _asked(timeline: GameTimeline, point: int, choice: Choice, say: Describer, view: Any) -> dict[str, Any]:
    """What a seat was asked, with the option it then took if it was the first to say something."""
    game = timeline.at(point)
    return {
        "seat": choice.seat,
        "text": say.choice(choice, view),
        "rule": say.rule(choice.rule),
        "options": [
            {"id": option.id, "text": say.option(option, view, choice.ask, game.comes_to(option))}
            for option in choice.options
        ],
        "answer": _answer(timeline, game, point, choice.seat),
    }


def _answer(timeline: GameTimeline, game: Game, point: int, seat: int) -> str:
    """The id of the option a seat took at a point; empty if something else happened then."""
    match timeline.moves[point] if not game.over else []:
        case ["answer", int(who), str(option)] if who == seat:
            return option
    return ""
