"""A game turn, the order of the marine phase, and who activates whom when."""

from __future__ import annotations

import pytest

from hullbreach.aliens.rules.losses import LoseCharacter, Promote
from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.kernel import Refused
from hullbreach.rulebook.citing import cites


def squad(heroes: list[str], *grunts: str, mission: str = "newt") -> AliensTable:
    """These heroes and grunts, with empty hands."""
    t = scenario(heroes, mission=mission)
    t.only(*heroes, *grunts)
    for seat in range(len(heroes)):
        t.hand(seat)
    return t


def play_on(t: AliensTable, until: str) -> None:
    """Everybody does as little as possible until this is asked."""
    idle = ("done", "done-equipping", "draw-none", "stay", "leave-it", "no-order", "no-more", "let", "let-phase")
    for _ in range(200):
        choice = t.game.choices[0]
        if choice.ask == until:
            return
        ids = [option.id for option in choice.options]
        t.game.answer(next((id for id in idle if id in ids), ids[0]), choice.seat)
    raise AssertionError(f"{until} was never asked")


def asked(t: AliensTable) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(choice.seat, choice.ask) for choice in t.game.choices]


def activated(t: AliensTable) -> list[str]:
    """Who has been activated since the table was laid, in order."""
    return [event["args"]["who"].partition(":")[2] for event in t.game.events() if event["kind"] == "activated"]


# -- phases -------------------------------------------------------------------------------------------------------


@cites("aliens/turn/phases")
def test_marines_then_aliens_then_the_finish_phase_and_then_a_new_turn() -> None:
    t = squad(["hicks", "gorman"])
    t.marine_phase()
    start = len(t.game.events())
    assert t.game.view()["turn"] == 1
    t.play("gorman", "token", "seat:0")
    play_on(t, "ask-who-goes-first")
    kinds = [event["kind"] for event in t.game.events()[start:]]
    order = [kind for kind in kinds if kind in ("activated", "alien-phase", "finish-phase", "turn-begins")]
    assert order == ["activated", "activated", "alien-phase", "finish-phase", "turn-begins"]
    assert t.game.view()["turn"] == 2


@cites("aliens/turn/marine-phase-order")
def test_dials_are_reset_then_the_order_is_settled_then_heroes_and_then_grunts_are_activated() -> None:
    t = squad(["hicks", "ripley"], "frost", "newt")
    t.dial("hicks", 2)
    t.marine_phase()
    assert t.told("dials-reset")
    assert asked(t) == [(0, "ask-who-goes-first")]
    assert t.of("hicks")["dial"] == 7, "before anybody is activated"
    before = len(activated(t))
    t.play("hicks", "token", "seat:1")
    play_on(t, "ask-which-grunt")
    t.play("hicks", "no-more")
    play_on(t, "ask-who-goes-first")
    assert activated(t)[before:] == ["ripley", "hicks", "frost"]


@cites("aliens/turn/one-activation-each")
def test_everybody_is_activated_once_and_then_the_aliens_come() -> None:
    t = squad(["gorman", "hicks"], "hudson", "vasquez", "frost", "ripley")
    t.marine_phase()
    before = len(activated(t))
    t.play("gorman", "token", "seat:0")
    while not t.told("alien-phase"):
        choice = t.game.choices[0]
        ids = [option.id for option in choice.options]
        grunt = [id for id in ids if id.startswith("activate/")]
        idle = ("done", "done-equipping", "draw-none", "stay", "no-order")
        t.play(choice.seat, (grunt or [next((id for id in idle if id in ids), ids[-1])])[0])
    done = activated(t)[before:]
    assert sorted(done) == ["frost", "gorman", "hicks", "hudson", "ripley", "vasquez"]


