"""Characters that are knocked down, stand up again, or are captured."""

from __future__ import annotations

import pytest

from hullbreach.aliens.scenario import AliensTable
from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import asked, facts, hunted, play_on, squad, story


def fallen(*aliens: str, tokens: int = 0) -> AliensTable:
    """Hicks is down in the corridor, Hudson stands far away, and aliens are in these spaces."""
    table = squad("hudson", grunts=["hicks"])
    table.at("hudson", "C1:A1")
    table.at("hicks", "C2:F6")
    table.down("hicks")
    for space in aliens:
        table.alien(space, tokens=tokens)
    return table


@cites("aliens/knockdown/marker", "aliens/defense/failed")
def test_who_is_knocked_down_lies_in_the_same_space() -> None:
    table = squad("hicks", grunts=["hudson"])
    table.at("hicks", "C2:E3")
    table.at("hudson", "C2:A5")
    table.alien("C2:E4")
    table.fate(defense=["7"])
    hunted(table)
    assert table.where("hicks") == "C2:E3"
    assert table.of("hicks")["down"]
    assert not table.of("hudson")["down"]


@cites("aliens/knockdown/no-actions")
def test_who_is_knocked_down_is_offered_no_action() -> None:
    for is_down in (False, True):
        table = squad("hicks")
        table.at("hicks", "C2:F6")
        table.hand("hicks", "deep-breath")  # a free action
        if is_down:
            table.down("hicks")
        table.acts("hicks")
        offered = [option for choice in table.game.choices for option in choice.options]
        actions = {option.verb for option in offered} & {"move", "rest", "aim", "event", "bar", "attack"}
        assert bool(actions) != is_down


@cites("aliens/knockdown/stand-up")
@pytest.mark.parametrize("alien", [None, "C2:H6", "C2:G5"], ids=["nobody", "two-away", "next-to-him"])
def test_with_no_alien_next_to_it_a_character_stands_up(alien: str | None) -> None:
    table = fallen(*([alien] if alien else []))
    if alien == "C2:H6":
        table.fate(defense=["4"])
    hunted(table)
    stands = alien != "C2:G5"
    assert facts(table, "stands-up", "who") == ["character:hicks"] * stands
    assert (table.where("hicks") == "C2:F6") == stands
    if alien is None:
        assert not table.of("hicks")["down"]


@cites("aliens/knockdown/stand-up", "aliens/capture/trigger")
def test_only_alien_models_keep_somebody_down_and_no_blip_does() -> None:
    table = fallen()
    table.blip("C2:G6", 1)
    table.fate(defense=["5"])
    hunted(table)
    assert facts(table, "stands-up", "who") == ["character:hicks"]
    assert not table.told("character-lost")


@cites("aliens/knockdown/stand-up", "aliens/capture/trigger")
def test_an_alien_behind_a_barricade_is_not_next_to_anybody() -> None:
    table = fallen()
    table.at("hicks", "C2:E4")
    table.barricade("C2:E4", "C2:F4")
    table.alien("C2:F4")
    table.fate(**{"break": ["1"]})
    hunted(table)
    assert facts(table, "stands-up", "who") == ["character:hicks"]


@cites("aliens/capture/trigger", "aliens/capture/alien-leaves")
def test_with_an_alien_next_to_it_a_character_is_captured_and_both_leave() -> None:
    table = fallen("C2:G6", tokens=3)
    hunted(table)
    assert facts(table, "character-lost", "how") == ["captured"]
    assert facts(table, "character-lost", "killed") == [False]
    assert table.where("hicks") is None
    assert table.aliens() == {}
    assert not table.told("alien-attacks")


@cites("aliens/capture/trigger")
def test_a_standing_character_is_not_captured() -> None:
    table = squad("hicks")
    table.at("hicks", "C2:F6")
    table.alien("C2:G6")
    table.fate(defense=["5"])
    hunted(table)
    assert not table.told("character-lost")


@cites("aliens/capture/trigger")
def test_two_who_lie_beside_one_alien_are_both_captured() -> None:
    table = squad("gorman", grunts=["hicks", "hudson"])
    table.at("gorman", "C1:A1")
    table.at("hicks", "C2:F6")
    table.at("hudson", "C2:H6")
    table.down("hicks")
    table.down("hudson")
    table.alien("C2:G6")
    hunted(table)
    assert facts(table, "character-lost", "how") == ["captured", "captured"]
    assert table.aliens() == {}
    assert not table.told("stands-up")


@cites("aliens/capture/alien-leaves", "aliens/choice/highest-rank")
@pytest.mark.parametrize("captor", [0, 1])
def test_of_several_aliens_the_highest_rank_picks_the_one_that_leaves(captor: int) -> None:
    table = squad("hudson", "gorman", grunts=["hicks"])
    table.at("hudson", "C1:A1")
    table.at("gorman", "C1:A2")
    table.at("hicks", "C2:F6")
    table.down("hicks")
    aliens = [table.alien("C2:G6", tokens=1), table.alien("C2:E6", tokens=1)]
    far = table.alien("C2:A6")
    table.alien_phase()
    assert asked(table) == [(1, "ask-which-captor")]
    assert sorted(table.options("gorman")) == [f"captor/{alien}" for alien in aliens]
    table.game.answer(f"captor/{aliens[captor]}", 1)
    play_on(table)
    assert facts(table, "carried-away", "alien") == [aliens[captor]]
    left = {f"alien:{alien}" for alien in table.state.living_aliens()}
    assert left == {aliens[1 - captor], far}


@cites("aliens/knockdown/no-actions")
def test_a_hero_who_lies_still_equips_and_still_activates_grunts_by_rank() -> None:
    table = squad("gorman", grunts=["hicks"])
    table.at("gorman", "C2:F6")
    table.at("hicks", "C2:I6")
    table.down("gorman")
    table.hand("gorman", "hk-vp70-pistol")
    table.marine_phase()
    assert asked(table) == [(0, "ask-equip")]
    assert "equip/card:hk-vp70-pistol/character:gorman" in table.options("gorman")
    table.play("gorman", "done-equipping")
    assert asked(table) == [(0, "ask-which-grunt")]
    assert "activate/character:hicks" in table.options("gorman")


@cites("aliens/knockdown/stand-up", "aliens/capture/trigger")
def test_all_who_lie_are_looked_at_in_the_same_instant() -> None:
    table = squad("gorman", grunts=["hicks", "hudson"])
    table.at("gorman", "C1:A1")
    table.at("hicks", "C2:F6")
    table.at("hudson", "C2:A6")
    table.down("hicks")
    table.down("hudson")
    table.alien("C2:G6")
    hunted(table)
    assert story(table, "stands-up", "character-lost") == ["stands-up", "character-lost"]
    assert facts(table, "stands-up", "who") == ["character:hudson"]
    assert facts(table, "character-lost", "who") == ["character:hicks"]
