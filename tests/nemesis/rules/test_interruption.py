"""Reactions: Interruption and its replies, Nerves of Steel, Armor, the Motion Scanner."""

from __future__ import annotations

import pytest

import hullbreach
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites

INTERRUPT = "interrupt/card:interruption"


def together(crew: tuple[str, ...] = ("captain", "scout"), seed: int = 1) -> NemesisTable:
    """Everyone in the armory, room 3, with an Interruption and three other cards; the first is about to act."""
    table = scenario("nemesis", crew=list(crew), seed=seed)
    table.tile("room:3", "armory")
    for name in crew:
        table.place(name, "room:3")
        table.hand(name, "interruption", "demolition", "search", "rest")
    table.turn(crew[0])
    table.automatic = False
    return table


def asked(table: NemesisTable) -> dict[str, str]:
    """By character: the question they are asked now."""
    return {table.seats[choice.seat]: choice.ask for choice in table.game.choices}


# -- interruption ---------------------------------------------------------------------------------------------


@cites("nemesis/action/interruption")
def test_an_interrupted_action_has_no_effect_and_still_counts_as_one_of_two() -> None:
    table = together()
    table.play("captain", "play/card:demolition")
    assert asked(table) == {"scout": "ask-interrupt"}
    choice = table.choice("scout")
    assert choice is not None
    assert choice.args == {"who": "seat:0", "action": "play/card:demolition"}
    table.play("scout", INTERRUPT)
    table.play("captain", "let")
    assert not table.room("room:3").malfunction
    assert table.of("scout").discards == ["interruption"]
    assert len(table.of("scout").hand) == 3
    assert asked(table) == {"captain": "ask-action"}
    assert table.state.acted == 1


@cites("nemesis/action/interruption")
def test_an_action_nobody_interrupts_takes_effect() -> None:
    table = together()
    table.play("captain", "play/card:demolition")
    table.play("scout", "let")
    assert table.room("room:3").malfunction
    assert "interruption" in table.of("scout").hand


@cites("nemesis/action/interruption")
def test_interruption_comes_after_paying_and_before_anything_is_rolled_or_revealed() -> None:
    table = together()
    table.play("captain", "move/room:7")
    table.play("captain", "pay/card:search")
    assert asked(table) == {"scout": "ask-interrupt"}
    assert not table.room("room:7").explored
    assert table.of("captain").room == "room:3"
    table.play("scout", INTERRUPT)
    table.play("captain", "let")
    assert table.of("captain").room == "room:3"
    assert not table.room("room:7").explored
    assert table.of("captain").discards == ["search"]


@cites("nemesis/action/cost-when-interrupted")
def test_the_cost_of_an_interrupted_action_stays_paid() -> None:
    table = together()
    table.play("captain", "careful-move/room:7")
    table.play("captain", "pay/card:search")
    table.play("captain", "pay/card:rest")
    table.play("scout", INTERRUPT)
    table.play("captain", "let")
    assert table.of("captain").discards == ["search", "rest"]
    assert sorted(table.of("captain").hand) == ["demolition", "interruption"]


@cites("nemesis/action/cost-when-interrupted")
def test_a_one_use_item_whose_action_is_cancelled_is_discarded_all_the_same() -> None:
    table = together()
    table.give("captain", "bandages")
    table.light("captain", 2)
    table.turn("captain")
    table.play("captain", "use/item:bandages")
    table.play("captain", "pay/card:search")
    table.play("scout", INTERRUPT)
    table.play("captain", "let")
    assert table.of("captain").items == []
    assert table.of("captain").light_wounds == 2
    assert [event["args"]["item"] for event in table.told("item-discarded")] == ["item:bandages"]


@cites("nemesis/action/interruption-of-interruption")
def test_an_interrupted_interruption_lets_the_action_take_effect() -> None:
    table = together()
    table.play("captain", "play/card:demolition")
    table.play("scout", INTERRUPT)
    choice = table.choice("captain")
    assert choice is not None
    assert choice.args == {"who": "seat:1", "action": INTERRUPT}
    table.play("captain", INTERRUPT)
    assert table.room("room:3").malfunction
    assert table.of("scout").discards == ["interruption"]
    assert table.of("captain").discards == ["demolition", "interruption"]


