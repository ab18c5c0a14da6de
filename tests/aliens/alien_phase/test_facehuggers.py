"""Facehuggers: aliens in every respect but for what a failed defense roll does."""

from __future__ import annotations

import pytest

from hullbreach.aliens.scenario import AliensTable
from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import facts, hunted, squad, story, trail


def leaps(*faces: str, attack: tuple[str, ...] = (), start: str = "C1:A6") -> AliensTable:
    """A facehugger six spaces short of a space next to Hicks activates; he rolls these."""
    table = squad("hicks", grunts=["frost"])
    table.at("hicks", "C2:F6")
    table.at("frost", "C1:A1")
    if attack:
        table.weapons("hicks", "hk-vp70-pistol")
    table.alien(start, facehugger=True)
    table.fate(defense=list(faces), attack=list(attack))
    hunted(table, "attack", "way/space:c2-g6")
    return table


@cites("aliens/facehugger/acts-as-alien")
def test_a_facehugger_moves_six_spaces_and_draws_fire_before_it_attacks() -> None:
    table = leaps("5", attack=("10",))
    assert len(trail(table, "alien:0")) == 6
    assert story(table, "draws-fire", "shot-misses", "alien-attacks") == ["draws-fire", "shot-misses", "alien-attacks"]
    assert table.aliens() == {"C2:G6": 1}


@cites("aliens/facehugger/acts-as-alien")
def test_a_shot_and_a_counterattack_kill_a_facehugger() -> None:
    assert leaps(attack=("1",)).aliens() == {}
    table = leaps("3")
    assert table.aliens() == {}
    assert facts(table, "defended", "countered") == [True]
    assert not table.of("hicks")["hugged"]


@cites("aliens/facehugger/acts-as-alien", "aliens/capture/trigger")
def test_a_facehugger_next_to_somebody_who_lies_captures_like_an_alien() -> None:
    table = squad("hicks", grunts=["frost"])
    table.at("hicks", "C2:F6")
    table.at("frost", "C1:A1")
    table.down("hicks")
    table.alien("C2:G6", facehugger=True)
    hunted(table)
    assert facts(table, "character-lost", "how") == ["captured"]
    assert table.aliens() == {}


@cites("aliens/facehugger/failed-defense")
@pytest.mark.parametrize("face", ["7", "10"])
def test_a_failed_roll_puts_it_on_the_card_and_the_character_plays_on(face: str) -> None:
    table = leaps(face)
    hicks = table.of("hicks")
    assert hicks["hugged"]
    assert not hicks["down"]
    assert table.where("hicks") == "C2:F6"
    assert table.aliens() == {}
    assert not table.told("character-lost")


@cites("aliens/facehugger/failed-defense", "aliens/defense/roll")
def test_a_roll_within_the_defense_number_dodges_it() -> None:
    table = leaps("6")
    assert not table.of("hicks")["hugged"]
    assert table.aliens() == {"C2:G6": 1}
