"""Pictures of a finished game as numbers: what happened in which round, and whatever the game itself counts."""

from __future__ import annotations

from typing import Any

from .. import library
from ..describers import describer_for
from . import talk
from .timeline import PUBLIC, TRUTH, GameTimeline


def chronicle(timeline: GameTimeline, language: str) -> dict[str, Any]:
    """The game in numbers and names, made once for each language."""
    made: dict[str, Any] = timeline.once(("chronicle", language), lambda: _chronicle(timeline, language))
    return made


def _chronicle(timeline: GameTimeline, language: str) -> dict[str, Any]:
    say, counted = describer_for(timeline.at(0), language), library.title(timeline.kept.game).chronicle()
    rounds, chapters = [], {}
    for point in range(timeline.last + 1):
        said = say.of(timeline.sight(point, PUBLIC))
        counted.see(point, said)
        rounds.append((said.chapter, said.round))
        chapters[said.chapter] = said.chapter_name
    columns = sorted(set(rounds))
    truth = say.of(timeline.sight(timeline.last, TRUTH))
    return {
        "people": [say.message("ui-title", name=truth.name(f"seat:{seat}")) for seat in range(timeline.kept.players)],
        "rounds": [{"round": number, "chapter": chapters[chapter]} for chapter, number in columns],
        "moments": _moments(timeline, [columns.index(each) for each in rounds], language),
        **counted.told(truth),
    }


def _moments(timeline: GameTimeline, columns: list[int], language: str) -> list[dict[str, Any]]:
    """What is marked on the timeline, each with its place in the list of rounds."""
    kinds = timeline.at(0).catalogue
    return [
        {"at": line["at"], "column": columns[line["at"]], "sort": mark, "text": line["text"]}
        for line in timeline.story(TRUTH, language)
        if (mark := "claim" if line["kind"] == talk.CLAIM else kinds[line["kind"]].mark)
    ]
