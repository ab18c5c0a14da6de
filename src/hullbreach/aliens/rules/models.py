"""The optional rule of many models: a blip places separate aliens instead of a swarm."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel import Effect, Effects, Option, Question
from ..board.layout import Space, bits
from ..position import ALIEN, Position
from .choices import chosen_by_rank
from .lookout import LookOut, add_alien


class PlaceModels(Effect, tag="aliens/place-models"):
    """The first model goes into the space of the blip, the others into spaces next to it that nobody saw."""

    rule = "aliens/optional-aliens/first-model"
    space: Space
    number: int
    done: bool

    def place_the_first(self, g: Position) -> Effects:
        add_alien(g, self.space, 0, ALIEN, self.done)
        return [NextModel(self.space, self.number - 1, self.done)]


# aliens/optional-aliens/overflow
def model_spaces(g: Position, start: Space) -> int:
    """Where the next model may go: next to the first, or else the closest unseen empty space; if none, the closest.

    Sight is tested with the doors as they would be with the model there (aliens/optional-aliens/further-models).
    """
    free = g.board.floor & ~g.occupied
    nearest = 0
    for ring in g.board.rings(1 << start, g.board.floor, g.barricades):
        open_spaces = ring & free
        nearest = nearest or open_spaces
        unseen = sum(1 << space for space in bits(open_spaces) if not would_be_seen(g, space))
        if unseen:
            return unseen
    return nearest


def would_be_seen(g: Position, space: Space) -> bool:
    """Whether a model put here would be in line of sight of a character."""
    open_doors = g.board.open_doors(g.occupied | 1 << space, g.barricades)
    return any(g.board.sees(g.at[who], space, g.standing, open_doors) for who in g.on_boards())


class NextModel(Effect, tag="aliens/next-model"):
    """One more model is placed; the highest rank picks among several spaces (aliens/optional-aliens/choice)."""

    rule = "aliens/optional-aliens/further-models"
    start: Space
    left: int
    done: bool

    def place_one(self, g: Position) -> Effects:
        if not self.left:
            return [LookOut()]
        spaces = model_spaces(g, self.start)
        if not spaces:  # no floor is left: the rest become tokens
            g.alien_tokens[g.alien_at.index(self.start)] += self.left
            return None
        if spaces.bit_count() > 1:
            return [chosen_by_rank(g, WhereModel, self.start, self.left, self.done)]
        return [PutModel(spaces.bit_length() - 1, self.done), NextModel(self.start, self.left - 1, self.done)]


class WhereModel(Question, tag="aliens/where-model"):
    """In which of several spaces the next model is placed."""

    rule = "aliens/optional-aliens/choice"
    ask = "ask-where-model"
    start: Space
    left: int
    done: bool

    def _options(self, g: Position) -> Iterable[Option]:
        for space in bits(model_spaces(g, self.start)):
            then = (PutModel(space, self.done), NextModel(self.start, self.left - 1, self.done))
            yield Option(f"model/{g.board.refs[space]}", then)


class PutModel(Effect, tag="aliens/put-model"):
    """A model stands in a space."""

    rule = "aliens/optional-aliens/further-models"
    space: Space
    done: bool

    def put(self, g: Position) -> None:
        add_alien(g, self.space, 0, ALIEN, self.done)
