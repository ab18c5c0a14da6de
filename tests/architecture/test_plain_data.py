"""A position holds plain data only: whatever can be copied, saved and compared by value."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

import hullbreach
from hullbreach.kernel import Effect, State
from hullbreach.kernel.effect import all_effects
from hullbreach.lab.properties import random_answers

PLAIN = (int, bool, str, bytes, NoneType)
HELD = (bytearray, list, tuple, dict)
GAMES = sorted(hullbreach.games())


def effects_of_the_house() -> list[type[Effect]]:
    """Every effect that is not defined by a test."""
    for name in GAMES:
        hullbreach.new(name, players=2, seed=1)
    return [cls for cls in all_effects() if cls.__module__.startswith("hullbreach.")]


def strangers(value: Any, where: str) -> Iterator[str]:
    """Everything in a value that is not plain data, by where it was found."""
    if type(value) in PLAIN:
        return
    if isinstance(value, msgspec.Struct) and value.__struct_config__.frozen:
        for name in value.__struct_fields__:
            yield from strangers(getattr(value, name), f"{where}.{name}")
    elif type(value) is dict:
        for key, inner in value.items():
            yield from strangers(key, f"{where} key")
            yield from strangers(inner, f"{where}[{key!r}]")
    elif type(value) in HELD:
        for at, inner in enumerate(value):
            yield from strangers(inner, f"{where}[{at}]")
    else:
        yield f"{where} is a {type(value)}"


def fields(state: State) -> Iterator[tuple[str, Any]]:
    for name in state.__struct_fields__:
        if name not in state.loose:
            yield name, getattr(state, name)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_position_is_plain_data_at_every_decision(name: str, seed: int) -> None:
    game = hullbreach.new(name, players=2 + seed, seed=seed)
    for option_id, seat in random_answers(game, Random(seed)):
        found = [odd for field, value in fields(game._state) for odd in strangers(value, field)]
        assert found == []
        game.answer(option_id, seat)


def test_what_is_not_plain_is_found() -> None:
    assert list(strangers({"a": [1, lambda: 1]}, "x")) != []
    assert list(strangers(({1, 2},), "x")) == ["x[0] is a <class 'set'>"]


def is_plain(hint: Any) -> bool:
    """Whether a field of an effect may have this type."""
    if get_origin(hint) in (tuple, UnionType, Union):
        return all(part is Ellipsis or is_plain(part) for part in get_args(hint))
    return hint in PLAIN or (isinstance(hint, type) and issubclass(hint, Effect))


@pytest.mark.parametrize("cls", effects_of_the_house(), ids=lambda cls: cls.__qualname__)
def test_an_effect_is_frozen_and_its_fields_are_plain(cls: type[Effect]) -> None:
    assert cls.__struct_config__.frozen
    hints = get_type_hints(cls)
    assert [name for name in cls.__struct_fields__ if not is_plain(hints[name])] == []
