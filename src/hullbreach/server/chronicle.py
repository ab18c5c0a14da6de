"""Pictures of a finished game as numbers: what happened in which round, and whatever the game itself counts."""

from __future__ import annotations

from typing import Any

from .. import library
from ..telling import describer_for
from . import talk
from .film import PUBLIC, TRUTH, Film


def chronicle(film: Film, language: str) -> dict[str, Any]:
    """The game in numbers and names, made once for each language."""
    made: dict[str, Any] = film.once(("chronicle", language), lambda: _chronicle(film, language))
    return made


def _chronicle(film: Film, language: str) -> dict[str, Any]:
    say, counted = describer_for(film.at(0), language), library.title(film.kept.game).chronicle()
    rounds = []
    for point in range(film.last + 1):
        said = say.of(film.sight(point, PUBLIC))
        counted.see(point, said)
        rounds.append(said.round)
    truth = say.of(film.sight(film.last, TRUTH))
    return {
        "people": [say.message("ui-title", name=truth.name(f"seat:{seat}")) for seat in range(film.kept.players)],
        "rounds": sorted(set(rounds)),
        "moments": _moments(film, rounds, language),
        **counted.told(truth),
    }


def _moments(film: Film, rounds: list[int], language: str) -> list[dict[str, Any]]:
    kinds = film.at(0).catalogue
    return [
        {"at": line["at"], "round": rounds[line["at"]], "sort": mark, "text": line["text"]}
        for line in film.story(TRUTH, language)
        if (mark := "claim" if line["kind"] == talk.CLAIM else kinds[line["kind"]].mark)
    ]
