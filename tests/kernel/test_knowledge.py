"""Other truths: an enumerator of all worlds a viewer holds possible judges every one that `resample` deals.

A seat-view is one viewer (three seats and the spectator) after one random history. It counts as impossible when
one of its worlds has probability zero, and as off when the total variation distance between the drawn and the
true frequencies is above 0.04 + 0.5 sqrt(worlds / draws).
"""

from __future__ import annotations

import os
from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from hullbreach.kernel import SPECTATOR, Game, knowledge

from .toys import DECK, NAMES, Five, crew, five, play_at_random, state_of
from .worlds import SPECTATES, Witness, World, world_of

VIEWS = int(os.environ.get("HULLBREACH_SEAT_VIEWS", "200"))


def watched(seed: int, acts: int) -> tuple[Game, list[Witness]]:
    """A random history and what each viewer may believe after it."""
    rng = Random(seed)
    game = five(seed, turns=acts + 1)
    witnesses = [Witness(viewer) for viewer in range(4)]
    for _ in range(acts):
        choice = game.choice
        verb = rng.choice(sorted({option.verb for option in choice.options}))
        option = rng.choice([option for option in choice.options if option.verb == verb])
        about = dict(word.split(":") for word in option.about)
        g = state_of(game)
        card = g.plan.name_of(g, g.zones[DECK][-1]) if verb == "draw" else about.get("card", "")
        game.answer(option.id)
        for witness in witnesses:
            known_verb = "shuffle" if verb == "wait" else verb
            witness.watch(choice.seat, known_verb, card, int(about.get("seat", -1)))
    return game, witnesses


def imagined(game: Game, viewer: int, draws: int) -> Counter[World]:
    found: Counter[World] = Counter()
    for seed in range(draws):
        copy = state_of(game).clone()
        knowledge.resample(copy, SPECTATOR if viewer == SPECTATES else viewer, seed)
        found[world_of(copy)] += 1
    return found


def judged(views: int, most_acts: int, draws: int) -> tuple[int, int]:
    """How many seat-views were impossible, and how many off."""
    impossible = off = 0
    for seed in range(views // 4):
        game, witnesses = watched(seed, Random(-seed).randint(4, most_acts))
        for viewer, witness in enumerate(witnesses):
            truth = witness.worlds
            assert world_of(state_of(game)) in truth, "the reference itself holds the truth possible"
            found = imagined(game, viewer, draws)
            impossible += any(world not in truth for world in found)
            apart = sum(abs(found[world] / draws - truth.get(world, 0)) for world in {*found, *truth}) / 2
            off += apart > 0.04 + 0.5 * (len(truth) / draws) ** 0.5
    return impossible, off


def test_no_seat_ever_imagines_an_impossible_world_and_frequencies_are_right() -> None:
    impossible, off = judged(VIEWS, most_acts=16, draws=200)
    assert impossible == 0
    assert off <= VIEWS * 0.03


def test_nor_after_long_histories() -> None:
    impossible, off = judged(VIEWS, most_acts=50, draws=60)
    assert impossible == 0
    assert off <= VIEWS * 0.06


def test_the_reference_can_catch_a_sampler_that_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowledge, "_forget_family", lambda g, family, mixed, outsiders: None)
    impossible, _ = judged(80, most_acts=16, draws=100)
    assert impossible > 3


def test_every_possible_world_appears() -> None:
    for seed in range(12):
        game, witnesses = watched(seed, 9)
        for viewer, witness in enumerate(witnesses):
            if len(witness.worlds) <= 24:
                assert set(imagined(game, viewer, 600)) == set(witness.worlds)


def test_resample_really_deals_anew_and_keeps_what_the_seat_knows() -> None:
    game = five(5)
    for _ in range(6):
        game.answer("draw" if any(o.id == "draw" for o in game.choice.options) else game.choice.options[0].id)
    others = [game.resample(0, seed) for seed in range(30)]
    assert len({other.digest() for other in others}) > 10
    for other in others:
        assert other.view(0) == game.view(0)
        assert other.choice.seat != 0 or other.choices == game.choices
    assert len({repr(other.view(1)["hands"][1]) for other in others}) > 1


