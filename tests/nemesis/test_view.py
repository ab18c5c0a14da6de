"""What people see: everything public, one's own secrets, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import hullbreach
from hullbreach import Game
from hullbreach.nemesis import box
from hullbreach.nemesis.position import Position
from hullbreach.nemesis.scenario import scenario
from hullbreach.rulebook.citing import cites
from tests.nemesis.original import BOX


def games(seed: int, every: int = 9) -> Iterator[Game]:
    """A random game, looked at now and then."""
    rng = Random(seed)
    game = hullbreach.new("nemesis", players=2 + seed % 4, seed=seed)
    for turn in range(10_000):
        if game.over:
            return
        if turn % every == 0:
            yield game
        choice = game.choice
        game.answer(rng.choice(choice.options).id, choice.seat)


def strings(value: Any) -> Iterator[str]:
    """Every string in plain data, keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


@pytest.mark.parametrize("seed", range(4))
def test_a_view_is_plain_data(seed: int) -> None:
    for game in games(seed):
        for seat in (None, 0):
            view = game.view(seat)
            assert json.loads(json.dumps(view)) == view


@pytest.mark.parametrize("seed", range(8))
def test_another_truth_that_a_seat_cannot_tell_looks_the_same_to_it(seed: int) -> None:
    for turn, game in enumerate(games(seed)):
        for seat in (None, *range(game.players)):
            assert game.resample(seat, turn).view(seat) == game.view(seat)


@pytest.mark.parametrize("seed", range(3))
def test_the_order_of_hidden_cards_shows_nowhere(seed: int) -> None:
    """Decks, hands and inventories may lie in any order: nobody's view changes, not even their owner's."""
    piles = [box.RED_DECK, box.YELLOW_DECK, box.GREEN_DECK, box.EVENT_DECK, box.ATTACK_DECK, box.WOUND_DECK, box.OUT]
    for game in games(seed, every=25):
        other = game.clone()
        state = other._state
        assert isinstance(state, Position)
        own = [state.zone(who, kind) for who in range(game.players) for kind in (box.DRAW, box.HAND, box.INVENTORY)]
        for zone in (*piles, *own):
            state.zones[zone].reverse()
        for seat in (None, *range(game.players)):
            assert other.view(seat) == game.view(seat)


def test_views_are_made_anew_so_that_nobody_can_change_the_board_through_one() -> None:
    game = hullbreach.new("nemesis", players=2, seed=1)
    before = json.dumps(game.view(0))
    view = game.view(0)
    view["rooms"][0]["exits"][0]["numbers"].append(9)
    view["corridors"][0]["ends"].clear()
    view["crew"][0]["hand"]["known"].append("rest")
    assert json.dumps(game.view(0)) == before


def test_an_unexplored_room_has_no_kind_colour_or_items() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    room = table.game.view(0)["rooms"][7]
    assert (room["ref"], room["explored"]) == ("room:8", False)
    assert [room[key] for key in ("kind", "colour", "computer", "items")] == [None] * 4
    assert room["token"] == {"effect": None, "items": None}


def test_who_peeked_at_a_room_and_its_token_sees_them_and_nobody_else() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    table.tile(8, "canteen", explored=False)
    table.token(8, "doors-3")
    state = table.state
    state.look(state.site.tile_back[8], 1)
    state.look(state.site.token_back[8], 1)
    seen = table.game.view(0)["rooms"][7]
    assert (seen["kind"], seen["explored"], seen["colour"]) == ("canteen", False, "green")
    assert seen["token"] == {"effect": "doors", "items": 3}
    for other in (1, None):
        assert table.game.view(other)["rooms"][7]["kind"] is None
        assert table.game.view(other)["rooms"][7]["token"] == {"effect": None, "items": None}


def test_a_seat_sees_its_own_hand_sorted_and_of_others_only_the_number() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    table.hand("captain", "search", "rest", "order")
    own, other, watching = (table.game.view(seat) for seat in (0, 1, None))
    assert own["you"]["hand"] == ["order", "rest", "search"]
    assert own["crew"][0]["hand"]["known"] == ["order", "rest", "search"]
    assert other["crew"][0]["hand"] == {"count": 3, "known": []}
    assert watching["you"] is None
    assert watching["crew"][0]["hand"] == {"count": 3, "known": []}