@cites("aliens/turn/one-activation-each", "aliens/character/grunt-promotion")
def test_a_grunt_that_was_activated_and_then_promoted_is_not_activated_again() -> None:
    t = squad(["gorman", "hudson"], "hicks", "frost")
    t.marine_phase()
    t.play("gorman", "token", "seat:0")
    play_on(t, "ask-which-grunt")
    t.play("gorman", "activate", "character:hicks")
    t.play("gorman", "done")
    before = activated(t).count("hicks")
    t.happens(LoseCharacter(t.character("hudson"), True, "attack", "aliens/defense/killed-on-ten"))
    t.play("hudson", "take", "character:hicks")
    play_on(t, "ask-who-goes-first")
    assert activated(t).count("hicks") == before


# -- dials --------------------------------------------------------------------------------------------------------


@cites("aliens/turn/reset-aim")
def test_hicks_begins_the_marine_phase_at_seven_whatever_his_dial_showed() -> None:
    t = squad(["hicks", "gorman"])
    t.dial("hicks", 4)
    t.marine_phase()
    assert asked(t) == [(1, "ask-who-goes-first")], "he is not activated yet"
    assert t.of("hicks")["dial"] == 7


@cites("aliens/turn/reset-aim")
def test_every_dial_is_reset_up_or_down_to_the_number_of_the_side_in_use() -> None:
    t = squad(["hicks", "gorman"], "vasquez", "hudson")
    for who, dial in (("hicks", 10), ("gorman", 1), ("vasquez", 2), ("hudson", 9)):
        t.dial(who, dial)
    t.down("hudson")
    t.marine_phase()
    assert [t.of(who)["dial"] for who in ("hicks", "gorman", "vasquez", "hudson")] == [7, 5, 6, 6]


@cites("aliens/turn/reset-aim")
def test_a_dial_is_not_reset_at_the_start_of_an_activation() -> None:
    t = squad(["hicks"])
    t.dial("hicks", 4)
    t.activate("hicks")
    assert t.of("hicks")["dial"] == 4


@cites("aliens/turn/reset-aim")
def test_a_grunt_promoted_before_its_activation_is_reset_when_it_is_activated() -> None:
    t = squad(["gorman", "hudson"], "vasquez")
    t.marine_phase()
    t.play("gorman", "token", "seat:0")
    t.dial("vasquez", 3)
    t.happens(LoseCharacter(t.character("hudson"), True, "attack", "aliens/defense/killed-on-ten"))
    t.play("hudson", "take", "character:vasquez")
    assert t.of("vasquez")["dial"] == 3, "the card was flipped, the dial was not turned"
    t.deck("flare")
    while t.game.view()["active"] != "character:vasquez":
        choice = t.game.choices[0]
        ids = [option.id for option in choice.options]
        idle = ("done", "done-equipping", "no-order", "no-more")
        t.play(choice.seat, next((id for id in idle if id in ids), ids[0]))
    assert t.of("vasquez")["dial"] == 8


# -- who goes first -----------------------------------------------------------------------------------------------


@cites("aliens/activation/first-player")
@pytest.mark.parametrize(
    ("heroes", "chooser"),
    [(["hudson", "gorman", "hicks"], 1), (["ripley", "frost", "hicks"], 2), (["ripley", "frost"], 1)],
)
def test_the_highest_ranking_marine_s_player_picks_who_goes_first(heroes: list[str], chooser: int) -> None:
    t = squad(heroes)
    t.state.token = (chooser + 1) % len(heroes)
    t.marine_phase()
    assert asked(t) == [(chooser, "ask-who-goes-first")]
    assert t.options(chooser) == [f"token/seat:{seat}" for seat in range(len(heroes))], "themself included"


@cites("aliens/activation/first-player")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_whoever_is_picked_receives_the_token_and_goes_first(first: int) -> None:
    t = squad(["frost", "gorman", "hudson"])
    t.marine_phase()
    t.play("gorman", "token", f"seat:{first}")
    assert t.game.view()["token"] == first
    assert t.told("token-given")[0]["args"] == {"seat": f"seat:{first}"}
    assert [event["args"]["seat"] for event in t.told("activated")] == [f"seat:{first}"]


