"""The basic rooms: armory, comms room, emergency room, evacuation, fire control, generator, laboratory, nest …"""

from __future__ import annotations

import pytest

from hullbreach.nemesis import box
from hullbreach.rulebook.citing import cites
from tests.nemesis.original import BOX
from tests.nemesis.rules.aboard import behind, last_told, refusal, room_id, standing_in

# -- armory, comms room, emergency room -----------------------------------------------------------------------


@cites("nemesis/room/armory")
def test_the_armory_adds_two_ammunition_to_an_energy_weapon_up_to_its_capacity() -> None:
    table = standing_in("armory", crew=("soldier", "scout"))
    table.ammo("soldier", "assault-rifle", 1)
    table.play("soldier", "room-action")
    table.play("soldier", "reload/item:assault-rifle")
    assert table.of("soldier").ammo["assault-rifle"] == 3
    assert last_told(table, "reloaded", "scout")["ammo"] == 3

    table.ammo("soldier", "assault-rifle", 4)
    table.play("soldier", "room-action")
    table.play("soldier", "reload/item:assault-rifle")
    assert table.of("soldier").ammo["assault-rifle"] == 5


@cites("nemesis/room/armory")
def test_the_armory_loads_one_weapon_of_ones_own() -> None:
    table = standing_in("armory", crew=("soldier", "scout"))
    table.give("soldier", "prototype-rifle")
    table.place("scout", "armory")
    for name, weapon in (("soldier", "assault-rifle"), ("soldier", "prototype-rifle"), ("scout", "rifle")):
        table.ammo(name, weapon, 1)
    table.turn("soldier")
    table.play("soldier", "room-action")
    assert table.options("soldier") == ["reload/item:assault-rifle", "reload/item:prototype-rifle"]
    table.play("soldier", "reload/item:prototype-rifle")
    assert table.of("soldier").ammo == {"assault-rifle": 1, "prototype-rifle": 3}
    assert table.of("scout").ammo == {"rifle": 1}


@cites("nemesis/room/armory")
def test_the_armory_has_nothing_for_classic_or_full_weapons() -> None:
    table = standing_in("armory")
    table.ammo("captain", "revolver", 1)
    assert refusal(table, "armory") == "nemesis/room/armory"
    table = standing_in("armory", crew=("soldier", "scout"))
    assert refusal(table, "armory", "soldier") == "nemesis/room/armory"


@cites("nemesis/room/comms-room")
def test_the_comms_room_sends_the_signal_once_and_for_oneself() -> None:
    table = standing_in("comms-room")
    table.place("scout", "comms-room")
    table.turn("captain")
    table.play("captain", "room-action")
    assert table.of("captain").signalled
    assert not table.of("scout").signalled
    table.turn("captain")
    assert refusal(table, "comms-room") == "nemesis/room/comms-room"
    assert "room-action/room:3" not in table.options("captain")


@cites("nemesis/room/emergency-room")
def test_the_emergency_room_does_one_of_three_things() -> None:
    table = standing_in("emergency-room")
    table.light("captain", 2)
    table.wound("captain", "leg", "hand")
    table.wound("captain", "arm", dressed=True)
    table.play("captain", "room-action")
    assert table.options("captain") == ["dress-all", "heal/seat:0/wound:arm", "heal-light"]
    table.play("captain", "dress-all")
    person = table.of("captain")
    assert person.serious_wounds == []
    assert sorted(person.dressed_wounds) == ["arm", "hand", "leg"]
    assert person.light_wounds == 2


@cites("nemesis/room/emergency-room")
def test_the_emergency_room_heals_one_dressed_wound_or_all_light_ones() -> None:
    table = standing_in("emergency-room")
    table.light("captain", 2)
    table.wound("captain", "arm", "leg", dressed=True)
    table.play("captain", "room-action")
    table.play("captain", "heal/seat:0/wound:leg")
    assert table.of("captain").dressed_wounds == ["arm"]
    assert table.of("captain").light_wounds == 2
    table.hand("captain", "search", "search")
    table.play("captain", "room-action")
    table.play("captain", "heal-light")
    assert table.of("captain").light_wounds == 0


