"""What activated quest items do."""

from __future__ import annotations

import pytest

from hullbreach.nemesis import box
from hullbreach.nemesis.scenario import NemesisTable
from hullbreach.rulebook.citing import cites
from tests.nemesis.original import BOX
from tests.nemesis.rules.aboard import last_told, standing_in

from .test_red_items import use, with_item


def test_every_item_with_an_action_of_its_own_is_written() -> None:
    acting = {item.id for item in BOX.item if item is not None and item.cost is not None and not item.reaction}
    assert set(BOX.item_uses) == acting


# -- captain --------------------------------------------------------------------------------------------------


@cites("nemesis/room/computer-uses")
def test_the_ship_log_shows_an_objective_of_anybody_at_a_computer() -> None:
    table = with_item("ship-log", room="comms-room", crew=("captain", "scout", "pilot"))
    table.objectives("scout", "necroscopy")
    table.turn("captain")
    table.play("captain", "use/item:ship-log")
    table.play("captain", "see-objective/seat:1/deck:corporate")
    assert last_told(table, "objective-seen", "captain")["objective"] == "objective:necroscopy"
    assert "objective" not in last_told(table, "objective-seen", "pilot")
    assert table.of("captain").items == []
    table = with_item("ship-log", room="storage", crew=("captain", "scout", "pilot"))
    assert table.refusals("captain")["use/item:ship-log"] == "nemesis/room/computer-uses"
    assert "use/item:ship-log" not in table.options("captain")


@pytest.mark.parametrize("owned", [False, True])
def test_with_the_intercom_the_captain_reaches_whoever_is_at_a_computer(owned: bool) -> None:
    table = with_item(*(["intercom"] if owned else []), crew=("captain", "scout"))
    table.tile(9, "generator")
    table.place("scout", 9)
    table.hand("captain", "motivation")
    table.turn("captain")
    before = len(table.of("scout").hand)
    table.play("captain", "play/card:motivation")
    assert len(table.of("scout").hand) == before + int(owned)


# -- pilot ----------------------------------------------------------------------------------------------------


@cites("nemesis/round/passed-is-final")
def test_the_manoeuvre_makes_everyone_pass_and_no_intruder_attacks_this_round() -> None:
    table = with_item("orbital-manoeuvring-system", crew=("pilot", "scout"))
    foe = table.intruder("adult", "surgery")
    table.turn("pilot")
    table.fate(event=["nest"], bag=["blank"])
    table.play("pilot", "use/item:orbital-manoeuvring-system")
    table.settle()
    assert [event["args"]["who"] for event in table.told("passed")] == ["seat:0", "seat:1"]
    assert table.told("attack") == []
    assert table.state.round == 2
    assert table.intruders()[foe] == "room:3"
    table.attack_cards("scratch-2")
    table.event_phase("bulkheads-open")
    assert len(table.told("attack")) == 1


# -- mechanic -------------------------------------------------------------------------------------------------


@cites("nemesis/door/destroyed")
def test_the_plasma_torch_closes_even_destroyed_doors() -> None:
    table = with_item("plasma-torch", crew=("mechanic", "scout"))
    table.door("1-3", "destroyed")
    table.turn("mechanic")
    table.play("mechanic", "use/item:plasma-torch")
    assert set(table.options("mechanic")) == {"close-door/corridor:1-3", "close-door/corridor:3-7"}
    table.play("mechanic", "close-door/corridor:1-3")
    assert table.door_at("1-3") == "closed"
    assert table.of("mechanic").items == ["plasma-torch"]
    assert "move/room:1" in table.refusals("mechanic")


