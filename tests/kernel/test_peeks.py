"""Peeks at engines, weaknesses and contingencies: what a seat knows follows the component that moves."""

from __future__ import annotations

from hullbreach.kernel import SPECTATOR, knowledge

from .toys import Sheet, bench, state_of

ALL = (0, 1, SPECTATOR)


def table(cards: int = 6) -> Sheet:
    """Two seats and some face-down tokens, in play in zone 0."""
    g = state_of(bench(players=2, cards=cards))
    assert isinstance(g, Sheet)
    return g


def worlds(g: Sheet, viewer: int, draws: int = 300) -> list[bytes]:
    """Faces by back as this viewer may imagine them."""
    found = []
    for seed in range(draws):
        copy = g.clone()
        knowledge.resample(copy, viewer, seed)
        found.append(bytes(copy.face))
    return found


def test_who_peeks_knows_and_nobody_else_does() -> None:
    g = table()
    g.look(2, 0b01)
    assert {world[2] for world in worlds(g, 0)} == {g.face[2]}
    for viewer in (1, SPECTATOR):
        assert {world[2] for world in worlds(g, viewer)} == set(g.face)


def test_a_public_swap_of_tokens_moves_the_knowledge_with_them() -> None:
    g = table(3)
    engine = g.zones[0]
    g.look(engine[0], 0b01)
    face = g.face[engine[0]]
    engine[0], engine[1] = engine[1], engine[0]  # "the order has changed" is announced: backs move, nothing else
    assert {world[engine[1]] for world in worlds(g, 0)} == {face}
    assert len({world[engine[1]] for world in worlds(g, 1)}) == 3


def test_a_mix_leaves_what_is_among_them_and_takes_which_is_which() -> None:
    g = table()
    g.look(0, 0b01)
    face = g.face[0]
    g.mix([0, 1, 2], "tokens")
    for world in worlds(g, 0):
        assert face in world[:3]
    assert len({world.index(face) for world in worlds(g, 0)}) == 3
    assert len({world.index(face) for world in worlds(g, 1)}) == 6


def test_knowers_of_a_mix_keep_track() -> None:
    g = table()
    for back in (0, 1):
        g.look(back, 0b11)
    faces = set(g.face[:2])
    g.mix([0, 1], "tokens", knowers=0b01)
    assert {world[:2] for world in worlds(g, 0)} == {bytes(g.face[:2])}
    assert {world[:2] for world in worlds(g, 1)} == {bytes(p) for p in (sorted(faces), sorted(faces)[::-1])}


def test_a_secret_pick_does_not_tell_outsiders_which_token_left() -> None:
    g = table()
    for back in (0, 1, 2):
        g.look(back, 0b01)
    g.look(1, 0b10)  # seat 1 was shown the middle one
    shown = g.face[1]
    gone = g.hand_over([0, 1, 2], 1, knowers=0b01)
    assert gone == 0, "the number of the back that leaves tells nothing"
    assert g.face[gone] == shown
    assert {world[gone] for world in worlds(g, 0)} == {shown}
    believed = {world[gone] for world in worlds(g, 1)}
    assert shown in believed
    assert len(believed) > 1
    assert all(shown in world[:3] for world in worlds(g, 1))


def test_a_peeked_contingency_stays_in_the_pool_when_a_dead_players_tokens_are_mixed_in() -> None:
    g = table()
    g.look(4, 0b01)  # seat 0 once peeked at a token of the one who dies now
    peeked = g.face[4]
    pool = [0, 1, 4, 5]
    g.mix(pool, "contingencies")
    for world in worlds(g, 0, 600):
        assert peeked in [world[back] for back in pool]
    assert {world.index(peeked) for world in worlds(g, 0, 600)} == set(pool)


def test_a_later_look_narrows_an_older_heap() -> None:
    g = table()
    g.look(0, 0b01)
    face = g.face[0]
    g.mix([0, 1], "tokens")
    other = 0 if g.face[0] != face else 1
    g.look(other, 0b01)
    assert {world.index(face) for world in worlds(g, 0)} == {1 - other}


def test_a_heap_does_not_take_what_was_learned_before_the_pick_for_what_lies_there_now() -> None:
    """A card the viewer had seen changes places with one of a heap: the heap must not lose a back for it."""
    g = table(4)
    g.look(0, 0b01)
    face = g.face[0]
    g.mix([0, 1], "deck")  # the face is at 0 or 1
    g.look(2, 0b01)  # and another is seen at 2
    gone = g.hand_over([1, 2], 2, knowers=0b10)
    assert gone == 1
    assert {world.index(face) for world in worlds(g, 0)} == {0, 1, 2}


def test_everybody_knows_what_was_shown_until_it_is_mixed() -> None:
    g = table()
    g.show(3)
    for viewer in ALL:
        assert {world[3] for world in worlds(g, viewer, 50)} == {g.face[3]}
    g.mix([3, 4], "pile")
    for viewer in ALL:
        assert len({world[3] for world in worlds(g, viewer)}) > 1


def test_what_a_knower_swaps_before_his_own_eyes_does_not_spoil_his_heaps() -> None:
    g = table()
    for back in (0, 1, 2):
        g.look(back, 0b01)
    faces = set(g.face[:3])
    g.mix([0, 1, 2], "deck")
    g.mix([2, 3], "deck")  # two of the three are among 0 and 1, the third may be at 2 or 3
    g.look(0, 0b01)
    g.look(5, 0b01)
    g.hand_over([0, 5], 5, knowers=0b01)  # what he sees changes places before his eyes
    for world in worlds(g, 0):
        assert world[0] == g.face[0]
        assert world[5] == g.face[5]
        assert faces <= {world[back] for back in (1, 2, 3, 5)}
    assert {world[1] in faces for world in worlds(g, 0)} == {True}
    assert len({world.index(world[1]) for world in worlds(g, 0)}) == 1
    assert {next(b for b in (2, 3) if world[b] in faces) for world in worlds(g, 0)} == {2, 3}


def test_what_is_shown_and_goes_to_another_family_leaves_what_is_known_of_the_others() -> None:
    g = table()
    for back in (0, 1, 2):
        g.look(back, 0b01)
    faces = set(g.face[:3])
    g.mix([0, 1, 2], "deck")
    g.show(1)
    g.change_family(1, 2)
    for world in worlds(g, 0, 50):
        assert world[1] == g.face[1]
        assert {world[0], world[2]} == faces - {g.face[1]}
    assert len({world[0] for world in worlds(g, 0)}) == 2
