"""Pictures of a finished game as numbers: what happened in which round, who was hurt when, who went where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..telling import describer_for
from . import talk
from .film import PUBLIC, TRUTH, Film


def chronicle(film: Film, language: str) -> dict[str, Any]:
    """The game in numbers and names, made once for each language."""
    made: dict[str, Any] = film.once(("chronicle", language), lambda: _chronicle(film, language))
    return made


def _chronicle(film: Film, language: str) -> dict[str, Any]:
    say, truth = describer_for(film.at(0), language), film.view(film.last, TRUTH)
    wounds, paths, rounds = _walk(film)
    names = say.names((room["ref"] for room in truth["rooms"]), truth)
    return {
        "people": [say.message("ui-title", name=say.name(person["ref"], truth)) for person in truth["crew"]],
        "rounds": sorted(wounds),
        "moments": _moments(film, rounds, language),
        "wounds": [[wounds[number][seat] for number in sorted(wounds)] for seat in range(film.kept.players)],
        "paths": [[{**step, "name": names[step["room"]]} for step in path] for path in paths],
        "rooms": [
            {"name": names[room["ref"]], **{part: room[part] for part in ("ref", "number", "x", "y")}}
            for room in truth["rooms"]
        ],
    }


def _walk(film: Film) -> tuple[dict[int, list[Mapping[str, Any]]], list[list[dict[str, Any]]], list[int]]:
    """From point to point: by round how hurt everybody was at its end, everybody's way, and the round of each point."""
    wounds: dict[int, list[Mapping[str, Any]]] = {}
    paths: list[list[dict[str, Any]]] = [[] for _ in range(film.kept.players)]
    rounds = []
    for point in range(film.last + 1):
        view = film.view(point, PUBLIC)
        number = view["round"]
        rounds.append(number)
        wounds[number] = [_hurt(person) for person in view["crew"]]
        for person, path in zip(view["crew"], paths, strict=True):
            room = person["room"]
            if room and number and person["status"] == "aboard" and (not path or path[-1]["room"] != room):
                path.append({"at": point, "round": number, "room": room})
    return wounds, paths, rounds


def _hurt(person: Mapping[str, Any]) -> dict[str, Any]:
    serious = len(person["serious"]) + len(person["dressed"])
    return {"light": person["light"], "serious": serious, "status": person["status"]}


def _moments(film: Film, rounds: list[int], language: str) -> list[dict[str, Any]]:
    kinds = film.at(0).catalogue
    return [
        {"at": line["at"], "round": rounds[line["at"]], "sort": mark, "text": line["text"]}
        for line in film.story(TRUTH, language)
        if (mark := "claim" if line["kind"] == talk.CLAIM else kinds[line["kind"]].mark)
    ]
