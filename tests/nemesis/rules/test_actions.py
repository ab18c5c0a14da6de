"""Actions: what they cost, when combat allows them, and the basic ones every character has."""

from __future__ import annotations

import pytest

from hullbreach.kernel import Refused
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites
from tests.nemesis.original import PRINTED

from .aboard import standing_in

HAND = ("rest", "demolition", "search", "search", "interruption")


def alone(seed: int = 1) -> NemesisTable:
    """The captain alone in room 3, the armory; the scout is far away."""
    table = standing_in("armory", seed=seed)
    table.hand("captain", *HAND)
    table.turn("captain")
    return table


def verbs(table: NemesisTable, name: str = "captain") -> set[str]:
    return {option.partition("/")[0] for option in table.options(name)}


# -- kinds and costs ------------------------------------------------------------------------------------------


@cites("nemesis/action/kinds")
def test_basic_card_item_and_room_actions_are_offered_each_at_its_own_cost() -> None:
    for action, cost in (
        ("move/room:7", 1),
        ("play/card:demolition", 0),
        ("use/item:energy-charge", 1),
        ("room-action/room:3", 2),
    ):
        table = standing_in("armory", crew=("pilot", "scout"))
        table.hand("pilot", *HAND)
        table.ammo("pilot", "shotgun", 0)
        table.give("pilot", "energy-charge")
        table.turn("pilot")
        table.fate(noise=["silence"] if action.startswith("move") else [])
        table.play("pilot", action)
        played = int(action.startswith("play"))
        assert len(table.of("pilot").discards) == cost + played, action


@cites("nemesis/action/kinds")
@pytest.mark.parametrize(
    ("who", "action"),
    [("captain", "careful-move/room:7"), ("captain", "play/card:basic-repairs"), ("mechanic", "use/item:flashlight")],
)
def test_some_basic_card_and_item_actions_cost_two_cards(who: str, action: str) -> None:
    table = standing_in("armory", crew=(who, "scout"))
    table.malfunction("armory")
    table.items_in("armory", 1)
    table.hand(who, "rest", "demolition", "search", *(["basic-repairs"] if who == "captain" else []))
    if who == "mechanic":
        table.give(who, "flashlight")
    table.turn(who)
    table.play(who, action)
    assert len(table.of(who).discards) == 2 + action.startswith("play")


@cites("nemesis/action/cost")
def test_the_player_discards_exactly_the_cost_of_cards_of_their_choice_face_up() -> None:
    table = alone()
    table.automatic = False
    table.play("captain", "careful-move/room:7")
    assert set(table.options("captain")) == {f"pay/card:{card}" for card in HAND}
    table.play("captain", "pay/card:search")
    table.play("captain", "pay/card:rest")
    assert table.of("captain").discards == ["search", "rest"]
    assert sorted(table.of("captain").hand) == ["demolition", "interruption", "search"]
    assert [event["args"]["card"] for event in table.game.events() if event["kind"] == "discarded"] == [
        "card:search",
        "card:rest",
    ]
    assert table.choice("captain") is not None
    assert table.game.choice.ask != "ask-pay"


@cites("nemesis/action/cost")
def test_an_action_that_costs_more_cards_than_the_hand_holds_is_refused() -> None:
    table = alone()
    table.hand("captain", "rest")
    table.turn("captain")
    refusals = table.refusals("captain")
    assert refusals["careful-move/room:7"] == "nemesis/action/cost"
    assert refusals["room-action/room:3"] == "nemesis/action/cost"
    assert "move/room:7" in table.options("captain")


@cites("nemesis/action/contamination-cannot-pay")
def test_contamination_cards_offer_no_action_and_never_pay() -> None:
    table = alone()
    table.hand("captain", "rest", "contamination", "contamination")
    table.turn("captain")
    assert table.refusals("captain")["careful-move/room:7"] == "nemesis/action/cost"
    assert "play/card:contamination" not in table.options("captain")
    assert "play/card:contamination" not in table.refusals("captain")
    table.automatic = False
    table.play("captain", "move/room:7")
    assert table.options("captain") == ["pay/card:rest"]


@cites("nemesis/action/contamination-cannot-pay", "nemesis/action/card-play")
def test_a_card_cannot_pay_for_itself_nor_a_contamination_card_for_it() -> None:
    table = standing_in("armory")
    table.malfunction("room:3")
    table.hand("captain", "basic-repairs", "rest", "contamination")
    table.turn("captain")
    assert table.refusals("captain")["play/card:basic-repairs"] == "nemesis/action/cost"
    table.hand("captain", "basic-repairs", "rest", "search")
    table.turn("captain")
    table.play("captain", "play/card:basic-repairs")
    assert not table.room("room:3").malfunction


