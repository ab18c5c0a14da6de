"""The surroundings of a room, the way to another, and what has changed."""

from __future__ import annotations

from typing import Any

import pytest

import hullbreach
from hullbreach.describers import describer_for, describer_of
from hullbreach.nemesis.scenario import scenario
from tests.describe.looks import looked_at


@pytest.fixture(params=["nemesis", "lockdown"])
def game(request: pytest.FixtureRequest) -> hullbreach.Game:
    """Somebody stands in a room."""
    played = hullbreach.new(request.param, 2, 4)
    while played.view(0)["crew"][0]["room"] is None:
        played.answer(played.choice.options[0].id, played.choice.seat)
    return played


def corridor(view: dict[str, Any], one: str, other: str) -> dict[str, Any]:
    return next(each for each in view["corridors"] if {one, other} == set(each["ends"]))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_near_tells_ones_own_room_and_those_next_to_it(game: hullbreach.Game, lang: str) -> None:
    view = game.view(0)
    here = view["crew"][0]["room"]
    exits = next(room for room in view["rooms"] if room["ref"] == here)["exits"]
    told = looked_at(describer_for(game, lang), "near", view)
    assert len(told) == 1 + len({exit["to"] for exit in exits if exit["to"]}) < len(view["rooms"])


def test_a_path_goes_from_room_to_room_and_names_doors_and_noise(game: hullbreach.Game) -> None:
    say, view = describer_for(game, "en"), game.view(0)
    here = view["crew"][0]["room"]
    for room in view["rooms"]:
        told = looked_at(say, "path", view, str(room["number"]))
        assert told
        assert not [line for line in told if "{" in line]
    exits = next(room for room in view["rooms"] if room["ref"] == here)["exits"]
    goal = next(exit["to"] for exit in exits if exit["to"])
    first = corridor(view, here, goal)
    first["noise"] = True
    (heading, step) = looked_at(say, "path", dict(view), goal.removeprefix("room:"))
    assert "1 step" in heading
    assert step.endswith("noise")


def test_a_path_goes_round_a_closed_door_if_it_can() -> None:
    view = scenario("nemesis", crew=["captain", "scout"], seed=1).game.view(0)
    view["crew"][0]["room"] = "room:1"
    view["rooms"] = [
        {**room, "kind": None, "explored": False, "crew": []}
        | {"exits": [_exit(number, to) for to in (1, 2, 3, 4) if abs(number - to) in (1, 3)]}
        for number, room in enumerate(view["rooms"][:4], 1)
    ]
    view["corridors"] = [_corridor(1, 2), _corridor(2, 3), _corridor(3, 4), _corridor(1, 4)]
    say = describer_of({}, "en", "nemesis")
    assert len(looked_at(say, "path", view, "4")) == 2
    view["corridors"][3]["door"] = "closed"
    assert [line.split(",")[0] for line in looked_at(say, "path", dict(view), "4")[1:]] == [
        "1 to room 2",
        "1 to room 3",
        "1 to room 4",
    ]
    view["corridors"][0]["door"] = "closed"
    assert looked_at(say, "path", dict(view), "4")[-1] == "A closed door is in the way, and there is no way round it."


def _exit(number: int, to: int) -> dict[str, Any]:
    low, high = sorted((number, to))
    return {"corridor": f"corridor:{low}-{high}", "numbers": [1], "to": f"room:{to}"}


def _corridor(one: int, other: int) -> dict[str, Any]:
    ends = [f"room:{one}", f"room:{other}"]
    return {"ref": f"corridor:{one}-{other}", "ends": ends, "numbers": [1], "noise": False, "door": None}


def test_only_what_is_different_is_told(game: hullbreach.Game) -> None:
    say, before, now = describer_for(game, "en"), game.view(0), game.view(0)
    assert say.changes(before, dict(now)) == []
    now["corridors"][0]["noise"] = True
    now["corridors"][1]["door"] = "closed"
    now["rooms"][0]["fire"] = True
    now["crew"][0]["light"] = 1
    told = say.changes(before, now)
    assert len(told) == 4
    for word in ("1 light wound", "on fire", "New noise: ", "Doors closed: "):
        assert [line for line in told if word in line], word
    assert [line for line in say.changes(now, before) if line.startswith("Noise gone: ")]
