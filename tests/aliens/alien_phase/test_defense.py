"""An alien attacks: the defense roll, swarms, counterattacks, and what a failed roll does."""

from __future__ import annotations

import pytest

from hullbreach.aliens.position import Position
from hullbreach.aliens.scenario import AliensTable
from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import alone_at, asked, facts, hunted, play_on, squad, story


def attacked(face: str, hero: str = "hicks", tokens: int = 0) -> AliensTable:
    """An alien, or a swarm, has attacked a hero who rolled this; a friend far away keeps the game going."""
    table = squad(hero, grunts=["frost"])
    table.at(hero, "C2:F6")
    table.at("frost", "C1:A1")
    table.alien("C2:G6", tokens=tokens)
    table.fate(defense=[face])
    hunted(table)
    return table


@cites("aliens/defense/when")
def test_a_surviving_alien_attacks_at_once_somebody_next_to_it() -> None:
    table = squad("hicks", "hudson")
    table.at("hicks", "C2:F6")
    table.at("hudson", "C2:D6")
    table.weapons("hicks", "hk-vp70-pistol")
    table.alien("C2:G6")
    table.fate(attack=["10"], defense=["5"])
    hunted(table, "attack")
    assert facts(table, "alien-attacks", "who") == ["character:hicks"]
    assert story(table, "shot-misses", "alien-attacks", "defended") == ["shot-misses", "alien-attacks", "defended"]


@cites("aliens/defense/when", "aliens/choice/highest-rank")
@pytest.mark.parametrize("whom", ["hicks", "hudson"])
def test_next_to_several_characters_the_highest_rank_picks_whom_it_attacks(whom: str) -> None:
    table = squad("hudson", "hicks")
    table.at("hicks", "C2:F6")
    table.at("hudson", "C2:H6")
    table.alien("C2:G6")
    table.fate(defense=["5"])
    table.alien_phase()
    assert asked(table) == [(1, "ask-whom-it-attacks")]
    assert sorted(table.options("hicks")) == ["attacks/character:hicks", "attacks/character:hudson"]
    table.game.answer(f"attacks/character:{whom}", 1)
    play_on(table)
    assert facts(table, "alien-attacks", "who") == [f"character:{whom}"]


@cites("aliens/defense/when")
def test_an_alien_that_has_lost_the_last_character_next_to_it_does_not_attack() -> None:
    table = squad("hudson", "hicks")
    table.at("hicks", "C2:F6")
    table.at("hudson", "C2:D7")
    table.weapons("hudson", "hk-vp70-pistol")
    table.alien("C2:G6")
    table.alien_phase()
    assert asked(table) == [(0, "ask-defensive-fire")]
    table.away("hicks", state="killed")  # as an attack on an area may do
    play_on(table, "hold-fire")
    assert not table.told("alien-attacks")


@cites("aliens/defense/roll")
@pytest.mark.parametrize(("face", "outcome"), [("6", "defended"), ("7", "knocked-down")])
def test_a_roll_up_to_the_defense_number_dodges(face: str, outcome: str) -> None:
    table = attacked(face)
    assert story(table, "defended", "knocked-down", "character-lost") == [outcome]
    assert table.of("hicks")["down"] == (outcome == "knocked-down")


@cites("aliens/defense/swarm-modifier")
@pytest.mark.parametrize(
    ("tokens", "face", "outcome"),
    [(1, "5", "defended"), (1, "6", "knocked-down"), (3, "3", "defended"), (3, "4", "knocked-down")],
)
def test_each_token_under_the_alien_adds_one_to_the_roll(tokens: int, face: str, outcome: str) -> None:
    table = attacked(face, tokens=tokens)
    assert story(table, "defended", "knocked-down", "character-lost") == [outcome]


@cites("aliens/defense/swarm-modifier", "aliens/defense/failed", "aliens/defense/killed-on-ten")
def test_example_hicks_against_a_swarm() -> None:
    table = attacked("5", tokens=2)
    assert facts(table, "defense-fails", "result") == [7]
    assert table.of("hicks")["down"]
    assert table.where("hicks") == "C2:F6"