# -- combat symbols -------------------------------------------------------------------------------------------


@cites("nemesis/action/unmarked-combat-state")
def test_an_unmarked_action_is_available_in_and_out_of_combat() -> None:
    table = alone()
    assert "play/card:demolition" in table.options("captain")
    table.intruder("adult", "room:3")
    assert "play/card:demolition" in table.options("captain")
    table.play("captain", "play/card:demolition")
    assert table.room("room:3").malfunction


@cites("nemesis/action/in-combat-only")
def test_an_in_combat_action_needs_an_intruder_in_the_room_and_an_egg_is_none() -> None:
    table = alone()
    table.hand("captain", "suppressive-fire")
    table.object("egg", "room:3")
    table.turn("captain")
    assert table.refusals("captain")["play/card:suppressive-fire"] == "nemesis/action/in-combat-only"
    assert "play/card:suppressive-fire" not in table.options("captain")
    table.intruder("creeper", "room:7")
    assert table.refusals("captain")["play/card:suppressive-fire"] == "nemesis/action/in-combat-only"
    assert "play/card:suppressive-fire" not in table.options("captain")
    table.intruder("larva", "room:3")
    assert "play/card:suppressive-fire" in table.options("captain")


@cites("nemesis/action/out-of-combat-only")
def test_an_out_of_combat_action_is_refused_in_combat() -> None:
    table = alone()
    assert "play/card:rest" in table.options("captain")
    table.intruder("larva", "room:3")
    assert table.refusals("captain")["play/card:rest"] == "nemesis/action/out-of-combat-only"
    assert table.refusals("captain")["room-action/room:3"] == "nemesis/action/out-of-combat-only"
    with pytest.raises(Refused) as refused:
        table.play("captain", "play/card:rest")
    assert refused.value.rule == "nemesis/action/out-of-combat-only"


# -- basic actions --------------------------------------------------------------------------------------------


@cites("nemesis/action/basic-shared")
@pytest.mark.parametrize("name", [character.id for character in PRINTED.characters.character])
def test_every_character_has_the_same_seven_basic_actions(name: str) -> None:
    other = "scout" if name != "scout" else "pilot"
    table = standing_in("armory", crew=(name, other))
    table.place(other, "room:3")
    table.object("carcass", "room:3")
    table.object("egg", "room:3")
    seven = {"move", "careful-move", "shoot", "melee", "pick-up", "trade", "craft"}
    for who in (name, other):
        table.hand(who, "rest", "search", "search")
        table.give(who, "chemicals", "clothes")
        table.turn(who)
        assert seven <= verbs(table, who)
    assert {basic.id for basic in PRINTED.actions.basic} == seven | {"activate-quest"}


@cites("nemesis/action/basic-cost")
@pytest.mark.parametrize(
    ("action", "cost"),
    [
        ("move/room:7", 1),
        ("careful-move/room:7", 2),
        ("shoot/item:revolver/object:egg", 1),
        ("melee/object:egg", 1),
        ("pick-up/object:egg", 1),
        ("craft/item:molotov-cocktail/item:chemicals/item:clothes", 1),
        ("trade", 1),
        ("activate/item:intercom/item:tools", 1),
    ],
)
def test_basic_actions_cost_one_card_and_careful_movement_two(action: str, cost: int) -> None:
    table = alone()
    table.place("scout", "room:3")
    table.give("captain", "chemicals", "clothes", "tools")
    table.object("egg", "room:3")
    table.turn("captain")
    table.fate(noise=["silence"] if action.startswith("move") else [])
    table.play("captain", action)
    assert len(table.of("captain").discards) == cost
    table.hand("captain", *HAND[: cost - 1])
    table.turn("captain")
    if cost == 2 or not action.startswith("pick-up"):
        assert action not in table.options("captain")


@cites("nemesis/action/basic-in-combat")
def test_in_combat_one_can_only_escape_shoot_or_strike() -> None:
    table = alone()
    table.place("scout", "room:3")
    table.give("captain", "chemicals", "clothes", "tools")
    table.object("carcass", "room:3")
    table.intruder("adult", "room:3")
    table.turn("captain")
    assert {"move", "shoot", "melee"} <= verbs(table)
    assert not {"careful-move", "pick-up", "trade", "craft", "activate"} & verbs(table)
    refusals = table.refusals("captain")
    out = "nemesis/action/out-of-combat-only"
    assert refusals["careful-move/room:7"] == out
    assert refusals["pick-up/object:carcass"] == out
    assert refusals["trade"] == out
    assert refusals["craft/item:molotov-cocktail/item:chemicals/item:clothes"] == out
    assert refusals["activate/item:intercom/item:tools"] == out


