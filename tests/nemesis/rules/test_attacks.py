"""Intruder attacks: when they happen, whom they strike, and what the card decides."""

from __future__ import annotations

import pytest

from hullbreach.nemesis import box
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites
from tests.nemesis.original import BOX, PRINTED


def crew(*names: str, room: int = 1) -> NemesisTable:
    """These characters together in one room, the first about to act, the first encounter over."""
    table = scenario("nemesis", crew=names, seed=5)
    for name in names:
        table.place(name, room)
    table.state.first_encounter = True
    table.turn(names[0])
    return table


def victims(table: NemesisTable) -> list[str]:
    return [event["args"]["who"] for event in table.told("attack")]


@cites("nemesis/attack/occasions")
def test_intruders_attack_by_surprise_in_the_event_phase_and_when_somebody_escapes() -> None:
    table = crew("captain")
    table.hand("captain", "rest")
    table.bag(blank=1, adult_4=1)
    table.noise("1-3", "3-7")
    table.explore(3)
    table.turn("captain")
    table.fate(noise=["3"], bag=["adult-4"])
    table.attack_cards("slime-5")
    table.play("captain", "move/room:3")
    assert [event["args"]["surprise"] for event in table.told("attack")] == [True]
    table.attack_cards("scratch-6")
    table.event_phase()
    assert [event["args"]["surprise"] for event in table.told("attack")] == [False]
    table.turn("captain")
    table.attack_cards("scratch-5")
    table.fate(noise=["4"])
    table.play("captain", "move/room:1")
    assert victims(table) == ["seat:0"]


@cites("nemesis/attack/occasions")
def test_intruders_do_not_attack_whom_they_walk_to_nor_who_walks_to_them_nor_who_fights() -> None:
    table = crew("captain")
    adult = table.intruder("adult", 3)
    table.explore(3)
    table.turn("captain")
    table.play("captain", "move/room:3")
    assert victims(table) == []
    table.fate(combat=["blank"])
    table.play("captain", "shoot", adult)
    assert victims(table) == []
    table.place("captain", 1)
    table.turn("captain")
    table.event_phase("lurking")  # adults, direction 4: from 3 to 7, then into hiding
    table.intruder("adult", 2)
    table.turn("captain")
    table.event_phase("hatching")  # direction 3: from 2 to 1
    assert table.room(1).intruders == ["adult"]
    assert victims(table) == []


@cites("nemesis/attack/target-fewest-cards")
def test_the_one_with_the_fewest_cards_is_attacked_contamination_cards_counted() -> None:
    table = crew("captain", "scout")
    table.hand("captain", "rest", "contamination", "contamination")
    table.hand("scout", "rest", "search")
    table.intruder("adult", 1)
    table.turn("captain")
    table.attack_cards("scratch-6")
    table.event_phase()
    assert victims(table) == ["seat:1"]


@cites("nemesis/attack/target-fewest-cards")
def test_the_target_is_chosen_when_the_attack_is_made() -> None:
    table = crew("captain", "scout")
    table.hand("captain", "rest", "search")
    table.hand("scout", "rest")
    table.wound("scout", "leg", "hand")
    table.intruder("adult", 1)
    table.intruder("adult", 1)
    table.turn("captain")
    table.attack_cards("bite-6", "bite-4")
    table.event_phase()
    assert table.of("scout").dead
    assert victims(table) == ["seat:1", "seat:0"]


@cites("nemesis/attack/target-tie")
def test_a_tie_goes_to_the_first_player_or_the_next_in_turn_order() -> None:
    table = crew("captain", "scout", "pilot")
    for name in ("captain", "scout", "pilot"):
        table.hand(name, "rest", "search")
    table.first_player("scout")
    table.intruder("adult", 1)
    table.turn("scout")
    table.attack_cards("scratch-6")
    table.event_phase()
    assert victims(table) == ["seat:1"]
    table.place("scout", 17)
    for name in ("captain", "pilot"):
        table.hand(name, "rest", "search")
    table.first_player("scout")
    table.turn("scout")
    table.attack_cards("scratch-6")
    table.event_phase("regeneration")
    assert victims(table) == ["seat:2"]