@cites("aliens/defense/counterattack")
@pytest.mark.parametrize(("face", "left"), [("3", {}), ("4", {"C2:G6": 1})])
def test_a_roll_up_to_the_melee_number_kills_the_attacker(face: str, left: dict[str, int]) -> None:
    table = attacked(face)
    assert table.aliens() == left
    assert story(table, "defended", "knocked-down") == ["defended"]


@cites("aliens/defense/counterattack")
@pytest.mark.parametrize(("face", "left"), [("1", 2), ("2", 3)])
def test_against_a_swarm_the_modified_result_takes_one_token_only(face: str, left: int) -> None:
    table = attacked(face, tokens=2)
    assert table.aliens() == {"C2:G6": left}


@cites("aliens/defense/counterattack", "aliens/knockdown/still-defends")
def test_somebody_knocked_down_defends_and_counterattacks_too() -> None:
    table = squad("hicks", grunts=["frost"])
    table.at("hicks", "C2:F6")
    table.at("frost", "C1:A1")
    table.alien("C2:G6")
    table.alien("C2:E6")
    table.fate(defense=["7", "3"])
    hunted(table)
    assert story(table, "knocked-down", "defended", "alien-killed") == ["knocked-down", "defended", "alien-killed"]
    assert len(table.aliens()) == 1


@cites("aliens/defense/killed-on-ten", "aliens/knockdown/still-defends")
def test_a_ten_kills_somebody_knocked_down_too() -> None:
    table = squad("hicks", grunts=["frost"])
    table.at("hicks", "C2:F6")
    table.at("frost", "C1:A1")
    table.alien("C2:G6")
    table.alien("C2:E6")
    table.fate(defense=["7", "10"])
    hunted(table)
    assert story(table, "knocked-down", "character-lost") == ["knocked-down", "character-lost"]
    assert facts(table, "character-lost", "killed") == [True]


@cites("aliens/defense/failed", "aliens/knockdown/still-defends")
def test_somebody_knocked_down_whose_roll_fails_stays_knocked_down() -> None:
    table = squad("hicks", grunts=["frost"])
    table.at("hicks", "C2:F6")
    table.at("frost", "C1:A1")
    table.alien("C2:G6")
    table.alien("C2:E6")
    table.fate(defense=["7", "8"])
    hunted(table)
    assert len(table.told("defense-fails")) == 2
    assert len(table.told("knocked-down")) == 1
    assert table.of("hicks")["down"]
    assert table.where("hicks") == "C2:F6"


@cites("aliens/defense/killed-on-ten")
@pytest.mark.parametrize(
    ("tokens", "face", "killed"), [(0, "9", False), (0, "10", True), (2, "7", False), (2, "8", True), (4, "10", True)]
)
def test_a_failed_result_of_ten_or_more_kills(tokens: int, face: str, killed: bool) -> None:
    table = attacked(face, tokens=tokens)
    assert (table.where("hicks") is None) == killed
    assert facts(table, "character-lost", "killed") == [True] * killed
    assert bool(table.told("knocked-down")) != killed


@cites("aliens/defense/killed-on-ten", "aliens/defense/roll")
def test_a_ten_within_the_defense_number_is_a_dodge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Position, "defense", lambda g, who: 10)
    table = attacked("6", tokens=4)
    assert story(table, "defended", "knocked-down", "character-lost") == ["defended"]


@cites(
    "aliens/defensive-fire/trigger",
    "aliens/defensive-fire/attack",
    "aliens/defensive-fire/cease",
    "aliens/defense/roll",
    "aliens/defense/counterattack",
)
def test_example_hudson_defends() -> None:
    table = alone_at("C2:F6", "hudson")
    table.weapons("hudson", "hk-vp70-pistol")
    for space in ("C2:I6", "C2:J6", "C2:K6"):
        table.alien(space)
    table.fate(attack=["1", "1", "10"], defense=["2"])
    hunted(table, "attack")
    assert len(table.told("draws-fire")) == 3
    assert len(table.told("alien-attacks")) == 1
    assert facts(table, "defended", "countered") == [True]
    assert table.aliens() == {}
    assert not table.of("hudson")["down"]
