"""What must hold at every decision of every game; fuzzing and the tests check the same list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from ..kernel import JUDGE, Choice, Game, State, soundness
from ..kernel.workbench import position
from ..library import load
from .results import results_of


class Broken(AssertionError):
    """A property that does not hold, by name, with what was found."""

    def __init__(self, name: str, found: str) -> None:
        super().__init__(f"{name}: {found}")
        self.name = name
        self.found = found


def viewers(game: Game) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(game.players), None]


def seen_by(game: Game, seat: int | None) -> dict[str, Any]:
    """Everything that reaches one viewer at this moment, events aside."""
    mine = [_plain(choice) for choice in game.choices if choice.seat == seat]
    return {
        "view": game.view(seat),
        "choices": mine,
        "asked": [(choice.seat, choice.ask, choice.prompt) for choice in game.choices],
        "refusals": [(r.id, r.rule) for r in game.refusals(seat)] if seat is not None else [],
        "asides": [option.id for option in game.asides(seat)] if seat is not None else [],
        "judgements": [option.id for option in game.asides(JUDGE)],
    }


def _plain(choice: Choice) -> tuple[object, ...]:
    options = [(option.id, option.rule) for option in choice.options]
    return choice.ask, choice.rule, dict(choice.args), options


# -- the properties -------------------------------------------------------------------------------------------


def clone_is_equal(game: Game) -> None:
    """A copy is the same value and has the same digest."""
    copy = game.clone(keep_history=False)
    if not position(copy).same_as(position(game)):
        raise Broken("clone", "a copy differs from its original")


def save_is_equal(game: Game) -> None:
    """A loaded save is the same value and asks the same."""
    again = load(game.save())
    if not position(again).same_as(position(game)):
        raise Broken("save", f"a loaded save differs in {_difference(position(game), position(again))}")
    if [_plain(c) for c in again.choices] != [_plain(c) for c in game.choices]:
        raise Broken("save", "a loaded save asks something else")


def _difference(one: State, other: State) -> list[str]:
    return [
        name for name in one.__struct_fields__ if name not in one.loose and getattr(one, name) != getattr(other, name)
    ]


def components_are_conserved(game: Game) -> None:
    """Every hidden component lies in exactly one zone, and the game's own census holds."""
    for complaint in soundness.complaints(position(game)):
        raise Broken("components", complaint)


def options_are_distinct(game: Game) -> None:
    """Every question has at least one option, and no id twice."""
    for choice in game.choices:
        ids = [option.id for option in choice.options]
        if not ids or len(set(ids)) != len(ids):
            raise Broken("options", f"{choice.ask} offers {ids}")


def options_are_accepted(game: Game) -> None:
    """Every option and aside that is offered can be taken."""
    for choice in game.choices:
        for option in choice.options:
            game.clone(keep_history=False).answer(option.id, choice.seat)
    for seat in range(game.players):
        for aside in game.asides(seat):
            game.clone(keep_history=False).answer(aside.id, seat)


def judgements_are_sound(game: Game) -> None:
    """Every judgement that is offered can be taken, and nothing gets lost or doubled by it."""
    for judgement in game.asides(JUDGE):
        copy = game.clone(keep_history=False)
        copy.answer(judgement.id, JUDGE)
        components_are_conserved(copy)


def secrets_are_kept(game: Game, rng: Random) -> int:
    """What a viewer cannot know may be dealt again without the viewer noticing; returns how much was dealt again."""
    changed = 0
    for seat in viewers(game):
        other = game.resample(seat, rng.getrandbits(60))
        changed += sum(a != b for a, b in zip(position(other).face, position(game).face, strict=True))
        mine, theirs = seen_by(game, seat), seen_by(other, seat)
        if mine != theirs:
            raise Broken("secrecy", f"seat {seat} can tell another deal apart: {_first_difference(mine, theirs)}")
    return changed


def quiet_answers_tell_nothing(game: Game, option_id: str, seat: int, rng: Random) -> None:
    """An answer that uses no chance and shows a seat nothing looks the same to it in every consistent world."""
    worlds = []
    for world in (game.clone(), game.resample(seat, rng.getrandbits(60))):
        before = position(world).draws
        world.answer(option_id, seat)
        quiet = position(world).draws == before and not position(world).learned_by >> seat & 1
        worlds.append((quiet, seen_by(world, seat), world.events(seat)))
    (quiet, mine, told), (also_quiet, theirs, told_there) = worlds
    if quiet and also_quiet and (mine, told) != (theirs, told_there):
        found = _first_difference({**mine, "events": told}, {**theirs, "events": told_there})
        raise Broken("secrecy", f"{option_id} of seat {seat} tells worlds apart: {found}")


def _first_difference(one: Any, other: Any, path: str = "") -> str:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(k for k in other if k not in one)]:
            if one.get(key) != other.get(key):
                return _first_difference(one.get(key), other.get(key), f"{path}.{key}")
    if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        for i, (a, b) in enumerate(zip(one, other, strict=True)):
            if a != b:
                return _first_difference(a, b, f"{path}[{i}]")
    return f"{path}: {one!r} or {other!r}"


def check_position(game: Game, rng: Random) -> int:
    """All properties of one decision; returns how many faces `resample` dealt again."""
    clone_is_equal(game)
    save_is_equal(game)
    components_are_conserved(game)
    options_are_distinct(game)
    return secrets_are_kept(game, rng)


def _sort(option_id: str, tried: tuple[str, ...]) -> str:
    """What an option does, and with which thing of the sorts that make it something else to try."""
    verb, *about = option_id.split("/")
    return "/".join([verb, *(ref for ref in about if ref.partition(":")[0] in tried)])


def random_answers(game: Game, rng: Random, limit: int = 20_000) -> Iterator[tuple[str, int]]:
    """Random legal answers until the game is over; play that does not end is a broken property.

    Most answers are among those least given in this game, so that rare things happen too.
    """
    given: Counter[str] = Counter()
    tried = results_of(game.title).tried
    for _ in range(limit):
        if game.over:
            return
        choice = rng.choice(game.choices)
        options = choice.options
        if rng.random() < 0.7:
            least = min(given[_sort(option.id, tried)] for option in options)
            options = [option for option in options if given[_sort(option.id, tried)] == least]
        option_id = rng.choice(options).id
        given[_sort(option_id, tried)] += 1
        yield option_id, choice.seat
    raise Broken("play-ends", f"not over after {limit} answers")