@cites("nemesis/room/emergency-room")
def test_the_emergency_room_is_of_no_use_to_the_healthy_or_for_others() -> None:
    table = standing_in("emergency-room")
    table.place("scout", "emergency-room")
    table.light("scout", 1)
    table.turn("captain")
    assert refusal(table, "emergency-room") == "nemesis/room/emergency-room"


# -- evacuation sections --------------------------------------------------------------------------------------

CREW = ("captain", "scout", "pilot")


@cites("nemesis/room/evacuation-a-condition")
def test_evacuation_needs_an_unlocked_pod_of_the_section_with_a_free_space() -> None:
    table = standing_in("evacuation-a", crew=CREW)
    assert refusal(table, "evacuation-a") == "nemesis/room/evacuation-a-condition"
    g = table.state
    table.pods(unlocked=True)
    assert refusal(table, "evacuation-a") is None
    g.unlocked = sum(1 << pod for pod in g.pods_of(2))
    table.turn("captain")
    assert refusal(table, "evacuation-a") == "nemesis/room/evacuation-a-condition"

    pod = g.pods_of(1)[0]
    g.unlocked = 1 << pod
    for name in ("scout", "pilot"):
        table.place(name, "evacuation-a")
        g.pod[table.seat(name)] = pod
    table.turn("captain")
    assert refusal(table, "evacuation-a") == "nemesis/room/evacuation-a-condition"


@cites("nemesis/room/evacuation-a-condition")
def test_evacuation_is_impossible_with_an_intruder_or_a_malfunction_in_the_room() -> None:
    table = standing_in("evacuation-a", crew=CREW)
    table.pods(unlocked=True)
    action = f"room-action/{room_id(table, 'evacuation-a')}"
    assert action in table.options("captain")
    table.malfunction("evacuation-a")
    assert refusal(table, "evacuation-a") == "nemesis/malfunction/blocks-room-action"
    assert action not in table.options("captain")
    table = standing_in("evacuation-a", crew=CREW)
    table.pods(unlocked=True)
    table.intruder("larva", "evacuation-a")
    assert refusal(table, "evacuation-a") == "nemesis/action/out-of-combat-only"
    assert action not in table.options("captain")


@cites("nemesis/room/evacuation-a-attempt")
def test_a_noise_roll_without_visitors_leads_into_a_pod() -> None:
    table = standing_in("evacuation-a", crew=CREW)
    table.pods(unlocked=True)
    table.fate(noise=["1"])
    table.play("captain", "room-action")
    pods = table.state.pods_of(1)
    assert table.options("captain") == [f"evacuate/pod:{pod}" for pod in pods]
    table.play("captain", f"evacuate/pod:{pods[1]}")
    assert table.has_noise("corridor:1-3")
    assert table.of("captain").pod == pods[1]


@cites("nemesis/room/evacuation-a-attempt")
@pytest.mark.parametrize("shut", ["locked", "full"])
def test_it_leads_into_no_pod_that_is_locked_or_full(shut: str) -> None:
    table = standing_in("evacuation-a", crew=CREW)
    first, second = table.state.pods_of(1)
    table.pods(unlocked=True)
    if shut == "locked":
        table.state.unlocked = 1 << second
    else:
        table.board_pod(CREW[1], first)
        table.board_pod(CREW[2], first)
    table.turn("captain")
    table.fate(noise=["1"])
    table.play("captain", "room-action")
    assert table.of("captain").pod == second