@cites("aliens/activation/first-player")
def test_it_is_picked_again_in_every_marine_phase() -> None:
    t = squad(["frost", "gorman"])
    t.marine_phase()
    for first in (0, 1):
        assert asked(t) == [(1, "ask-who-goes-first")]
        t.play("gorman", "token", f"seat:{first}")
        play_on(t, "ask-who-goes-first")


@cites("aliens/activation/first-player-without-marines", "aliens/activation/remaining-grunts-without-marines")
def test_without_a_marine_hero_the_players_choose_together() -> None:
    t = squad(["ripley", "hudson"], "frost", "vasquez")
    t.away("hudson", state="killed")
    t.state.hero[t.character("hudson")] = 0
    t.state.hero[t.character("newt")] = 2
    t.state.status[t.character("newt")] = 1
    t.at("newt", "C1:K8")
    t.marine_phase()
    assert sorted(asked(t)) == [(0, "ask-who-goes-first"), (1, "ask-who-goes-first")]
    t.play(1, "token", "seat:0")
    assert t.game.view()["token"] == 0
    play_on(t, "ask-next-grunt")
    assert sorted(seat for seat, _ in asked(t)) == [0, 1]


@cites("aliens/activation/remaining-grunts-without-marines")
def test_alone_ripley_s_player_activates_the_remaining_grunts() -> None:
    t = squad(["ripley"], "frost", "gorman")
    t.marine_phase()
    play_on(t, "ask-next-grunt")
    assert asked(t) == [(0, "ask-next-grunt")]


# -- the token ----------------------------------------------------------------------------------------------------


@cites("aliens/activation/token-holder-activates", "aliens/components/activation-token-and-organizer")
def test_the_holder_of_the_token_is_the_active_player() -> None:
    t = squad(["frost", "gorman", "hudson"])
    t.marine_phase()
    t.play("gorman", "token", "seat:2")
    assert (t.game.view()["token"], t.game.view()["active"]) == (2, "character:hudson")
    assert {choice.seat for choice in t.game.choices} == {2}


@cites("aliens/activation/token-holder-activates", "aliens/newt/own-activation")
def test_with_two_heroes_the_holder_activates_both_in_any_order() -> None:
    t = squad(["ripley", "hudson"], "newt", mission="survive")
    t.marine_phase()
    t.play("hudson", "token", "seat:0")
    assert asked(t) == [(0, "ask-which-hero")]
    assert t.options("ripley") == ["activate/character:ripley", "activate/character:newt"]


@cites("aliens/activation/step6-pass-token", "aliens/activation/token-after-last-hero")
def test_the_token_goes_left_round_the_table_and_then_to_the_highest_rank() -> None:
    t = squad(["frost", "gorman", "hudson", "ripley"], "hicks")
    t.marine_phase()
    t.play("gorman", "token", "seat:2")
    holders = [2]
    while t.game.choices[0].ask != "ask-who-goes-first":
        choice = t.game.choices[0]
        ids = [option.id for option in choice.options]
        idle = ("done", "done-equipping", "stay", "leave-it", "no-order", "no-more")
        t.play(choice.seat, next((id for id in idle if id in ids), ids[0]))
        passed = [int(event["args"]["seat"].partition(":")[2]) for event in t.told("token-passed")]
        holders += passed
    assert holders == [2, 3, 0, 1], "gorman came last and keeps it"
    t.play("gorman", "token", "seat:1")
    holders = [1]
    while t.game.choices[0].ask != "ask-who-goes-first":
        choice = t.game.choices[0]
        ids = [option.id for option in choice.options]
        idle = ("done", "done-equipping", "stay", "leave-it", "no-order", "no-more")
        t.play(choice.seat, next((id for id in idle if id in ids), ids[0]))
        holders += [int(event["args"]["seat"].partition(":")[2]) for event in t.told("token-passed")]
    assert holders == [1, 2, 3, 0, 1], "back to the highest rank"
    assert t.game.view()["token"] == 1


