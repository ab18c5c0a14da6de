"""Items: hidden and open ones, two hands, ammunition, attachments, tape, dropping, and what weapons can do."""

from __future__ import annotations

import pytest

from hullbreach.kernel import Refused
from hullbreach.nemesis import box
from hullbreach.nemesis.modes.objectives import item_count
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites

from .aboard import standing_in

HAND = ("search", "search", "rest", "demolition", "basic-repairs")
PROTOTYPES = ("prototype-rifle", "prototype-shotgun", "prototype-pistol")


def searching(*found: str, kind: str = "armory", crew: tuple[str, ...] = ("captain", "scout")) -> NemesisTable:
    """The captain has searched a room and holds these two cards, about to keep one."""
    table = standing_in(kind, crew=crew)
    table.items_in(kind, 3)
    table.hand(crew[0], *HAND)
    table.turn(crew[0])
    table.fate(item=found)
    table.play(crew[0], "play/card:search")
    return table


def armed(*items: str, crew: str = "soldier", room: str = "surgery") -> NemesisTable:
    """One character with these items in a room, about to act with five cards."""
    table = standing_in(room, crew=(crew, "scout" if crew == "captain" else "captain"))
    table.hand(crew, "rest", "demolition", "search", "search", "interruption")
    table.give(crew, *items)
    table.turn(crew)
    return table


def seen_by(table: NemesisTable, name: str, other: str) -> dict[str, object]:
    """What another seat sees of a character's inventory."""
    crew = table.game.view(table.seat(other))["crew"]
    inventory: dict[str, object] = crew[table.seat(name)]["inventory"]
    return inventory


# -- kinds and secrecy ----------------------------------------------------------------------------------------


@cites("nemesis/item/kinds")
def test_heavy_items_go_to_the_hands_normal_ones_to_the_inventory_and_objects_take_a_hand() -> None:
    table = searching("grenade", "prototype-rifle")
    table.play("captain", "keep/item:prototype-rifle")
    assert table.of("captain").heavy == ["revolver", "prototype-rifle"]
    assert table.of("captain").items == []
    table = searching("grenade", "prototype-rifle")
    table.play("captain", "keep/item:grenade")
    assert table.of("captain").items == ["grenade"]
    table.object("egg", "captain")
    assert table.state.slots_used(0) == 2


@cites("nemesis/item/inventory-secret")
def test_others_see_only_the_colour_of_a_found_item() -> None:
    table = searching("grenade", "decoy")
    table.play("captain", "keep/item:decoy")
    assert seen_by(table, "captain", "scout") == {"count": 1, "colours": {"red": 1}, "known": []}
    assert seen_by(table, "captain", "captain")["known"] == ["decoy"]
    told = table.told("item-gained", table.seat("scout"))[-1]
    assert told["args"] == {"who": "seat:0", "colour": "red"}
    assert table.told("item-gained", 0)[-1]["args"]["item"] == "item:decoy"
    assert "decoy" not in str(table.game.view(table.seat("scout")))


@cites("nemesis/item/inventory-secret")
def test_whichever_card_was_kept_outsiders_receive_the_same() -> None:
    views = []
    for kept in ("grenade", "decoy"):
        table = searching("grenade", "decoy")
        table.play("captain", f"keep/item:{kept}")
        views.append((table.game.view(1), table.game.events(1)))
    assert views[0] == views[1]


@cites("nemesis/item/inventory-secret", "nemesis/search/procedure")
def test_not_even_whoever_knows_both_cards_can_tell_which_was_kept() -> None:
    table = standing_in("armory")
    table.items_in("armory", 3)
    table.hand("captain", *HAND)
    for back in table.state.zones[box.RED_DECK][-2:]:
        table.state.look(back, 1 << table.seat("scout"))
    table.turn("captain")
    names = {table.state.item_name(back) for back in table.state.zones[box.RED_DECK][-2:]}
    assert len(names) == 2
    table.play("captain", "play/card:search")
    table.play("captain", table.options("captain")[0])
    assert seen_by(table, "captain", "scout")["known"] == []
    assert len(table.of("captain").items) == 1


@cites("nemesis/item/inventory-secret")
def test_the_inventory_has_no_size_limit() -> None:
    table = armed("medkit", "medkit", "medkit", "bandages", "bandages", "clothes", "tools", "tools", "chemicals")
    assert len(table.of("soldier").items) == 9
    assert "use/item:tools" in table.options("soldier")