@cites("nemesis/room/evacuation-a-attempt")
def test_an_encounter_spoils_the_evacuation() -> None:
    table = standing_in("evacuation-a")
    table.pods(unlocked=True)
    table.state.first_encounter = True
    table.noise("corridor:1-3")
    table.bag(adult_2=1)
    table.fate(noise=["1"])
    table.play("captain", "room-action")
    assert table.room("evacuation-a").intruders == ["adult"]
    assert table.of("captain").pod == 0
    assert table.told("attempt-fails")


@cites("nemesis/room/evacuation-a-attempt")
def test_an_encounter_with_nobody_behind_it_does_not_spoil_the_evacuation() -> None:
    table = standing_in("evacuation-a")
    table.pods(unlocked=True)
    table.noise("corridor:1-3")
    table.bag(blank=1)
    table.fate(noise=["1"])
    table.play("captain", "room-action")
    assert table.of("captain").pod in table.state.pods_of(1)


@cites("nemesis/room/evacuation-a-attempt")
def test_an_intruder_drawn_in_by_danger_spoils_the_evacuation() -> None:
    table = standing_in("evacuation-a")
    table.pods(unlocked=True)
    table.intruder("creeper", "cockpit")
    table.fate(noise=["danger"])
    table.play("captain", "room-action")
    assert table.room("evacuation-a").intruders == ["creeper"]
    assert table.of("captain").pod == 0


@cites("nemesis/room/evacuation-a-attempt")
def test_a_larva_that_appears_and_infests_at_once_still_spoils_the_evacuation() -> None:
    table = standing_in("evacuation-a")
    table.pods(unlocked=True)
    table.state.first_encounter = True
    table.hand("captain", "search", "search")
    table.noise("corridor:1-3")
    table.bag(larva_1=1)
    table.fate(noise=["1"])
    table.play("captain", "room-action")
    assert table.of("captain").infested
    assert table.room("evacuation-a").intruders == []
    assert table.of("captain").pod == 0


@cites("nemesis/room/evacuation-b")
def test_section_b_works_like_section_a_with_its_own_pods() -> None:
    table = standing_in("evacuation-b")
    g = table.state
    (mine,), (other,) = g.pods_of(2), g.pods_of(1)
    g.unlocked = 1 << other
    table.turn("captain")
    assert refusal(table, "evacuation-b") == "nemesis/room/evacuation-b"
    g.unlocked = 1 << mine
    table.turn("captain")
    table.fate(noise=["1"])
    table.play("captain", "room-action")
    assert table.has_noise("corridor:1-3")
    assert table.of("captain").pod == mine

    table = standing_in("evacuation-b")
    table.pods(unlocked=True)
    for thing in ("malfunction", "intruder"):
        assert refusal(table, "evacuation-b") is None
        if thing == "malfunction":
            table.malfunction("evacuation-b")
            assert refusal(table, "evacuation-b") == "nemesis/malfunction/blocks-room-action"
            table.state.malfunction = 0
        else:
            table.intruder("larva", "evacuation-b")
            assert refusal(table, "evacuation-b") == "nemesis/action/out-of-combat-only"
        table.turn("captain")

    table = standing_in("evacuation-b", crew=CREW)
    pod = table.state.pods_of(2)[0]
    table.state.unlocked = 1 << pod
    for name in ("scout", "pilot"):
        table.board_pod(name, pod)
    table.turn("captain")
    assert refusal(table, "evacuation-b") == "nemesis/room/evacuation-b"

    table = standing_in("evacuation-b")
    table.pods(unlocked=True)
    table.intruder("creeper", "cockpit")
    table.fate(noise=["danger"])
    table.play("captain", "room-action")
    assert table.of("captain").pod == 0


# -- fire control ---------------------------------------------------------------------------------------------


