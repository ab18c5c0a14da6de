"""Chance by named source: H(seed, name, counter). To undo a roll reveals nothing about another die."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from struct import Struct
from typing import TYPE_CHECKING

from .effect import Back
from .errors import Refused

if TYPE_CHECKING:
    from .state import State

_LOT, _LOTS = Struct(">Q"), Struct(">8Q")


def seed_from(value: int | str | bytes) -> bytes:
    """A 256-bit seed from whatever a person typed."""
    return blake2b(f"hullbreach:{value!r}".encode(), digest_size=32).digest()


def _digest(g: State, source: str) -> bytes:
    g.draws += 1
    return blake2b(b"%b:%b:%d" % (g.seed, source.encode(), g.draws)).digest()


def below(g: State, source: str, count: int) -> int:
    """A number from 0 to count - 1 (the bias of 64 bits over a few faces is below 1e-17)."""
    lot: int = _LOT.unpack_from(_digest(g, source))[0]
    return lot % count


def shuffled(g: State, source: str, count: int) -> list[int]:
    """The numbers from 0 to count - 1 in a random order: each gets 64 random bits, and these are sorted."""
    lots: list[int] = []
    for _ in range(0, count, 8):
        lots += _LOTS.unpack(_digest(g, source))
    return sorted(range(count), key=lots.__getitem__)


def _next_scripted(g: State, source: str) -> str:
    g.draws += 1  # a scripted result is revealed like any other
    wanted, *rest = g.script[source]
    script = {name: values for name, values in g.script.items() if name != source}
    if rest:
        script[source] = tuple(rest)
    g.script = script
    return wanted


def scripted(g: State, source: str, faces: Sequence[str]) -> int:
    """The next scripted result of this source, as an index of its faces."""
    wanted = _next_scripted(g, source)
    if wanted not in faces:
        raise Refused("scripted-fate-impossible", source=source, wanted=wanted)
    return faces.index(wanted)


def scripted_card(g: State, source: str, pile: Sequence[Back]) -> Back:
    """The card of this pile that the script puts on top."""
    wanted = _next_scripted(g, source)
    for back in reversed(pile):
        if g.plan.name_of(g, back) == wanted:
            return back
    raise Refused("scripted-fate-impossible", source=source, wanted=wanted)
