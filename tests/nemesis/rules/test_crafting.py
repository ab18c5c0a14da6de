"""Crafting: two matching components make an item of the open crafted deck, as long as its card is there."""

from __future__ import annotations

import pytest

from hullbreach.nemesis import box
from hullbreach.nemesis.rules.crafting import craft_uses
from hullbreach.nemesis.rules.items import DiscardItem
from hullbreach.nemesis.scenario import NemesisTable
from hullbreach.rulebook.citing import cites

from .aboard import standing_in

RECIPES = {
    "antidote": ("chemicals", "medkit"),
    "taser": ("energy-charge", "tools"),
    "flamethrower": ("alcohol", "tools"),
    "molotov-cocktail": ("chemicals", "bandages"),
}
TASER = "craft/item:taser/item:energy-charge/item:tools"
HAND = ("rest", "demolition", "search", "search", "interruption")


def workshop(*items: str, crew: tuple[str, ...] = ("mechanic", "captain")) -> NemesisTable:
    """The mechanic has these items and is about to act."""
    table = standing_in("surgery", crew=crew)
    table.hand(crew[0], *HAND)
    table.give(crew[0], *items)
    table.turn(crew[0])
    return table


@cites("nemesis/action/craft")
@pytest.mark.parametrize("made", RECIPES)
def test_two_matching_components_are_discarded_for_the_crafted_card(made: str) -> None:
    components = RECIPES[made]
    table = workshop(*components)
    table.play("mechanic", f"craft/item:{made}/item:{components[0]}/item:{components[1]}")
    person = table.of("mechanic")
    assert made in person.items + person.heavy
    assert not set(components) & set(person.items)
    assert len(person.hand) == 4
    assert made in table.told("crafted")[0]["args"]["item"]
    assert len(table.state.zones[box.CRAFTED_DECK]) == 11
    discards = table.game.view(1)["discards"]
    assert set(components) <= {*discards["red"], *discards["yellow"], *discards["green"]}


@cites("nemesis/action/craft")
def test_components_that_do_not_match_make_nothing() -> None:
    table = workshop("chemicals", "alcohol", "grenade", "duct-tape")
    assert not [option for option in table.options("mechanic") if option.startswith("craft")]
    assert table.refusals("mechanic")["craft/item:flamethrower"] == "nemesis/action/craft"


@cites("nemesis/action/craft")
def test_one_item_is_not_two_components() -> None:
    table = workshop("chemicals", "grenade")
    uses = [option for option, _ in craft_uses(table.state, 0, wild_tool=True)]
    assert uses == []


@cites("nemesis/action/craft")
def test_the_player_chooses_among_components_that_match() -> None:
    table = workshop("chemicals", "alcohol", "bandages", "clothes", "clothes")
    assert sorted(option for option in table.options("mechanic") if option.startswith("craft")) == [
        "craft/item:molotov-cocktail/item:alcohol/item:bandages",
        "craft/item:molotov-cocktail/item:alcohol/item:clothes",
        "craft/item:molotov-cocktail/item:chemicals/item:bandages",
        "craft/item:molotov-cocktail/item:chemicals/item:clothes",
    ]
    table.play("mechanic", "craft/item:molotov-cocktail/item:alcohol/item:clothes")
    assert sorted(table.of("mechanic").items) == ["bandages", "chemicals", "clothes", "molotov-cocktail"]


@cites("nemesis/action/craft")
def test_a_heavy_crafted_item_goes_to_the_hands_and_may_drive_something_out() -> None:
    table = workshop("chemicals", "tools", "fire-extinguisher")
    table.play("mechanic", "craft/item:flamethrower/item:chemicals/item:tools")
    assert (choice := table.choice("mechanic")) is not None
    assert choice.ask == "ask-drop"
    table.play("mechanic", "drop/item:fire-extinguisher")
    assert table.of("mechanic").heavy == ["sawed-off-shotgun", "flamethrower"]


@cites("nemesis/action/craft")
def test_crafting_is_impossible_in_combat() -> None:
    table = workshop("chemicals", "tools")
    table.intruder("adult", "surgery")
    table.turn("mechanic")
    assert table.refusals("mechanic")["craft/item:flamethrower/item:chemicals/item:tools"] == (
        "nemesis/action/out-of-combat-only"
    )