@pytest.mark.parametrize("seed", range(8))
def test_an_imagined_game_looks_the_same_to_the_seat_and_can_be_played_on(seed: int) -> None:
    game = crew(4, seed)
    rng = Random(seed)
    while not game.over:
        for seat in (0, 1, 2, 3, None):
            other = game.resample(seat, seed)
            assert other.view(seat) == game.view(seat)
            if seat is not None:
                mine = [choice for choice in game.choices if choice.seat == seat]
                assert [choice for choice in other.choices if choice.seat == seat] == mine
                assert other.refusals(seat) == game.refusals(seat)
                assert other.asides(seat) == game.asides(seat)
            play_at_random(other, Random(seed), most=5)
        play_at_random(game, rng, most=3)


def test_an_imagined_game_does_not_foresee_the_real_dice() -> None:
    game = five(1)
    real = game.clone()
    real.answer("shuffle")
    futures = set()
    for seed in range(30):
        other = game.resample(0, seed)
        before = [NAMES[face] for face in state_of(other).face]
        other.answer("shuffle")
        futures.add(tuple(before.index(NAMES[face]) for face in state_of(other).face))
    assert len(futures) > 10, "the same cards would be shuffled in many ways"


def true(g: Five, heap: knowledge.Heap) -> bool:
    """Whether a heap says the truth about what its viewer does not see."""
    _, seen, known = knowledge._sight(knowledge._patches(g, g.plan.members(g, heap.family)), heap.viewer)
    now = knowledge._pruned(g, (heap.faces, heap.backs, heap.least), seen, known)
    if now is None:
        return True
    faces, backs, least = now
    return sum(faces >> g.face[b] & 1 for b in range(5) if backs >> b & 1) >= least


def test_what_others_know_stays_consistent_in_an_imagined_game() -> None:
    for seed in range(40):
        game, _ = watched(seed, 14)
        g = state_of(game.resample(seed % 3, seed))
        for heap in g.heaps:
            assert true(g, heap), "a heap of another viewer must be true in the imagined world"


def test_every_heap_is_true_and_heaps_do_not_grow_with_the_game() -> None:
    game = five(2, turns=1500)
    rng = Random(2)
    counts = []
    for _ in range(1499):
        play_at_random(game, rng, most=1)
        g = state_of(game)
        counts.append(len(g.heaps))
        assert all(true(g, heap) for heap in g.heaps), "at every moment"
    early, late = counts[:500], counts[-500:]
    assert max(late) <= max(early) + 4
    assert max(counts) <= 4 * 12


def test_heaps_of_a_larger_game_stay_few() -> None:
    game = crew(4, 1, turns=400)
    sizes = []
    rng = Random(1)
    while not game.over:
        play_at_random(game, rng, most=1)
        sizes.append(len(state_of(game).heaps))
    assert max(sizes) <= 5 * 2 * 6


def test_eyes_hold_no_unseen_face_no_seed_and_nobodys_secret_answer() -> None:
    game, _ = watched(3, 12)
    g = state_of(game)
    g.script = {"deck": ("amber",)}
    for viewer in (0, 1, 2, SPECTATOR):
        sight = knowledge.eyes(g, viewer)
        for back in range(5):
            assert sight.face[back] == (g.face[back] if g.seen[back] >> viewer & 1 else 0)
        assert sight.seed == b""
        assert sight.script == {}
        assert all(heap.viewer == viewer for heap in sight.heaps)
        assert sight.event_sink is None
    assert g.seed != b"", "looking changes nothing"


def test_a_spectator_is_the_strictest_seat() -> None:
    for seed in range(20):
        game, witnesses = watched(seed, 10)
        seen = set(imagined(game, SPECTATES, 300))
        assert all(set(imagined(game, seat, 60)) <= set(witnesses[SPECTATES].worlds) for seat in range(3))
        assert seen <= set(witnesses[SPECTATES].worlds)


def test_a_family_is_never_confused_with_another() -> None:
    game = crew(4, 1)
    g = state_of(game)
    for seed in range(20):
        other = state_of(game.resample(0, seed))
        for family in (1, 2):
            backs = [back for back, its in enumerate(g.family) if its == family]
            assert sorted(other.face[back] for back in backs) == sorted(g.face[back] for back in backs)


def test_the_same_seed_imagines_the_same_world() -> None:
    game, _ = watched(8, 12)
    digests = [game.resample(1, 5).digest() for _ in range(3)]
    assert all(one == other for one, other in pairwise(digests))
    assert game.imagine(1, Random(4)).digest() == game.imagine(1, Random(4)).digest()