@cites("nemesis/action/interruption-of-interruption")
def test_replies_chain_and_each_cancels_the_one_before_it() -> None:
    table = together(("captain", "scout", "pilot"))
    table.play("captain", "play/card:demolition")
    assert asked(table) == {"scout": "ask-interrupt", "pilot": "ask-interrupt"}
    table.play("scout", INTERRUPT)
    assert asked(table) == {"captain": "ask-interrupt", "pilot": "ask-interrupt"}
    table.play("captain", INTERRUPT)
    assert asked(table) == {"pilot": "ask-interrupt"}  # the scout's only one lies face up
    table.play("pilot", INTERRUPT)
    assert not table.room("room:3").malfunction
    assert asked(table) == {"captain": "ask-action"}


@cites("nemesis/action/interruption-scope")
def test_interruption_may_be_played_after_passing() -> None:
    table = together()
    table.state.passed |= 1 << table.seat("scout")
    table.play("captain", "play/card:demolition")
    table.play("scout", INTERRUPT)
    table.play("captain", "let")
    assert not table.room("room:3").malfunction
    assert table.of("scout").passed


@cites("nemesis/action/interruption-scope")
def test_interruption_needs_the_room_of_the_acting_character_wherever_the_action_works() -> None:
    table = together(("captain", "scout", "pilot"))
    table.tile("room:2", "comms-room")
    table.place("scout", "room:2")
    table.place("pilot", "room:3")
    table.give("captain", "intercom")
    table.hand("captain", "order")
    table.turn("captain")
    table.play("captain", "play/card:order")
    assert asked(table) == {"pilot": "ask-interrupt"}
    table.play("pilot", "let")
    table.fate(noise=["silence"])
    table.play("captain", "order/seat:1/room:1")
    assert table.of("scout").room == "room:1"


@cites("nemesis/action/interruption-scope")
def test_whoever_waits_in_a_pod_interrupts_nobody() -> None:
    table = together()
    table.tile("room:3", "evacuation-a")
    table.state.pod[table.seat("scout")] = table.state.pods_of(1)[0]
    table.turn("captain")
    table.play("captain", "play/card:demolition")
    assert table.room("room:3").malfunction  # nobody was asked


# -- secrecy of the window ------------------------------------------------------------------------------------


@cites("nemesis/action/interruption")
def test_the_same_question_waits_whether_or_not_the_card_is_held() -> None:
    seen = []
    for cards in (("interruption", "rest"), ("search", "rest")):
        table = together()
        table.hand("scout", *cards)
        table.turn("captain")
        table.play("captain", "play/card:demolition")
        assert asked(table) == {"scout": "ask-interrupt"}
        assert table.options("scout")[0] == "let"
        assert (INTERRUPT in table.options("scout")) == ("interruption" in cards)
        seen.append((table.game.view(0), table.game.events(0)))
    assert seen[0] == seen[1]


@cites("nemesis/action/interruption")
def test_only_seats_that_might_hold_it_by_public_facts_are_asked() -> None:
    table = together(("captain", "scout", "pilot", "mechanic"))
    table.hand("scout")  # no cards at all
    table.place("mechanic", "room:7")
    table.turn("captain")
    table.play("captain", "play/card:demolition")
    assert asked(table) == {"pilot": "ask-interrupt"}
    table.play("pilot", INTERRUPT)
    table.play("captain", "let")
    table.play("captain", "move/room:1")
    table.play("captain", "pay/card:search")
    assert "pilot" not in asked(table)  # the only Interruption lies face up in the discard pile
    assert table.of("captain").room == "room:1"


@cites("nemesis/action/interruption")
def test_let_turn_answers_for_the_rest_of_the_turn_and_then_runs_out() -> None:
    table = together()
    table.play("scout", "order-let-turn")
    table.play("captain", "play/card:demolition")
    assert table.room("room:3").malfunction  # nobody was asked
    table.play("captain", "play/card:rest")
    assert asked(table) == {"scout": "ask-action"}  # the next turn has begun
    assert "order-let-turn" in table.asides("scout")
    table.door("corridor:3-7")
    table.hand("captain", "demolition")
    table.turn("captain")
    table.play("captain", "play/card:demolition")
    assert asked(table) == {"scout": "ask-interrupt"}