@cites("nemesis/item/shown-when-used")
def test_an_item_is_shown_to_all_when_it_is_used() -> None:
    table = armed("synthetic-food")
    assert seen_by(table, "soldier", "captain")["known"] == []
    table.play("soldier", "use/item:synthetic-food")
    assert table.told("acts", table.seat("captain"))[-1]["args"]["action"] == "use/item:synthetic-food"
    assert "synthetic-food" in table.game.view(1)["discards"]["green"]


@cites("nemesis/item/shown-when-used")
def test_an_item_is_shown_before_anybody_decides_to_interrupt_its_use() -> None:
    table = armed("synthetic-food")
    table.place("captain", "surgery")
    table.hand("captain", "interruption", "rest")
    table.turn("soldier")
    table.automatic = False
    table.play("soldier", "use/item:synthetic-food")
    table.play("soldier", "pay/card:rest")
    assert "interrupt/card:interruption" in table.options("captain")
    assert seen_by(table, "soldier", "captain")["known"] == ["synthetic-food"]


@cites("nemesis/item/heavy-public")
def test_a_heavy_item_is_open_to_all_and_never_in_the_inventory() -> None:
    table = searching("fire-extinguisher", "tools", kind="generator")
    table.play("captain", "keep/item:fire-extinguisher")
    assert table.told("heavy-item-gained")[-1]["args"] == {"who": "seat:0", "item": "item:fire-extinguisher"}
    assert [held["item"] for held in table.game.view(1)["crew"][0]["hands"]] == ["revolver", "fire-extinguisher"]
    assert table.of("captain").items == []


# -- two hands ------------------------------------------------------------------------------------------------


@cites("nemesis/item/two-hand-slots")
def test_with_both_hands_full_one_of_the_heavy_things_must_be_dropped() -> None:
    table = searching("grenade", "prototype-rifle")
    table.object("egg", "captain")
    table.play("captain", "keep/item:prototype-rifle")
    assert table.options("captain") == ["drop/item:revolver", "drop/item:prototype-rifle", "drop/object:egg"]
    table.play("captain", "drop/item:revolver")
    assert table.of("captain").heavy == ["prototype-rifle"]
    assert table.of("captain").objects == ["egg"]


@cites("nemesis/item/two-hand-slots")
def test_with_a_hand_free_nothing_is_dropped() -> None:
    table = searching("grenade", "prototype-rifle")
    table.play("captain", "keep/item:prototype-rifle")
    assert table.choice("captain") is not None
    assert table.state.slots_used(0) == 2


# -- ammunition -----------------------------------------------------------------------------------------------


@cites("nemesis/item/weapon-starting-ammo")
@pytest.mark.parametrize("weapon", PROTOTYPES)
def test_a_weapon_found_has_one_ammunition(weapon: str) -> None:
    table = searching("grenade", weapon)
    table.play("captain", f"keep/item:{weapon}")
    assert table.of("captain").ammo[weapon] == 1


@cites("nemesis/item/weapon-starting-ammo")
def test_a_crafted_flamethrower_is_fully_loaded() -> None:
    table = armed("chemicals", "tools")
    table.play("soldier", "craft/item:flamethrower/item:chemicals/item:tools")
    assert table.of("soldier").ammo["flamethrower"] == 4


@cites("nemesis/item/ammo-capacity")
def test_a_weapon_never_holds_more_than_its_capacity() -> None:
    table = armed("energy-charge", "energy-charge")
    table.ammo("soldier", "assault-rifle", 1)
    table.turn("soldier")
    table.play("soldier", "use/item:energy-charge")
    table.play("soldier", "reload/item:assault-rifle")
    assert table.of("soldier").ammo["assault-rifle"] == 5
    table.play("soldier", "use/item:energy-charge")
    assert "reload/item:assault-rifle" not in table.options("soldier")


@cites("nemesis/item/ammo-capacity")
def test_a_weapon_that_is_found_holds_no_more_either() -> None:
    table = searching("grenade", "prototype-rifle")
    table.play("captain", "keep/item:prototype-rifle")
    assert 0 < table.of("captain").ammo["prototype-rifle"] <= 6