@cites("nemesis/attack/target-surprise")
def test_a_surprise_attack_strikes_who_caused_the_encounter() -> None:
    table = crew("captain", "scout")
    table.hand("captain", "rest", "search")
    table.hand("scout")
    table.noise("1-4")
    table.turn("captain")
    table.fate(event=["nest"], noise=["4"], bag=["adult-3", "adult-3"])
    table.attack_cards("scratch-6")
    table.end_round()
    assert victims(table) == ["seat:0"]
    assert table.of("captain").light_wounds == 1


@cites("nemesis/attack/target-escape")
def test_an_escape_is_avenged_on_the_one_who_escapes() -> None:
    table = crew("captain", "scout")
    table.hand("scout")
    table.intruder("adult", 1)
    table.intruder("creeper", 1)
    table.explore(3)
    table.turn("captain")
    table.attack_cards("scratch-6", "scratch-5")
    table.fate(noise=["1"])
    table.play("captain", "move/room:3")
    assert victims(table) == ["seat:0", "seat:0"]
    assert table.of("captain").room == "room:3"


@cites("nemesis/attack/card-hit")
def test_a_card_with_the_attackers_symbol_takes_effect_whatever_its_blood() -> None:
    table = crew("captain")
    adult = table.intruder("adult", 1, injuries=5)
    table.turn("captain")
    table.attack_cards("claw-attack-0")
    table.event_phase()
    assert table.of("captain").light_wounds == 2
    assert table.of("captain").discards.count("contamination") == 1
    assert table.intruders() == {adult: "room:1"}


@cites("nemesis/attack/card-miss", "nemesis/attack/card-hit")
@pytest.mark.parametrize(("kind", "card"), [("creeper", "claw-attack-5"), ("queen", "transformation-4")])
def test_a_card_without_the_attackers_symbol_misses(kind: str, card: str) -> None:
    table = crew("captain")
    table.intruder(kind, 1)
    table.turn("captain")
    table.attack_cards(card)
    table.event_phase()
    assert [event["args"]["hits"] for event in table.told("attack-card")] == [False]
    assert table.of("captain").light_wounds == 0
    assert "contamination" not in table.of("captain").discards
    assert table.room(1).intruders == [kind]


@cites("nemesis/attack/discard-and-reshuffle")
def test_attack_cards_are_discarded_and_shuffled_again_when_the_deck_runs_out() -> None:
    table = crew("captain")
    zones = table.state.zones
    table.intruder("adult", 1)
    table.turn("captain")
    table.attack_cards("slime-5")
    table.event_phase()
    assert len(zones[box.ATTACK_DECK]) == 19
    assert [BOX.attacks[table.state.face[back]] for back in zones[box.ATTACK_DISCARD]] == ["slime"]
    zones[box.ATTACK_DISCARD].extend(zones[box.ATTACK_DECK])
    zones[box.ATTACK_DECK].clear()
    table.turn("captain")
    table.fate(attack=["slime"])
    table.event_phase("regeneration")
    assert len(zones[box.ATTACK_DECK]) == 19
    assert len(zones[box.ATTACK_DISCARD]) == 1


@cites("nemesis/attack/larva-infests")
def test_a_larva_draws_no_card_and_moves_onto_the_character_board() -> None:
    table = crew("captain")
    table.intruder("larva", 1)
    table.turn("captain")
    table.event_phase()
    assert table.told("attack-card") == []
    assert table.of("captain").infested
    assert table.of("captain").discards.count("contamination") == 1
    assert table.intruders() == {}


@cites("nemesis/attack/larva-already-infested")
def test_a_second_larva_disappears_and_leaves_only_contamination() -> None:
    table = crew("captain")
    table.larva("captain")
    table.intruder("larva", 1)
    table.bag(blank=1)
    table.turn("captain")
    table.event_phase("nest", bag="blank")
    assert not [token for token, count in table.bag_counts().items() if token.startswith("larva") and count]
    assert table.of("captain").infested
    assert not table.of("captain").dead
    assert table.of("captain").discards.count("contamination") == 1
    assert table.intruders() == {}
    assert "nemesis/attack/larva-already-infested" in table.rules_told()


def test_every_attack_card_is_registered() -> None:
    assert set(BOX.attack_effects) == {attack.id for attack in PRINTED.attacks.attack}
