"""Rounds that are counted again from one, mission by mission: what the chronicle and the replay make of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from hullbreach import library
from hullbreach.bots import answer_of, bot_of
from hullbreach.kernel import Game
from hullbreach.server.chronicle import chronicle
from hullbreach.server.replay_page import overview
from hullbreach.server.timeline import PUBLIC, GameTimeline


class Played(GameTimeline):
    """A timeline of a game that bots have played without a table."""

    def __init__(self, seed: int) -> None:
        game, rng, bot = library.new("aliens", 1, seed, {"mission": "campaign"}), Random(seed), bot_of("aliens")
        kept: Any = SimpleNamespace(code="", name="", game="aliens", players=1)
        self.kept, self.seats, self.moves, self._made = kept, [], [], {}
        self._stills: list[Game] = [game.clone(keep_history=False)]
        self.told = [(0, event) for event in game.log()]
        while not game.over:
            seen = len(game.log())
            game.answer(answer_of(bot, game, game.choice, rng), game.choice.seat)
            self._stills.append(game.clone(keep_history=False))
            self.told += [(self.last, event) for event in game.log(seen)]

    @property
    def missions(self) -> Iterator[tuple[int, str, str]]:
        """Point by point: how many missions are over, the phase, and the mission."""
        for point in range(self.last + 1):
            view = self.sight(point, PUBLIC)
            yield view.campaign.played, view.phase, view.mission


@pytest.fixture(scope="module")
def campaign() -> Played:
    """A campaign in which at least two missions were begun."""
    played = (Played(seed) for seed in range(40))
    return next(found for found in played if len({mission for _, _, mission in found.missions}) > 1)


def test_a_round_is_one_of_its_mission(campaign: Played) -> None:
    facts = chronicle(campaign, "en")
    columns = [(each["chapter"], each["round"]) for each in facts["rounds"]]
    first = columns[0][0]
    begins = [column for column, (_, number) in enumerate(columns) if number == 0]
    assert columns[0] == ("Newt", 0)
    assert len(begins) > 1
    assert {name for name, _ in columns[: begins[1]]} == {first}
    assert columns[begins[1]][0] != first
    for (_, before), (_, after) in pairwise(columns):
        assert after in (0, before + 1)
    assert len(facts["turns"]) == len(columns)


def test_a_moment_is_marked_in_the_mission_it_happened_in(campaign: Played) -> None:
    facts = chronicle(campaign, "en")
    assert facts["moments"]
    for moment in facts["moments"]:
        view = campaign.sight(moment["at"], PUBLIC)
        assert facts["rounds"][moment["column"]]["chapter"] == {
            "mission:newt": "Newt", "mission:escape": "Escape", "mission:survive": "Survive",
            "mission:rescue": "Rescue", "mission:resupply": "Resupply",
        }[view.mission]  # fmt: skip


def test_a_replay_leads_to_a_round_of_each_mission(campaign: Played) -> None:
    rounds = overview(campaign, PUBLIC, "fr")["rounds"]
    assert [(each["chapter"], each["round"]) for each in rounds][:2] == [("Newt", 0), ("Newt", 1)]
    points = [each["at"] for each in rounds]
    assert points == sorted(set(points))
    for each in rounds:
        view = campaign.sight(each["at"], PUBLIC)
        assert each["round"] == (0 if view.phase == "set-up" else view.turn)
    assert sum(each["round"] == 1 for each in rounds) > 1