@cites("nemesis/item/ammo-capacity")
def test_the_armory_stops_at_the_capacity() -> None:
    table = armed(room="armory")
    table.ammo("soldier", "assault-rifle", 4)
    table.turn("soldier")
    table.play("soldier", "room-action/room:3")
    table.play("soldier", "reload/item:assault-rifle")
    assert table.of("soldier").ammo["assault-rifle"] == 5


@cites("nemesis/item/weapon-classes")
def test_energy_charges_load_energy_weapons_only() -> None:
    table = armed("energy-charge", "flamethrower", crew="captain")
    table.ammo("captain", "revolver", 0)
    table.ammo("captain", "flamethrower", 0)
    table.turn("captain")
    table.play("captain", "use/item:energy-charge")
    assert not [option for option in table.options("captain") if option.startswith("reload")]


@cites("nemesis/item/weapon-classes")
def test_chemicals_load_the_flamethrower_and_nothing_else() -> None:
    table = armed("chemicals", crew="captain")
    table.ammo("captain", "revolver", 0)
    table.turn("captain")
    assert table.refusals("captain")["use/item:chemicals"] == "nemesis/item/weapon-classes"
    table.give("captain", "flamethrower")
    table.ammo("captain", "flamethrower", 1)
    table.turn("captain")
    table.play("captain", "use/item:chemicals")
    table.play("captain", "reload/item:flamethrower")
    assert table.of("captain").ammo == {"revolver": 0, "flamethrower": 4}


@cites("nemesis/item/weapon-classes")
def test_the_reload_card_loads_the_revolver_and_nothing_else() -> None:
    table = armed("flamethrower", crew="captain")
    table.hand("captain", "reload", "rest")
    table.ammo("captain", "flamethrower", 1)
    table.ammo("captain", "revolver", 1)
    table.turn("captain")
    table.play("captain", "play/card:reload")
    assert table.options("captain") == ["reload/item:revolver"]
    table = armed(crew="captain")
    table.lose_items("captain")
    table.give("captain", "flamethrower")
    table.ammo("captain", "flamethrower", 1)
    table.hand("captain", "reload", "rest")
    table.turn("captain")
    assert table.refusals("captain")["play/card:reload"] == "nemesis/item/ammo-capacity"


@cites("nemesis/item/weapon-classes")
@pytest.mark.parametrize("weapon", ["prototype-rifle", "prototype-shotgun", "prototype-pistol"])
def test_the_armory_loads_every_prototype(weapon: str) -> None:
    table = armed(weapon, crew="captain", room="armory")
    table.ammo("captain", weapon, 0)
    table.turn("captain")
    table.play("captain", "room-action")
    table.play("captain", f"reload/item:{weapon}")
    assert table.of("captain").ammo[weapon] == 2


@cites("nemesis/item/weapon-classes")
def test_the_armory_does_not_load_classic_weapons() -> None:
    table = armed(crew="captain", room="armory")
    table.ammo("captain", "revolver", 0)
    table.turn("captain")
    assert table.refusals("captain")["room-action/room:3"] == "nemesis/room/armory"


# -- attached cards and tape ----------------------------------------------------------------------------------


def extended() -> NemesisTable:
    """The soldier's rifle has an Extended Magazine."""
    table = armed("extended-magazine")
    table.ammo("soldier", "assault-rifle", 3)
    table.turn("soldier")
    table.play("soldier", "use/item:extended-magazine")
    table.play("soldier", "attach/item:assault-rifle")
    return table


@cites("nemesis/item/attached")
def test_an_attached_card_lies_beside_its_item_and_counts_as_one_with_it() -> None:
    table = extended()
    assert table.of("soldier").items == []
    assert table.of("soldier").heavy == ["assault-rifle"]
    assert table.of("soldier").ammo == {"assault-rifle": 5}
    g = table.state
    assert g.capacity(g.hands(0)[0]) == 7
    assert g.slots_used(0) == item_count(g, 0) == 1
    assert table.game.view(1)["crew"][0]["hands"][0]["attached"] == ["extended-magazine"]


@cites("nemesis/item/attached")
def test_an_attached_card_goes_with_its_item() -> None:
    table = extended()
    (rifle,) = table.state.hands(0)
    table.play("soldier", "drop/item:assault-rifle")
    g = table.state
    assert [g.item_name(back) for back in g.zones[box.RED_DISCARD]] == ["extended-magazine"]
    assert [g.item_name(back) for back in g.zones[box.BELONGING_DISCARD]] == ["assault-rifle"]
    assert g.capacity(rifle) == 5
    assert g.zones[box.ATTACHED] == []
    assert g.attached == []


