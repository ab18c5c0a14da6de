"""What each event card of the night stalkers does, in the light and in darkness."""

from __future__ import annotations

import pytest

from hullbreach.kernel import EVERYONE
from hullbreach.nemesis.box import CONTAMINATION_DECK, EVENT_DECK, EVENT_DISCARD
from hullbreach.nemesis.scenario import LockdownTable
from hullbreach.rulebook.citing import cites
from tests.lockdown.away import clear_away
from tests.lockdown.hunters.below import DARK, LIT, crew
from tests.lockdown.printed import lockdown
from tests.lockdown.surface.outside import out_at


def burning(table: LockdownTable) -> list[int]:
    return list(table.state.rooms_in(table.state.fire))


def broken(table: LockdownTable) -> list[int]:
    return list(table.state.rooms_in(table.state.malfunction))


def apart() -> LockdownTable:
    """The sentry in darkness and the hacker in the light, both with a card in hand."""
    table = crew("sentry", "hacker")
    table.place("hacker", LIT)
    table.hand("sentry", "rest")
    table.hand("hacker", "rest")
    table.turn("sentry")
    return table


def test_every_card_has_an_effect_and_every_effect_in_darkness_a_card_that_says_so() -> None:
    box, cards = crew().state.box, lockdown().events.event
    assert {card.effect for card in cards} == set(box.event_effects)
    assert {card.effect for card in cards if card.dark} == set(box.dark_parts)


# -- movement -------------------------------------------------------------------------------------------------


@cites("lockdown/event/intruder-movement-two-numbers")
def test_intruders_move_through_the_first_number_and_then_through_the_second() -> None:
    table = crew("sentry", room=26)
    adult = table.intruder("adult", 12)  # its corridor 1 leads to 7, whose corridor 1 leads back and 3 to 11
    creeper = table.intruder("creeper", 8)
    table.turn("sentry")
    table.event_phase("thats-hot")
    assert [event["args"]["room"] for event in table.told("intruder-moves")] == ["room:7", "room:11"]
    assert table.intruders() == {adult: "room:11", creeper: "room:8"}


@cites("lockdown/event/intruder-movement-two-numbers")
def test_every_intruder_the_card_names_takes_both_steps() -> None:
    table = crew("sentry", room=26)
    adults = [table.intruder("adult", 12) for _ in range(3)]
    table.turn("sentry")
    table.event_phase("thats-hot")
    assert table.intruders() == dict.fromkeys(adults, "room:11")


@cites("lockdown/event/intruder-movement-two-numbers")
def test_whoever_meets_a_character_moves_no_further() -> None:
    table = crew("sentry", room=8)
    adult = table.intruder("adult", 9)
    table.turn("sentry")
    table.event_phase("thats-hot")
    assert table.intruders() == {adult: "room:8"}


@cites("lockdown/encounter/not-by-movement")
def test_an_intruder_that_walks_in_with_its_second_step_makes_no_encounter() -> None:
    table = crew("sentry", room=11)
    adult = table.intruder("adult", 12)
    table.turn("sentry")
    table.event_phase("thats-hot")
    assert table.intruders() == {adult: "room:11"}
    assert table.told("encounter") == table.told("attack") == []


@cites("lockdown/event/intruder-movement-two-numbers")
def test_whoever_breaks_a_door_takes_no_second_step() -> None:
    table = crew("sentry", room=26)
    adult = table.intruder("adult", 9)
    table.door("corridor:8-9")
    table.turn("sentry")
    table.event_phase("thats-hot")
    assert (table.intruders(), table.door_at("corridor:8-9")) == ({adult: "room:9"}, "destroyed")


@cites("lockdown/event/intruder-movement-two-numbers")
def test_whoever_vanishes_in_the_technical_corridors_is_gone() -> None:
    table = crew("sentry", room=26)
    table.intruder("adult", 15)  # both its 1 and its 3 lead there
    table.turn("sentry")
    table.event_phase("thats-hot")
    assert table.intruders() == {}


