"""What a viewer asks to be told is told, or else why it cannot be."""

from __future__ import annotations

import pytest

import hullbreach
from hullbreach.server.screen import look


@pytest.mark.parametrize(
    ("language", "what", "about", "told"),
    [
        ("en", "room", "", "None of your heroes is on the boards."),
        ("en", "near", "", "None of your heroes is on the boards."),
        ("fr", "near", "", "Aucun de vos héros n'est sur les plateaux."),
        ("en", "room", "ballroom", "No room or board is called ballroom."),
    ],
)
def test_before_anybody_stands_on_the_boards_a_look_says_so(language: str, what: str, about: str, told: str) -> None:
    game = hullbreach.new("aliens", players=2, seed=3)
    assert look(game, 0, language, what, about) == [{"text": told}]


def test_what_no_game_tells_is_not_told() -> None:
    game = hullbreach.new("aliens", players=2, seed=3)
    assert look(game, 0, "en", "truth", "") is None