@cites("nemesis/item/attached")
def test_an_attached_card_leaves_the_game_with_its_item_when_the_owner_dies() -> None:
    table = extended()
    table.wound("soldier", "leg", "leg", "leg")
    table.fire("surgery")
    table.turn("soldier")
    table.play("soldier", "pass")
    assert table.of("soldier").dead
    g = table.state
    lost = [g.item_name(back) for back in g.zones[box.OUT] if g.family[back] in box.COLOUR_OF_FAMILY]
    assert "assault-rifle" in lost
    assert "extended-magazine" in lost
    assert g.zones[box.ATTACHED] == []
    assert g.attached == []


@cites("nemesis/item/duct-tape")
def test_taped_heavy_items_share_a_hand() -> None:
    table = armed("duct-tape", "fire-extinguisher")
    table.object("egg", "surgery")
    table.turn("soldier")
    table.play("soldier", "use/item:duct-tape")
    table.play("soldier", "tape/item:assault-rifle/item:fire-extinguisher")
    assert table.state.slots_used(0) == 1
    assert table.of("soldier").items == []
    table.play("soldier", "pick-up/object:egg")
    assert table.of("soldier").heavy == ["assault-rifle", "fire-extinguisher"]
    assert table.of("soldier").objects == ["egg"]


@cites("nemesis/item/duct-tape")
def test_objects_cannot_be_taped() -> None:
    table = armed("duct-tape")
    table.object("egg", "soldier")
    table.turn("soldier")
    assert table.refusals("soldier")["use/item:duct-tape"] == "nemesis/item/duct-tape"


@cites("nemesis/item/duct-tape")
def test_when_a_taped_item_is_lost_so_is_the_tape() -> None:
    table = armed("duct-tape", "fire-extinguisher")
    table.play("soldier", "use/item:duct-tape")
    table.play("soldier", "tape/item:assault-rifle/item:fire-extinguisher")
    g = table.state
    assert len(g.zones[box.ATTACHED]) == 1
    table.play("soldier", "drop/item:fire-extinguisher")
    assert sorted(g.item_name(back) for back in g.zones[box.YELLOW_DISCARD]) == ["duct-tape", "fire-extinguisher"]
    assert (g.taped, g.attached, g.zones[box.ATTACHED]) == ([], [], [])
    assert table.of("soldier").heavy == ["assault-rifle"]


def test_a_dead_characters_attachments_leave_the_game_too() -> None:
    table = extended()
    table.wound("soldier", "leg", "hand", "body")
    table.fire("surgery")
    table.play("soldier", "pass")
    g = table.state
    assert table.of("soldier").dead
    assert "extended-magazine" in [g.item_name(b) for b in g.zones[box.OUT] if g.family[b] == box.RED]
    assert (g.attached, g.zones[box.ATTACHED]) == ([], [])


# -- one use, colours -----------------------------------------------------------------------------------------


@cites("nemesis/item/one-use")
def test_a_one_use_item_is_discarded_and_another_stays() -> None:
    table = armed("synthetic-food", "plasma-torch", crew="mechanic")
    table.play("mechanic", "use/item:synthetic-food")
    assert table.of("mechanic").items == ["plasma-torch"]
    assert table.told("item-discarded")[0]["rule"] == "nemesis/item/one-use"
    table.play("mechanic", "use/item:plasma-torch")
    table.play("mechanic", "close-door")
    assert table.of("mechanic").items == ["plasma-torch"]


@cites("nemesis/item/one-use")
def test_a_crafted_item_and_one_of_the_characters_own_are_discarded_too() -> None:
    table = armed("taser", crew="pilot")
    table.place("captain", "surgery")
    table.turn("pilot")
    table.play("pilot", "use/item:taser")
    assert table.of("pilot").items == []
    table = armed("pilot-evacuation-key", crew="pilot", room="evacuation-a")
    table.play("pilot", "use/item:pilot-evacuation-key")
    table.play("pilot", table.options("pilot")[0])
    assert table.of("pilot").items == []