# -- machines and fire ----------------------------------------------------------------------------------------


@cites("lockdown/event/effect")
def test_computers_break_or_burn_only_where_there_is_power() -> None:
    for event, marked in (("blue-screen", broken), ("short-circuit-facility", burning)):
        table = crew("sentry")
        table.tile(3, "archive")
        table.tile(7, "laboratory-facility")
        has = [room for room in table.state.board.rooms if table.state.has_computer(room)]
        lit = [room for room in has if table.state.is_powered(room)]
        assert lit
        assert len(lit) < len(has)
        table.event_phase(event)
        assert marked(table) == (lit[:1] if event == "blue-screen" else lit)


@cites("lockdown/event/effect")
def test_a_coolant_leak_breaks_the_cooling_system_and_starts_the_autodestruction_if_it_is_broken() -> None:
    for before in (False, True):
        table = crew("sentry")
        room = table.tile(7, "cooling-system") or 7
        if before:
            table.malfunction(7)
        table.turn("sentry")
        table.event_phase("coolant-leak-facility")
        assert table.state.autodestructs() == before
        assert room in broken(table)


@cites("lockdown/event/effect")
def test_a_computer_that_is_broken_already_neither_breaks_again_nor_burns() -> None:
    for event, marked in (("blue-screen", broken), ("short-circuit-facility", burning)):
        table = crew("sentry")
        table.tile(3, "archive")
        table.malfunction(3)
        lit = [room for room in table.state.board.rooms if table.state.has_computer(room) and room not in range(7, 16)]
        table.turn("sentry")
        table.event_phase(event)
        assert set(marked(table)) - {3} == set(lit[:1] if event == "blue-screen" else lit)
        assert 3 not in burning(table)


@cites("lockdown/event/effect")
def test_a_cooling_system_that_nobody_has_found_does_not_leak() -> None:
    table = crew("sentry")
    table.tile(7, "cooling-system", explored=False)
    table.turn("sentry")
    table.event_phase("coolant-leak-facility")
    assert (table.state.autodestructs(), broken(table)) == (False, [])


@cites("lockdown/event/effect")
def test_a_failure_of_the_sanitary_network_breaks_the_green_rooms_that_have_been_found() -> None:
    table = crew("sentry")
    table.tile(3, "emergency-room")
    table.tile(7, "laboratory-facility")
    table.tile(8, "decon-room", explored=False)
    table.tile(4, "archive")
    table.turn("sentry")
    table.event_phase("sanitary-network-failure")
    assert broken(table) == [3, 7]


@cites("lockdown/event/effect")
def test_consuming_fire_burns_the_items_and_spreads_but_not_past_a_closed_door() -> None:
    table = crew("sentry")
    table.explore(19, items=3)
    table.explore(20, items=2)
    table.fire(19)
    table.door("corridor:19-20")
    table.turn("sentry")
    table.event_phase("consuming-fire")
    assert burning(table) == [18, 19]
    assert (table.state.items[19], table.state.items[20]) == (0, 2)


@cites("lockdown/event/effect")
def test_kickstopper_stops_the_elevator_and_breaks_its_rooms() -> None:
    table = crew("sentry")
    table.event_phase("kickstopper")
    assert (table.has_power("elevator"), broken(table)) == (False, [1, 10, 22])


@cites("lockdown/event/effect")
def test_a_power_surge_turns_the_time_token_red() -> None:
    table = crew("sentry")
    table.event_phase("power-surge")
    assert not table.state.time_on


@cites("lockdown/event/effect")
def test_thats_hot_burns_what_makes_power() -> None:
    table = crew("sentry")
    table.event_phase("thats-hot")
    assert burning(table) == [27]
    table = crew("sentry")
    table.tile(7, "power-generator")
    table.turn("sentry")
    table.event_phase("thats-hot")
    assert burning(table) == [7, 27]


