"""What one sees of the facility, and that the options of a turn are what the offers allow."""

from __future__ import annotations

import json
from random import Random

import pytest

from hullbreach.library import new
from hullbreach.nemesis.position import Position
from hullbreach.nemesis.rules.offers import means_of
from hullbreach.nemesis.rules.turn import ChooseAction, allowed
from hullbreach.rulebook.citing import cites
from tests.lockdown.secrets.inside import keeps_its_secrets, standing_in


@cites("lockdown/power/darkness", "lockdown/room/staircases")
def test_rooms_have_a_section_and_are_dark_without_power() -> None:
    table = standing_in("repository")
    table.dark(2)
    rooms = table.game.view()["rooms"]
    assert {room["section"] for room in rooms} == {None, "section:1", "section:2", "section:3"}
    dark = {room["section"] for room in rooms if room["dark"]}
    assert dark == {None, "section:2"}
    assert {room["kind"] for room in rooms if room["section"] is None} == {"staircase"}


@cites("lockdown/setup/elevator-gate-rover")
def test_at_the_start_the_gate_is_closed_and_the_rover_stands_at_the_exit() -> None:
    view = standing_in("repository").game.view()
    assert (view["gate"], view["rover"], view["elevator"]) == ("closed", "room:2", "section:2")


def test_the_view_is_plain_data_and_the_truth_has_its_shape() -> None:
    table = standing_in("css-control")
    table.css(8, "all")
    for viewer in (0, None):
        view = table.game.view(viewer)
        assert json.loads(json.dumps(view)) == view
    truth = table.game.truth()
    assert truth.keys() == table.game.view().keys()
    assert [row["css"] for row in truth["css"] if row["number"] == 8] == ["all"]
    assert truth["contingencies"]["active"] == table.active_contingency()
    assert truth["crew"][1]["contingencies"]["known"] == sorted(table.of("survivor").contingencies)
    assert keeps_its_secrets(table)


@pytest.mark.parametrize("seed", range(8))
def test_the_options_of_a_turn_are_the_offers_that_nothing_forbids(seed: int) -> None:
    game, rng = new("lockdown", 1 + seed % 5, seed, keep_history=False), Random(seed)
    looked = 0
    while not game.over:
        g = game._state
        assert isinstance(g, Position)
        asked = g.stack[-1][0]
        if isinstance(asked, ChooseAction):
            who = asked.seat
            means = means_of(g, who)
            offers = [offer for kind in g.game.kinds for offer in kind.offers(g, who, means)]
            assert asked._options(g)[:-1] == allowed(g, offers)
            looked += 1
        choice = rng.choice(game.choices)
        game.answer(rng.choice(choice.options).id, choice.seat)
    assert looked