@cites("aliens/activation/step6-pass-token")
def test_nobody_is_activated_twice_because_the_token_comes_round() -> None:
    t = squad(["frost", "gorman"])
    t.marine_phase()
    before = len(activated(t))
    t.play("gorman", "token", "seat:1")
    play_on(t, "ask-who-goes-first")
    assert activated(t)[before:] == ["gorman", "frost"]


@cites("aliens/activation/skip-without-hero")
@pytest.mark.parametrize("state", ["killed", "out", "captured"])
def test_the_token_passes_over_players_without_a_hero_on_the_boards(state: str) -> None:
    t = squad(["frost", "gorman", "hudson"])
    t.away("gorman", state=state)
    t.marine_phase()
    chooser = t.game.choices[0].seat
    assert "token/seat:1" not in t.options(chooser)
    before = len(activated(t))
    t.play(chooser, "token", "seat:0")
    assert t.told("token-given")
    start = len(t.game.events())
    play_on(t, "ask-who-goes-first")
    assert activated(t)[before:] == ["frost", "hudson"]
    passed = [event["args"]["seat"] for event in t.game.events()[start:] if event["kind"] == "token-passed"]
    assert passed[0] == "seat:2"


@cites("aliens/activation/skip-without-hero")
def test_hero_activations_end_when_no_hero_is_left() -> None:
    t = squad(["frost", "gorman"], "ripley")
    t.marine_phase()
    t.play("gorman", "token", "seat:0")
    t.away("gorman", state="out")
    t.activate("ripley")
    t.play(t.game.choices[0].seat, "done")
    assert t.told("alien-phase")


# -- grunts -------------------------------------------------------------------------------------------------------


@cites("aliens/activation/remaining-grunts")
def test_the_highest_rank_activates_every_grunt_left_whatever_its_rank_or_kind_in_any_order() -> None:
    t = squad(["frost", "hudson"], "gorman", "ripley", "hicks")
    t.marine_phase()
    first = t.game.choices[0].seat
    before = len(activated(t))
    t.play(first, "token", "seat:0")
    play_on(t, "ask-next-grunt")
    names = {"activate/character:gorman", "activate/character:ripley", "activate/character:hicks"}
    assert set(t.options(t.game.choices[0].seat)) == names, "all of them, and no way out"
    t.play(t.game.choices[0].seat, "activate", "character:ripley")
    play_on(t, "ask-next-grunt")
    t.play(t.game.choices[0].seat, "activate", "character:gorman")
    play_on(t, "ask-who-goes-first")
    assert activated(t)[before:] == ["frost", "hudson", "ripley", "gorman", "hicks"]


@cites("aliens/activation/remaining-grunts")
def test_only_the_highest_ranking_player_activates_the_rest() -> None:
    t = squad(["frost", "hicks"], "gorman", "ripley")
    t.marine_phase()
    t.play("hicks", "token", "seat:1")
    play_on(t, "ask-next-grunt")
    assert asked(t) == [(1, "ask-next-grunt")]
    t.play("hicks", "activate", "character:ripley")
    assert asked(t) == [(1, "ask-action")]
    with pytest.raises(Refused):
        t.play("frost", "done")


@cites("aliens/turn/one-activation-each")
def test_a_promoted_grunt_that_has_not_been_activated_still_is() -> None:
    t = squad(["gorman", "hudson"], "frost")
    t.marine_phase()
    t.play("gorman", "token", "seat:0")
    before = len(activated(t))
    t.happens(LoseCharacter(t.character("hudson"), True, "attack", "aliens/defense/killed-on-ten"))
    t.happens(Promote(1, t.character("frost")))
    if t.game.choices[0].ask == "ask-take-grunt":
        t.play("hudson", "wait")
    play_on(t, "ask-who-goes-first")
    assert "frost" in activated(t)[before:]