@cites("lockdown/event/effect")
def test_fire_in_the_hole_wounds_whoever_is_there_without_action_cards() -> None:
    table = crew("sentry", "hacker", "janitor")
    rooms = [table.lay(f"cargo-{pod}") for pod in "abc"]
    table.place("sentry", rooms[0])
    table.place("hacker", rooms[2])
    table.hand("sentry", "contamination")
    table.hand("hacker", "rest")
    table.hand("janitor")
    table.turn("sentry")
    table.event_phase("fire-in-the-hole")
    assert burning(table) == sorted(rooms)
    assert [len(table.of(name).serious_wounds) for name in table.seats] == [1, 0, 0]


@cites("lockdown/event/effect")
def test_damage_comes_to_adults_and_larger_ones_wherever_they_are() -> None:
    table = apart()
    for kind, room in (("queen", 1), ("breeder", 10), ("adult", LIT), ("larva", 27)):
        table.intruder(kind, room)
    table.state.hidden_from_attack = True
    table.turn("sentry")
    table.event_phase("damage-facility")
    assert broken(table) == [1, 10, DARK, LIT]


@cites("lockdown/event/effect")
def test_damage_comes_to_characters_only_in_darkness() -> None:
    table = apart()
    table.event_phase("damage-facility")
    assert broken(table) == [DARK]


@cites("lockdown/event/draw-card", "lockdown/event/effect")
def test_intruders_move_before_the_event_takes_effect() -> None:
    table = crew("sentry", room=1)
    board = table.state.board
    there = board.behind(25, board.spot_by_number[25][3])
    table.explore(25, there)
    table.intruder("adult", 25)
    table.turn("sentry")
    table.event_phase("damage-facility")
    assert broken(table) == [there]


# -- noise ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("event", ["bulkheads-open-facility", "nest-facility"])
@cites("lockdown/event/effect")
def test_there_is_noise_around_characters_in_darkness(event: str) -> None:
    table = apart()
    table.event_phase(event)
    g = table.state
    assert g.noise == g.board.spot_mask[DARK]


@cites("lockdown/event/effect")
def test_bulkheads_open_but_what_is_destroyed_stays_so() -> None:
    table = crew("sentry", room=LIT)
    table.door("corridor:18-19")
    table.door("corridor:18-22", "destroyed")
    table.turn("sentry")
    table.event_phase("bulkheads-open-facility")
    assert [table.door_at(f"corridor:18-{room}") for room in (19, 22)] == ["open", "destroyed"]
    assert table.state.noise == 0


@pytest.mark.parametrize("found", [False, True])
@cites("lockdown/event/effect")
def test_there_is_noise_around_a_nest_that_has_been_found(found: bool) -> None:
    table = crew("sentry", room=LIT)
    table.tile(11, "nest", explored=found)
    table.turn("sentry")
    table.event_phase("nest-facility")
    assert table.state.noise == (table.state.board.spot_mask[11] if found else 0)


@cites("lockdown/event/effect")
def test_noise_in_corridors_costs_markers_once_there_is_noise() -> None:
    table = apart()
    table.place("sentry", 14)
    table.place("hacker", 20)
    table.turn("sentry")
    table.event_phase("noise-in-corridors")
    assert table.has_noise("corridor:technical")
    assert [table.of(name).light_wounds for name in table.seats] == [1, 0]
    table = apart()
    table.noise("corridor:technical")
    table.turn("sentry")
    table.event_phase("noise-in-corridors")
    g = table.state
    assert (g.site.fire_left(g), g.site.malfunctions_left(g)) == (11, 9)
    assert table.of("sentry").light_wounds == 0  # there is no entrance to the alert room


