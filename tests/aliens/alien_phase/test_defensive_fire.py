"""Defensive fire: who may shoot at an alien that has come next to a character, in which order, and until when."""

from __future__ import annotations

import pytest

from hullbreach.aliens.scenario import AliensTable
from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import alone_at, asked, facts, hunted, play_on, squad, story

PISTOL, RIFLE, SMART_GUN = "hk-vp70-pistol", "m41a-pulse-rifle", "m56-smart-gun"


def armed(*heroes: str, **spaces: str) -> AliensTable:
    """Heroes with a pistol each in these spaces of the long corridor."""
    table = squad(*heroes)
    for hero, space in spaces.items():
        table.at(hero, f"C2:{space}")
        table.weapons(hero, PISTOL)
    return table


@cites("aliens/defensive-fire/trigger", "aliens/alien-phase/move-then-attack")
def test_an_alien_that_arrives_draws_fire_before_it_attacks() -> None:
    table = armed("hicks", hicks="F6")
    table.alien("C2:I6")
    table.fate(attack=["10"], defense=["5"])
    hunted(table, "attack")
    steps = story(table, "alien-stepped", "draws-fire", "shot-misses", "alien-attacks")
    assert steps == ["alien-stepped", "alien-stepped", "draws-fire", "shot-misses", "alien-attacks"]


@cites("aliens/defensive-fire/trigger")
def test_an_alien_that_gets_next_to_nobody_draws_no_fire() -> None:
    table = armed("hicks", hicks="F6")
    table.alien("C1:B6")  # it falls one space short, well within four spaces
    hunted(table, "attack")
    assert len(table.told("alien-stepped")) == 6
    assert not table.told("draws-fire")
    assert not table.told("attacks")


@cites("aliens/defensive-fire/trigger", "aliens/blip/spotted-alien-continues")
def test_an_alien_of_the_blip_step_draws_fire_as_well() -> None:
    table = armed("hicks", hicks="F3")
    table.blip("C2:J5", 1)
    table.fate(blips=["6"], attack=["10"], defense=["5"])
    hunted(table, "attack")
    steps = story(table, "blips-move", "blip-spotted", "draws-fire", "shot-misses", "alien-attacks")
    assert steps == ["blips-move", "blip-spotted", "draws-fire", "shot-misses", "alien-attacks"]


@cites("aliens/defensive-fire/who")
@pytest.mark.parametrize(("space", "shots"), [("C2:C7", 1), ("C2:B7", 0)], ids=["four-spaces", "five-spaces"])
def test_whoever_is_at_most_four_spaces_away_may_shoot_though_another_is_attacked(space: str, shots: int) -> None:
    table = squad("hicks", grunts=["hudson"])
    table.at("hicks", "C2:F6")
    table.at("hudson", space)
    table.weapons("hudson", PISTOL)
    table.alien("C2:G6")
    table.fate(attack=["10"] * shots, defense=["5"])
    hunted(table, "attack")
    assert facts(table, "attacks", "who") == ["character:hudson"] * shots


@cites("aliens/defensive-fire/who", "aliens/board/distance")
@pytest.mark.parametrize("space", ["C4:A2", "C4:A3"])
def test_the_four_spaces_are_counted_straight_and_not_on_foot(space: str) -> None:
    table = squad("hicks", grunts=["hudson"])
    table.at("hicks", "C4:E1")
    table.at("hudson", space)
    table.weapons("hudson", PISTOL)
    table.alien("C4:E2")
    assert table.state.board.walk(table.space(space))[table.space("C4:E2")] > 4  # around the tanks
    table.fate(attack=["10"], defense=["5"])
    hunted(table, "attack")
    assert facts(table, "attacks", "who") == ["character:hudson"]


@cites("aliens/defensive-fire/who")
@pytest.mark.parametrize(("space", "shots"), [("C2:H7", 1), ("C2:H5", 0)], ids=["in-sight", "behind-a-wall"])
def test_only_those_with_line_of_sight_shoot(space: str, shots: int) -> None:
    table = squad("hicks", grunts=["hudson"])
    table.at("hicks", "C2:F6")
    table.at("hudson", space)
    table.weapons("hudson", PISTOL)
    table.alien("C2:G6")
    table.fate(attack=["10"] * shots, defense=["5"])
    hunted(table, "attack", "attacks/character:hicks")
    assert facts(table, "attacks", "who") == ["character:hudson"] * shots


@cites("aliens/defensive-fire/order")
def test_the_closest_shoots_first_and_each_only_once() -> None:
    table = armed("hicks", "hudson", "gorman", hicks="D6", hudson="F5", gorman="E7")
    table.alien("C2:G6")
    table.fate(attack=["10", "10", "10"], defense=["5"])
    hunted(table, "attack")
    assert facts(table, "attacks", "who") == ["character:hudson", "character:gorman", "character:hicks"]


