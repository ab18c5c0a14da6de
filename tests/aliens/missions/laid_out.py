"""Missions as they are set up, without any change by hand."""

from __future__ import annotations

from hullbreach.aliens.position import MARINES, Position
from hullbreach.kernel import Game, workbench
from hullbreach.library import new

HEROES = ("hicks", "hudson", "vasquez", "frost", "gorman", "ripley")


def begun(mission: str, *heroes: str, seed: int = 1) -> Game:
    """A game of this mission after its set-up, with advised gear and places."""
    game = new("aliens", len(heroes), seed, {"mission": mission})
    through_set_up(game, heroes)
    return game


def through_set_up(game: Game, heroes: tuple[str, ...] = ()) -> None:
    """Answer the questions of the set-up."""
    while position_of(game).phase != MARINES:
        choice = game.choices[0]
        ids = [option.id for option in choice.options]
        wanted = [*(f"hero/character:{hero}" for hero in heroes), "kits", "place-all", "advised-post"]
        game.answer(next((id for id in wanted if id in ids), ids[0]), choice.seat)


def position_of(game: Game) -> Position:
    """The true position."""
    position = workbench.position(game)
    assert isinstance(position, Position)
    return position


def names(g: Position, spaces: object) -> list[str]:
    """The names of spaces, sorted."""
    assert isinstance(spaces, (list, tuple))
    return sorted(g.board.layout.name(space) for space in spaces)
