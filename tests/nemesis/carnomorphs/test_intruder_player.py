"""The intruder player leads carnomorphs with the same ten cards."""

from __future__ import annotations

import pytest

import hullbreach
from hullbreach.kernel import Refused
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites

from .aboard import names


def playing(card: str) -> NemesisTable:
    """The captain controls the carnomorphs and holds this card; scout and soldier are in rooms 1 and 20."""
    options = {"intruder-player": "on", "species": "carnomorphs"}
    table = scenario("nemesis", crew=["captain", "scout", "soldier"], seed=3, **options)
    table.state.first_encounter = True
    table.control_intruders("captain", card)
    table.place("scout", 1)
    table.place("soldier", 20)
    table.intruder_turn()
    return table


@cites("nemesis/intruder-player/effect", "carnomorphs/terms/carnomorph-is-intruder")
def test_metamorphosis_makes_one_that_is_not_in_combat_feed_without_food() -> None:
    table = playing("metamorphosis")
    table.intruder("metagorger", 9, 1)
    table.intruder("shambler", 1)
    table.intruder("fleshbeast", 8)
    table.play("captain", "effect-of/card:metamorphosis")
    assert table.options("captain") == ["grow/intruder:fleshbeast-1", "grow/intruder:metagorger-1"]
    table.play("captain", "grow/intruder:metagorger-1")
    assert names(table) == ["fleshbeast", "shambler", "shambler"]


@cites("nemesis/intruder-player/effect")
def test_metamorphosis_has_no_effect_on_carnomorphs_in_combat_nor_in_the_bag() -> None:
    table = playing("metamorphosis")
    table.intruder("shambler", 1)
    table.intruder_turn()
    assert table.refusals("captain")["effect-of/card:metamorphosis"] == "nemesis/intruder-player/effect"


@cites("nemesis/intruder-player/attack", "carnomorphs/attack/metagorger-no-card")
def test_an_ordered_metagorger_draws_no_card_and_is_gone() -> None:
    table = playing("pursuit-2")
    table.intruder("metagorger", 1)
    table.play("captain", "attack-with/card:pursuit-2")
    table.play("scout", table.options("scout")[0])
    assert names(table) == []
    assert table.of("scout").light_wounds == 1


@cites("nemesis/intruder-player/eligible", "carnomorphs/setup/base-setup")
@pytest.mark.parametrize("mode", ["solo", "coop"])
def test_nobody_plays_them_where_all_win_together(mode: str) -> None:
    options = {"intruder-player": "on", "species": "carnomorphs", "mode": mode}
    with pytest.raises(Refused) as refused:
        hullbreach.new("nemesis", players=1, seed=1, options=options)
    assert refused.value.reason == "options-clash"