@cites("nemesis/action/interruption")
def test_let_round_answers_until_the_next_round_begins() -> None:
    table = together()
    table.play("scout", "order-let-round")
    table.play("captain", "play/card:demolition")
    assert asked(table) == {"captain": "ask-action"}
    table.turn("captain")
    table.ammo("captain", "revolver", 1)
    table.hand("captain", "reload")
    table.turn("captain")
    table.play("captain", "play/card:reload")
    assert asked(table) == {"captain": "ask-use"}
    table.automatic = True
    table.play("captain", "reload/item:revolver")
    table.fate(event=["nest"], bag=["blank"])
    table.end_round()
    assert table.state.round == 2
    assert "order-let-round" in table.asides("scout")


@cites("nemesis/action/interruption")
def test_an_order_given_while_the_window_is_open_answers_it() -> None:
    table = together()
    table.play("captain", "play/card:demolition")
    assert asked(table) == {"scout": "ask-interrupt"}
    table.play("scout", "order-let-turn")
    assert table.room("room:3").malfunction


# -- other reactions ------------------------------------------------------------------------------------------


def surprised(crew: tuple[str, ...] = ("soldier", "scout"), card: str = "claw-attack") -> NemesisTable:
    """The first of the crew walks from room 3 to room 7 and an adult is about to attack by surprise."""
    table = scenario("nemesis", crew=list(crew))
    table.tile("room:3", "armory")
    table.explore("room:7")
    table.place(crew[0], "room:3")
    table.bag(adult_4=1)
    table.noise("corridor:7-8")
    table.state.first_encounter = True
    table.fate(noise=["2"], attack=[card])
    return table


@cites("nemesis/action/reaction")
def test_nerves_of_steel_ignore_a_surprise_attack_after_its_card_is_seen() -> None:
    table = surprised()
    table.hand("soldier", "nerves-of-steel", "rest")
    table.turn("soldier")
    table.automatic = False
    table.play("soldier", "move/room:7")
    table.play("soldier", "pay/card:rest")
    assert asked(table) == {"soldier": "ask-ignore-attack"}
    choice = table.choice("soldier")
    assert choice is not None
    assert choice.args["card"] == "attack:claw-attack"
    table.play("soldier", "ignore/card:nerves-of-steel")
    assert table.of("soldier").light_wounds == 0
    assert table.of("soldier").discards == ["rest", "nerves-of-steel"]
    assert table.state.acted == 1  # the move; a reaction is not an action


@cites("nemesis/action/reaction")
@pytest.mark.parametrize("passed", [False, True])
def test_nerves_of_steel_protect_the_soldier_alone_passed_or_not_when_another_is_surprised(passed: bool) -> None:
    table = surprised(("scout", "soldier"), "frenzy")
    table.bag(breeder_4=1)
    table.object("egg", "room:7")
    for name in ("scout", "soldier"):
        table.place(name, "room:7")
    table.hand("scout", "rest", "search")
    table.hand("soldier", "nerves-of-steel", "rest")
    if passed:
        table.passed("soldier")
    table.turn("scout")
    table.fate(combat=["blank"], wound=["leg"])
    table.automatic = False
    table.play("scout", "melee/object:egg")  # every attempt on an egg makes noise, in company too
    table.play("scout", "pay/card:rest")
    table.play("soldier", "let")
    assert asked(table) == {"soldier": "ask-ignore-attack"}
    table.play("soldier", "ignore/card:nerves-of-steel")
    assert table.of("scout").serious_wounds == ["leg"]
    assert table.of("soldier").serious_wounds == []


@cites("nemesis/action/reaction")
def test_nerves_of_steel_do_not_help_against_other_attacks_and_cannot_be_played_as_an_action() -> None:
    table = scenario("nemesis", crew=["soldier", "scout"])
    table.place("soldier", "room:3")
    table.intruder("adult", "room:3")
    table.hand("soldier", "nerves-of-steel", "interruption", "rest")
    table.turn("soldier")
    assert table.refusals("soldier")["play/card:nerves-of-steel"] == "nemesis/action/reaction"
    assert table.refusals("soldier")["play/card:interruption"] == "nemesis/action/reaction"
    table.fate(attack=["claw-attack"], noise=["silence"])
    table.automatic = False
    table.play("soldier", "move/room:7")
    table.play("soldier", "pay/card:rest")
    assert asked(table) == {"soldier": "ask-action"}
    assert table.of("soldier").light_wounds == 2


