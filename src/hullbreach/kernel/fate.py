"""Chance by named source: H(seed, name, counter). An undone roll tells nothing about another die."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING

from .effect import Back
from .errors import Refused

if TYPE_CHECKING:
    from .state import State


def seed_from(value: int | str | bytes) -> bytes:
    """A 256-bit seed from whatever a person typed."""
    return blake2b(f"hullbreach:{value!r}".encode(), digest_size=32).digest()


def draw(g: State, source: str, size: int = 8) -> int:
    """The next number of a source, `size` bytes wide."""
    g.drawn += 1
    digest = blake2b(b"%b:%d" % (source.encode(), g.drawn), key=g.seed, digest_size=size).digest()
    return int.from_bytes(digest, "big")


def below(g: State, source: str, count: int) -> int:
    """A number from 0 to count - 1 (the bias of 64 bits over a few faces is below 1e-17)."""
    return draw(g, source) % count


def permutation(g: State, source: str, count: int) -> list[int]:
    """A random order of `count` things from draws of 512 bits, enough for 40 places each."""
    order = list(range(count))
    number = 0
    for i in range(count - 1, 0, -1):
        if number < 1 << 64:
            number = draw(g, source, 64)
        number, j = divmod(number, i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def _next_scripted(g: State, source: str) -> str:
    g.drawn += 1  # a result fixed beforehand comes to light like any other
    wanted, *rest = g.script[source]
    script = {name: values for name, values in g.script.items() if name != source}
    if rest:
        script[source] = tuple(rest)
    g.script = script
    return wanted


def scripted(g: State, source: str, faces: Sequence[str]) -> int:
    """The result that the script wants next from this source."""
    wanted = _next_scripted(g, source)
    if wanted not in faces:
        raise Refused("scripted-fate-impossible", source=source, wanted=wanted)
    return faces.index(wanted)


def scripted_card(g: State, source: str, pile: Sequence[Back]) -> Back:
    """The card of this pile that the script wants on top."""
    wanted = _next_scripted(g, source)
    for back in reversed(pile):
        if g.plan.name_of(g, back) == wanted:
            return back
    raise Refused("scripted-fate-impossible", source=source, wanted=wanted)
