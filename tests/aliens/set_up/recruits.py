"""Games that are being set up: heroes chosen, everything else answered by name."""

from __future__ import annotations

import hullbreach
from hullbreach.aliens.position import SET_UP, Position
from hullbreach.kernel import Game, workbench

SQUAD = ("gorman", "hicks", "hudson", "vasquez", "frost", "ripley")


def position(game: Game) -> Position:
    """The true position."""
    state = workbench.position(game)
    assert isinstance(state, Position)
    return state


def new(players: int, mission: str = "newt", seed: int = 1) -> Game:
    """A game whose first player is about to choose a hero."""
    return hullbreach.new("aliens", players=players, seed=seed, options={"mission": mission})


def ids(game: Game) -> list[str]:
    """The options of the question that waits."""
    return [option.id for option in game.choices[0].options]


def choose_heroes(game: Game, *heroes: str) -> Game:
    """Every player in turn takes a hero."""
    for hero in heroes:
        assert game.choices[0].ask == "ask-hero"
        game.answer(f"hero/character:{hero}", game.choices[0].seat)
    return game


def set_up(
    *heroes: str, mission: str = "newt", seed: int = 1, gear: str = "choose-gear", until: str | None = None
) -> Game:
    """A mission set up with these heroes; nobody takes gear unless `gear` is `kits`. It stops at the question `until`.

    Everybody stands in the first spaces, and sentry guns where they are advised to.
    """
    game = choose_heroes(new(len(heroes), mission, seed), *heroes)
    while position(game).phase == SET_UP and game.choices[0].ask != until:
        choice = game.choices[0]
        there = [option.id for option in choice.options]
        wanted = (gear, "done", "place-all", "advised-post")
        game.answer(next((id for id in wanted if id in there), there[0]), choice.seat)
    return game