@cites("nemesis/room/fire-control")
def test_fire_control_puts_out_a_fire_anywhere_and_intruders_run_each_its_own_way() -> None:
    table = standing_in("fire-control")
    table.fire("room:13")
    creeper, adult = table.intruder("creeper", "room:13"), table.intruder("adult", "room:13")
    table.fate(event=["damaging-fire", "hunt-2"])  # the adult runs along corridor 1, the creeper along 2
    table.play("captain", "room-action")
    assert not table.room("room:13").fire
    assert table.intruders()[adult] == behind(table, 13, 1)
    assert table.intruders()[creeper] == behind(table, 13, 2)
    assert len(table.state.zones[box.EVENT_DISCARD]) == 2


@cites("nemesis/room/fire-control")
def test_fire_control_has_nothing_to_do_on_a_ship_without_fire_and_intruders() -> None:
    table = standing_in("fire-control")
    assert refusal(table, "fire-control") == "nemesis/room/fire-control"
    table.fire("room:13", "room:6")
    table.play("captain", "room-action")
    assert table.options("captain") == ["foam/room:6", "foam/room:13"]
    table.play("captain", "foam/room:13")
    assert (table.room("room:6").fire, table.room("room:13").fire) == (True, False)


@cites("nemesis/room/fire-control-without-fire")
def test_fire_control_drives_intruders_out_of_a_room_that_does_not_burn() -> None:
    table = standing_in("fire-control")
    table.place("scout", "room:13")
    adult = table.intruder("adult", "room:13")
    table.turn("captain")
    table.fate(event=["damaging-fire"])
    before = table.state.malfunction
    table.play("captain", "room-action")
    assert table.intruders()[adult] == "room:14"
    assert table.state.malfunction == before  # the card had no other effect
    assert not table.told("event-drawn")
    assert table.game.view()["discards"]["events"] == ["damaging-fire"]


@cites("nemesis/room/fire-control-without-fire")
def test_every_intruder_runs_its_own_way_out_of_a_room_that_does_not_burn() -> None:
    table = standing_in("fire-control")
    adult, larva = table.intruder("adult", "room:13"), table.intruder("larva", "room:13")
    table.turn("captain")
    table.fate(event=["damaging-fire", "hatching"])
    table.play("captain", "room-action")
    assert [table.intruders()[foe] for foe in (adult, larva)] == ["room:14", "room:10"]


@cites("nemesis/room/fire-control-without-fire")
def test_a_closed_door_in_the_way_of_the_runner_is_destroyed() -> None:
    table = standing_in("fire-control")
    adult = table.intruder("adult", "room:13")
    table.door("corridor:13-14")
    table.fate(event=["damaging-fire"])
    table.play("captain", "room-action")
    assert table.intruders()[adult] == "room:13"
    assert table.door_at("corridor:13-14") == "destroyed"


@cites("nemesis/room/fire-control")
def test_foam_hurts_intruders_that_are_susceptible_to_phosphates() -> None:
    table = standing_in("fire-control")
    adult = table.intruder("adult", "room:13")
    table.weakness("egg", "susceptibility-to-phosphates", discovered=False)
    table.fate(event=["damaging-fire"])
    table.play("captain", "room-action")
    assert table.injuries(adult) == 0

    table = standing_in("fire-control")
    adult = table.intruder("adult", "room:13")
    table.weakness("egg", "susceptibility-to-phosphates")
    table.fate(event=["damaging-fire"], attack=["scratch"])
    table.play("captain", "room-action")
    assert table.injuries(adult) == 1
    assert table.intruders()[adult] == "room:14"


@cites("nemesis/room/fire-control", "nemesis/injury/retreat-move")
def test_an_intruder_that_the_foam_hurts_and_puts_to_flight_does_not_run_twice() -> None:
    table = standing_in("fire-control")
    adult = table.intruder("adult", "room:13")
    table.weakness("egg", "susceptibility-to-phosphates")
    table.attack_cards("bite-0")  # the arrow
    table.fate(event=["damaging-fire"])
    table.play("captain", "room-action")
    assert table.intruders()[adult] == "room:14"
    assert len(table.told("retreats")) == 1
    assert len(table.state.zones[box.EVENT_DISCARD]) == 1