@cites("lockdown/event/effect")
def test_scent_of_blood_brings_adults_to_those_who_bleed_alone_in_darkness() -> None:
    table = apart()
    for name in table.seats:
        table.wound(name, "hand")
    table.turn("sentry")
    table.event_phase("scent-of-blood")
    g = table.state
    assert list(table.intruders().values()) == ["room:12"]
    assert g.noise == g.board.spot_mask[DARK] | g.board.spot_mask[LIT]


@cites("lockdown/event/effect", "lockdown/intruder-movement/adult-limit")
def test_scent_of_blood_calls_an_adult_from_elsewhere_when_all_eight_are_out() -> None:
    table = apart()
    table.wound("sentry", "hand")
    for _ in range(8):
        table.intruder("adult", 8)
    table.turn("sentry")
    table.event_phase("scent-of-blood")
    assert list(table.intruders().values()) == ["room:12"]


@cites("lockdown/event/effect")
def test_scent_of_blood_brings_nobody_to_dressed_wounds_nor_into_a_fight() -> None:
    table = apart()
    table.place("hacker", 8)
    table.wound("sentry", "hand")
    table.wound("hacker", "hand", dressed=True)
    queen = table.intruder("queen", DARK)
    table.state.hidden_from_attack = True
    table.turn("sentry")
    table.event_phase("scent-of-blood")
    assert table.intruders() == {queen: "room:12"}
    assert table.state.noise == table.state.board.spot_mask[DARK]


# -- intruders and larvae -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "goes"), [((), True), (("rest",), False), (("contamination",), True)])
@cites("lockdown/event/effect")
def test_blood_trace_leads_through_the_section_to_whoever_bleeds_without_cards(
    cards: tuple[str, ...], goes: bool
) -> None:
    table = crew("sentry", room=27)
    table.wound("sentry", "hand")
    table.hand("sentry", *cards)
    larva = table.intruder("larva", 19)
    adult = table.intruder("adult", 9)
    table.turn("sentry")
    table.event_phase("blood-trace-3")
    assert table.intruders() == {larva: "room:27" if goes else "room:19", adult: "room:9"}


@cites("lockdown/event/effect")
def test_blood_trace_finds_whoever_bleeds_in_darkness_whatever_they_hold() -> None:
    table = crew("sentry")
    table.wound("sentry", "hand")
    table.hand("sentry", "rest")
    larva = table.intruder("larva", 9)
    table.door("corridor:8-12")
    table.door("corridor:13-15")
    table.turn("sentry")
    table.event_phase("blood-trace-2")  # 9, 8, 12: the lowest rooms first
    assert table.intruders() == {larva: "room:8"}
    assert (table.door_at("corridor:8-12"), table.door_at("corridor:13-15")) == ("destroyed", "closed")


@cites("lockdown/event/effect")
def test_blood_trace_leads_to_nobody_without_a_wound_not_even_in_darkness() -> None:
    table = crew("sentry")
    table.wound("sentry", "hand", dressed=True)
    larva = table.intruder("larva", 9)
    table.turn("sentry")
    table.event_phase("blood-trace-2")
    assert table.intruders() == {larva: "room:9"}


@cites("lockdown/event/effect")
def test_blood_trace_leads_to_the_lowest_room_past_those_whose_wounds_are_dressed() -> None:
    table = crew("sentry", "hacker", "janitor", room=27)
    table.place("hacker", 20)
    table.place("janitor", 19)
    table.wound("sentry", "hand")
    table.wound("hacker", "hand")
    table.wound("janitor", "leg", dressed=True)
    for name in table.seats:
        table.hand(name)
    larvae = [table.intruder("larva", room) for room in (18, 26, 27)]
    table.state.hidden_from_attack = True
    table.turn("sentry")
    table.event_phase("blood-trace-3")
    assert [table.intruders()[larva] for larva in larvae] == ["room:20", "room:20", "room:27"]