@cites("aliens/defensive-fire/order", "aliens/choice/highest-rank")
@pytest.mark.parametrize(("first", "second"), [("hicks", "hudson"), ("hudson", "hicks")])
def test_among_equally_close_ones_the_highest_rank_says_who_shoots_first(first: str, second: str) -> None:
    table = armed("hudson", "hicks", hicks="F6", hudson="F7")
    table.alien("C2:G6")
    table.fate(attack=["10", "10"], defense=["5"])
    table.alien_phase()
    assert asked(table) == [(1, "ask-who-shoots")]
    table.game.answer(f"first/character:{first}", 1)
    play_on(table, "attack", "attacks/character:hudson")
    assert facts(table, "attacks", "who") == [f"character:{first}", f"character:{second}"]


@cites("aliens/defensive-fire/order")
def test_who_has_held_fire_gets_no_other_chance_against_this_alien() -> None:
    table = armed("hicks", "hudson", hicks="F6", hudson="D7")
    table.alien("C2:G6")
    table.fate(attack=["10"], defense=["5"])
    table.alien_phase()
    table.game.answer("hold-fire", 0)
    assert asked(table) == [(1, "ask-defensive-fire")]
    play_on(table, "attack")
    assert facts(table, "attacks", "who") == ["character:hudson"]


@cites("aliens/defensive-fire/order")
def test_somebody_may_shoot_at_every_alien_of_a_phase() -> None:
    table = armed("hicks", hicks="F6")
    aliens = [table.alien("C2:G6"), table.alien("C2:E6"), table.alien("C2:E7")]
    table.fate(attack=["1", "1", "1"])
    hunted(table, "attack")
    assert sorted(facts(table, "attacks", "alien")) == aliens


@cites("aliens/defensive-fire/attack")
def test_a_defensive_shot_exhausts_cards_and_lowers_the_dial_as_any_attack() -> None:
    table = alone_at("C2:F6")
    table.weapons("hicks", RIFLE)
    table.alien("C2:G6")
    exhausted, dial = len(table.pile("exhaust")), table.of("hicks")["dial"]
    table.fate(attack=["10"], defense=["5"])
    hunted(table, "attack", stop=["ask-fire-on"])
    assert len(table.pile("exhaust")) == exhausted + 1
    assert facts(table, "aim-drops", "dial") == [dial - 1]


@cites("aliens/defensive-fire/attack")
def test_only_the_alien_that_has_come_may_be_shot_at() -> None:
    table = armed("hicks", hicks="F6")
    near = table.alien("C2:G6")
    table.alien("C2:J6")
    table.fate(attack=["10"], defense=["5", "5"])
    table.alien_phase()
    assert table.options("hicks") == [f"attack/card:{PISTOL}/{near}", "hold-fire"]
    play_on(table, f"attack/card:{PISTOL}/{near}")


@cites("aliens/defensive-fire/attack")
def test_full_auto_goes_on_against_the_tokens_of_the_same_alien_only() -> None:
    table = alone_at("C2:F6")
    table.weapons("hicks", RIFLE, "m40-grenades")
    swarm, other = table.alien("C2:G6", tokens=2), table.alien("C2:J6")
    table.fate(attack=["1", "1", "1", "1"])
    table.alien_phase()
    table.game.answer(f"attack/card:{RIFLE}/{swarm}", 0)
    for _ in range(2):
        assert table.options("hicks") == ["cease-fire", f"fire/{swarm}"]
        table.game.answer(f"fire/{swarm}", 0)
    assert table.aliens() == {"C2:J6": 1}
    play_on(table, "attack", "cease-fire")  # the grenades that a rifle attack may bring are not offered
    assert facts(table, "alien-killed", "alien") == [swarm, other]
    assert not table.told("area-roll")


@cites("aliens/defensive-fire/cease")
def test_once_the_alien_is_dead_nobody_else_shoots_at_it() -> None:
    table = armed("hicks", "hudson", hicks="F6", hudson="D7")
    table.alien("C2:G6")
    table.fate(attack=["1"])
    hunted(table, "attack")
    assert facts(table, "attacks", "who") == ["character:hicks"]
    assert not table.told("alien-attacks")


@cites("aliens/defensive-fire/cease")
def test_a_swarm_that_has_lost_a_token_is_still_shot_at_and_still_attacks() -> None:
    table = armed("hicks", "hudson", hicks="F6", hudson="D7")
    table.alien("C2:G6", tokens=2)
    table.fate(attack=["1", "1"], defense=["5"])
    hunted(table, "attack")
    assert facts(table, "attacks", "who") == ["character:hicks", "character:hudson"]
    assert facts(table, "alien-attacks", "who") == ["character:hicks"]


@cites("aliens/defensive-fire/knocked-down", "aliens/knockdown/no-actions", "aliens/knockdown/still-defends")
def test_who_was_knocked_down_by_the_first_alien_does_not_shoot_at_the_second() -> None:
    table = armed("hicks", hicks="F6")
    table.alien("C2:E6")
    table.alien("C2:D7")
    table.fate(defense=["7", "5"])
    table.alien_phase()
    assert asked(table) == [(0, "ask-defensive-fire")]
    table.game.answer("hold-fire", 0)
    assert table.game.over  # he was asked nothing more, and lies alone on the boards
    assert len(table.told("draws-fire")) == 2