# -- generator ------------------------------------------------------------------------------------------------


@cites("nemesis/room/generator-start")
def test_the_generator_starts_the_self_destruct_sequence_on_the_green_space() -> None:
    table = standing_in("generator")
    table.play("captain", "room-action")
    assert table.state.destruct_runs()
    assert table.state.destruct == 6
    assert table.told("self-destruct-starts")


@cites("nemesis/room/generator-start-forbidden")
@pytest.mark.parametrize("time", [8, 2])
def test_nobody_starts_the_sequence_while_somebody_hibernates(time: int) -> None:
    table = standing_in("generator")
    table.clock(time=time)
    assert "room-action/room:3" in table.options("captain")
    table.hibernate("scout")
    assert refusal(table, "generator") == "nemesis/room/generator-start-forbidden"
    assert "room-action/room:3" not in table.options("captain")


@cites("nemesis/room/generator-stop")
def test_the_generator_stops_the_sequence_until_a_yellow_space_is_reached() -> None:
    table = standing_in("generator")
    table.clock(destruct=4)
    table.play("captain", "room-action")
    assert not table.state.destruct_runs()
    table.hand("captain", "search", "search")
    table.play("captain", "room-action")
    assert table.state.destruct == 6  # started again from the green space


@cites("nemesis/room/generator-stop")
def test_the_sequence_is_stopped_even_while_somebody_hibernates() -> None:
    table = standing_in("generator")
    table.clock(destruct=5)
    table.hibernate("scout")
    table.turn("captain")
    table.play("captain", "room-action")
    assert not table.state.destruct_runs()


@cites("nemesis/room/generator-stop")
def test_the_sequence_cannot_be_stopped_on_yellow() -> None:
    table = standing_in("generator")
    table.clock(destruct=4)
    for space, event in ((3, "nest"), (2, "regeneration"), (1, "egg-protection")):
        table.bag(blank=1)
        table.event_phase(event)
        assert table.state.destruct == space
        table.turn("captain")
        assert refusal(table, "generator") == "nemesis/room/generator-stop"


# -- laboratory -----------------------------------------------------------------------------------------------


@cites("nemesis/room/laboratory", "nemesis/setup/blue-corpse")
@pytest.mark.parametrize(("thing", "slot"), [("egg", "egg"), ("carcass", "carcass"), ("corpse-blue", "corpse")])
@pytest.mark.parametrize("where", ["captain", "laboratory"])
def test_the_laboratory_discovers_the_weakness_that_belongs_to_an_object(thing: str, slot: str, where: str) -> None:
    table = standing_in("laboratory")
    assert refusal(table, "laboratory") == "nemesis/room/laboratory"
    table.weakness(slot, "vital-places", discovered=False)
    table.object(thing, where)
    table.play("captain", "room-action")
    assert last_told(table, "weakness-discovered", "scout")["weakness"] == "weakness:vital-places"
    assert table.state.knows_weakness("vital-places")
    assert table.state.discovered.bit_count() == 1
    assert "vital-places" in str(table.game.view(1)["weaknesses"])


@cites("nemesis/room/laboratory")
def test_the_laboratory_does_not_discover_a_weakness_twice_and_offers_a_choice_of_objects() -> None:
    table = standing_in("laboratory")
    table.weakness("egg", "vital-places")
    table.object("egg", "captain")
    assert refusal(table, "laboratory") == "nemesis/room/laboratory"
    table.object("carcass", "laboratory")
    table.object("corpse-blue", "laboratory")
    table.play("captain", "room-action")
    assert table.options("captain") == ["analyse/object:corpse", "analyse/object:carcass"]


@cites("nemesis/room/laboratory")
def test_what_anybody_in_the_laboratory_carries_can_be_analysed() -> None:
    table = standing_in("laboratory")
    table.place("scout", "laboratory")
    table.object("carcass", "scout")
    table.turn("captain")
    table.play("captain", "room-action")
    assert table.state.discovered.bit_count() == 1
    assert table.of("scout").objects == ["carcass"]


