"""Who knows what: backs, faces and heaps.

A viewer knows the face of a back (a bit in `seen`), or only that certain faces are among certain backs (a heap).
Nothing else is ever known of a hidden component, so everything else can be dealt again (`resample`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from operator import and_, attrgetter, itemgetter, or_
from random import Random
from typing import TYPE_CHECKING

import msgspec

from . import fate
from .effect import Back
from .events import EVERYONE
from .question import Question, Together, Waiting

if TYPE_CHECKING:
    from .state import State

Face = int
MOST = 8
"""The most heaps of one family kept for a viewer. To drop one is safe: the viewer is taken to know less."""
DEALS = 50
"""How many deals are tried before the true one is kept."""


class Heap(msgspec.Struct, frozen=True, gc=False):
    """One viewer knows that at least `least` of these faces are among these backs; both are sets of bits."""

    viewer: int
    family: int
    faces: int
    backs: int
    least: int


Saying = tuple[int, int, int]
"""What a heap says: faces, backs, and how many of the faces are among the backs at least."""

_FAMILY = attrgetter("family")
_VIEWERS = [[viewer for viewer in range(8) if mask >> viewer & 1] for mask in range(256)]
"""By mask: the viewers in it."""
_SHOWN = [bytes(0xFF if value >> viewer & 1 else 0 for value in range(256)) for viewer in range(8)]
"""By viewer: a table that maps a `seen` byte to 255 if this viewer is in it, and to 0 if not."""


def swap(g: State, one: Back, other: Back) -> None:
    """Exchange the faces of two backs together with who knows them."""
    if one != other:
        g.face[one], g.face[other] = g.face[other], g.face[one]
        g.seen[one], g.seen[other] = g.seen[other], g.seen[one]


def _at(backs: Sequence[Back]) -> Callable[[Sequence[int]], Sequence[int]]:
    """A getter of what a table says of each of these backs. An `itemgetter` of a single one would give no sequence."""
    if len(backs) > 1:
        return itemgetter(*backs)
    first = backs[0] if backs else 0
    return itemgetter(slice(first, first + len(backs)))


def permute(g: State, backs: Sequence[Back], source: str) -> None:
    """Shuffle the faces of these backs, and the knowledge of them with them."""
    face, seen, at = g.face, g.seen, _at(backs)
    faces, known = at(face), at(seen)
    order = fate.shuffled(g, source, len(backs))
    for back, place in zip(backs, order, strict=True):
        face[back] = faces[place]
    if len(set(known)) > 1:  # otherwise it is the same everywhere
        for back, place in zip(backs, order, strict=True):
            seen[back] = known[place]


def forget(g: State, backs: Sequence[Back], knowers: int) -> None:
    """Viewers outside `knowers` lose which of these backs is which and keep what is among them."""
    outsiders = g.plan.viewers(g) & ~knowers
    seen, families, at = g.seen, g.family, _at(backs)
    known, among = set(at(seen)), set(at(families))
    loses = reduce(or_, known, 0) & outsiders
    if not loses and among.isdisjoint(map(_FAMILY, g.heaps)):
        return  # nobody knew anything
    for family in among:
        mixed = backs if len(among) == 1 else [back for back in backs if families[back] == family]
        if not knowers and families.count(family) == len(mixed):
            g.heaps = [heap for heap in g.heaps if heap.family != family]  # heaps of a whole family say nothing
        else:
            _forget_family(g, family, mixed, outsiders)
    if loses and len(known) == 1:
        left = known.pop() & ~outsiders
        for back in backs:
            seen[back] = left
    elif loses:
        others = ~outsiders
        for back in backs:
            seen[back] &= others


def _forget_family(g: State, family: int, mixed: Sequence[Back], outsiders: int) -> None:
    """Write down what each viewer still knows once these backs are mixed. Viewers who know the same share a result."""
    kept, old = _heaps_of(g, family)
    tell = reduce(or_, _at(mixed)(g.seen)) & outsiders
    if not tell and not old:
        return  # nobody knew anything
    among = set(mixed)
    others = [back for back in g.plan.members(g, family) if back not in among]
    tell &= ~reduce(and_, _at(others)(g.seen), EVERYONE)  # to a viewer who sees all others, these are simply the rest
    if not tell and not old:
        return
    inside, outside = _patches(g, mixed), _patches(g, others) if old else {}
    mask = sum([backs for backs, _ in inside.values()])
    here = dict.fromkeys(_VIEWERS[tell], 0)
    for who, (_, faces) in inside.items():
        for viewer in _VIEWERS[tell & who]:
            here[viewer] |= faces
    patches = bytes((*inside, *outside))
    computed: dict[tuple[object, ...], list[Saying]] = {}
    for viewer in sorted({*old, *here}):
        if viewer not in old:
            faces = here[viewer]
            kept.append(Heap(viewer, family, faces, mask, faces.bit_count()))
            continue
        before, loses = old[viewer], outsiders >> viewer & 1
        key = (loses, before, patches.translate(_SHOWN[viewer]))
        if key not in computed:
            computed[key] = _still_known(g, inside, outside, viewer, before, mask if loses else 0)
        for faces, backs, least in computed[key]:
            kept.append(Heap(viewer, family, faces, backs, least))
    g.heaps = kept


def _heaps_of(g: State, family: int) -> tuple[list[Heap], dict[int, tuple[Saying, ...]]]:
    """The heaps of other families, and the sayings of each viewer about this one."""
    if family not in map(_FAMILY, g.heaps):
        return g.heaps[:], {}
    kept: list[Heap] = []
    old: dict[int, tuple[Saying, ...]] = {}
    for heap in g.heaps:
        if heap.family == family:
            old[heap.viewer] = (*old.get(heap.viewer, ()), (heap.faces, heap.backs, heap.least))
        else:
            kept.append(heap)
    return kept, old


def take_out(g: State, back: Back) -> None:
    """Take a back that everybody sees out of all heaps of its family."""
    kept, old = _heaps_of(g, g.family[back])
    for viewer, says in old.items():
        for say in says:
            if now := _pruned(g, say, 1 << back, 1 << g.face[back]):
                kept.append(Heap(viewer, g.family[back], *now))
    g.heaps = kept


BIT = tuple(1 << place for place in range(1024))
Patches = dict[int, tuple[int, int]]
"""By `seen` byte: the backs with it and their faces, as sets of bits."""


def _patches(g: State, backs: Sequence[Back]) -> Patches:
    seen, face, at = g.seen, g.face, _at(backs)
    views = at(seen)
    if len(set(views)) == 1:
        return {views[0]: (sum(at(BIT)), sum(_at(at(face))(BIT)))}
    patches: Patches = {}
    for who, back in zip(views, backs, strict=True):
        its_backs, faces = patches.get(who, (0, 0))
        patches[who] = its_backs | BIT[back], faces | BIT[face[back]]
    return patches


def _sight(patches: Patches, viewer: int) -> tuple[int, int, int]:
    """The backs that a viewer does not see, those the viewer does, and the faces on them."""
    hidden = seen = known = 0
    for patch, (backs, faces) in patches.items():
        if patch >> viewer & 1:
            seen |= backs
            known |= faces
        else:
            hidden |= backs
    return hidden, seen, known


def _still_known(
    g: State, inside: Patches, outside: Patches, viewer: int, before: tuple[Saying, ...], mixed: int
) -> list[Saying]:
    """What a viewer can say of a family once `inside` is mixed; `mixed` is 0 for a viewer who sees the mixing."""
    hidden_in, seen_in, here = _sight(inside, viewer)
    hidden, seen, known = _sight(outside, viewer)
    says = [now for say in before if (now := _pruned(g, say, seen | seen_in, known | here))]
    if not mixed:
        hidden |= hidden_in
        return _after_mix(says, hidden_in | seen_in if hidden_in else 0, hidden.bit_count())
    if not hidden:
        return []  # what is among them is simply the rest
    if here:
        says.append((here, mixed, here.bit_count()))
    return _after_mix(says, mixed, (hidden | mixed).bit_count())


def _bits(mask: int) -> Iterable[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _pruned(g: State, say: Saying, seen: int, known: int) -> Saying | None:
    """A saying without the backs and faces that the viewer sees."""
    faces, backs, least = say
    if not backs & seen and not faces & known:
        return say
    for back in _bits(backs & seen):
        least -= faces >> g.face[back] & 1
    return (faces & ~known, backs & ~seen, least) if least > 0 else None


def _after_mix(says: list[Saying], mixed: int, hidden: int) -> list[Saying]:
    """The sayings that still hold once the backs in `mixed` are mixed, without those that follow from the rest."""
    found: set[Saying] = set()
    touched = []
    for say in says:
        if say[1] & mixed:
            touched.append(say)
            found.update(_spread(say, mixed, hidden))
        else:
            found.add(say)
    for i, one in enumerate(touched):
        for other in touched[:i]:
            for say in _together(one, other, mixed):
                found.update(_spread(say, mixed, hidden))
    if len(found) < 2:
        return list(found)  # nothing to compare with
    kept: list[Saying] = []
    for faces, backs, least in sorted(found, key=_strength):
        for more, wider, most in kept:
            if most - (more & ~faces).bit_count() - (wider & ~backs).bit_count() >= least:
                break  # it goes without saying
        else:
            kept.append((faces, backs, least))
            if len(kept) == MOST:
                break
    return kept


def _strength(say: Saying) -> tuple[int, int, int, int]:
    faces, backs, least = say
    return faces.bit_count() - least, backs.bit_count() - least, faces, backs


def _together(one: Saying, other: Saying, mixed: int) -> Iterable[Saying]:
    """What two sayings that share mixed backs say together: about their union and about their intersection."""
    faces, backs, least = one
    other_faces, other_backs, other_least = other
    shared, common = faces & other_faces, backs & other_backs
    if common & mixed:
        both = least + other_least
        either, union = faces | other_faces, backs | other_backs
        yield either, union, both - min(shared.bit_count(), common.bit_count())
        if (met := both - min(either.bit_count(), union.bit_count())) > 0:
            yield shared, common, met


def _spread(say: Saying, mixed: int, hidden: int) -> Iterable[Saying]:
    """What a saying says of all its backs, of those that were not mixed, and of those that were."""
    faces, backs, least = say
    outside = backs & ~mixed
    spare = faces.bit_count() - hidden  # any n hidden backs hold at least n + spare of these faces
    for within, count in (
        (backs | mixed, least),
        (outside, least - (backs & mixed).bit_count()),
        (mixed, least - outside.bit_count()),
    ):
        if count > 0 and count > spare + within.bit_count():
            yield faces, within, count


# -- another truth --------------------------------------------------------------------------------------------


def resample(g: State, viewer: int, seed: int | str | bytes) -> None:
    """Replace everything this viewer cannot know by another truth that fits what the viewer knows."""
    rng = Random(fate.seed_from(seed))
    truth = bytes(g.face)
    for _ in range(DEALS):
        _deal_everything(g, viewer, rng)
        if _others_could_answer(g, viewer):
            break
        g.face[:] = truth
    _retell(g, viewer, truth)
    g.seed = rng.randbytes(32)
    g.script = {}
    _say_again(g, viewer, rng)


def _retell(g: State, viewer: int, truth: bytes) -> None:
    """Rewrite the heaps of other viewers for the faces that have replaced the true ones."""
    where = dict(zip(zip(g.family, truth, strict=True), g.face, strict=True))
    g.heaps = [
        heap
        if heap.viewer == viewer
        else msgspec.structs.replace(heap, faces=sum(1 << where[heap.family, face] for face in _bits(heap.faces)))
        for heap in g.heaps
    ]


def _deal_everything(g: State, viewer: int, rng: Random) -> None:
    mine = {heap.family for heap in g.heaps if heap.viewer == viewer}
    shown = g.seen.translate(_SHOWN[viewer])
    for family in sorted(set(g.family)):
        members = g.plan.members(g, family)
        says: list[Saying] = []
        if family in mine:
            _, seen, known = _sight(_patches(g, members), viewer)
            before = _heaps_of(g, family)[1][viewer]
            says = [now for say in before if (now := _pruned(g, say, seen, known))]
        _deal(g.face, [back for back in members if not shown[back]], says, rng)


def _others_could_answer(g: State, viewer: int) -> bool:
    """Whether everybody else who is asked has an option. Who is asked is public, so other worlds are ruled out."""
    asks = [ask for _, _, ask in _others_said(g, viewer)]
    if g.stack and isinstance(waiting := g.stack[-1][0], Waiting):
        asks += [ask for ask in waiting._asks(g) if ask.seat != viewer]
    return all(next(iter(ask._options(g)), None) is not None for ask in asks)


def _deal(face: bytearray, backs: list[Back], says: list[Saying], rng: Random) -> None:
    """Deal the faces of these backs again, as uniformly as the heaps allow."""
    if not says:
        faces = sorted(_at(backs)(face))  # so that the deal does not depend on the true order
        rng.shuffle(faces)
        for back, new in zip(backs, faces, strict=True):
            face[back] = new
        return
    nested = sorted((say for say in says if say[2] == say[0].bit_count()), key=lambda say: say[1].bit_count())
    for _ in range(6):
        dealt = _deal_nested(face, backs, nested, rng)
        if dealt is not None and all(_holds(say, dealt) for say in says):
            break
    else:
        dealt = _swapped_from_truth(face, backs, says, rng)
    for back, new in dealt.items():
        face[back] = new


def _deal_nested(face: bytearray, backs: list[Back], says: list[Saying], rng: Random) -> dict[Back, Face] | None:
    """Deal the smallest heap first. This is exact if heaps are nested or disjoint."""
    free, rest = sum(1 << back for back in backs), sum(1 << face[back] for back in backs)
    dealt: dict[Back, Face] = {}
    for its_faces, its_backs, _ in says:
        faces = list(_bits(its_faces & rest))
        places = list(_bits(its_backs & free))
        if len(places) < len(faces):
            return None
        for back, new in zip(rng.sample(places, len(faces)), faces, strict=True):
            dealt[back] = new
            free ^= 1 << back
        rest &= ~its_faces
    last = list(_bits(rest))
    rng.shuffle(last)
    dealt.update(zip(_bits(free), last, strict=True))
    return dealt


def _count(say: Saying, dealt: dict[Back, Face]) -> int:
    return sum(say[0] >> dealt[back] & 1 for back in _bits(say[1]))


def _holds(say: Saying, dealt: dict[Back, Face]) -> bool:
    return _count(say, dealt) >= say[2]


def _swapped_from_truth(face: bytearray, backs: list[Back], says: list[Saying], rng: Random) -> dict[Back, Face]:
    """Start from the truth and make random swaps that keep every heap satisfied."""
    dealt = {back: face[back] for back in backs}
    spare = [_count(say, dealt) - say[2] for say in says]
    of_back = {back: sum(1 << i for i, say in enumerate(says) if say[1] >> back & 1) for back in backs}
    of_face = {new: sum(1 << i for i, say in enumerate(says) if say[0] >> new & 1) for new in dealt.values()}
    for _ in range(12 * len(backs) + 60):
        one, other = rng.choice(backs), rng.choice(backs)
        mine, theirs = of_face[dealt[one]], of_face[dealt[other]]
        touched = (of_back[one] ^ of_back[other]) & (mine ^ theirs)
        losing = [i for i in _bits(touched) if (of_back[one] >> i & 1) == (mine >> i & 1)]
        if all(spare[i] for i in losing):
            dealt[one], dealt[other] = dealt[other], dealt[one]
            for i in _bits(touched):
                spare[i] += 1
            for i in losing:
                spare[i] -= 2
    return dealt


def _say_again(g: State, viewer: int, rng: Random) -> None:
    """Draw the secret answers that others have already given again."""
    for at, waiting, ask in _others_said(g, viewer):
        options = [option.id for option in ask._options(g)]
        g.stack[at] = (waiting._saying(ask.seat, rng.choice(options)), g.stack[at][1])


def _others_said(g: State, viewer: int) -> Iterable[tuple[int, Together, Question]]:
    """Every answer of another seat to a joint question, even one that lies below an aside's question on the stack."""
    for at, (effect, _) in enumerate(g.stack):
        if isinstance(effect, Together):
            for ask, said in zip(effect.asks, effect._said(), strict=True):
                if said and ask.seat != viewer:
                    now = g.stack[at][0]
                    assert isinstance(now, Together)
                    yield at, now, ask


# -- eyes -----------------------------------------------------------------------------------------------------


def eyes(g: State, viewer: int) -> State:
    """The position with only the faces this viewer knows, without the seed and without others' secret answers."""
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