@cites("nemesis/action/move")
def test_movement_goes_to_a_neighbouring_room_not_past_a_closed_door() -> None:
    table = alone()
    table.door("corridor:1-3")
    moves = {option for option in table.options("captain") if option.startswith("move/")}
    assert moves == {"move/room:7"}
    assert table.refusals("captain")["move/room:1"] == "nemesis/door/closed-blocks"
    table.fate(noise=["silence"])
    table.play("captain", "move/room:7")
    assert table.of("captain").room == "room:7"


@cites("nemesis/action/careful-move")
def test_careful_movement_puts_a_marker_of_ones_choice_instead_of_a_roll() -> None:
    table = alone()
    table.explore("room:7")
    table.noise("corridor:7-8")
    table.play("captain", "careful-move/room:7")
    assert set(table.options("captain")) == {"noise/corridor:3-7", "noise/corridor:6-7"}
    table.play("captain", "noise/corridor:6-7")
    assert table.has_noise("corridor:6-7")
    assert not table.has_noise("corridor:3-7")
    assert not [event for event in table.game.events() if event["kind"] == "noise-rolled"]


@cites("nemesis/action/careful-move")
@pytest.mark.parametrize("token", ["silence-1", "danger-3"])
def test_careful_movement_cancels_silence_and_danger_tokens(token: str) -> None:
    table = alone()
    table.token("room:7", token)
    table.turn("captain")
    table.play("captain", "careful-move/room:7")
    table.play("captain", "noise/corridor:7-8")
    assert [corridor for corridor in ("3-7", "6-7", "7-8") if table.has_noise(f"corridor:{corridor}")] == ["7-8"]


@cites("nemesis/action/careful-move")
@pytest.mark.parametrize("there", ["scout", "creeper"])
def test_careful_movement_into_an_occupied_room_makes_no_noise(there: str) -> None:
    table = alone()
    if there == "scout":
        table.place("scout", "room:7")
    else:
        table.intruder(there, "room:7")
    table.turn("captain")
    table.play("captain", "careful-move/room:7")
    assert table.of("captain").room == "room:7"
    assert table.game.choice.ask == "ask-action"
    assert not any(table.has_noise(f"corridor:{corridor}") for corridor in ("3-7", "6-7", "7-8"))


@cites("nemesis/action/careful-move")
def test_the_technical_corridors_may_take_the_careful_marker_where_there_is_an_entrance() -> None:
    table = scenario("nemesis", crew=["captain", "scout"])
    table.explore("room:14")
    table.hand("captain", *HAND)
    table.turn("captain")
    table.play("captain", "careful-move/room:14")
    table.play("captain", "noise/corridor:technical")
    assert table.has_noise("corridor:technical")


@cites("nemesis/action/careful-move-forbidden")
def test_careful_movement_is_refused_in_combat_and_into_a_room_full_of_noise() -> None:
    table = alone()
    table.noise("corridor:3-7", "corridor:6-7", "corridor:7-8")
    assert table.refusals("captain")["careful-move/room:7"] == "nemesis/action/careful-move-forbidden"
    assert "careful-move/room:1" in table.options("captain")
    table.intruder("adult", "room:3")
    assert "careful-move/room:1" in table.refusals("captain")


@cites("nemesis/action/shoot")
def test_shooting_takes_a_loaded_weapon_in_hand_and_a_target_in_the_room() -> None:
    table = alone()
    adult = table.intruder("adult", "room:3")
    elsewhere = table.intruder("creeper", "room:7")
    shots = [option for option in table.options("captain") if option.startswith("shoot")]
    assert shots == [f"shoot/item:revolver/{adult}"]
    assert not any(elsewhere in option for option in table.options("captain"))
    table.fate(combat=["hit"], attack=["scratch"])
    table.play("captain", shots[0])
    assert table.injuries(adult) == 1
    assert table.of("captain").ammo["revolver"] == 5
    table.ammo("captain", "revolver", 0)
    assert table.refusals("captain")[shots[0]] == "nemesis/action/shoot"


