"""Heroes who are killed or captured: what is discarded, and the grunt their player may take instead."""

from __future__ import annotations

import pytest

from hullbreach.aliens.position import OUT
from hullbreach.aliens.rules.losses import LoseCharacter
from hullbreach.aliens.scenario import AliensTable
from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import asked, facts, hunted, play_on, squad, take_first

RIFLE, HELMET, PISTOL, FLARE = "m41a-pulse-rifle", "m4-helmet", "hk-vp70-pistol", "flare"


def hicks_dies(*heroes: str, grunts: tuple[str, ...] = (), how: str = "killed") -> AliensTable:
    """Hicks, with a hand and gear, is lost in the alien phase; the others are far away. A question may wait."""
    table = squad("hicks", *heroes, grunts=grunts)
    table.at("hicks", "C2:F6")
    for who, space in zip((*heroes, *grunts), ("C1:A1", "C1:B1", "C1:C1"), strict=False):
        table.at(who, space)
    table.weapons("hicks", RIFLE)
    table.gear("hicks", "shoulder-lamp")
    table.hand("hicks", "scrounge", "scrounge")
    table.alien("C2:G6")
    if how == "killed":
        table.fate(defense=["10"])
    else:
        table.down("hicks")
    table.alien_phase()
    play_on(table, "hold-fire", stop=["ask-take-grunt"])
    return table


@cites("aliens/lost-hero/discard")
@pytest.mark.parametrize("how", ["killed", "captured"])
def test_a_lost_hero_costs_the_whole_hand_and_all_that_it_has_equipped(how: str) -> None:
    table = hicks_dies(grunts=("hudson",), how=how)
    assert facts(table, "character-lost", "how") == ["attack" if how == "killed" else "captured"]
    assert sorted(table.pile("discard")) == sorted(["scrounge", "scrounge", RIFLE, "shoulder-lamp"])
    assert table.hand_of("hicks") == []
    assert table.of("hicks")["weapons"] == table.of("hicks")["equipment"] == []


@cites("aliens/lost-hero/discard")
def test_a_lost_grunt_costs_its_own_cards_and_nobodys_hand() -> None:
    table = squad("gorman", grunts=["hicks"])
    table.at("gorman", "C1:A1")
    table.at("hicks", "C2:F6")
    table.weapons("hicks", RIFLE)
    table.weapons("gorman", PISTOL)
    table.hand("gorman", "scrounge")
    table.down("hicks")
    table.alien("C2:G6")
    hunted(table)
    assert table.pile("discard") == [RIFLE]
    assert table.hand_of("gorman") == ["scrounge"]
    assert not table.told("hand-lost")


def ripley_and_newt() -> AliensTable:
    """Ripley and Newt, both heroes of one player, with gear and a hand; Hudson is a grunt far away."""
    table = squad("ripley", grunts=["newt", "hudson"], mission="survive")
    table.at("ripley", "C2:F6")
    table.at("newt", "C1:A1")
    table.at("hudson", "C1:B1")
    table.hero(0, "ripley")
    table.state.hero[table.character("newt")] = 1
    table.weapons("ripley", RIFLE)
    table.gear("newt", FLARE)
    table.hand("ripley", "scrounge")
    return table


@cites("aliens/lost-hero/discard", "aliens/lost-hero/replacement")
def test_losing_ripley_spares_newts_cards_and_losing_newt_spares_ripleys() -> None:
    for lost, spared, card in (("ripley", "newt", RIFLE), ("newt", "ripley", FLARE)):
        table = ripley_and_newt()
        where = table.where(lost)
        assert where is not None
        table.down(lost)
        table.alien(where.replace("A1", "A2").replace("F6", "G6"))
        table.turn(1)
        table.alien_phase()
        play_on(table, "hold-fire", stop=["ask-take-grunt"])
        assert sorted(table.pile("discard")) == sorted([card, "scrounge"])
        assert table.of(spared)["weapons"] or table.of(spared)["equipment"]
        # without Ripley the player has no hero, and Newt may be taken; without Newt Ripley is still there
        assert ([ask for _, ask in asked(table)] == ["ask-take-grunt"]) == (lost == "ripley")
        if lost == "ripley":
            assert table.options("ripley") == ["take/character:hudson", "take/character:newt", "wait"]
            assert table.of("newt")["seat"] is None


@cites("aliens/lost-hero/replacement")
def test_the_player_may_take_any_grunt_as_it_stands() -> None:
    table = hicks_dies("gorman", grunts=("hudson", "frost"))
    assert asked(table) == [(0, "ask-take-grunt")]
    assert table.options("hicks") == ["take/character:hudson", "take/character:frost", "wait"]
    table.state.lay_down(table.character("frost"))
    table.weapons("frost", PISTOL)
    where = table.where("frost")
    table.play("hicks", "take/character:frost")
    frost = table.of("frost")
    assert frost["seat"] == 0
    assert table.where("frost") == where
    assert frost["down"]
    assert len(frost["weapons"]) == 1
    assert table.hand_of("hicks") == []
    assert frost["melee"] == 3  # the number of the hero side


@cites("aliens/lost-hero/replacement")
def test_a_player_whose_other_hero_is_safely_out_takes_no_grunt() -> None:
    table = ripley_and_newt()
    g = table.state
    ripley = table.character("ripley")
    g.put_character(ripley, -1)
    g.status[ripley] = OUT
    table.down("newt")
    table.alien("C1:A2")
    table.alien_phase()
    play_on(table, stop=["ask-take-grunt"])
    assert facts(table, "character-lost", "who") == ["character:newt"]
    assert "ask-take-grunt" not in [ask for _, ask in asked(table)]