@cites("nemesis/action/reaction")
def test_the_soldier_is_asked_whether_or_not_nerves_of_steel_are_held_and_despite_standing_orders() -> None:
    seen = []
    for cards in (("nerves-of-steel", "rest"), ("search", "rest")):
        table = surprised()
        table.hand("soldier", *cards)
        table.turn("soldier")
        table.automatic = False
        table.play("soldier", "order-let-round")
        table.play("soldier", "move/room:7")
        table.play("soldier", "pay/card:rest")
        assert asked(table) == {"soldier": "ask-ignore-attack"}
        seen.append((table.game.view(1), table.game.events(1)))
    assert seen[0] == seen[1]


@cites("nemesis/action/reaction")
def test_armor_ignores_any_attack_once() -> None:
    table = scenario("nemesis", crew=["soldier", "scout"])
    table.place("soldier", "room:3")
    table.intruder("adult", "room:3")
    table.give("soldier", "armor")
    table.hand("soldier", "rest")
    table.turn("soldier")
    table.fate(attack=["claw-attack"], noise=["silence"])
    table.automatic = False
    table.play("soldier", "move/room:7")
    table.play("soldier", "ignore/item:armor")
    assert table.of("soldier").light_wounds == 0
    assert table.of("soldier").items == []
    assert table.of("soldier").room == "room:7"


@cites("nemesis/action/reaction")
@pytest.mark.parametrize("again", [True, False])
def test_the_motion_scanner_repeats_a_noise_roll_for_one_card(again: bool) -> None:
    table = scenario("nemesis", crew=["scout", "captain"])
    table.place("scout", "room:3")
    table.explore("room:7")
    table.give("scout", "motion-scanner")
    table.hand("scout", "rest", "search")
    table.turn("scout")
    table.fate(noise=["2", "1"] if again else ["2"])
    table.automatic = False
    table.play("scout", "move/room:7")
    table.play("scout", "pay/card:rest")
    assert set(table.options("scout")) == {"keep-roll", "rescan/card:search"}
    table.play("scout", "rescan/card:search" if again else "keep-roll")
    assert table.has_noise("corridor:6-7") == again
    assert table.of("scout").discards == (["rest", "search"] if again else ["rest"])
    assert table.has_noise("corridor:7-8") != again
    assert table.state.acted == 1


@cites("nemesis/action/reaction")
def test_armor_and_motion_scanner_still_help_those_who_have_passed() -> None:
    table = scenario("nemesis", crew=["soldier", "scout"])
    table.place("soldier", 3)
    table.intruder("adult", 3)
    table.give("soldier", "armor")
    table.place("scout", 2)
    table.give("scout", "motion-scanner")
    table.hand("scout", "rest")
    table.noise("technical")
    table.passed("scout")
    table.turn("soldier")
    table.attack_cards("claw-attack")
    table.fate(noise=["2", "4"])
    table.automatic = False
    table.event_phase("noise-in-technical-corridors")
    table.play("soldier", "keep-rest")
    table.play("soldier", "ignore/item:armor")
    assert table.of("soldier").light_wounds == 0
    table.play("scout", "rescan/card:rest")
    assert table.has_noise("2-6")


def test_holding_is_offered_to_nobody_and_records_in_which_somebody_did_go_on() -> None:
    game = hullbreach.new("nemesis", 2, seed=1)
    assert [aside.id for aside in game.asides(0)] == ["order-let-turn", "order-let-round"]
    game.answer("order-hold", 0)
    assert [aside.id for aside in game.asides(0)] == ["order-ask", "order-let-turn", "order-let-round"]
    assert hullbreach.replay(game.record()).digest() == game.digest()
    saved = hullbreach.load(game.save())
    assert saved.digest() == game.digest()
    while not saved.over:
        saved.answer(saved.choice.options[0].id)
    for nobody in (2, hullbreach.CLOCK, hullbreach.JUDGE):
        with pytest.raises(hullbreach.Refused):
            game.answer("order-hold", nobody)
