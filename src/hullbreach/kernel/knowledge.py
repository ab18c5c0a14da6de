"""Who knows what: backs, faces and heaps.

A viewer knows the face of a back (a bit in `seen`), or only that certain faces are among certain backs (a heap).
Nothing else is ever known of a hidden component, so everything else can be dealt anew (`resample`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING

import msgspec

from . import fate
from .effect import Back
from .question import Question, Together

if TYPE_CHECKING:
    from .state import State

Face = int
MOST = 24
"""So many heaps of one family a viewer keeps in mind; to forget one is never wrong, only modest."""


class Heap(msgspec.Struct, frozen=True):
    """One viewer knows that at least `least` of these faces are among these backs."""

    viewer: int
    family: int
    faces: frozenset[Face]
    backs: frozenset[Back]
    least: int


def swap(g: State, one: Back, other: Back) -> None:
    """Exchange the faces of two backs together with who knows them."""
    if one != other:
        g.face[one], g.face[other] = g.face[other], g.face[one]
        g.seen[one], g.seen[other] = g.seen[other], g.seen[one]


def permute(g: State, backs: Sequence[Back], source: str) -> None:
    """Faces and the knowledge of them change places at random."""
    before = [(g.face[b], g.seen[b]) for b in backs]
    for back, i in zip(backs, fate.permutation(g, source, len(backs)), strict=True):
        g.face[back], g.seen[back] = before[i]


def forget(g: State, backs: Sequence[Back], knowers: int) -> None:
    """Viewers outside `knowers` lose which of these backs is which and keep what is among them."""
    by_family: dict[int, list[Back]] = {}
    for back in backs:
        by_family.setdefault(g.family[back], []).append(back)
    outsiders = g.plan.viewers(g) & ~knowers
    for family, mixed in by_family.items():
        _forget_family(g, family, mixed, outsiders)


def _forget_family(g: State, family: int, mixed: list[Back], outsiders: int) -> None:
    seen, face = g.seen, g.face
    inside = frozenset(mixed)
    members = [back for back, its_family in enumerate(g.family) if its_family == family]
    kept = [heap for heap in g.heaps if heap.family != family or not outsiders >> heap.viewer & 1]
    mine = [heap for heap in g.heaps if heap.family == family]
    sees_all_else = outsiders
    for back in members:
        if back not in inside:
            sees_all_else &= seen[back]
    for viewer in _viewers(outsiders & ~sees_all_else):  # for the others, what is among them is simply the rest
        bit = 1 << viewer
        heaps = [now for heap in mine if heap.viewer == viewer and (now := _pruned(g, heap)) is not None]
        known = frozenset(face[back] for back in mixed if seen[back] & bit)
        if known:
            heaps.append(Heap(viewer, family, known, inside, len(known)))
        hidden = sum(not (seen[back] & bit and back not in inside) for back in members)
        kept.extend(_after_mix(heaps, inside, hidden))
    g.heaps = kept
    for back in mixed:
        seen[back] &= ~outsiders


def _after_mix(heaps: list[Heap], inside: frozenset[Back], hidden: int) -> list[Heap]:
    """What one viewer's heaps still say when the backs inside were mixed, without what goes without saying."""
    touched = [heap for heap in heaps if heap.backs & inside]
    said = [heap for heap in heaps if not heap.backs & inside]
    for one in touched:
        said.extend(_grown(one, inside))
    for i, one in enumerate(touched):
        for other in touched[:i]:
            if one.backs & other.backs & inside:
                for joined in _joined(one, other):
                    said.extend(_grown(joined, inside))
    said = [heap for heap in said if heap.least > max(0, len(heap.faces) + len(heap.backs) - hidden)]
    said.sort(key=lambda heap: (len(heap.backs) - heap.least, len(heap.faces)))
    kept: list[Heap] = []
    for heap in said:
        if not any(_implies(stronger, heap) for stronger in kept):
            kept = [weaker for weaker in kept if not _implies(heap, weaker)]
            kept.append(heap)
    return kept[:MOST]


def _joined(one: Heap, other: Heap) -> Iterable[Heap]:
    """What two heaps that share backs say together."""
    faces, backs = one.faces | other.faces, one.backs | other.backs
    shared, common = one.faces & other.faces, one.backs & other.backs
    both = one.least + other.least
    yield Heap(one.viewer, one.family, faces, backs, both - min(len(shared), len(common)))
    if shared:
        yield Heap(one.viewer, one.family, shared, common, both - min(len(faces), len(backs)))


def _grown(heap: Heap, inside: frozenset[Back]) -> Iterable[Heap]:
    """A heap after some of its backs were mixed with others: of the whole, of what stayed, of what was mixed."""
    outside = heap.backs - inside
    yield Heap(heap.viewer, heap.family, heap.faces, heap.backs | inside, heap.least)
    yield Heap(heap.viewer, heap.family, heap.faces, outside, heap.least - len(heap.backs) + len(outside))
    yield Heap(heap.viewer, heap.family, heap.faces, inside, heap.least - len(outside))


def _implies(one: Heap, other: Heap) -> bool:
    """Whether one heap says all that the other says."""
    return one.least - len(one.faces - other.faces) - len(one.backs - other.backs) >= other.least


def _pruned(g: State, heap: Heap) -> Heap | None:
    """The heap without what its viewer has seen since."""
    bit = 1 << heap.viewer
    seen = [b for b in heap.backs if g.seen[b] & bit]
    if not seen and not any(
        g.face[b] in heap.faces for b, f in enumerate(g.family) if f == heap.family and g.seen[b] & bit
    ):
        return heap
    found_inside = sum(g.face[b] in heap.faces for b in seen)
    known = {g.face[b] for b, f in enumerate(g.family) if f == heap.family and g.seen[b] & bit}
    faces = heap.faces - known
    least = min(heap.least - found_inside, len(faces))
    if least <= 0:
        return None
    return Heap(heap.viewer, heap.family, faces, heap.backs.difference(seen), least)


