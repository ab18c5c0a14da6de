"""What each event card does."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.nemesis.sites.ship.position import NOT_RUNNING
from hullbreach.rulebook.citing import cites
from tests.nemesis.original import BOX, PRINTED

pytestmark = cites("nemesis/event/effect-and-discard")


def crew(*names: str, room: int = 1) -> NemesisTable:
    """These characters in one room, the first about to act, the first encounter over."""
    table = scenario("nemesis", crew=names, seed=5)
    for name in names:
        table.place(name, room)
    table.state.first_encounter = True
    table.turn(names[0])
    return table


def burning(table: NemesisTable) -> list[int]:
    return list(table.state.rooms_in(table.state.fire))


def broken(table: NemesisTable) -> list[int]:
    return list(table.state.rooms_in(table.state.malfunction))


def test_there_is_a_card_for_every_effect_and_an_effect_for_every_card() -> None:
    assert {event.effect for event in PRINTED.events.event} == set(BOX.event_effects)
    assert sum(event.effect == "hunt" for event in PRINTED.events.event) == 2


# -- intruders ------------------------------------------------------------------------------------------------


@cites("nemesis/encounter/definition")
def test_egg_protection_is_an_encounter_for_everybody_in_the_nest_or_with_an_egg() -> None:
    table = crew("captain", "scout", "pilot")
    table.tile(2, "nest")
    table.place("captain", 2)
    table.place("pilot", 17)
    table.object("egg", "scout")
    table.bag(blank=1, creeper_1=2)
    table.turn("captain")
    table.fate(bag=["creeper-1", "creeper-1"])
    table.event_phase("egg-protection")
    assert [event["args"]["who"] for event in table.told("encounter")] == ["seat:0", "seat:1"]
    assert sorted(table.intruders().values()) == ["room:1", "room:2"]


def test_hatching_puts_a_larva_into_the_bag_when_nobody_is_helpless_in_the_nest() -> None:
    table = crew("captain")
    table.tile(2, "nest")
    table.place("captain", 2)
    table.bag(blank=1)
    table.hand("captain", "rest")
    table.turn("captain")
    table.event_phase("hatching")
    assert len(table.state.eggs_in_nest()) == 4
    assert not table.of("captain").infested
    assert table.bag_counts()["larva-1"] == 1


def test_hatching_infests_whoever_is_in_the_nest_without_action_cards() -> None:
    table = crew("captain", "scout")
    table.tile(2, "nest")
    table.place("captain", 2)
    table.place("scout", 2)
    table.bag(blank=1)
    table.hand("captain", "contamination")
    table.hand("scout", "rest")
    table.turn("captain")
    table.event_phase("hatching")
    assert table.of("captain").infested
    assert not table.of("scout").infested
    assert "larva-1" not in table.bag_counts()


def test_hatching_the_last_egg_destroys_the_nest_and_needs_no_egg_to_fill_the_bag() -> None:
    table = crew("captain")
    table.bag(blank=1)
    table.eggs(1)
    table.event_phase("hatching")
    assert table.state.nest_destroyed
    table = crew("captain")
    table.bag(blank=1)
    table.eggs(0)
    table.event_phase("hatching")
    assert table.bag_counts()["larva-1"] == 1


def test_hatching_does_not_count_whoever_has_a_larva_already() -> None:
    table = crew("captain")
    table.tile(2, "nest")
    table.place("captain", 2)
    table.larva("captain")
    table.bag(blank=1)
    table.hand("captain")
    table.turn("captain")
    table.event_phase("hatching")
    assert table.told("infested") == []
    assert table.bag_counts()["larva-1"] == 1


def test_regeneration_heals_two_injuries_of_every_intruder() -> None:
    table = crew("captain")
    foes = [table.intruder("adult", 7, injuries=3), table.intruder("larva", 8), table.intruder("creeper", 17, 1)]
    table.turn("captain")
    table.event_phase("regeneration")
    assert [table.injuries(foe) for foe in foes] == [1, 0, 0]


def test_lurking_hides_every_intruder_that_is_not_with_a_character() -> None:
    table = crew("captain")
    table.bag(blank=1)
    near = table.intruder("creeper", 1)
    table.intruder("queen", 17, injuries=5)
    table.intruder("larva", 8)
    table.turn("captain")
    table.attack_cards("slime-5")
    table.fate(token_added=["adult-2"])
    table.event_phase("lurking")
    assert table.intruders() == {near: "room:1"}
    assert table.bag_counts() == {"blank": 1, "larva-1": 1, "adult-2": 1, "queen-4": 1}


@pytest.mark.parametrize("card", ["hunt-2", "hunt-3"])
def test_hunt_brings_adults_next_door_to_the_character_in_the_lowest_room(card: str) -> None:
    table = crew("captain", "scout", room=6)
    table.place("scout", 8)
    between = table.intruder("adult", 7)
    far = table.intruder("adult", 17)
    near = table.intruder("adult", 9)
    fighting = table.intruder("adult", 8)
    queen = table.intruder("queen", 11)
    table.turn("captain")
    table.attack_cards("scratch-6")
    table.event_phase(card)
    queen_room = "room:6" if card == "hunt-2" else "room:8"  # she moves by the card's number
    assert table.intruders() == {
        between: "room:6",
        far: "room:17",
        near: "room:8",
        fighting: "room:8",
        queen: queen_room,
    }


def test_hunt_does_not_move_adults_in_combat() -> None:
    table = crew("captain", "scout", room=6)
    table.place("scout", 7)
    adult = table.intruder("adult", 7)
    table.turn("captain")
    table.attack_cards("scratch-6")
    table.event_phase("hunt-3")
    assert table.intruders() == {adult: "room:7"}


def test_hunt_stops_at_a_closed_door_and_breaks_it() -> None:
    table = crew("captain", room=6)
    adult = table.intruder("adult", 7)
    table.door("6-7")
    table.turn("captain")
    table.event_phase("hunt-3")
    assert table.intruders() == {adult: "room:7"}
    assert table.door_at("6-7") == "destroyed"


def test_hunt_drives_people_out_of_pods() -> None:
    table = crew("captain", room=2)
    table.tile(2, "evacuation-a")
    table.state.pod[0] = table.state.pods_of(1)[0]
    table.intruder("adult", 6)
    table.turn("captain")
    table.event_phase("hunt-3")
    assert table.room(2).intruders == ["adult"]
    assert table.of("captain").pod == 0


# -- larvae ---------------------------------------------------------------------------------------------------


def test_eclosion_kills_whoever_carries_a_larva_and_scans_the_others() -> None:
    table = crew("captain", "scout", "pilot")
    table.place("scout", 7)
    table.larva("scout")
    table.hand("captain", "rest")
    table.contaminate("captain", "infected", "clean", where="deck")
    table.hand("pilot", "rest")
    table.contaminate("pilot", "clean", where="deck")
    table.turn("captain")
    table.event_phase("eclosion")
    assert table.of("scout").dead
    assert table.room(7).intruders == ["creeper"]
    assert table.of("captain").infested
    assert not table.of("pilot").infested
    assert len(table.of("captain").discards) == len(table.of("pilot").discards) == 4
    assert table.of("captain").discards.count("contamination") == 2  # clean ones are not removed
    assert table.of("pilot").discards.count("contamination") == 1


def test_eclosion_does_not_scan_the_hand() -> None:
    table = crew("captain")
    table.hand("captain", "rest")
    table.contaminate("captain", "infected", where="hand")
    table.turn("captain")
    table.event_phase("eclosion")
    assert not table.of("captain").infested
    assert "contamination" in table.of("captain").hand


# -- fire and malfunctions ------------------------------------------------------------------------------------


def test_damage_is_done_by_adults_breeders_and_the_queen() -> None:
    table = crew("captain")
    table.explore(6, 8, 13)
    table.intruder("breeder", 8)
    table.intruder("queen", 13)
    table.intruder("larva", 6)
    table.intruder("creeper", 3)  # walks to the cockpit
    table.intruder("adult", 17)  # walks to the unexplored room 14
    table.turn("captain")
    table.event_phase("damage")
    assert table.room(1).intruders == ["creeper"]
    assert table.room(14).intruders == ["adult"]
    assert broken(table) == [8, 13]


def test_flammable_compounds_light_the_hibernatorium_then_what_is_around_it() -> None:
    table = crew("captain")
    table.event_phase("flammable-compounds")
    assert burning(table) == [11]
    table = crew("captain")
    table.fire(11)
    table.door("11-14")
    table.turn("captain")
    table.event_phase("flammable-compounds")
    assert burning(table) == [6, 8, 11, 15]


def test_consuming_fire_burns_items_and_spreads() -> None:
    table = crew("captain")
    table.explore(7, 8, items=3)
    table.fire(7)
    table.door("6-7")
    table.turn("captain")
    table.event_phase("consuming-fire")
    assert (table.room(7).items, table.room(8).items) == (0, 3)
    assert burning(table) == [3, 7, 8]


def test_damaging_fire_breaks_burning_rooms_and_spreads() -> None:
    table = crew("captain")
    table.explore(7, 8)
    table.fire(7)
    table.turn("captain")
    table.event_phase("damaging-fire")
    assert broken(table) == [7]
    assert burning(table) == [3, 6, 7, 8]


def test_malfunction_strikes_the_explored_room_with_the_lowest_number() -> None:
    table = crew("captain")
    table.explore(2)
    table.event_phase("malfunction")
    assert broken(table) == [1]
    table.event_phase("malfunction")
    assert broken(table) == [1]


def test_short_circuit_strikes_explored_yellow_computer_rooms() -> None:
    table = crew("captain")
    table.tile(2, "comms-room")
    table.tile(3, "fire-control")
    table.tile(4, "generator", explored=False)
    table.tile(5, "laboratory")
    table.tile(6, "airlock-control")
    table.turn("captain")
    table.event_phase("short-circuit")
    assert broken(table) == [2, 3]


def test_life_support_failure_strikes_explored_green_rooms() -> None:
    table = crew("captain")
    table.tile(2, "surgery")
    table.tile(3, "emergency-room", explored=False)
    table.tile(4, "armory")
    table.tile(6, "canteen")
    table.turn("captain")
    table.event_phase("life-support-failure")
    assert broken(table) == [2, 6]


@cites("nemesis/room/generator-start-forbidden")
@pytest.mark.parametrize("malfunctions", [False, True])
def test_coolant_leak_starts_the_self_destruct_if_the_generator_fails(malfunctions: bool) -> None:
    table = crew("captain", "scout")
    table.tile(2, "generator")
    if malfunctions:
        table.malfunction(2)
    table.hibernate("scout")
    table.turn("captain")
    table.event_phase("coolant-leak")
    assert table.state.destruct == (6 if malfunctions else NOT_RUNNING)


# -- noise, doors and pods ------------------------------------------------------------------------------------


def test_scent_of_prey_is_noise_around_the_slimed() -> None:
    table = crew("captain", "scout", room=17)
    table.place("scout", 1)
    table.slime("captain")
    table.noise("14-17")
    table.turn("captain")
    table.event_phase("scent-of-prey")
    assert all(map(table.has_noise, ("14-17", "17-19", "17-20")))
    assert not table.has_noise("1-2")
    assert table.told("encounter") == []


def test_noise_in_the_technical_corridors_comes_first_then_everybody_near_an_entrance_rolls() -> None:
    table = crew("captain", "scout", room=2)
    table.place("scout", 1)
    table.turn("captain")
    table.event_phase("noise-in-technical-corridors")
    assert table.has_noise("technical")
    assert table.told("noise-rolled") == []
    table = crew("captain", "scout", room=2)
    table.place("scout", 1)
    table.noise("technical")
    table.turn("captain")
    table.fate(noise=["4"])
    table.event_phase("noise-in-technical-corridors")
    assert [event["args"]["who"] for event in table.told("noise-rolled")] == ["seat:0"]
    assert table.has_noise("2-6")


def test_noise_in_the_technical_corridors_makes_those_in_combat_roll_too() -> None:
    table = crew("captain", room=2)
    table.intruder("adult", 2)
    table.noise("technical")
    table.turn("captain")
    table.attack_cards("slime-5")
    table.fate(noise=["4"])
    table.event_phase("noise-in-technical-corridors")
    assert table.room(2).intruders == ["adult"]
    assert len(table.told("noise-rolled")) == 1


@pytest.mark.parametrize("explored", [False, True])
def test_nest_is_noise_around_the_nest_once_it_is_explored(explored: bool) -> None:
    table = crew("captain")
    table.tile(2, "nest", explored=False)
    if explored:
        table.explore(2)
    table.turn("captain")
    table.event_phase("nest")
    assert [table.has_noise(spot) for spot in ("1-2", "2-6", "technical")] == [explored] * 3


def test_bulkheads_open_opens_every_door_that_stands() -> None:
    table = crew("captain")
    table.door("1-2")
    table.door("11-14")
    table.door("7-8", "destroyed")
    table.turn("captain")
    table.event_phase("bulkheads-open")
    assert [table.door_at(spot) for spot in ("1-2", "11-14", "7-8")] == ["open", "open", "destroyed"]


def test_evacuation_pod_ejection_launches_the_pod_with_the_lowest_number_with_whoever_is_inside() -> None:
    table = crew("captain", "scout")
    pods = sorted(table.state.pods_of(1) + table.state.pods_of(2))
    section = table.state.pod_section[pods[0]]
    table.tile(2, "evacuation-a" if section == 1 else "evacuation-b")
    table.place("captain", 2)
    table.state.pod[0] = pods[0]
    table.turn("scout")
    table.state.passed |= 1
    assert not table.state.is_unlocked(pods[0])
    table.event_phase("evacuation-pod-ejection")
    assert table.of("captain").escaped
    assert sorted(table.state.pods_of(1) + table.state.pods_of(2)) == pods[1:]


def test_evacuation_pod_ejection_without_a_pod_does_nothing() -> None:
    table = crew("captain")
    table.state.pod_section[:] = bytes(8)
    table.event_phase("evacuation-pod-ejection")
    assert not table.of("captain").escaped
