"""A game round: cards, the first player token, turns until everyone has passed, and the event phase."""

from __future__ import annotations

import pytest

from hullbreach.kernel import Refused
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites


def crew_of_three(seed: int = 1) -> NemesisTable:
    return scenario("nemesis", ["captain", "scout", "pilot"], seed=seed)


def quiet(table: NemesisTable, event: str = "nest") -> None:
    """An event phase in which nothing happens to anybody."""
    table.fate(event=[event], bag=["blank"])


def whose_turn(table: NemesisTable) -> str:
    assert table.game.choice.ask == "ask-action"
    return table.seats[table.game.choice.seat]


def kinds(table: NemesisTable) -> list[str]:
    return [event["kind"] for event in table.told()]


# -- phases ---------------------------------------------------------------------------------------------------


@cites("nemesis/round/phases", "nemesis/terms/round-and-turn")
def test_a_round_is_a_player_phase_with_turns_then_an_event_phase() -> None:
    table = crew_of_three()
    quiet(table)
    table.end_round()
    told = kinds(table)
    assert told.count("passed") == 3
    rules = [event["rule"] for event in table.told()]
    event_phase = [rules.index(f"nemesis/{step}") for step in ("time/advance", "event/draw-card", "bag/draw-one")]
    last_pass = len(told) - 1 - told[::-1].index("passed")
    assert [last_pass, *event_phase, told.index("round-begins")] == sorted(
        [last_pass, *event_phase, told.index("round-begins")]
    )
    assert table.state.round == 2


@cites("nemesis/round/phases", "nemesis/round/pass-first-player-token")
def test_cards_are_drawn_before_the_token_passes_and_turns_begin() -> None:
    table = crew_of_three()
    table.hand("captain", "rest")
    table.turn("captain")
    quiet(table)
    table.end_round()
    told = kinds(table)
    told = told[told.index("round-begins") :]
    assert told.index("drew") < told.index("first-player") < told.index("turn-begins")


@cites("nemesis/round/pass-first-player-token")
def test_the_token_stays_in_the_first_round_and_then_goes_to_the_left() -> None:
    table = crew_of_three()
    assert table.state.first_player == 0
    holders = []
    for event in ("nest", "regeneration", "scent-of-prey"):
        quiet(table, event)
        table.end_round()
        holders.append(table.seats[table.state.first_player])
    assert holders == ["scout", "pilot", "captain"]


@cites("nemesis/round/pass-first-player-token", "nemesis/end/out-of-play")
def test_the_token_skips_a_player_who_is_out_of_play() -> None:
    table = crew_of_three()
    table.evacuate("scout")
    quiet(table)
    table.end_round()
    assert whose_turn(table) == "pilot"


@cites("nemesis/terms/resolution-order")
def test_the_first_player_does_first_what_all_do_in_order() -> None:
    table = crew_of_three()
    table.first_player("scout")
    for name in table.seats:
        table.hand(name, "rest")
    table.turn("scout")
    table.fate(event=["nest"], bag=["adult-2"], noise=["silence"] * 3)
    table.bag(adult_2=1)
    for name, room in (("captain", 1), ("scout", 20), ("pilot", 21)):
        table.place(name, room)
    table.turn("scout")
    table.end_round()
    rolled = [event["args"]["who"] for event in table.told("noise-rolled")]
    assert rolled == ["seat:1", "seat:2", "seat:0"]
    assert [event["args"]["who"] for event in table.told("drew")] == ["seat:1", "seat:2", "seat:0"]


# -- drawing --------------------------------------------------------------------------------------------------


@cites("nemesis/round/draw-to-five")
def test_everybody_draws_up_to_five_contamination_counted() -> None:
    table = crew_of_three()
    table.hand("captain", "rest", "contamination")
    table.hand("scout")
    table.turn("captain")
    quiet(table)
    table.end_round()
    captain = table.of("captain").hand
    assert len(captain) == 5
    assert captain[:2] == ["rest", "contamination"]
    assert len(table.of("scout").hand) == 5
    assert table.of("pilot").hand == crew_of_three().of("pilot").hand


@cites("nemesis/round/draw-to-five")
def test_somebody_who_waits_in_a_pod_draws_like_the_others() -> None:
    table = crew_of_three()
    table.hand("scout", "rest")
    table.board_pod("scout", table.state.pods_of(1)[0])
    table.turn("captain")
    quiet(table)
    table.end_round()
    assert table.state.pod[table.seat("scout")]
    assert len(table.of("scout").hand) == 5