@cites("nemesis/item/one-use")
def test_a_heavy_item_is_discarded_from_the_hand() -> None:
    table = armed("fire-extinguisher")
    table.fire(table.of("soldier").room)
    table.turn("soldier")
    table.play("soldier", "use/item:fire-extinguisher")
    assert table.of("soldier").heavy == ["assault-rifle"]
    assert any("fire-extinguisher" in pile for pile in table.game.view(1)["discards"].values())


@cites("nemesis/item/colours")
def test_there_are_four_colours_besides_the_characters_own_items() -> None:
    table = armed("grenade", "tools", "medkit", "taser", "armor")
    assert seen_by(table, "soldier", "captain")["colours"] == {
        "red": 1,
        "yellow": 1,
        "green": 1,
        "blue": 1,
        "belonging": 1,
    }
    for item in ("grenade", "tools", "medkit", "taser"):
        table.play("soldier", f"drop/item:{item}")
    discards = table.game.view(1)["discards"]
    assert [discards[pile] for pile in ("red", "yellow", "green", "crafted")] == [
        ["grenade"],
        ["tools"],
        ["medkit"],
        ["taser"],
    ]


# -- dropping -------------------------------------------------------------------------------------------------


@cites("nemesis/item/drop-free")
def test_dropping_costs_neither_card_nor_action() -> None:
    table = armed("medkit")
    hand = table.of("soldier").hand
    table.play("soldier", "drop/item:medkit")
    assert table.of("soldier").hand == hand
    assert table.state.acted == 0
    assert (choice := table.choice("soldier")) is not None
    assert choice.ask == "ask-action"


@cites("nemesis/item/drop-free")
def test_things_are_dropped_even_after_passing_until_the_turn_is_over() -> None:
    table = armed("medkit")
    table.object("carcass", "soldier")
    table.wound("soldier", "bleeding")
    table.light("soldier", 2)
    table.turn("soldier")
    table.fate(wound=["arm"])
    table.play("soldier", "pass")
    assert table.state.has_passed(0)
    assert table.options("soldier") == ["drop/item:assault-rifle", "drop/object:carcass"]
    table.play("soldier", "drop/item:medkit")
    assert table.of("soldier").items == []


@cites("nemesis/item/drop-free")
def test_nothing_is_dropped_in_somebody_elses_turn() -> None:
    table = armed("medkit")
    assert "drop/item:medkit" in table.asides("soldier")
    table.turn("captain")
    assert not [aside for aside in table.asides("soldier") if aside.startswith("drop")]
    with pytest.raises(Refused):
        table.play("soldier", "drop/item:medkit")


@cites("nemesis/item/drop-object")
def test_a_dropped_object_stays_in_the_room() -> None:
    table = armed()
    table.object("carcass", "soldier")
    table.play("soldier", "drop/object:carcass")
    assert table.of("soldier").objects == []
    assert table.room("surgery").objects == ["carcass"]


@cites("nemesis/item/drop-item")
def test_a_dropped_item_goes_to_the_discard_pile_of_its_deck() -> None:
    table = armed("medkit")
    table.play("soldier", "drop/item:medkit")
    assert table.of("soldier").items == []
    assert table.game.view(1)["discards"]["green"] == ["medkit"]


# -- weapons --------------------------------------------------------------------------------------------------

OWNER = {
    "revolver": "captain",
    "shotgun": "pilot",
    "sawed-off-shotgun": "mechanic",
    "assault-rifle": "soldier",
    "rifle": "scout",
    "pistol": "scientist",
}
DEALT = {
    # injuries to a breeder by face: blank, creeper, adult, hit, double
    "revolver": (0, 0, 0, 1, 3),
    "shotgun": (0, 0, 0, 2, 3),
    "sawed-off-shotgun": (0, 0, 0, 2, 2),
    "assault-rifle": (0, 0, 0, 2, 3),
    "rifle": (0, 0, 0, 1, 2),
    "pistol": (0, 0, 0, 1, 1),
    "prototype-rifle": (0, 0, 0, 1, 2),
    "prototype-shotgun": (0, 1, 1, 2, 3),
    "prototype-pistol": (0, 0, 0, 1, 2),
    "flamethrower": (0, 1, 1, 1, 2),
}