@cites("lockdown/event/effect", "lockdown/alternative-board/buildings")
def test_blood_in_a_building_does_not_keep_those_below_from_blood_that_they_can_reach() -> None:
    table = out_at(2, 13, 12)
    for name in ("hacker", "janitor"):
        table.wound(name, "hand")
        table.hand(name)
    free, busy, above = table.intruder("adult", 10), table.intruder("adult", 12), table.intruder("adult", 4)
    table.turn("hacker")
    table.attack_cards("blood-rage-5")
    table.event_phase("blood-trace-2")
    assert table.intruders() == {free: "room:13", busy: "room:12", above: "room:2"}


@cites("lockdown/event/effect")
def test_what_lurks_attacks_in_darkness() -> None:
    table = apart()
    alone = table.intruder("creeper", 1)
    table.intruder("adult", DARK)
    table.intruder("adult", LIT)
    table.bag(blank=1)
    table.state.hidden_from_attack = True
    table.turn("sentry")
    table.attack_cards("cut-5")
    table.event_phase("lurking-facility")
    assert alone not in table.intruders()
    assert table.bag_counts()["creeper-1-2"] == 1
    assert [(event["args"]["who"], event["args"]["surprise"]) for event in table.told("attack")] == [("seat:0", False)]


@cites("lockdown/event/effect")
def test_all_that_lurks_with_somebody_attacks_but_only_whom_it_is_dark_for() -> None:
    table = crew("sentry", "hacker", room=LIT)
    table.wound("sentry", "eyes")
    table.hand("sentry", "rest", "search")
    table.hand("hacker", "rest")
    table.intruder("breeder", LIT)
    table.intruder("larva", LIT)
    table.state.hidden_from_attack = True
    table.turn("sentry")
    table.attack_cards("cut-5")
    table.event_phase("lurking-facility")
    attacks = [(event["args"]["foe"], event["args"]["who"]) for event in table.told("attack")]
    assert attacks == [("intruder:breeder-1", "seat:0"), ("intruder:larva-1", "seat:0")]


@cites("lockdown/event/effect", "lockdown/encounter/definition")
def test_egg_protection_is_an_encounter_for_those_in_the_nest_or_with_an_egg() -> None:
    table = crew("sentry", "hacker", "janitor", room=LIT)
    table.place("sentry", table.lay("nest"))
    table.power()
    table.object("egg", "hacker")
    table.place("janitor", 22)
    table.bag(creeper_1_2=2, blank=1)
    table.turn("sentry")
    table.fate(bag=["creeper-1-2", "creeper-1-2"])
    table.event_phase("egg-protection-facility")
    assert [event["args"]["who"] for event in table.told("encounter")] == ["seat:0", "seat:1"]
    assert table.told("contaminated") == []


@cites("lockdown/event/effect")
def test_egg_protection_contaminates_everybody_in_darkness() -> None:
    table = apart()
    table.event_phase("egg-protection-facility")
    assert [event["args"]["who"] for event in table.told("contaminated")] == ["seat:0"]


@cites("lockdown/event/effect")
def test_who_is_on_a_staircase_is_in_darkness_whatever_has_power() -> None:
    table = crew("sentry", "hacker", room=LIT)
    table.place("hacker", 5)
    table.power()
    table.turn("sentry")
    table.event_phase("egg-protection-facility")
    assert table.room(5).kind == "staircase"
    assert [event["args"]["who"] for event in table.told("contaminated")] == ["seat:1"]


@cites("lockdown/event/effect")
def test_hatching_infests_whoever_is_helpless_in_darkness() -> None:
    table = crew("sentry", "hacker", "janitor", "lab-rat")
    table.place("janitor", LIT)
    table.hand("sentry", "contamination")
    table.hand("hacker", "rest")
    table.hand("janitor")
    table.hand("lab-rat")
    table.larva("lab-rat")
    table.turn("sentry")
    table.event_phase("hatching-facility")
    assert [table.of(name).infested for name in table.seats] == [True, False, False, True]
    assert [event["args"]["who"] for event in table.told("infested")] == ["seat:0"]