@cites("nemesis/round/reshuffle-action-deck")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_in_the_middle_of_a_draw() -> None:
    table = crew_of_three()
    g = table.state
    g.discards(0).extend(g.hand(0))
    g.hand(0).clear()
    while len(g.draw_pile(0)) > 2:
        g.discards(0).append(g.draw_pile(0).pop())
    left = table.of("captain").deck
    quiet(table)
    table.end_round()
    captain = table.of("captain")
    assert len(captain.hand) == 5
    assert set(left) <= set(captain.hand)
    assert (len(captain.deck), captain.discards) == (5, [])
    assert [event["args"]["who"] for event in table.told("reshuffled")] == ["seat:0"]
    viewers = g.plan.viewers(g)
    assert not any(g.seen[back] & viewers for back in g.draw_pile(0))


# -- turns ----------------------------------------------------------------------------------------------------


@cites("nemesis/round/turn-order", "nemesis/terms/round-and-turn")
def test_turns_go_round_clockwise_among_those_who_have_not_passed() -> None:
    table = crew_of_three()
    for name in table.seats:
        table.hand(name, "rest", "demolition", "search")
    table.turn("captain")
    table.play("captain", "play/card:rest")
    table.play("captain", "play/card:demolition")
    assert whose_turn(table) == "scout"
    table.play("scout", "pass")
    assert whose_turn(table) == "pilot"
    table.play("pilot", "play/card:rest")
    table.play("pilot", "pick-up", "object:corpse-blue")
    assert whose_turn(table) == "captain"
    table.play("captain", "pass")
    assert whose_turn(table) == "pilot"
    quiet(table)
    table.play("pilot", "pass")
    assert table.state.round == 2


@cites("nemesis/round/two-actions")
def test_after_two_actions_the_turn_is_over() -> None:
    table = crew_of_three()
    table.token(6, "silence-1")
    table.play("captain", "move", to="room:6")
    assert whose_turn(table) == "captain"
    table.play("captain", "move", to="room:11")
    assert whose_turn(table) == "scout"
    assert not table.of("captain").passed


@cites("nemesis/round/two-actions")
def test_after_one_action_one_may_only_act_again_or_pass() -> None:
    table = crew_of_three()
    table.hand("captain", "rest")
    table.turn("captain")
    table.play("captain", "play/card:rest")
    assert table.options("captain") == ["pass"]
    table.play("captain", "pass")
    assert table.of("captain").passed


@cites("nemesis/round/two-actions")
def test_whoever_cannot_act_must_pass() -> None:
    table = crew_of_three()
    table.hand("captain")
    table.turn("captain")
    assert table.options("captain") == ["pass"]
    assert set(table.refusals("captain").values()) >= {"nemesis/action/cost"}


@cites("nemesis/round/pass")
def test_whoever_passes_may_discard_any_cards_contamination_too() -> None:
    table = crew_of_three()
    table.automatic = False
    table.hand("captain", "rest", "search", "contamination")
    table.turn("captain")
    table.play("captain", "pass")
    assert table.options("captain") == [
        "keep-rest",
        "discard/card:rest",
        "discard/card:search",
        "discard/card:contamination",
    ]
    table.play("captain", "discard/card:contamination")
    assert not table.of("captain").passed
    table.play("captain", "discard/card:rest")
    table.play("captain", "keep-rest")
    captain = table.of("captain")
    assert captain.passed
    assert captain.hand == ["search"]
    assert captain.discards == ["contamination", "rest"]


@cites("nemesis/round/passed-is-final")
def test_after_passing_there_is_no_further_turn_in_this_phase() -> None:
    table = crew_of_three()
    for name in table.seats:
        table.hand(name, "rest")
    table.turn("captain")
    table.play("captain", "pass")
    table.play("scout", "pass")
    table.play("pilot", "play/card:rest")
    assert whose_turn(table) == "pilot"
    for name in ("captain", "scout"):
        assert table.of(name).passed
        assert table.options(name) == []
        with pytest.raises(Refused, match="not-your-turn"):
            table.game.answer("pass", table.seat(name))
    quiet(table)
    table.play("pilot", "pass")
    assert whose_turn(table) == "scout"
    assert not any(table.of(name).passed for name in table.seats)