@cites("nemesis/search/counter", "nemesis/search/room-colour")
def test_the_flashlight_searches_for_two_cards_as_often_as_there_is_something_to_find() -> None:
    table = with_item("flashlight", crew=("mechanic", "scout"))
    table.items_in("surgery", 1)
    table.turn("mechanic")
    table.fate(item=["medkit", "bandages"])
    table.play("mechanic", "use/item:flashlight")
    table.play("mechanic", "keep/item:medkit")
    assert sorted(table.of("mechanic").items) == ["flashlight", "medkit"]
    assert len(table.of("mechanic").hand) == 3
    assert table.room("surgery").items == 0
    assert table.refusals("mechanic")["use/item:flashlight"] == "nemesis/search/counter"


# -- soldier --------------------------------------------------------------------------------------------------


def auto_loading(ammo: int = 2) -> NemesisTable:
    """The soldier has activated the Auto Loader in the armory, with this much ammunition in the rifle."""
    table = standing_in("armory", crew=("soldier", "scout"))
    table.hand("soldier", "rest", "search")
    table.ammo("soldier", "assault-rifle", ammo)
    table.turn("soldier")
    table.play("soldier", "activate/item:auto-loader")
    return table


@cites("nemesis/item/attached")
def test_the_auto_loader_is_attached_to_the_rifle_when_it_is_activated() -> None:
    table = auto_loading()
    g = table.state
    assert table.of("soldier").items == []
    assert g.capacity(g.hands(0)[0]) == 6
    assert table.of("soldier").ammo == {"assault-rifle": 3}


@cites("nemesis/item/attached")
def test_the_auto_loader_is_attached_to_a_full_rifle_too() -> None:
    table = auto_loading(ammo=5)
    assert table.of("soldier").items == []
    assert table.of("soldier").ammo == {"assault-rifle": 6}


@cites("nemesis/item/attached")
def test_the_auto_loader_is_not_attached_to_a_rifle_that_somebody_else_holds() -> None:
    table = standing_in("armory", crew=("soldier", "scout"))
    table.hand("soldier", "rest", "search")
    g = table.state
    g.move(g.held(0, "assault-rifle"), g.zone(0, box.HANDS), g.zone(1, box.HANDS))
    table.turn("soldier")
    table.play("soldier", "activate/item:auto-loader")
    assert table.of("soldier").items == ["auto-loader"]
    assert table.state.attached == []


@cites("nemesis/action/cost")
def test_with_the_auto_loader_an_energy_charge_loads_the_rifle_at_no_cost() -> None:
    table = auto_loading()
    table.give("soldier", "energy-charge")
    table.hand("soldier")
    table.turn("soldier")
    assert table.refusals("soldier")["use/item:energy-charge"] == "nemesis/action/cost"
    assert "auto-load/item:energy-charge/item:assault-rifle" in table.options("soldier")
    table.hand("soldier", "rest", "search")
    table.turn("soldier")
    table.play("soldier", "auto-load/item:energy-charge/item:assault-rifle")
    assert table.of("soldier").hand == ["rest", "search"]
    assert table.of("soldier").ammo == {"assault-rifle": 6}
    assert table.of("soldier").items == []
    assert table.state.acted == 1
    assert not [option for option in table.options("soldier") if option.startswith("auto-load")]


@cites("nemesis/action/cost")
def test_without_the_auto_loader_an_energy_charge_costs_a_card() -> None:
    table = with_item("energy-charge")
    table.ammo("soldier", "assault-rifle", 0)
    table.turn("soldier")
    assert not [option for option in table.options("soldier") if option.startswith("auto-load")]
    table.play("soldier", "use/item:energy-charge")
    table.play("soldier", "reload/item:assault-rifle")
    assert len(table.of("soldier").hand) == 4


def test_a_wounded_hand_makes_even_auto_loading_cost_a_card() -> None:
    table = auto_loading()
    table.give("soldier", "energy-charge")
    table.wound("soldier", "hand")
    table.hand("soldier")
    table.turn("soldier")
    assert table.refusals("soldier")["auto-load/item:energy-charge/item:assault-rifle"] == "nemesis/action/cost"


