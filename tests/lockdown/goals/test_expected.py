"""What should happen sooner or later is what this way to play has in its box, and nothing else."""

from __future__ import annotations

import pytest

from hullbreach import library
from tests.lockdown.printed import lockdown

COMPUTER = {f"computer-card:computer:{card.id}" for card in lockdown().computer.card}
CSS = {f"css-revealed:css:{token.id}" for token in lockdown().css.token}
CONTINGENCIES = {f"contingency-active:contingency:{token.id}" for token in lockdown().contingencies.contingency}


def expected(**options: str) -> set[str]:
    return set(library.assembled("lockdown", options).expected())


@pytest.mark.parametrize("options", library.variants("lockdown"), ids=lambda way: "-".join(way.values()))
def test_every_way_to_play_has_its_cards_tokens_ways_out_and_endings(options: dict[str, str]) -> None:
    found = expected(**options)
    assert COMPUTER | CSS | CONTINGENCIES | {"locked-in", "bunker-reached", "css-pod-launched"} <= found
    assert {"rule:lockdown/end/time-track", "rule:lockdown/alert/game-end", "explored:place:nest"} <= found
    assert not any(thing.startswith(("rule:nemesis/end", "rule:nemesis/victory/engines")) for thing in found)


def test_a_contingency_that_kills_nobody_is_not_expected_to() -> None:
    kills = {thing.rpartition(":")[2] for thing in expected() if thing.startswith("contingency-kills:")}
    assert kills == {thing.rpartition(":")[2] for thing in CONTINGENCIES} - {"code-green"}


def test_only_the_species_that_is_there_attacks() -> None:
    stalkers, intruders = expected(), expected(species="intruders")
    assert {"attack-card:attack:evolve", "weakness-discovered:weakness:old-wounds"} <= stalkers - intruders
    assert {"attack-card:attack:claw-attack", "weakness-discovered:weakness:vital-places"} <= intruders - stalkers


def test_reactions_are_those_of_the_crew() -> None:
    own, mixed = expected(), expected(crew="with-original")
    assert {"interrupted", "attack-redirected", "attack-ignored:card:feel-of-the-dark"} <= own & mixed
    assert "attack-ignored:card:nerves-of-steel" in mixed - own


def test_the_cards_of_the_surface_are_drawn_on_its_side_of_the_board() -> None:
    cards = {f"surface-card:surface:{card.id}" for card in lockdown().surface.surface}
    assert cards <= expected(site="facility-surface")
    assert not cards & expected()