def shooting(weapon: str, *faces: str) -> NemesisTable:
    """Somebody shoots a breeder, which survives its injury check, with this weapon."""
    who = OWNER.get(weapon, "captain")
    table = standing_in("surgery", crew=(who, "scout" if who != "scout" else "captain"))
    if weapon not in OWNER:
        table.give(who, weapon)
    table.intruder("breeder", "surgery")
    table.turn(who)
    table.attack_cards("bite-6", "scratch-6")
    table.fate(combat=faces)
    table.play(who, f"shoot/item:{weapon}/intruder:breeder-1")
    return table


@cites("nemesis/combat/weapon-property")
@pytest.mark.parametrize("weapon", DEALT)
def test_every_weapon_deals_what_its_property_says(weapon: str) -> None:
    for face, injuries in zip(("blank", "creeper", "adult", "hit", "double"), DEALT[weapon], strict=True):
        table = shooting(weapon, face)
        for quiet in ("keep-roll", "cease-fire"):
            if quiet in table.options(table.seats[0]):
                table.play(table.seats[0], quiet)
        assert table.injuries("intruder:breeder-1") == injuries, face
        assert len(table.told("injured")) == len(table.told("injury-check")) == (injuries > 0)


@cites("nemesis/combat/weapon-property")
def test_the_prototype_rifle_may_spend_one_more_on_a_double_hit() -> None:
    table = shooting("prototype-rifle", "double")
    assert table.options("captain") == ["cease-fire", "fire-on"]
    table.play("captain", "fire-on")
    assert table.injuries("intruder:breeder-1") == 3
    assert table.of("captain").ammo["prototype-rifle"] == 4
    assert len(table.told("injury-check")) == 1
    for face in ("creeper", "adult", "hit", "blank"):
        assert "fire-on" not in shooting("prototype-rifle", face).options("captain")


@cites("nemesis/combat/weapon-property")
def test_the_prototype_rifle_needs_ammunition_to_fire_on() -> None:
    table = standing_in("surgery")
    table.give("captain", "prototype-rifle")
    table.ammo("captain", "prototype-rifle", 1)
    table.intruder("breeder", "surgery")
    table.turn("captain")
    table.attack_cards("bite-6", "scratch-6")
    table.fate(combat=["double"])
    table.play("captain", "shoot/item:prototype-rifle/intruder:breeder-1")
    assert table.injuries("intruder:breeder-1") == 2


@cites("nemesis/combat/weapon-property")
def test_the_prototype_pistol_may_repeat_a_roll_once() -> None:
    table = shooting("prototype-pistol", "blank", "double")
    table.play("captain", "reroll")
    assert table.injuries("intruder:breeder-1") == 2
    assert "reroll" not in table.options("captain")


@cites("nemesis/combat/weapon-property")
def test_a_double_hit_of_the_flamethrower_sets_the_room_on_fire() -> None:
    assert shooting("flamethrower", "double").room("surgery").fire
    assert not shooting("flamethrower", "hit").room("surgery").fire


def test_the_belongings_of_every_character_are_open_from_the_start() -> None:
    table = scenario("nemesis", crew=["soldier", "captain"], seed=1)
    assert table.game.view(1)["crew"][0]["quests"] == ["armor", "auto-loader"]


@cites("nemesis/item/drop-free")
def test_what_is_dropped_while_its_action_is_being_paid_is_not_used() -> None:
    table = scenario("nemesis", crew=["soldier", "scout"])
    table.intruder("adult", "room:11")
    table.hand("soldier", "rest", "search", "demolition")
    table.turn("soldier")
    table.automatic = False
    table.play("soldier", "shoot", "item:assault-rifle")
    assert "drop/item:assault-rifle" in table.asides("soldier")
    table.play("soldier", "drop", "item:assault-rifle")
    table.automatic = True
    table.play("soldier", "pay")
    assert table.of("soldier").heavy == []
    assert not table.told("shot")


@cites("nemesis/item/drop-free")
def test_whoever_drops_the_weapon_while_others_think_covers_nobody() -> None:
    table = scenario("nemesis", crew=["soldier", "scout"])
    table.intruder("adult", "room:11")
    table.hand("soldier", "covering-fire", "rest")
    table.turn("soldier")
    table.play("soldier", "play", "card:covering-fire")
    table.play("soldier", "withdraw", "seat:1")
    table.play("soldier", "drop", "item:assault-rifle")
    table.play("scout", "agree")
    assert table.of("scout").room == "room:11"
    assert not table.told("covered")
