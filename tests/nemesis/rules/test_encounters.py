"""Encounters: silence, a token, a miniature, and perhaps a surprise."""

from __future__ import annotations

from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites
from tests.nemesis.original import BOX


def noisy_arrival(token: str = "adult-2", hand: int = 5, **bag: int) -> NemesisTable:
    """The captain walks from 1 to 3 where noise is heard twice in the corridor to 7."""
    table = scenario("nemesis", crew=["captain"], seed=5)
    table.place("captain", 1)
    table.hand("captain", *("rest", "search", "search", "demolition", "reload", "interruption")[: hand + 1])
    table.explore(3)
    table.state.first_encounter = True
    table.bag(**(bag or {"blank": 1, token.replace("-", "_"): 1}))
    table.noise("3-7")
    table.turn("captain")
    table.fate(noise=["3"], bag=[token])
    return table


def arrive(table: NemesisTable) -> None:
    table.play("captain", "move/room:3")


@cites("nemesis/encounter/definition", "nemesis/encounter/step-2-draw", "nemesis/encounter/step-3-place")
def test_an_intruder_of_the_drawn_kind_appears_with_the_character() -> None:
    table = noisy_arrival("creeper-1", blank=1, creeper_1=1, adult_4=3)
    arrive(table)
    assert [event["args"]["token"] for event in table.told("token-drawn")] == ["token:creeper-1"]
    assert table.intruders() == {"intruder:creeper-1": "room:3"}
    assert table.bag_counts() == {"blank": 1, "adult-4": 3}


@cites("nemesis/encounter/step-2-draw")
def test_every_token_in_the_bag_is_as_likely_to_be_drawn_as_any_other() -> None:
    blanks = 0
    for seed in range(36):
        table = scenario("nemesis", crew=["captain"], seed=seed)
        table.place("captain", 1)
        table.token(3, "fire-1")
        table.noise("1-3")
        table.bag(blank=1, larva_1=8)
        table.turn("captain")
        table.fate(noise=["1"])
        arrive(table)
        blanks += table.told("token-drawn")[0]["args"]["token"] == "token:blank"
    assert 0 < blanks < 12  # one in nine


@cites("nemesis/encounter/not-by-movement")
def test_an_intruder_that_walks_in_makes_no_encounter() -> None:
    table = scenario("nemesis", crew=["captain"], seed=5)
    table.place("captain", 1)
    table.hand("captain")
    adult = table.intruder("adult", 2)
    table.noise("1-4")
    table.turn("captain")
    table.event_phase("hatching")  # adults, direction 3: from 2 to 1
    assert table.intruders() == {adult: "room:1"}
    assert table.told("encounter") == []
    assert table.told("attack") == []
    assert table.has_noise("1-4")


@cites("nemesis/encounter/not-by-entering")
def test_a_character_who_walks_in_makes_no_encounter_and_is_in_combat() -> None:
    table = scenario("nemesis", crew=["captain"], seed=5)
    table.place("captain", 1)
    table.hand("captain", "reload", "rest")
    table.explore(3)
    table.intruder("adult", 3)
    table.noise("3-7")
    table.turn("captain")
    table.play("captain", "move/room:3")
    assert table.told("noise-rolled") == table.told("encounter") == table.told("attack") == []
    assert table.has_noise("3-7")
    assert table.refusals("captain")["play/card:rest"] == "nemesis/action/out-of-combat-only"


@cites("nemesis/encounter/step-1-clear-noise")
def test_every_corridor_of_the_room_falls_silent_the_technical_ones_too() -> None:
    table = scenario("nemesis", crew=["captain"], seed=5)
    table.place("captain", 1)
    table.explore(2)
    table.state.first_encounter = True
    table.noise("1-2", "2-6", "technical", "1-4")
    table.turn("captain")
    table.fate(noise=["3"], bag=["creeper-1"])
    table.play("captain", "move/room:2")
    assert not any(map(table.has_noise, ("1-2", "2-6", "technical")))
    assert table.has_noise("1-4")


@cites("nemesis/encounter/step-1-clear-noise")
def test_the_technical_corridors_stay_noisy_for_a_room_without_entrance() -> None:
    table = noisy_arrival()
    table.noise("1-3", "technical")
    table.turn("captain")
    arrive(table)
    assert not table.has_noise("1-3")
    assert not table.has_noise("3-7")
    assert table.has_noise("technical")


