"""The page about the flow of a turn names effects that exist."""

import re
from pathlib import Path

from hullbreach.kernel.effect import all_effects, steps_of
from hullbreach.library import plan
from hullbreach.nemesis.rules.phases import GameRound

PAGE = (Path(__file__).parents[2] / "docs" / "how-a-turn-flows.md").read_text(encoding="utf-8")
NOT_EFFECTS = {"NemesisPlan"}


def test_every_effect_named_on_the_page_exists() -> None:
    plan("nemesis", players=2)
    named = set(re.findall(r"`([A-Z][a-z]+(?:[A-Z][a-z]+)*)`", PAGE))
    named |= set(re.findall(r"^ +([A-Z][a-z]+[A-Za-z]*) ", PAGE, re.MULTILINE))
    known = {effect.__name__ for effect in all_effects()}
    assert named - known - NOT_EFFECTS == set()
    assert len(named) > 40


def test_the_page_lists_the_steps_of_a_round_in_order() -> None:
    assert re.findall(r"^\| `([a-z_]+)` \|", PAGE, re.MULTILINE) == list(steps_of(GameRound))