@cites("nemesis/action/craft")
def test_a_crafted_item_is_known_to_all_and_its_neighbours_in_the_inventory_are_not() -> None:
    table = workshop("energy-charge", "tools", "medkit")
    table.play("mechanic", TASER)
    inventory = table.game.view(1)["crew"][0]["inventory"]
    assert inventory == {"count": 2, "colours": {"blue": 1, "green": 1}, "known": ["taser"]}


@cites("nemesis/action/craft")
def test_an_interrupted_craft_keeps_its_components() -> None:
    table = workshop("energy-charge", "tools")
    table.place("captain", "surgery")
    table.hand("captain", "interruption", "rest")
    table.turn("mechanic")
    table.automatic = False
    table.play("mechanic", TASER)
    table.play("mechanic", "pay/card:rest")
    table.play("captain", "interrupt/card:interruption")
    while (choice := table.choice("mechanic")) is not None and choice.ask == "ask-interrupt":
        table.play("mechanic", "let")
    assert sorted(table.of("mechanic").items) == ["energy-charge", "tools"]
    assert len(table.of("mechanic").hand) == 4
    assert table.game.view(1)["crew"][0]["inventory"]["known"] == ["energy-charge", "tools"]


@cites("nemesis/action/craft")
def test_a_component_dropped_after_the_announcement_is_not_used() -> None:
    table = workshop("energy-charge", "tools")
    table.automatic = False
    table.play("mechanic", TASER)
    table.play("mechanic", "drop/item:tools")
    table.play("mechanic", "pay/card:rest")
    assert table.of("mechanic").items == ["energy-charge"]
    assert len(table.state.zones[box.CRAFTED_DECK]) == 12


@cites("nemesis/craft/deck-open")
def test_everybody_may_look_through_the_crafted_deck() -> None:
    table = workshop("energy-charge", "tools")
    full = {"antidote": 3, "flamethrower": 3, "molotov-cocktail": 3, "taser": 3}
    assert table.game.view(0)["decks"]["crafted"] == table.game.view(None)["decks"]["crafted"] == full
    table.play("mechanic", TASER)
    assert table.game.view(1)["decks"]["crafted"] == {**full, "taser": 2}


@cites("nemesis/craft/card-must-be-available")
def test_nothing_is_crafted_whose_card_is_not_in_the_deck() -> None:
    table = workshop("energy-charge", "tools")
    g = table.state
    for back in [b for b in g.zones[box.CRAFTED_DECK] if g.item_name(b) == "taser"]:
        g.move(back, box.CRAFTED_DECK, box.CRAFTED_DISCARD)
    table.turn("mechanic")
    assert table.refusals("mechanic")[TASER] == "nemesis/craft/card-must-be-available"
    assert list(craft_uses(g, 0)) == []


@cites("nemesis/craft/card-must-be-available")
@pytest.mark.parametrize("end", ["dropped", "used up"])
def test_a_crafted_card_that_was_dropped_or_used_up_is_not_built_again(end: str) -> None:
    table = workshop("energy-charge", "tools", "taser")
    g = table.state
    for back in [b for b in g.zones[box.CRAFTED_DECK] if g.item_name(b) == "taser"]:
        g.move(back, box.CRAFTED_DECK, box.OUT)
    table.turn("mechanic")
    if end == "dropped":
        table.play("mechanic", "drop/item:taser")
    else:
        g.stack.append((DiscardItem(0, g.held(0, "taser")), 0))
        table.run()
    assert table.of("mechanic").items == ["energy-charge", "tools"]
    assert table.refusals("mechanic")[TASER] == "nemesis/craft/card-must-be-available"


def test_any_yellow_item_may_stand_in_for_the_tool_when_a_card_says_so() -> None:
    table = workshop("alcohol", "fire-extinguisher", "grenade")
    assert list(craft_uses(table.state, 0)) == []
    uses = [option for option, _ in craft_uses(table.state, 0, wild_tool=True)]
    assert uses == ["craft/item:flamethrower/item:alcohol/item:fire-extinguisher"]


def test_a_yellow_component_stands_in_for_the_tool_beside_a_twin() -> None:
    table = workshop("chemicals", "chemicals")
    uses = {option for option, _ in craft_uses(table.state, 0, wild_tool=True)}
    assert uses == {"craft/item:flamethrower/item:chemicals/item:chemicals"}
