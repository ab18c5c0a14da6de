"""What each intruder attack card does to its target."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites
from tests.nemesis.original import BOX, PRINTED


def attacked(kind: str, card: str, *names: str, wounds: int = 0, **fate: list[str]) -> NemesisTable:
    """An event phase in which an intruder of this kind attacks the first of these characters with this card."""
    table = ready(kind, *names, wounds=wounds)
    table.fate(**fate)
    table.attack_cards(card)
    table.event_phase("life-support-failure" if kind == "creeper" else "")
    return table


def ready(kind: str, *names: str, wounds: int = 0) -> NemesisTable:
    table = scenario("nemesis", crew=names or ["captain"], seed=5)
    for name in table.seats:
        table.place(name, 1)
        table.wound(name, *("leg", "hand")[:wounds])
    table.intruder(kind, 1)
    table.turn(table.seats[0])
    return table


def test_there_is_an_effect_for_every_card() -> None:
    assert {attack.id for attack in PRINTED.attacks.attack} == set(BOX.attack_effects)


@cites("nemesis/attack/card-hit")
@pytest.mark.parametrize("kind", ["creeper", "adult", "breeder", "queen"])
def test_scratch_is_a_light_wound_and_contamination(kind: str) -> None:
    captain = attacked(kind, "scratch-6").of("captain")
    assert (captain.light_wounds, captain.discards.count("contamination")) == (1, 1)


@cites("nemesis/attack/card-hit")
@pytest.mark.parametrize("kind", ["adult", "breeder", "queen"])
def test_claw_attack_is_two_light_wounds_and_contamination(kind: str) -> None:
    captain = attacked(kind, "claw-attack-4").of("captain")
    assert (captain.light_wounds, captain.discards.count("contamination")) == (2, 1)


@cites("nemesis/attack/card-hit")
@pytest.mark.parametrize("kind", ["adult", "breeder", "queen"])
@pytest.mark.parametrize("wounds", [0, 1, 2])
def test_bite_wounds_seriously_and_kills_at_two_serious_wounds(kind: str, wounds: int) -> None:
    captain = attacked(kind, "bite-4", wounds=wounds).of("captain")
    assert captain.dead == (wounds == 2)
    assert captain.dead or len(captain.serious_wounds) == wounds + 1


@cites("nemesis/attack/card-hit")
def test_bite_counts_dressed_wounds() -> None:
    table = ready("adult")
    table.wound("captain", "leg", "hand", dressed=True)
    table.turn("captain")
    table.attack_cards("bite-4")
    table.event_phase()
    assert table.of("captain").dead


@cites("nemesis/attack/card-hit")
@pytest.mark.parametrize("wounds", [0, 1])
def test_tail_attack_kills_at_one_serious_wound(wounds: int) -> None:
    captain = attacked("queen", "tail-attack-5", wounds=wounds).of("captain")
    assert captain.dead == (wounds == 1)
    assert captain.dead or len(captain.serious_wounds) == 1


@cites("nemesis/attack/card-hit")
def test_only_the_queen_has_a_tail() -> None:
    assert attacked("breeder", "tail-attack-5").of("captain").serious_wounds == []


@cites("nemesis/attack/card-hit")
@pytest.mark.parametrize("kind", ["breeder", "queen"])
def test_frenzy_strikes_everybody_in_the_room(kind: str) -> None:
    table = ready(kind, "captain", "scout", "pilot")
    table.place("pilot", 17)
    table.wound("scout", "leg", "hand")
    table.hand("scout", "rest")
    table.turn("captain")
    table.attack_cards("frenzy-4")
    table.event_phase()
    assert table.of("scout").dead
    assert len(table.of("captain").serious_wounds) == 1
    assert table.of("pilot").serious_wounds == []


@cites("nemesis/attack/card-hit")
def test_frenzy_strikes_in_turn_order() -> None:
    table = ready("queen", "captain", "scout", "pilot")
    table.first_player("scout")
    table.turn("captain")
    table.attack_cards("frenzy-4")
    table.event_phase()
    assert [event["args"]["who"] for event in table.told("serious-wound")] == ["seat:1", "seat:2", "seat:0"]


@cites("nemesis/attack/card-hit")
def test_whoever_ignores_a_frenzy_saves_nobody_else() -> None:
    table = ready("larva", "soldier", "scout")
    table.state.foe_room[:] = bytes(len(table.state.foe_room))
    table.hand("soldier", "nerves-of-steel", "rest")
    table.bag(blank=1, adult_2=1, queen_4=1)
    table.noise("1-4")
    table.turn("soldier")
    table.routine = {ask: verb for ask, verb in table.routine.items() if ask != "ask-ignore-attack"}  # type: ignore[misc]
    table.fate(noise=["4"], event=["nest"], bag=["adult-2", "queen-4"])
    table.attack_cards("frenzy-4")
    table.end_round()
    table.automatic = False
    table.play("soldier", "ignore/card:nerves-of-steel")
    assert table.of("soldier").serious_wounds == []
    assert len(table.of("scout").serious_wounds) == 1
    assert "nerves-of-steel" in table.of("soldier").discards


def test_armor_stops_one_strike_and_is_gone() -> None:
    table = ready("adult", "soldier")
    table.give("soldier", "armor")
    table.routine = {ask: verb for ask, verb in table.routine.items() if ask != "ask-ignore-attack"}  # type: ignore[misc]
    table.turn("soldier")
    table.fate(event=["lurking"], bag=["blank"])
    table.attack_cards("bite-4")
    table.end_round()
    table.play("soldier", "ignore/item:armor")
    assert table.of("soldier").serious_wounds == []
    assert "armor" not in table.of("soldier").items
    assert len(table.told("attack-ignored")) == 1


@cites("nemesis/attack/card-hit")
@pytest.mark.parametrize("kind", ["creeper", "adult", "breeder", "queen"])
def test_slime_sticks_and_contaminates(kind: str) -> None:
    captain = attacked(kind, "slime-5").of("captain")
    assert captain.slimed
    assert captain.discards.count("contamination") == 1


@cites("nemesis/attack/card-hit")
def test_transformation_makes_an_unhurt_breeder_of_the_creeper() -> None:
    table = ready("creeper")
    table.state.injuries[:] = bytes(2 if room else 0 for room in table.state.foe_room)
    table.hand("captain", "contamination")
    table.turn("captain")
    table.attack_cards("transformation-4", "scratch-6")
    table.event_phase("lurking")
    assert table.intruders() == {"intruder:breeder-1": "room:1"}
    assert table.injuries("intruder:breeder-1") == 0
    assert len(table.told("attack")) == 1
    assert table.of("captain").light_wounds == 0


@cites("nemesis/attack/card-hit")
def test_transformation_before_an_empty_hand_is_a_surprise_attack() -> None:
    table = ready("creeper")
    table.hand("captain")
    table.turn("captain")
    table.attack_cards("transformation-4", "scratch-6")
    table.event_phase("lurking")
    assert [event["args"]["surprise"] for event in table.told("attack")] == [False, True]
    assert table.of("captain").light_wounds == 1


@cites("nemesis/attack/card-hit")
def test_transformation_without_a_breeder_left_does_nothing() -> None:
    table = ready("creeper")
    table.intruder("breeder", 7)
    table.intruder("breeder", 8)
    table.hand("captain")
    table.turn("captain")
    table.attack_cards("transformation-4")
    table.event_phase("bulkheads-open")
    assert table.room(1).intruders == ["creeper"]
    assert len(table.told("attack")) == 1


@cites("nemesis/attack/card-hit")
@pytest.mark.parametrize("kind", ["creeper", "queen"])
def test_summoning_brings_another_intruder_that_does_not_attack_now(kind: str) -> None:
    table = ready(kind)
    table.hand("captain")
    table.bag(blank=1, adult_4=1)
    table.turn("captain")
    table.fate(bag=["adult-4"])
    table.attack_cards("summoning-3")
    table.event_phase("hatching")
    assert sorted(table.room(1).intruders) == sorted([kind, "adult"])
    assert len(table.told("attack")) == 1


@cites("nemesis/attack/card-hit")
def test_summoning_the_blank_brings_nothing() -> None:
    table = attacked("queen", "summoning-3", bag=["blank"])
    assert table.room(1).intruders == ["queen"]
    assert not table.has_noise("1-2")
    assert table.bag_counts()["blank"] == 1


@cites("nemesis/attack/card-hit")
def test_summoning_in_the_middle_of_an_escape_does_not_add_an_attack() -> None:
    table = ready("queen")
    table.explore(3)
    table.bag(blank=1, adult_4=1)
    table.turn("captain")
    table.fate(bag=["adult-4"], noise=["1"])
    table.attack_cards("summoning-3", "scratch-6")
    table.play("captain", "move/room:3")
    assert table.of("captain").room == "room:3"
    assert len(table.told("attack")) == 1
    assert sorted(table.room(1).intruders) == ["adult", "queen"]