def _viewers(mask: int) -> Iterable[int]:
    return (viewer for viewer in range(8) if mask >> viewer & 1)


# -- another truth --------------------------------------------------------------------------------------------


def resample(g: State, viewer: int, seed: int | str | bytes) -> None:
    """Replace everything this viewer cannot know by another truth that fits what the viewer knows."""
    rng = Random(fate.seed_from(seed))
    before = bytes(g.face)
    bit = 1 << viewer
    pools: dict[int, list[Back]] = {}
    for back, family in enumerate(g.family):
        if not g.seen[back] & bit:
            pools.setdefault(family, []).append(back)
    for family, backs in sorted(pools.items()):
        heaps = [
            now
            for heap in g.heaps
            if heap.viewer == viewer and heap.family == family and (now := _pruned(g, heap)) is not None
        ]
        _deal(g.face, backs, heaps, rng)
    where = {(g.family[b], face): b for b, face in enumerate(before)}
    g.heaps = [
        heap
        if heap.viewer == viewer
        else Heap(
            heap.viewer,
            heap.family,
            frozenset(g.face[where[heap.family, face]] for face in heap.faces),
            heap.backs,
            heap.least,
        )
        for heap in g.heaps
    ]
    g.seed = rng.randbytes(32)
    g.script = {}
    _say_again(g, viewer, rng)


def _deal(face: bytearray, backs: list[Back], heaps: list[Heap], rng: Random) -> None:
    """Deal the faces of these backs anew, uniformly as far as the heaps allow."""
    if not heaps:
        faces = [face[back] for back in backs]
        rng.shuffle(faces)
        for back, new in zip(backs, faces, strict=True):
            face[back] = new
        return
    nested = sorted((heap for heap in heaps if heap.least == len(heap.faces)), key=lambda h: len(h.backs))
    for _ in range(8):
        dealt = _deal_nested(face, backs, nested, rng)
        if dealt is not None and all(_holds(heap, dealt) for heap in heaps):
            for back, new in dealt.items():
                face[back] = new
            return
    _swap_from_truth(face, backs, heaps, rng)


def _deal_nested(face: bytearray, backs: list[Back], heaps: list[Heap], rng: Random) -> dict[Back, Face] | None:
    """Smallest heap first; exact when heaps lie inside or beside each other."""
    rest = {face[back] for back in backs}
    free = set(backs)
    dealt: dict[Back, Face] = {}
    for heap in heaps:
        faces = sorted(heap.faces & rest)
        places = sorted(heap.backs & free)
        if len(places) < len(faces):
            return None
        dealt |= zip(rng.sample(places, len(faces)), faces, strict=True)
        rest.difference_update(faces)
        free.difference_update(dealt)
    last = sorted(rest)
    rng.shuffle(last)
    dealt.update(zip(sorted(free), last, strict=True))
    return dealt


def _holds(heap: Heap, dealt: dict[Back, Face]) -> bool:
    return sum(dealt.get(back) in heap.faces for back in heap.backs) >= heap.least


def _swap_from_truth(face: bytearray, backs: list[Back], heaps: list[Heap], rng: Random) -> None:
    """Start from the truth and make random swaps that keep every heap satisfied."""
    dealt = {back: face[back] for back in backs}
    for _ in range(12 * len(backs) + 60):
        one, other = rng.choice(backs), rng.choice(backs)
        dealt[one], dealt[other] = dealt[other], dealt[one]
        if not all(_holds(heap, dealt) for heap in heaps):
            dealt[one], dealt[other] = dealt[other], dealt[one]
    for back, new in dealt.items():
        face[back] = new


def _say_again(g: State, viewer: int, rng: Random) -> None:
    """Secret answers that others have already given stay given, but are drawn again."""
    for at, waiting, ask in _others_said(g, viewer):
        options = [option.id for option in ask._options(g)]
        g.stack[at] = (waiting._saying(ask.seat, rng.choice(options)), g.stack[at][1])


def _others_said(g: State, viewer: int) -> Iterable[tuple[int, Together, Question]]:
    """Every answer that another seat has given to a joint question, also where an aside now asks above it."""
    for at, (effect, _) in enumerate(g.stack):
        if isinstance(effect, Together):
            for ask, said in zip(effect.asks, effect._said(), strict=True):
                if said and ask.seat != viewer:
                    now = g.stack[at][0]
                    assert isinstance(now, Together)
                    yield at, now, ask


# -- eyes -----------------------------------------------------------------------------------------------------

_SHOWN = [bytes(0xFF if value >> viewer & 1 else 0 for value in range(256)) for viewer in range(8)]


def eyes(g: State, viewer: int) -> State:
    """The position with no other faces than those the viewer knows, no seed, and nobody's secret answers."""
    sight = g.clone()
    size = len(g.face)
    shown = int.from_bytes(g.seen.translate(_SHOWN[viewer]), "big")
    sight.face = bytearray((int.from_bytes(g.face, "big") & shown).to_bytes(size, "big"))
    sight.seed = b""
    sight.script = {}
    sight.heaps = [heap for heap in g.heaps if heap.viewer == viewer]
    for at, waiting, ask in _others_said(sight, viewer):
        sight.stack[at] = (waiting._saying(ask.seat, "?"), sight.stack[at][1])
    return sight
