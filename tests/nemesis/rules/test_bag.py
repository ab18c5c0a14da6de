"""Intruder bag development: one token decides how the bag grows and who makes noise."""

from __future__ import annotations

from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.nemesis.species.intruders.injury import KillIntruder
from hullbreach.rulebook.citing import cites

ALL_ADULTS = {"adult_2": 4, "adult_3": 5, "adult_4": 3}


def crew(*names: str, room: int = 1) -> NemesisTable:
    """These characters together in one room, the first about to act."""
    table = scenario("nemesis", crew=names, seed=5)
    for name in names:
        table.place(name, room)
    table.turn(names[0])
    return table


def adults(table: NemesisTable) -> int:
    return sum(count for name, count in table.bag_counts().items() if name.startswith("adult"))


def rollers(table: NemesisTable) -> list[str]:
    return [event["args"]["who"] for event in table.told("noise-rolled")]


@cites("nemesis/bag/draw-one")
def test_one_token_is_drawn_a_round() -> None:
    table = crew("captain")
    table.bag(blank=1, larva_1=3)
    table.event_phase(bag="larva-1")
    assert [event["args"]["token"] for event in table.told("bag-drawn")] == ["token:larva-1"]
    assert table.bag_counts()["larva-1"] == 2


@cites("nemesis/bag/larva")
def test_a_larva_leaves_the_bag_for_an_adult() -> None:
    table = crew("captain")
    table.bag(blank=1, larva_1=1)
    table.event_phase(bag="larva-1")
    assert "larva-1" not in table.bag_counts()
    assert adults(table) == 1


@cites("nemesis/bag/larva")
def test_a_larva_leaves_even_when_no_adult_token_is_left() -> None:
    table = crew("captain")
    table.bag(blank=1, larva_1=1, **ALL_ADULTS)
    table.event_phase(bag="larva-1")
    assert "larva-1" not in table.bag_counts()
    assert adults(table) == 12


@cites("nemesis/bag/creeper")
def test_a_creeper_leaves_the_bag_for_a_breeder() -> None:
    table = crew("captain")
    table.bag(blank=1, creeper_1=1)
    table.fate(token_added=["breeder-4"])
    table.event_phase(bag="creeper-1")
    assert table.bag_counts() == {"blank": 1, "breeder-4": 1}


@cites("nemesis/bag/creeper")
def test_a_creeper_leaves_even_when_no_breeder_token_is_left() -> None:
    table = crew("captain")
    table.bag(blank=1, creeper_1=1, breeder_3=1, breeder_4=1)
    table.event_phase(bag="creeper-1")
    assert table.bag_counts() == {"blank": 1, "breeder-3": 1, "breeder-4": 1}


@cites("nemesis/bag/adult")
def test_an_adult_makes_everybody_roll_in_turn_order_and_stays_in_the_bag() -> None:
    noise_in_order("adult-2")


@cites("nemesis/bag/breeder")
def test_a_breeder_makes_everybody_roll_in_turn_order_and_stays_in_the_bag() -> None:
    noise_in_order("breeder-3")


def noise_in_order(token: str) -> None:
    table = crew("captain", "scout")
    table.place("scout", 17)
    table.first_player("scout")
    table.bag(**{token.replace("-", "_"): 1})
    table.turn("scout")
    table.fate(noise=["3", "4"])
    table.event_phase(bag=token)
    assert rollers(table) == ["seat:1", "seat:0"]
    assert table.has_noise("17-20")
    assert table.has_noise("1-4")
    assert table.bag_counts() == {token: 1}


@cites("nemesis/bag/adult")
def test_the_adult_token_goes_back_at_once_and_can_answer_the_noise() -> None:
    table = crew("captain")
    table.hand("captain", "rest", "search", "search")
    table.state.first_encounter = True
    table.bag(adult_2=1)
    table.noise("1-4")
    table.turn("captain")
    table.fate(event=["nest"], noise=["4"], bag=["adult-2", "adult-2"])
    table.end_round()
    assert table.intruders() == {"intruder:adult-1": "room:1"}
    assert table.bag_counts() == {}


@cites("nemesis/bag/noise-roll-exemption")
def test_whoever_is_in_combat_makes_no_roll() -> None:
    table = crew("captain", "scout")
    table.place("scout", 17)
    table.intruder("adult", 1)
    table.turn("captain")
    table.attack_cards("slime-5")
    table.fate(noise=["3"])
    table.event_phase(bag="adult-3")
    assert rollers(table) == ["seat:1"]