@cites("nemesis/action/melee")
def test_a_melee_attack_needs_no_weapon_and_a_target_in_the_room() -> None:
    table = alone()
    table.lose_items("captain")
    creeper = table.intruder("creeper", "room:3")
    elsewhere = table.intruder("adult", "room:7")
    assert f"melee/{creeper}" in table.options("captain")
    assert f"melee/{elsewhere}" not in table.options("captain")
    table.fate(combat=["double"], attack=["claw-attack"])
    table.play("captain", f"melee/{creeper}")
    assert table.injuries(creeper) == 1


@cites("nemesis/action/pick-up")
@pytest.mark.parametrize("thing", ["egg", "carcass", "corpse-blue"])
def test_picking_up_moves_an_object_of_the_room_into_a_hand_slot(thing: str) -> None:
    table = alone()
    table.object(thing, "room:7")
    assert f"pick-up/object:{thing}" not in table.options("captain")
    table.place("captain", "room:7")
    table.turn("captain")
    table.play("captain", f"pick-up/object:{thing}")
    assert table.of("captain").objects == [thing]
    assert table.state.slots_used(0) == 2
    assert table.room("room:7").objects == []


@cites("nemesis/action/pick-up")
def test_with_both_hands_full_picking_up_makes_one_drop_something() -> None:
    table = alone()
    table.object("carcass", "captain")
    table.object("egg", "room:3")
    table.turn("captain")
    table.play("captain", "pick-up/object:egg")
    assert set(table.options("captain")) == {"drop/item:revolver", "drop/object:carcass", "drop/object:egg"}
    table.play("captain", "drop/object:carcass")
    assert table.of("captain").objects == ["egg"]
    assert table.room("room:3").objects == ["carcass"]


@cites("nemesis/action/pick-up-not-for-items")
def test_a_heavy_item_found_while_searching_is_taken_without_picking_up() -> None:
    table = alone()
    table.items_in("room:3", 2)
    table.hand("captain", "search")
    table.turn("captain")
    table.fate(item=["prototype-pistol", "grenade"])
    table.play("captain", "play/card:search")
    table.play("captain", "keep/item:prototype-pistol")
    assert "prototype-pistol" in table.of("captain").heavy
    assert table.state.acted == 1
    assert table.of("captain").discards == ["search"]


# -- action cards ---------------------------------------------------------------------------------------------


@cites("nemesis/action/card-deck-size", "nemesis/action/common-cards")
def test_every_deck_has_ten_cards_with_the_same_five_and_one_repairs_card() -> None:
    names = [character.id for character in PRINTED.characters.character]
    cost = {"captain": 2, "soldier": 2, "scout": 2, "pilot": 1, "scientist": 1, "mechanic": 0}
    printed_cost = {action.id: action.cost for action in PRINTED.actions.action}
    for crew in (names[:3], names[3:]):
        table = scenario("nemesis", crew=crew)
        for name in crew:
            deck = table.of(name).deck + table.of(name).hand
            assert len(deck) == 10
            assert all(card in deck for card in ("rest", "demolition", "interruption"))
            assert deck.count("search") == 2
            repairs = [card for card in deck if card.endswith("repairs")]
            assert [printed_cost[card] for card in repairs] == [cost[name]]


@cites("nemesis/action/card-play")
def test_a_played_card_is_discarded_face_up_and_its_cost_paid_with_others() -> None:
    table = standing_in("armory", crew=("pilot", "scout"))
    table.malfunction("room:3")
    table.hand("pilot", "repairs", "search", "rest")
    table.turn("pilot")
    table.automatic = False
    table.play("pilot", "play/card:repairs")
    assert table.of("pilot").discards == ["repairs"]
    assert set(table.options("pilot")) == {"pay/card:search", "pay/card:rest"}
    table.play("pilot", "pay/card:rest")
    assert table.of("pilot").discards == ["repairs", "rest"]
    assert table.of("pilot").hand == ["search"]
    assert not table.room("room:3").malfunction


@cites("nemesis/action/card-or", "nemesis/action/demolition")
@pytest.mark.parametrize(
    ("section", "door", "broken"),
    [("destroy-door/corridor:3-7", "destroyed", False), ("place-malfunction", "closed", True)],
)
def test_of_two_sections_one_is_chosen_and_performed(section: str, door: str, broken: bool) -> None:
    table = alone()
    table.door("corridor:3-7")
    table.turn("captain")
    table.play("captain", "play/card:demolition")
    assert set(table.options("captain")) == {"destroy-door/corridor:3-7", "place-malfunction"}
    table.play("captain", section)
    assert table.door_at("corridor:3-7") == door
    assert table.room("room:3").malfunction is broken