@pytest.mark.parametrize("cards", [(), ("rest",)])
@cites("lockdown/event/effect")
def test_hatching_costs_an_egg_and_infests_whoever_is_helpless_in_the_nest_or_else_the_bag(
    cards: tuple[str, ...],
) -> None:
    table = crew("sentry", "hacker", room=LIT)
    table.place("sentry", table.lay("nest"))
    table.power()
    for name in table.seats:
        table.hand(name, *cards)
    table.bag(blank=1)
    table.turn("sentry")
    table.event_phase("hatching-facility")
    assert len(table.state.eggs_in_nest()) == 4
    assert [table.of(name).infested for name in table.seats] == [not cards, False]
    joined = [name for name in table.bag_counts() if name.startswith("larva")]
    assert len(joined) == len(cards)


@pytest.mark.parametrize("state", ["infected", "clean"])
@cites("lockdown/event/effect")
def test_a_larva_leaves_its_shell_only_if_the_card_is_infected(state: str) -> None:
    table = crew("sentry", "hacker")
    table.larva("sentry")
    table.infection(table.state.zones[CONTAMINATION_DECK][-1], state)
    table.turn("sentry")
    table.event_phase("leaving-the-shell-1")
    sentry = table.of("sentry")
    assert sentry.dead == (state == "infected")
    assert list(table.intruders().values()) == ["room:12"] * sentry.dead
    assert sentry.dead or (sentry.infested and sentry.discards.count("contamination") == 1)
    assert [event["args"]["who"] for event in table.told("drew")][:1] == ["seat:1"]


@cites("lockdown/event/effect", "lockdown/contamination/to-discard-pile")
def test_a_larva_stays_in_its_shell_when_there_is_no_card_left_to_scan() -> None:
    table = crew("sentry")
    table.larva("sentry")
    clear_away(table, table.state.zones[CONTAMINATION_DECK])
    table.turn("sentry")
    table.event_phase("leaving-the-shell-1")
    assert (table.of("sentry").infested, table.of("sentry").dead) == (True, False)


@cites("lockdown/event/effect", "lockdown/contamination/to-discard-pile")
def test_the_card_scanned_for_a_host_goes_on_top_of_the_discard_pile() -> None:
    table = crew("sentry")
    table.larva("sentry")
    table.infection(table.state.zones[CONTAMINATION_DECK][-1], "clean")
    table.hand("sentry", "rest")
    table.turn("sentry")
    table.play("sentry", "play/card:rest")
    table.event_phase("leaving-the-shell-1")
    assert table.of("sentry").discards == ["rest", "contamination"]


@pytest.mark.parametrize("state", ["infected", "clean"])
@cites("lockdown/event/effect")
def test_whoever_has_no_larva_draws_four_cards_and_gets_one_if_any_is_infected(state: str) -> None:
    table = crew("hacker")
    table.hand("hacker", "rest")
    table.contaminate("hacker", state, where="deck")
    g = table.state
    deck = g.draw_pile(0)
    card = next(back for back in deck if g.is_contamination(back))
    deck.remove(card)
    deck.insert(len(deck) - 3, card)  # the fourth from the top
    table.turn("hacker")
    table.event_phase("leaving-the-shell-4")
    assert [event["args"]["count"] for event in table.told("drew")][:1] == [4]
    assert [event["args"]["infected"] for event in table.told("scanned")] == [int(state == "infected")]
    assert table.of("hacker").infested == (state == "infected")
    assert len(table.told("discarded")) == 4


@cites("lockdown/event/effect")
def test_panic_strikes_those_without_action_cards_once_and_the_others_only_in_darkness() -> None:
    for room, left in ((LIT, 3), (DARK, 1)):
        table = crew("sentry", "hacker", room=room)
        table.hand("sentry", "contamination")
        table.ammo("sentry", "smg", 4)
        table.ammo("hacker", "smart-gun", 3)
        table.turn("sentry")
        table.event_phase("panic")
        assert (table.of("sentry").ammo, table.of("hacker").ammo) == ({"smg": 2}, {"smart-gun": left})