@cites("nemesis/action/reaction")
@pytest.mark.parametrize("kind", ["adult", "larva"])
def test_armor_is_discarded_to_ignore_an_attack(kind: str) -> None:
    table = with_item("armor", crew=("soldier", "scout"))
    table.intruder(kind, "surgery")
    table.explore(7)
    table.turn("soldier")
    table.attack_cards("bite-6")
    table.fate(noise=["silence"])
    table.automatic = False
    table.play("soldier", "move/room:7")
    table.play("soldier", "pay/card:rest")
    assert "ignore/item:armor" in table.options("soldier")
    table.play("soldier", "ignore/item:armor")
    person = table.of("soldier")
    assert (person.serious_wounds, person.infested, person.items) == ([], False, [])
    assert person.room == "room:7"


@cites("nemesis/action/reaction")
def test_armor_may_be_saved_for_later() -> None:
    table = with_item("armor", crew=("soldier", "scout"))
    table.intruder("adult", "surgery")
    table.explore(7)
    table.turn("soldier")
    table.attack_cards("scratch-2")
    table.fate(noise=["silence"])
    table.play("soldier", "move/room:7")
    assert table.of("soldier").light_wounds == 1
    assert table.of("soldier").items == ["armor"]


# -- scout ----------------------------------------------------------------------------------------------------


@cites("nemesis/action/reaction")
def test_the_motion_scanner_repeats_a_noise_roll_once_for_an_action_card() -> None:
    table = with_item("motion-scanner", crew=("scout", "captain"))
    table.explore(7)
    table.turn("scout")
    table.fate(noise=["danger", "2"])
    table.play("scout", "move/room:7")
    assert "keep-roll" in table.options("scout")
    table.play("scout", "rescan/card:search")
    assert table.has_noise("7-8")
    assert len(table.told("noise-rolled")) == 1
    assert (choice := table.choice("scout")) is not None
    assert choice.ask == "ask-action"
    assert len(table.of("scout").hand) == 3
    assert table.state.acted == 1


def test_the_motion_scanner_helps_its_holder_only() -> None:
    table = with_item("motion-scanner", crew=("scout", "captain"))
    table.place("captain", 9)
    table.turn("captain")
    table.fate(noise=["silence"])
    table.explore(8)
    table.turn("captain")
    table.play("captain", "move/room:8")
    assert (choice := table.choice("captain")) is not None
    assert choice.ask == "ask-action"


def test_the_security_key_works_all_doors_of_any_room() -> None:
    table = with_item("security-key", crew=("scout", "captain"))
    table.door("12-16")
    table.turn("scout")
    table.play("scout", "use/item:security-key")
    table.play("scout", "operate-doors/room:16")
    table.play("scout", "open-door/corridor:12-16")
    table.play("scout", "close-door/corridor:16-21")
    table.play("scout", "done")
    doors = [table.door_at(corridor) for corridor in ("12-16", "16-21", "15-16")]
    assert doors == ["open", "closed", "open"]
    assert table.of("scout").items == []


# -- scientist ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("owned", [False, True])
def test_the_holographic_computer_stands_in_for_a_computer(owned: bool) -> None:
    table = with_item(*(["holographic-computer"] if owned else []), crew=("scientist", "scout"))
    table.hand("scientist", "risk-assessment")
    table.turn("scientist")
    assert ("play/card:risk-assessment" in table.options("scientist")) is owned


@cites("nemesis/weakness/effect")
def test_lab_equipment_discovers_a_weakness_wherever_the_object_is() -> None:
    table = with_item("lab-equipment", crew=("scientist", "scout"))
    assert table.refusals("scientist")["use/item:lab-equipment"] == "nemesis/room/laboratory"
    table.object("carcass", "scientist")
    table.weakness("carcass", "vital-places", discovered=False)
    table.turn("scientist")
    use(table, "scientist", "lab-equipment", "analyse/object:carcass")
    assert table.state.knows_weakness("vital-places")
    assert table.of("scientist").objects == ["carcass"]
