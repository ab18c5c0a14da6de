"""A save or record in which anything at all was changed is refused or understood; it never breaks anything."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec
import pytest

import hullbreach
from hullbreach import Refused
from hullbreach.kernel import codec
from hullbreach.lab.properties import random_answers

Path = tuple[Any, ...]
ODD: list[Any] = [None, -1, 10**6, "", "x", [], {}, [1], {"": "x"}, True, 1.5, {"a": []}]
HEAD = len(codec.MAGIC) + 16


@pytest.fixture(scope="module")
def game() -> hullbreach.Game:
    """A game in its middle."""
    played = hullbreach.new("nemesis", 3, seed=5)
    for _, (option_id, seat) in zip(range(90), random_answers(played, Random(1)), strict=False):
        played.answer(option_id, seat)
    assert not played.over
    return played


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """The way to every part of some plain data."""
    yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in inside:
        yield from paths(inner, (*path, key))


def put(value: Any, path: Path, odd: Any) -> Any:
    """The same plain data with something odd in this place."""
    if not path:
        return odd
    changed = value.copy()
    changed[path[0]] = put(value[path[0]], path[1:], odd)
    return changed


def test_a_changed_save_is_refused_or_understood(game: hullbreach.Game) -> None:
    plain = msgspec.msgpack.decode(game.save()[HEAD:])
    refused = 0
    for path in paths(plain):
        for odd in ODD:
            body = msgspec.msgpack.encode(put(plain, path, odd))
            try:
                hullbreach.load(codec.MAGIC + blake2b(body, digest_size=16).digest() + body)
            except Refused:
                refused += 1
    assert refused > 1000


def test_a_changed_record_is_refused_or_understood(game: hullbreach.Game) -> None:
    record = msgspec.json.decode(msgspec.json.encode(game.record()))
    rng = Random(1)
    refused = 0
    for path in rng.sample(list(paths({**record, "view": {}})), 60):
        for odd in ODD[:8]:
            try:
                hullbreach.replay(put(record, path, odd))
            except Refused:
                refused += 1
    assert refused > 100