@cites("nemesis/room/laboratory")
def test_an_object_next_door_is_of_no_use_to_the_laboratory() -> None:
    table = standing_in("laboratory")
    table.object("egg", "cockpit")
    table.object("carcass", "scout")
    assert refusal(table, "laboratory") == "nemesis/room/laboratory"


@cites("nemesis/room/laboratory-object-kept")
def test_the_analysed_object_stays_and_may_be_dropped_for_free() -> None:
    table = standing_in("laboratory")
    table.object("egg", "captain")
    table.play("captain", "room-action")
    assert table.of("captain").objects == ["egg"]
    assert table.state.acted == 1
    table.play("captain", "drop/object:egg")
    assert table.room("laboratory").objects == ["egg"]
    assert table.state.acted == 1
    table = standing_in("laboratory")
    table.object("carcass", "laboratory")
    table.play("captain", "room-action")
    assert table.room("laboratory").objects == ["carcass"]


# -- storage --------------------------------------------------------------------------------------------------


@cites("nemesis/room/storage")
def test_the_storage_offers_two_cards_of_a_deck_of_choice_whatever_its_counter_says() -> None:
    table = standing_in("storage")
    table.items_in("storage", 0)
    table.play("captain", "room-action")
    assert table.options("captain") == ["draw/deck:red", "draw/deck:yellow", "draw/deck:green"]
    table.fate(item=["medkit", "bandages"])
    table.play("captain", "draw/deck:green")
    assert sorted(table.options("captain")) == ["keep/item:bandages", "keep/item:medkit"]
    table.play("captain", "keep/item:medkit")
    assert table.of("captain").items == ["medkit"]
    g = table.state
    assert g.item_name(g.zones[box.GREEN_DECK][0]) == "bandages"
    assert len(g.zones[box.GREEN_DECK]) == 29
    assert g.items[3] == 0


# -- surgery --------------------------------------------------------------------------------------------------


@cites("nemesis/room/surgery-scan")
def test_surgery_removes_every_infected_card_and_the_larva_and_leaves_clean_cards() -> None:
    table = standing_in("surgery")
    table.hand("captain", "search", "search", "rest")
    table.contaminate("captain", "infected", "clean")
    table.contaminate("captain", "infected", where="hand")
    table.contaminate("captain", "infected", "clean", where="deck")
    table.larva("captain")
    table.play("captain", "room-action")
    person = table.of("captain")
    assert not person.dead
    assert not person.infested
    everything = person.hand + person.deck + person.discards
    assert everything.count("contamination") == 2
    g = table.state
    assert not any(g.is_infected(card) for card in g.contaminations(g.draw_pile(0)))
    assert len([card for card in g.zones[box.OUT] if card in BOX.backs[box.CONTAMINATION]]) == 3


@cites("nemesis/room/surgery-wound-and-pass")
def test_surgery_costs_a_light_wound_the_whole_hand_and_the_rest_of_the_round() -> None:
    table = standing_in("surgery")
    table.play("captain", "room-action")
    person = table.of("captain")
    assert person.light_wounds == 1
    assert person.hand == []
    assert person.discards == []
    assert len(person.deck) == 10
    assert person.passed
    assert table.state.active == 1
    viewers = table.state.game.viewers(table.state)
    assert not any(table.state.seen[back] & viewers for back in table.state.draw_pile(0))


@cites("nemesis/room/surgery-wound-and-pass")
def test_whoever_does_not_survive_the_operation_dies() -> None:
    table = standing_in("surgery")
    table.wound("captain", "leg", "arm", "hand")
    table.play("captain", "room-action")
    assert table.of("captain").dead
    assert table.told("died")[0]["rule"] == "nemesis/wound/death"
