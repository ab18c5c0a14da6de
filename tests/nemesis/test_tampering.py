"""A save or record in which anything at all was changed is refused or understood; it never breaks anything."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec
import pytest

import hullbreach
from hullbreach import BrokenRule, Refused
from hullbreach.kernel import codec, record
from hullbreach.lab.properties import random_answers

Path = tuple[Any, ...]
ODD: list[Any] = [None, -1, 10**6, "", "x", [], {}, [1], {"": "x"}, True, 1.5, {"a": []}, 5, 148]
HEAD = len(codec.MAGIC) + 16
DEEP = 100_000


@pytest.fixture(scope="module", params=["nemesis", "lockdown"])
def game(request: pytest.FixtureRequest) -> hullbreach.Game:
    """A game in its middle."""
    played = hullbreach.new(request.param, 3, seed=5)
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


def sealed(body: bytes) -> bytes:
    """A save of this content by somebody who knows how the digest is made."""
    return codec.MAGIC + blake2b(body, digest_size=16).digest() + body


def damaged(data: bytes, rng: Random) -> bytes:
    """The same file with a bit turned, a piece missing, doubled or blanked, or its end cut off."""
    start = rng.randrange(len(data))
    end = min(len(data), start + rng.randrange(1, 60))
    return rng.choice(
        [
            data[:start] + bytes([data[start] ^ 1 << rng.randrange(8)]) + data[start + 1 :],
            data[:start] + data[end:],
            data[:end] + data[start:],
            data[:start] + bytes(end - start) + data[end:],
            data[:start],
        ]
    )


def test_a_save_damaged_in_a_thousand_ways_is_refused_each_time(game: hullbreach.Game) -> None:
    data, rng = game.save(), Random(2)
    for _ in range(1000):
        bad = damaged(data, rng)
        if bad != data:
            with pytest.raises(Refused):
                hullbreach.load(bad)


def test_a_record_damaged_in_a_thousand_ways_is_refused_or_equal(game: hullbreach.Game) -> None:
    data, rng = msgspec.json.encode(game.record()), Random(3)
    whole = record.read(data)
    refused = 0
    for _ in range(1000):
        try:
            assert record.read(damaged(data, rng)) == whole
        except Refused:
            refused += 1
    assert refused > 900, "some damage leaves nothing to notice, most does not"


def test_a_changed_save_is_refused_or_played_on(game: hullbreach.Game) -> None:
    plain = msgspec.msgpack.decode(game.save()[HEAD:])
    refused = failed = 0
    for path in Random(4).sample(list(paths(plain)), 120):
        for odd in ODD:
            try:
                changed = hullbreach.load(sealed(msgspec.msgpack.encode(put(plain, path, odd))))
            except Refused:
                refused += 1
                continue
            try:
                for _, (option_id, seat) in zip(range(20), random_answers(changed, Random(1)), strict=False):
                    changed.answer(option_id, seat)
                    changed.view(seat)
            except BrokenRule:  # the answer was taken back, and nothing else has failed
                failed += 1
    assert refused > 1400
    assert failed < 5


def test_a_changed_record_is_refused_or_understood(game: hullbreach.Game) -> None:
    recorded = msgspec.json.decode(msgspec.json.encode(game.record()))
    rng = Random(1)
    refused = 0
    for path in rng.sample(list(paths({**recorded, "view": {}}))[1:], 60):
        for odd in ODD[:8]:
            try:
                hullbreach.replay(record.sealed(put(recorded, path, odd)))
            except Refused:
                refused += 1
    assert refused > 100


def test_lists_nested_without_end_are_refused() -> None:
    with pytest.raises(Refused, match="save-damaged"):
        hullbreach.load(sealed(b"\x81\xa1x" + b"\x91" * DEEP + b"\x00"))
    with pytest.raises(Refused, match="record-not-ours"):
        record.read(b'{"format":' + b"[" * DEEP + b"]" * DEEP + b"}")
