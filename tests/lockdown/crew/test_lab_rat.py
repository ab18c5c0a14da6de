"""The Lab Rat: unheard, unseen, and at home in the dark."""

from __future__ import annotations

from hullbreach.rulebook.citing import cites
from tests.lockdown.crew.deck import holding, may_play, uses


@cites("lockdown/action/reaction")
def test_an_intruder_attacks_somebody_else_in_the_room_instead() -> None:
    table = holding("lab-rat", "inconspicuous", "sentry", room=1)
    table.hand("sentry", "rest", "search", "search", "demolition")
    table.hand("lab-rat", "inconspicuous")
    table.intruder("adult", 1)
    table.fate(attack=["cut"])
    table.event_phase()
    assert table.choice("lab-rat").ask == "ask-redirect-attack"  # type: ignore[union-attr]
    assert table.options("lab-rat") == ["let", "redirect/seat:1"]
    table.play("lab-rat", "redirect")
    assert [event["args"]["who"] for event in table.told("attack")] == ["seat:1"]
    assert table.of("lab-rat").discards == ["inconspicuous"]
    assert table.of("lab-rat").light_wounds == 0
    assert table.of("sentry").light_wounds > 0


@cites("lockdown/action/reaction")
def test_without_the_card_in_hand_the_question_is_asked_all_the_same() -> None:
    table = holding("lab-rat", "interruption", "sentry", room=1)
    table.hand("sentry", "rest", "search", "search", "demolition")
    table.hand("lab-rat", "search")
    table.intruder("adult", 1)
    table.event_phase()
    assert table.options("lab-rat") == ["let"]


@cites("lockdown/action/reaction")
def test_alone_in_the_room_nobody_can_be_attacked_instead() -> None:
    table = holding("lab-rat", "inconspicuous", "sentry", room=1)
    table.place("sentry", 10)
    table.intruder("adult", 1)
    table.fate(attack=["cut"])
    table.event_phase()
    assert table.told("attack")[0]["args"]["who"] == "seat:0"


@cites("lockdown/attack/target-escape")
def test_whoever_escapes_cannot_send_the_attack_to_another() -> None:
    table = holding("lab-rat", "inconspicuous", "sentry", room=1)
    table.explore(2)
    table.intruder("adult", 1)
    table.fate(attack=["cut"], noise=["silence"])
    table.hand("lab-rat", "inconspicuous", "rest")
    table.turn("lab-rat")
    table.by_hand()
    table.play("lab-rat", "move", "room:2")
    table.play("lab-rat", "pay", "card:rest")
    assert table.told("attack")[0]["args"]["who"] == "seat:0"
    assert table.of("lab-rat").room == "room:2"


@cites("lockdown/bag/adult", "lockdown/action/reaction")
def test_in_darkness_a_noise_roll_of_bag_development_can_be_skipped() -> None:
    table = holding("lab-rat", "inconspicuous", room=1)
    table.hand("lab-rat", "inconspicuous")
    table.dark(1)
    table.bag(adult_1_3=1)
    table.event_phase(bag="adult-1-3")
    assert table.options("lab-rat") == ["let", "skip-noise-roll/card:inconspicuous"]
    table.play("lab-rat", "skip-noise-roll")
    assert table.told("noise-roll-avoided")
    assert not table.told("noise-rolled")


@cites("lockdown/bag/noise-roll-exemption")
def test_in_combat_there_is_no_roll_to_skip() -> None:
    table = holding("lab-rat", "inconspicuous", room=1)
    table.hand("lab-rat", "inconspicuous")
    table.dark(1)
    table.intruder("adult", 1)
    table.bag(adult_1_3=1)
    table.fate(attack=["evolve"])
    table.event_phase(bag="adult-1-3")
    assert table.told("noise-roll-skipped")
    assert "inconspicuous" in table.of("lab-rat").hand


@cites("lockdown/bag/adult")
def test_in_the_light_nobody_is_asked_and_the_roll_is_made() -> None:
    table = holding("lab-rat", "inconspicuous", room=1)
    table.hand("lab-rat", "inconspicuous")
    table.power_token(1, 1)  # the last to go out
    table.bag(adult_1_3=1)
    table.fate(noise=["silence"])
    table.event_phase(bag="adult-1-3")
    assert table.told("noise-rolled")


@cites("lockdown/action/card-or")
def test_a_weird_metabolism_digests_a_contamination_card_unscanned() -> None:
    table = holding("lab-rat", "weird-metabolism")
    table.contaminate("lab-rat", "infected", where="hand")
    assert uses(table, "lab-rat", "weird-metabolism") == ["metabolise/card:contamination"]
    table.play("lab-rat", "metabolise")
    it = table.of("lab-rat")
    assert "contamination" in it.discards
    assert len(it.hand) == 5
    assert not table.told("scanned")
    assert not it.infested


@cites("lockdown/slime/removal")
def test_a_weird_metabolism_gets_rid_of_slime() -> None:
    table = holding("lab-rat", "weird-metabolism")
    assert not may_play(table, "lab-rat", "weird-metabolism")
    table.slime("lab-rat")
    assert uses(table, "lab-rat", "weird-metabolism") == ["remove-slime"]
    table.play("lab-rat", "remove-slime")
    assert not table.of("lab-rat").slimed


@cites("lockdown/action/card-or")
def test_sensitive_hearing_takes_a_marker_away_or_puts_one_and_nothing_is_encountered() -> None:
    table = holding("lab-rat", "sensitive-hearing", room=1)
    table.noise("corridor:1-2")
    options = uses(table, "lab-rat", "sensitive-hearing")
    near = ["1-2", "1-3", "1-6", "2-4", "3-4", "6-10"]
    assert options == [f"{'hush' if it == '1-2' else 'noise'}/corridor:{it}" for it in near]
    table.play("lab-rat", "hush")
    assert not table.has_noise("corridor:1-2")


@cites("lockdown/noise/technical-corridors-space")
def test_the_technical_corridors_are_heard_from_an_entrance_only() -> None:
    table = holding("lab-rat", "sensitive-hearing", room=2)
    assert "noise/corridor:technical" in uses(table, "lab-rat", "sensitive-hearing")
    table.play("lab-rat", "noise/corridor:technical")
    assert table.has_noise("corridor:technical")
    assert not table.intruders()