@cites("nemesis/encounter/step-4-surprise")
def test_fewer_cards_than_the_number_mean_a_surprise_attack() -> None:
    table = noisy_arrival("adult-3", hand=2)
    table.attack_cards("scratch-6")
    arrive(table)
    assert [event["args"]["surprise"] for event in table.told("attack")] == [True]
    assert table.of("captain").light_wounds == 1


@cites("nemesis/encounter/step-4-surprise")
def test_as_many_cards_as_the_number_are_enough_contamination_included() -> None:
    table = noisy_arrival("adult-3")
    table.hand("captain", "rest", "search", "contamination", "contamination")
    table.turn("captain")
    arrive(table)
    assert table.told("attack") == []
    assert table.room(3).intruders == ["adult"]


@cites("nemesis/encounter/token-set-aside")
def test_the_token_lies_outside_until_such_an_intruder_hides() -> None:
    table = noisy_arrival("adult-2", blank=1, adult_2=4, adult_3=5, adult_4=3)
    arrive(table)
    assert table.bag_counts()["adult-2"] == 3
    table.place("captain", 1)
    table.state.foe_room[:] = bytes(2 if room else 0 for room in table.state.foe_room)  # next to an entrance
    table.turn("captain")
    table.event_phase("damage", bag="adult-3")  # direction 2 of room 2 is its entrance
    assert table.intruders() == {}
    assert table.bag_counts()["adult-2"] == 4


@cites("nemesis/encounter/token-set-aside")
def test_the_token_of_a_killed_intruder_may_come_back_with_another_of_its_kind() -> None:
    table = noisy_arrival("adult-4", blank=1, adult_2=4, adult_3=5, adult_4=3)
    arrive(table)
    table.fate(combat=["double"])
    table.attack_cards("summoning-3")
    table.play("captain", "shoot", "intruder:adult-1")
    assert table.intruders() == {}
    assert table.bag_counts()["adult-4"] == 2
    table.intruder("adult", 2)
    table.place("captain", 1)
    table.turn("captain")
    table.event_phase("damage", bag="adult-3")
    assert table.bag_counts()["adult-4"] == 3


@cites("nemesis/encounter/token-set-aside")
def test_which_of_the_tokens_outside_returns_is_drawn_at_random() -> None:
    table = scenario("nemesis", crew=["captain"], seed=5)
    table.place("captain", 1)
    table.bag(blank=1)
    table.intruder("adult", 2)
    table.turn("captain")
    table.fate(token_returns=["adult-4"], token_added=["adult-2"])
    table.event_phase("damage")
    assert table.bag_counts() == {"blank": 1, "adult-2": 1, "adult-4": 1}
    assert all(name in BOX.token_names for name in table.bag_counts())


@cites("nemesis/encounter/blank-noise")
def test_the_blank_brings_noise_everywhere_and_no_intruder() -> None:
    table = scenario("nemesis", crew=["captain"], seed=5)
    table.place("captain", 1)
    table.explore(2)
    adult = table.intruder("adult", 6)
    table.bag(blank=1, adult_2=1)
    table.noise("2-6")
    table.turn("captain")
    table.fate(noise=["4"], bag=["blank"])
    table.play("captain", "move/room:2")
    assert all(map(table.has_noise, ("1-2", "2-6", "technical")))
    assert table.intruders() == {adult: "room:6"}  # not attracted
    assert table.bag_counts() == {"blank": 1, "adult-2": 1}
    assert table.told("attack") == []


@cites("nemesis/encounter/blank-last-token")
def test_if_the_blank_was_the_last_token_an_adult_joins_the_bag() -> None:
    table = noisy_arrival("blank", blank=1)
    table.fate(token_added=["adult-3"])
    arrive(table)
    assert table.bag_counts() == {"blank": 1, "adult-3": 1}


@cites("nemesis/encounter/blank-last-token")
def test_if_no_adult_token_is_left_nothing_joins_the_bag() -> None:
    table = noisy_arrival("blank", blank=1)
    for sort, name in enumerate(BOX.token_names):
        if name.startswith("adult"):
            table.state.pool[sort] = 0
    arrive(table)
    assert table.bag_counts() == {"blank": 1}