@cites("aliens/lost-hero/replacement", "aliens/newt/with-ripley")
def test_whoever_takes_ripley_also_gets_newt_and_nobody_takes_newt_alone() -> None:
    table = squad("hicks", grunts=["ripley", "newt"], mission="survive")
    table.at("hicks", "C2:F6")
    table.at("ripley", "C1:A1")
    table.at("newt", "C1:B1")
    table.alien("C2:G6")
    table.down("hicks")
    table.alien_phase()
    assert table.options("hicks") == ["take/character:ripley", "wait"]
    table.play("hicks", "take")
    assert table.of("ripley")["seat"] == table.of("newt")["seat"] == 0


@cites("aliens/lost-hero/eliminated")
def test_a_player_without_a_grunt_to_take_is_out() -> None:
    table = hicks_dies("hudson")
    assert facts(table, "player-out", "seat") == ["seat:0"]
    assert not table.game.over
    table.marine_phase()
    assert [seat for seat, _ in asked(table)] == [1]


@cites("aliens/lost-hero/eliminated")
def test_a_player_who_declines_is_asked_again_in_the_next_marine_phase() -> None:
    table = hicks_dies("gorman", grunts=("hudson",))
    table.game.answer("wait", 0)
    play_on(table)
    assert asked(table) == [(0, "ask-take-grunt")]
    assert table.state.turn == 2
    table.play("hicks", "take", "character:hudson")
    assert table.of("hudson")["seat"] == 0


@cites("aliens/lost-hero/aim-dial")
def test_the_dial_of_a_promoted_grunt_is_set_at_the_next_marine_phase() -> None:
    table = hicks_dies("gorman", grunts=("vasquez",))
    table.dial("vasquez", 3)
    table.game.answer("take/character:vasquez", 0)
    events = table.game.events()
    taken = next(event["number"] for event in events if event["kind"] == "hero-taken")
    reset = next(event["number"] for event in events if event["kind"] == "dials-reset" and event["number"] > taken)
    assert reset
    assert table.of("vasquez")["dial"] == 8


@cites("aliens/lost-hero/aim-dial")
def test_until_then_the_dial_stays_as_it_is() -> None:
    table = hicks_dies("gorman", grunts=("vasquez",))
    table.dial("vasquez", 3)
    table.at("vasquez", "C2:K6")
    table.weapons("vasquez", PISTOL)
    table.alien("C2:L7")
    table.fate(attack=["4"], defense=["4"])
    table.game.answer("take/character:vasquez", 0)
    play_on(table, "attack")
    assert facts(table, "shot-misses", "needs") == [3]


def dies_while_acting(*heroes: str, grunts: tuple[str, ...]) -> AliensTable:
    """Hicks, the first hero to act, walks in front of a sentry gun and is killed in the first of two actions."""
    table = squad(*heroes, grunts=grunts)
    for who, space in zip((*heroes, *grunts), ("C2:F6", "C1:A1", "C1:B1", "C1:C1", "C1:D2"), strict=False):
        table.at(who, space)
    table.sentry("C2:L6", "west", 5)
    table.marine_phase()
    if asked(table)[0][1] == "ask-who-goes-first":
        table.play(asked(table)[0][0], "token", "seat:0")
    table.play("hicks", "draw-none")
    table.fate(sentry=["1", "1"])
    table.play("hicks", "move")
    table.play("hicks", "go/space:c2-g6")
    return table


@cites("aliens/lost-hero/mid-activation")
def test_a_hero_lost_in_its_activation_ends_it_and_the_replacement_acts_before_the_token_goes_on() -> None:
    table = dies_while_acting("hicks", "vasquez", grunts=("hudson",))
    assert asked(table) == [(0, "ask-take-grunt")]
    table.play("hicks", "take")
    assert asked(table) == [(0, "ask-action")]
    assert table.choice("hicks").args["who"] == "character:hudson"  # type: ignore[union-attr]
    table.play("hicks", "done")
    while asked(table)[0][0] == 0:  # Hudson's own ability
        take_first(table, "done")
    assert asked(table) == [(1, "ask-action")]


@cites("aliens/lost-hero/mid-activation")
def test_who_declines_has_no_further_actions_in_the_activation() -> None:
    table = dies_while_acting("hicks", "vasquez", grunts=("hudson", "frost"))
    table.play("hicks", "wait")
    assert asked(table) == [(1, "ask-action")]


@cites("aliens/lost-hero/mid-activation")
def test_a_replacement_taken_after_the_players_turn_acts_with_the_remaining_grunts() -> None:
    table = squad("hicks", "vasquez", grunts=["hudson", "frost"])
    for who, space in (("hicks", "C2:F6"), ("vasquez", "C2:I6"), ("hudson", "C1:A1"), ("frost", "C1:B1")):
        table.at(who, space)
    table.marine_phase()
    table.play("hicks", "token", "seat:0")
    table.play("hicks", "draw-none")
    table.play("hicks", "done")
    table.play("hicks", "no-more")
    assert asked(table) == [(1, "ask-action")]
    table.state.stack.append((LoseCharacter(table.character("hicks"), True, "sentry", "aliens/sentry-gun/hit"), 0))
    table.run()
    assert asked(table) == [(0, "ask-take-grunt")]
    table.play("hicks", "take", "character:hudson")
    assert asked(table) == [(1, "ask-action")]  # Vasquez goes on
    table.play("vasquez", "done")
    while asked(table)[0][0] == 1:
        take_first(table, "no-more", "end", "leave-it")
    assert asked(table) == [(0, "ask-action")]
    assert table.choice("hicks").args["who"] == "character:hudson"  # type: ignore[union-attr]