@cites("lockdown/event/effect")
def test_panic_costs_ammunition_or_an_item() -> None:
    table = apart()
    table.ammo("sentry", "smg", 2)
    table.ammo("hacker", "smart-gun", 3)
    table.turn("sentry")
    table.event_phase("panic")
    assert (table.of("sentry").ammo, table.of("hacker").ammo) == ({"smg": 0}, {"smart-gun": 3})
    table = apart()
    table.ammo("sentry", "smg", 1)
    table.turn("sentry")
    table.event_phase("panic")
    assert (table.of("sentry").heavy, table.of("hacker").heavy) == ([], ["smart-gun"])


@cites("lockdown/event/effect")
def test_panic_lets_the_owner_choose() -> None:
    table = apart()
    table.give("sentry", "pistol")
    table.ammo("sentry", "smg", 1)
    table.turn("sentry")
    table.event_phase("panic")
    assert table.options("sentry") == ["waste-ammo/item:smg", "waste-ammo/item:pistol"]
    table.play("sentry", "waste-ammo/item:smg")
    assert (table.of("sentry").ammo["smg"], table.of("sentry").ammo["pistol"]) == (0, 2)
    table = apart()
    table.give("sentry", "pistol")
    table.ammo("sentry", "smg", 1)
    table.ammo("sentry", "pistol", 0)
    table.turn("sentry")
    table.event_phase("panic")
    assert table.options("sentry") == ["give-up/item:smg", "give-up/item:pistol"]
    table.play("sentry", "give-up/item:smg")
    assert table.of("sentry").heavy == ["pistol"]


@cites("lockdown/event/effect", "lockdown/terms/resolution-order")
@pytest.mark.parametrize("cards", [(), ("rest",)])
def test_panic_strikes_the_first_player_first_also_in_darkness(cards: tuple[str, ...]) -> None:
    table = crew("sentry", "hacker", "janitor", room=DARK)
    for name in table.seats:
        table.give(name, "pistol")
        table.ammo(name, "pistol", 2)
        table.hand(name, *cards)
    table.first_player("hacker")
    table.turn("hacker")
    table.event_phase("panic")
    for name in ("hacker", "janitor", "sentry"):  # each wastes two
        table.play(name, "waste-ammo/item:pistol")
        table.play(name, "waste-ammo/item:pistol")
    assert [table.of(name).ammo["pistol"] for name in table.seats] == [0, 0, 0]


# -- ways out of the dark -------------------------------------------------------------------------------------


@cites("lockdown/event/effect")
def test_a_glowstick_keeps_the_darkness_of_an_event_away() -> None:
    table = apart()
    table.place("hacker", DARK)
    table.give("sentry", "glowstick")
    table.turn("sentry")
    table.event_phase("egg-protection-facility")
    assert table.options("sentry") == ["let", "ignore/item:glowstick"]
    table.play("sentry", "ignore/item:glowstick")
    assert [event["args"]["who"] for event in table.told("contaminated")] == ["seat:1"]
    assert "glowstick" not in table.of("sentry").items


@cites("lockdown/event/effect")
def test_feel_of_the_dark_does_the_same_and_nothing_is_asked_where_nothing_can_be() -> None:
    table = crew("lab-rat", "hacker")
    table.hand("lab-rat", "feel-of-the-dark")
    table.turn("lab-rat")
    table.event_phase("egg-protection-facility")
    assert table.options("lab-rat") == ["let", "ignore/card:feel-of-the-dark"]
    table.play("lab-rat", "ignore/card:feel-of-the-dark")
    assert [event["args"]["who"] for event in table.told("contaminated")] == ["seat:1"]
    assert table.of("lab-rat").discards == ["feel-of-the-dark"]


