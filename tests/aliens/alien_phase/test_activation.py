"""Aliens in the alien phase: the order they activate in, and that each is finished before the next."""

from __future__ import annotations

import pytest

from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import alone_at, asked, facts, hunted, play_on, squad, story, trail


@cites("aliens/alien-phase/steps")
def test_aliens_activate_first_then_blips_then_the_tracker_cards_are_drawn() -> None:
    table = alone_at("C2:F6")
    table.turn(6)
    table.alien("C2:J6")
    table.blip("C4:A12", 1)
    table.tracker("lone-contact-2", "lone-contact-1")
    table.fate(blips=["1"], defense=["5"])
    hunted(table)
    steps = story(table, "alien-phase", "alien-attacks", "blips-move", "tracker-drawn", "finish-phase")
    assert steps == ["alien-phase", "alien-attacks", "blips-move", "tracker-drawn", "tracker-drawn", "finish-phase"]


@cites("aliens/alien-phase/steps", "aliens/knockdown/stand-up", "aliens/capture/trigger")
def test_who_is_down_stands_up_or_is_captured_before_any_alien_activates() -> None:
    table = squad("hicks", "hudson", "frost")
    table.at("hicks", "C2:A6")
    table.at("hudson", "C2:F6")
    table.at("frost", "C2:L6")
    table.down("hicks")
    table.down("hudson")
    table.alien("C2:G6")
    table.alien("C2:J6")
    table.fate(defense=["5"])
    hunted(table)
    steps = story(table, "stands-up", "character-lost", "alien-stepped", "alien-attacks")
    assert steps == ["stands-up", "character-lost", "alien-stepped", "alien-attacks"]


@cites("aliens/alien-phase/activation-order", "aliens/alien-phase/move-then-attack")
def test_the_closest_alien_moves_and_attacks_before_the_next_one_moves() -> None:
    table = alone_at("C2:F6")
    far, near = table.alien("C2:K6"), table.alien("C2:I6")
    table.fate(defense=["5", "5"])
    hunted(table, "way/space:c2-g6", "way/space:c2-g7")
    steps = [
        (event["kind"], event["args"].get("mover") or event["args"]["alien"])
        for event in table.told()
        if event["kind"] in ("alien-stepped", "alien-attacks")
    ]
    assert steps == [
        *[("alien-stepped", near)] * 2,
        ("alien-attacks", near),
        *[("alien-stepped", far)] * 4,
        ("alien-attacks", far),
    ]


@cites("aliens/alien-phase/activation-order")
def test_the_order_follows_the_distances_as_they_are_after_each_activation() -> None:
    table = squad("hicks", "hudson")
    table.at("hicks", "C2:A6")
    table.at("hudson", "C1:F6")
    killer, by_hicks, by_hudson = table.alien("C2:B6"), table.alien("C2:E6"), table.alien("C1:A6")
    table.fate(defense=["10", "5"])
    hunted(table)
    assert facts(table, "alien-attacks", "alien") == [killer, by_hudson]
    movers = facts(table, "alien-stepped", "mover")
    assert movers.index(by_hudson) < movers.index(by_hicks)


@cites("aliens/alien-phase/activation-order")
def test_a_grunt_counts_for_the_order_as_a_hero_does() -> None:
    table = squad("hicks", grunts=["hudson"])
    table.at("hicks", "C2:A6")
    table.at("hudson", "C1:F6")
    table.alien("C2:F6")
    by_hudson = table.alien("C1:B6")
    table.fate(defense=["5", "5"])
    hunted(table)
    assert facts(table, "alien-stepped", "mover")[0] == by_hudson


@cites("aliens/alien-phase/activation-order", "aliens/alien-phase/target")
def test_somebody_knocked_down_counts_for_the_order_and_is_gone_for() -> None:
    table = squad("hicks", grunts=["hudson"])
    table.at("hicks", "C2:A6")
    table.at("hudson", "C1:F6")
    first = table.alien("C1:E6")
    by_hicks, by_hudson = table.alien("C2:F6"), table.alien("C1:B6")
    table.fate(defense=["9", "5", "5"])  # the first knocks Hudson down
    hunted(table)
    assert list(zip(facts(table, "alien-attacks", "alien"), facts(table, "alien-attacks", "who"), strict=True)) == [
        (first, "character:hudson"),
        (by_hudson, "character:hudson"),
        (by_hicks, "character:hicks"),
    ]


@cites("aliens/alien-phase/activation-order-tie", "aliens/choice/highest-rank")
@pytest.mark.parametrize("first", [0, 1])
def test_the_highest_rank_says_which_of_two_equally_close_aliens_goes_first(first: int) -> None:
    table = squad("hudson", "gorman")
    table.at("gorman", "C2:F6")
    table.at("hudson", "C1:F6")
    aliens = [table.alien("C2:B6"), table.alien("C2:J6")]
    farther = table.alien("C2:K6")
    table.fate(defense=["4", "4", "4"])
    table.alien_phase()
    assert asked(table) == [(1, "ask-which-alien")]
    assert table.options("gorman") == [f"next/{alien}" for alien in aliens]  # the farther one is not among them
    table.game.answer(f"next/{aliens[first]}", 1)
    play_on(table)
    movers = list(dict.fromkeys(facts(table, "alien-stepped", "mover")))
    assert movers == [aliens[first], aliens[1 - first], farther]


@cites("aliens/alien-phase/skip-move", "aliens/defensive-fire/trigger")
def test_an_alien_next_to_a_character_attacks_from_where_it_stands_after_defensive_fire() -> None:
    table = alone_at("C2:F6")
    alien = table.alien("C2:G7")
    table.weapons("hicks", "hk-vp70-pistol")
    table.fate(attack=["10"], defense=["5"])
    table.alien_phase()
    assert asked(table) == [(0, "ask-defensive-fire")]
    play_on(table, "attack")
    assert trail(table, alien) == []
    assert story(table, "draws-fire", "shot-misses", "alien-attacks") == ["draws-fire", "shot-misses", "alien-attacks"]
    assert table.aliens() == {"C2:G7": 1}


@cites("aliens/alien-phase/newly-spotted-in-step-1", "aliens/alien-phase/speed")
def test_a_blip_spotted_in_the_marine_phase_is_an_alien_with_speed_six() -> None:
    table = alone_at("C2:F6")
    table.blip("C1:A6", 1, spotted=True)
    assert table.blips() == []
    assert table.aliens() == {"C1:A6": 1}
    table.fate(defense=["5"])
    hunted(table, "way/space:c2-g6")
    assert len(table.told("alien-stepped")) == 6
    assert not table.told("blips-move")


@cites("aliens/alien-phase/newly-spotted-in-step-1", "aliens/blip/interrupt", "aliens/blip/spotting-trigger")
def test_a_blip_spotted_while_another_alien_moves_activates_in_the_same_step_with_speed_six() -> None:
    table = alone_at("C2:F3")
    table.blip("C2:L3", 1)  # in the operations centre, behind a closed door
    alien = table.alien("C2:K5")
    table.fate(defense=["5"])
    hunted(table)
    assert trail(table, alien)[-2:] == ["c2-h3", "c2-g3"]  # it goes on after the door has opened
    assert story(table, "alien-stepped", "blip-spotted", "alien-attacks") == [
        *["alien-stepped"] * 4,
        "blip-spotted",
        "alien-stepped",
        "alien-attacks",
        *["alien-stepped"] * 6,
    ]
    assert not table.told("blips-move")