@cites("nemesis/bag/noise-roll-exemption")
def test_an_encounter_of_an_earlier_player_spares_a_later_one_in_the_same_room() -> None:
    table = crew("captain", "scout")
    table.state.first_encounter = True
    table.bag(blank=1, adult_2=1)
    table.noise("1-4")
    table.turn("captain")
    table.fate(event=["nest"], noise=["4"], bag=["adult-2", "adult-2"])
    table.end_round()
    assert rollers(table) == ["seat:0"]
    assert table.room(1).intruders == ["adult"]


@cites("nemesis/bag/noise-roll-exemption")
def test_whoever_waits_in_a_pod_rolls_and_whoever_is_gone_does_not() -> None:
    table = crew("captain", "scout", "pilot")
    table.tile(2, "evacuation-a")
    table.place("captain", 2)
    pod = table.state.pods_of(1)[0]
    table.state.pod[0] = pod
    table.hibernate("pilot")
    table.turn("scout")
    table.state.passed |= 1
    table.fate(noise=["3", "4"])
    table.event_phase(bag="adult-3")
    assert rollers(table) == ["seat:0", "seat:1"]
    assert table.has_noise("1-2")


def nest_with(*names: str) -> NemesisTable:
    table = crew(*names)
    table.tile(2, "nest")
    table.state.first_encounter = True
    table.bag(blank=1, queen_4=1)
    for name in names:
        table.place(name, 2)
    table.turn(names[0])
    return table


@cites("nemesis/bag/queen-nest-occupied")
def test_the_queen_appears_to_the_character_in_the_nest_with_the_fewest_cards() -> None:
    table = nest_with("captain", "scout")
    table.hand("captain", "rest", "search", "search", "demolition")
    table.hand("scout", "rest", "search", "search")
    table.noise("1-2", "2-6", "technical")
    table.turn("captain")
    table.attack_cards("scratch-6")
    table.event_phase(bag="queen-4")
    assert table.room(2).intruders == ["queen"]
    assert table.bag_counts() == {"blank": 1, "queen-4": 1}
    assert [event["args"]["kind"] for event in table.told("token-added")] == ["species:queen"]
    assert not any(map(table.has_noise, ("1-2", "2-6", "technical")))
    assert table.of("scout").light_wounds == 1  # three cards against a 4: surprise
    assert table.of("captain").light_wounds == 0
    assert len(table.state.eggs_in_nest()) == 5


@cites("nemesis/bag/queen-nest-occupied")
def test_her_token_drawn_again_while_she_is_on_the_board_brings_nobody_and_stays_in_the_bag() -> None:
    table = nest_with("captain")
    table.hand("captain", "rest", "search", "search", "demolition")
    table.intruder("queen", 5)
    table.turn("captain")
    table.event_phase(bag="queen-4")
    assert len(table.intruders()) == 1
    assert table.bag_counts() == {"blank": 1, "queen-4": 1}
    assert table.told("no-miniature")


@cites("nemesis/bag/queen-nest-occupied", "nemesis/injury/queen-killed")
def test_with_the_queen_her_token_leaves_the_bag_for_good() -> None:
    table = nest_with("captain")
    foe = table.intruder("queen", 2)
    number = next(each for each in table.state.all_foes() if table.state.foe_id(each) == foe)
    table.state.stack.append((KillIntruder(number, "nemesis/injury/death-carcass"), 0))
    table.run()
    assert table.state.queen_dead
    assert table.bag_counts() == {"blank": 1}


@cites("nemesis/bag/queen-add-egg")
def test_an_unwatched_queen_lays_an_egg_and_goes_back_into_the_bag() -> None:
    table = nest_with("captain")
    table.place("captain", 1)
    table.turn("captain")
    table.event_phase(bag="queen-4")
    assert table.intruders() == {}
    assert table.bag_counts()["queen-4"] == 1
    assert len(table.state.eggs_in_nest()) == 6


@cites("nemesis/bag/queen-add-egg")
def test_an_egg_laid_in_a_destroyed_nest_does_not_restore_it_and_the_supply_may_be_empty() -> None:
    table = crew("captain")
    table.eggs(0)
    table.state.nest_destroyed = True
    table.turn("captain")
    table.event_phase(bag="queen-4")
    assert len(table.state.eggs_in_nest()) == 1
    assert table.state.nest_destroyed
    table.eggs(8)
    table.turn("captain")
    table.event_phase("regeneration", bag="queen-4")
    assert len(table.state.eggs_in_nest()) == 8


@cites("nemesis/bag/blank")
def test_the_blank_adds_an_adult_while_there_is_one_and_stays() -> None:
    table = crew("captain")
    table.bag(blank=1)
    table.event_phase(bag="blank")
    assert table.bag_counts()["blank"] == 1
    assert adults(table) == 1
    table.bag(blank=1, **ALL_ADULTS)
    table.turn("captain")
    table.event_phase("regeneration", bag="blank")
    assert adults(table) == 12