@cites("lockdown/event/effect")
def test_who_only_seems_to_have_a_glowstick_is_asked_too() -> None:
    table = apart()
    table.give("sentry", "thermite-charge")
    table.turn("sentry")
    table.event_phase("egg-protection-facility")
    assert table.options("sentry") == ["let"]


@cites("lockdown/attack/card-hit", "lockdown/item/one-use")
def test_a_glowstick_keeps_the_darkness_of_an_attack_away() -> None:
    table = crew("sentry")
    table.give("sentry", "glowstick")
    glowstick = table.state.held(0, "glowstick")
    table.intruder("adult", DARK)
    table.turn("sentry")
    table.attack_cards("cut-5")
    table.event_phase()
    assert table.state.seen[glowstick] != EVERYONE
    table.play("sentry", "ignore/item:glowstick")
    assert table.of("sentry").light_wounds == 1
    assert table.state.seen[glowstick] == EVERYONE
    assert any(pile[-1:] == ["glowstick"] for pile in table.game.view(None)["discards"].values())


@pytest.mark.parametrize("item", ["glowstick", "thermite-charge"])
@cites("lockdown/attack/card-hit")
def test_an_attack_that_takes_the_eyes_strikes_in_the_dark_unless_a_glowstick_is_lit(item: str) -> None:
    table = crew("sentry", room=LIT)
    table.give("sentry", item)
    table.wound("sentry", "hand", "leg")
    table.intruder("adult", LIT)
    table.turn("sentry")
    table.attack_cards("perched-in-the-dark-5")
    table.fate(wound=["eyes"])
    table.event_phase()
    assert table.options("sentry") == ["let", "ignore/item:glowstick"][: 1 + (item == "glowstick")]
    table.play("sentry", "ignore/item:glowstick" if item == "glowstick" else "let")
    assert table.of("sentry").dead == (item != "glowstick")


@cites("lockdown/event/remove-from-game")
def test_a_card_that_is_removed_never_comes_back() -> None:
    table = crew("sentry")
    g = table.state
    g.zones[EVENT_DISCARD].append(g.zones[EVENT_DECK].pop(0))
    table.turn("sentry")
    table.event_phase("kickstopper")
    left = {g.game.name_of(g, back) for back in g.zones[EVENT_DECK] + g.zones[EVENT_DISCARD]}
    assert "kickstopper" not in left
    assert len(left) == 21
    assert not g.zones[EVENT_DISCARD]


@pytest.mark.parametrize(("markers", "event"), [("fire", "thats-hot"), ("malfunction", "kickstopper")])
@cites("lockdown/fire/supply-exhausted", "lockdown/malfunction/supply-exhausted")
def test_with_markers_lost_fewer_are_enough_to_destroy_the_facility(markers: str, event: str) -> None:
    for lost in (0, 1):
        table = crew("sentry")
        left = table.state.box.tables.tokens.supply
        count = next(supply.count for supply in left if supply.id == markers)
        wanted = 1 if markers == "fire" else 3
        rooms = [room for room in (2, 3, 4, 7, 8, 9, 11, 14, 15, 19, 20, 21, 23) if room != DARK][: count - wanted]
        table.explore(*rooms)
        if markers == "fire":
            table.fire(*rooms)
            table.state.fire_lost = lost
        else:
            table.malfunction(*rooms)
            table.state.malfunction_lost = lost
        table.turn("sentry")
        table.event_phase(event)
        assert (table.state.fate != 0) == bool(lost)


@cites("lockdown/event/effect")
def test_losing_markers_alone_never_destroys_the_facility() -> None:
    table = crew("sentry")
    table.noise("corridor:technical")
    g = table.state
    g.fire_lost, g.malfunction_lost = g.site.fire_left(g), g.site.malfunctions_left(g) - 1
    table.turn("sentry")
    table.event_phase("noise-in-corridors")
    assert (g.fate, g.site.fire_left(g), g.site.malfunctions_left(g)) == (0, 0, 0)
