"""Fields that only one part has are in the positions of games with that part, and of no others."""

from __future__ import annotations

from typing import Any

import pytest

import hullbreach
from hullbreach.kernel import Refused, codec
from hullbreach.nemesis.modes.intruder_player.reign import Reign
from hullbreach.nemesis.position.composed import composed
from hullbreach.nemesis.scenario import scenario
from hullbreach.nemesis.sites.ship.position import ShipPosition
from hullbreach.nemesis.species.night_stalkers.chase import Pursuit
from tests.corpus.keeping import HERE

REIGNED = HERE / "nemesis-rules-3-3-seats-intruder-player.save"
"""A game in which the second player controls the intruders."""


def begun(game: str, **options: str) -> hullbreach.Game:
    """A game for two that has just begun."""
    return hullbreach.new(game, 2, seed=1, options={name.replace("_", "-"): value for name, value in options.items()})


@pytest.mark.parametrize(
    ("game", "options", "own"),
    [
        ("nemesis", {}, []),
        ("nemesis", {"intruder_player": "on"}, ["intruder_player", "reign"]),
        ("lockdown", {}, ["chasing"]),
        ("lockdown", {"species": "intruders"}, []),
    ],
)
def test_a_position_has_the_fields_of_its_parts(game: str, options: dict[str, str], own: list[str]) -> None:
    plan = begun(game, **options)._plan
    there, without = plan.state_type.__struct_fields__, plan.site.position.__struct_fields__  # type: ignore[attr-defined]
    assert [name for name in there if name not in without] == own


def test_games_of_the_same_parts_have_the_same_class_of_positions() -> None:
    one, other = begun("nemesis", intruder_player="on"), begun("nemesis", intruder_player="on")
    assert one._state.same_as(other._state)
    assert one.clone()._state.same_as(other._state)


def test_several_parts_bring_their_fields() -> None:
    both = composed(ShipPosition, [None, Pursuit, Reign])
    assert both.__struct_fields__[-3:] == ("chasing", "intruder_player", "reign")
    assert issubclass(both, (Pursuit, Reign))
    assert both is composed(ShipPosition, [Pursuit, None, Reign])


def test_what_is_mixed_in_adds_nothing_but_its_fields() -> None:
    assert not hasattr(begun("nemesis", intruder_player="on")._state, "__dict__")
    assert composed(ShipPosition, [None]) is ShipPosition


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("nemesis", {}, {"intruder_player": -1, "reign": 0}),
        ("lockdown", {}, {"intruder_player": -1, "reign": 0}),
        ("lockdown", {"species": "intruders"}, {"intruder_player": -1, "reign": 0, "chasing": bytes(20)}),
    ],
)
def test_saves_hold_what_every_position_held_once(game: str, options: dict[str, str], said: dict[str, Any]) -> None:
    new = begun(game, **options)
    plain = codec.to_plain(new._state, 2)
    assert new._plan.unplayed == said
    assert said.items() <= plain["state"].items()
    assert codec.from_plain(new._plan, plain).same_as(new._state)


def test_an_intruder_player_of_an_old_save_goes_on() -> None:
    game = hullbreach.load(REIGNED.read_bytes())
    state = game._state
    assert isinstance(state, Reign)
    assert (state.intruder_player, state.reign, state.hunters_turns()) == (1, 5, 1)
    assert game.view()["intruder_player"] == "seat:1"


def test_nobody_can_be_made_the_intruder_player_where_the_game_has_none() -> None:
    table = scenario("nemesis", crew=("captain", "scout"), seed=1)
    with pytest.raises(Refused, match="nobody-plays-intruders"):
        table.control_intruders("captain")