def test_others_see_the_colours_of_an_inventory_and_its_owner_the_items() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    table.give("captain", "tools", "grenade", "medkit")
    assert table.game.view(0)["you"]["inventory"] == ["grenade", "medkit", "tools"]
    for other in (1, None):
        assert table.game.view(other)["crew"][0]["inventory"] == {
            "count": 3,
            "colours": {"green": 1, "red": 1, "yellow": 1},
            "known": [],
        }


def test_objectives_engines_and_coordinates_are_hidden_until_looked_at() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    state = table.state
    held = sorted(BOX.objectives[state.face[back]] for back in state.objectives(0))
    state.look(state.engine_stack(2)[-1], 1)
    state.look(state.zones[box.COORDINATES_ON_BOARD][0], 1)
    own, other = table.game.view(0), table.game.view(1)
    assert own["you"]["objectives"] == held
    assert other["crew"][0]["objectives"] == {"count": 2, "known": []}
    assert [engine["state"] is None for engine in own["engines"]] == [True, False, True]
    assert [engine["state"] for engine in other["engines"]] == [None] * 3
    assert sorted(own["coordinates"].values()) == ["deep-space", "earth", "mars", "venus"]
    assert other["coordinates"] is None


def test_what_is_in_the_open_is_seen_by_all() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    table.place("captain", 6)
    adult = table.intruder("adult", 6, injuries=1)
    table.fire(6)
    table.noise("corridor:6-7")
    table.door("corridor:6-11")
    table.object("carcass", 6)
    table.wound("captain", "leg")
    for seat in (0, 1, None):
        view = table.game.view(seat)
        room = view["rooms"][5]
        assert room["crew"] == ["seat:0"]
        assert room["intruders"] == [{"ref": adult, "kind": "adult", "injuries": 1}]
        assert (room["fire"], room["objects"]) == (True, ["object:carcass"])
        corridors = {corridor["ref"]: corridor for corridor in view["corridors"]}
        assert corridors["corridor:6-7"]["noise"]
        assert corridors["corridor:6-11"]["door"] == "closed"
        assert view["crew"][0]["serious"] == ["leg"]


@cites("nemesis/setup/intruder-bag", "nemesis/encounter/token-set-aside")
def test_the_bag_is_counted_by_kind_and_by_number() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    bag = table.game.view(0)["bag"]
    assert bag["tokens"] == {"blank": 1, "larva": 4, "creeper": 1, "adult": 5, "breeder": 0, "queen": 1}
    assert bag["total"] == 12
    assert bag["numbers"] == table.bag_counts()
    table.bag(blank=1, adult_2=3)
    bag = table.game.view(None)["bag"]
    assert bag["numbers"] == {"blank": 1, "adult-2": 3}
    assert bag["outside"]["adult"] == 9


def test_the_phase_is_told() -> None:
    game = hullbreach.new("nemesis", players=2, seed=1)
    assert game.view()["phase"] == "setup"
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    table.turn("scout")
    view = table.game.view()
    assert (view["phase"], view["active"], view["round"]) == ("player", "seat:1", 1)


def test_the_standing_orders_of_others_are_not_told() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    before = table.game.view(1)
    table.state.orders[0] = 3
    assert table.game.view(0)["you"]["orders"] == "hold"
    assert table.game.view(1) == before


@pytest.mark.parametrize("seed", range(3))
def test_a_seat_reads_no_secret_name_that_is_not_its_own(seed: int) -> None:
    """No objective of another seat is anywhere in what a seat sees before the end."""
    for game in games(seed, every=25):
        state = game._state
        assert isinstance(state, Position)
        for seat in range(game.players):
            others = {
                BOX.objectives[state.face[back]]
                for other in range(game.players)
                if other != seat
                for back in state.objectives(other)
                if not state.seen[back] >> seat & 1
            }
            assert not others & set(strings(game.view(seat)))
