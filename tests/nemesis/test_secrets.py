"""Secrets as on the table: of two worlds that differ in one, only those who may know it can tell which is theirs.

Everything that reaches a seat is compared: its view, what it is asked, its refusals and asides, the events it was told,
and what it is answered when it tries what is not its to do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import hullbreach
from hullbreach import Game, Refused
from hullbreach.lab import properties
from hullbreach.nemesis import box
from hullbreach.nemesis.position import Position
from hullbreach.nemesis.scenario import NemesisTable, scenario
from tests.nemesis.original import BOX

CREW = ["captain", "scout", "soldier"]
NOBODY: set[int | None] = set()
CAPTAIN: set[int | None] = {0}
EVERYBODY: set[int | None] = {0, 1, 2, None}
SEEDS = range(60)

World = Callable[[str], NemesisTable]


def table(room: str | int = "hibernatorium") -> NemesisTable:
    """Three characters; the captain is in this room with cards in hand."""
    it = scenario("nemesis", crew=CREW, seed=4)
    it.place("captain", room)
    it.hand("captain", "search", "rest", "order", "motivation")
    it.turn("captain")
    return it


def tried(game: Game, seat: int) -> list[tuple[str, str, str]]:
    """The refusals a seat gets when it tries what it may not be allowed to do."""
    answered = []
    for id in ("pass", "play/card:interruption", "use/item:medkit", "look-at/room:8", "keep/item:medkit"):
        try:
            game.clone().answer(id, seat)
            answered.append((id, "accepted", ""))
        except Refused as refused:
            answered.append((id, refused.reason, refused.rule))
    return answered


def received(game: Game, seat: int | None) -> dict[str, Any]:
    """Everything that has reached a viewer."""
    return {
        **properties.seen_by(game, seat),
        "events": game.events(seat),
        "tried": [] if seat is None else tried(game, seat),
    }


def can_tell(one: NemesisTable, other: NemesisTable) -> set[int | None]:
    """The viewers to whom these two worlds look different."""
    return {seat for seat in properties.viewers(one.game) if received(one.game, seat) != received(other.game, seat)}


def in_both(world: World, one: str, other: str, *plays: str) -> set[int | None]:
    """Who can tell the two worlds apart after the captain's plays, in the captain's turn or in the scout's."""
    found: set[int | None] = set()
    for turn in ("captain", "scout"):
        first, second = world(one), world(other)
        for play in plays:
            first.play("captain", play)
            second.play("captain", play)
        if turn == "scout":
            first.turn(turn)
            second.turn(turn)
        found |= can_tell(first, second)
    return found


# -- what somebody holds ---------------------------------------------------------------------------------------


def test_a_hand_is_known_to_its_owner_alone() -> None:
    def world(card: str) -> NemesisTable:
        it = table()
        it.hand("captain", "rest", card)
        it.turn("captain")
        return it

    assert in_both(world, "order", "search") == CAPTAIN
    assert world("order").game.view(0)["you"]["hand"] == ["order", "rest"]
    assert world("order").game.view(1)["crew"][0]["hand"] == {"count": 2, "known": []}


def test_others_are_told_how_many_cards_are_drawn_and_not_which() -> None:
    game = hullbreach.new("nemesis", 3, seed=8)
    for option_id, seat in properties.random_answers(game, Random(8)):
        game.answer(option_id, seat)
        if game.view()["round"] == 2:
            break
    drew = [[event["args"] for event in game.events(seat) if event["kind"] == "drew"] for seat in (0, 1, None)]
    owners = [told["who"] for told in drew[0]]
    assert set(owners) == {"seat:0", "seat:1", "seat:2"}
    for viewer, told in zip(("seat:0", "seat:1", None), drew, strict=True):
        assert [("cards" in args, args["who"]) for args in told] == [(who == viewer, who) for who in owners]


def test_an_inventory_is_known_beyond_its_colours_to_its_owner_alone() -> None:
    def world(item: str) -> NemesisTable:
        it = table()
        it.give("captain", item)
        it.turn("captain")
        return it

    assert in_both(world, "medkit", "bandages") == CAPTAIN
    assert in_both(world, "medkit", "tools") == EVERYBODY, "the backs have other colours"
    assert world("medkit").game.view(0)["you"]["inventory"] == ["medkit"]


def test_what_a_search_brings_is_known_to_the_searcher_alone() -> None:
    def world(item: str) -> NemesisTable:
        it = table()
        room = it.tile(12, "emergency-room")
        it.place("captain", room)
        it.items_in(room, 2)
        it.turn("captain")
        it.fate(item=[item, "clothes"])
        it.play("captain", "play/card:search")
        return it

    assert in_both(world, "medkit", "bandages") == CAPTAIN
    for item in ("medkit", "bandages"):
        assert f"keep/item:{item}" in world(item).options("captain")
    kept = [world(item) for item in ("medkit", "bandages")]
    for it, item in zip(kept, ("medkit", "bandages"), strict=True):
        it.play("captain", f"keep/item:{item}")
    assert can_tell(*kept) == CAPTAIN


def test_objectives_are_known_to_their_owner_alone() -> None:
    def world(objective: str) -> NemesisTable:
        it = table()
        it.objectives("captain", objective)
        it.turn("captain")
        return it

    state = table().state
    one, other = (BOX.objectives[state.face[back]] for back in BOX.backs[box.PERSONAL][:2])
    assert in_both(world, one, other) == CAPTAIN
    assert world(one).game.view(0)["you"]["objectives"] == [one]


def test_whether_somebody_could_interrupt_is_not_to_be_seen() -> None:
    def world(card: str) -> NemesisTable:
        it = table()
        it.place("soldier", "cockpit")
        it.hand("scout", "rest", card)
        it.automatic = False
        it.turn("captain")
        it.play("captain", "play/card:motivation")
        return it

    one, other = world("interruption"), world("search")
    assert can_tell(one, other) == {1}
    assert (one.options("scout"), other.options("scout")) == (["let", "interrupt/card:interruption"], ["let"])
    assert one.game.view(0)["waiting"] == other.game.view(0)["waiting"] == [{"seat": 1, "ask": "ask-interrupt"}]


# -- what lies face down ---------------------------------------------------------------------------------------


def engine(status: str) -> NemesisTable:
    it = table("engine-2")
    it.engine(2, status)
    it.hand("captain", "basic-repairs", "rest", "search")
    it.turn("captain")
    return it


def test_an_engine_is_known_to_those_who_have_looked_alone() -> None:
    assert in_both(engine, "working", "damaged") == NOBODY
    assert in_both(engine, "working", "damaged", "room-action/room:20") == CAPTAIN
    opened = ("play/card:basic-repairs",)
    assert in_both(engine, "working", "damaged", *opened) == CAPTAIN
    for order in ("keep-order/engine:2", "change-order/engine:2"):
        assert in_both(engine, "working", "damaged", *opened, order) == CAPTAIN


def coordinates(planet: str) -> NemesisTable:
    it = table("cockpit")
    it.coordinates(b=planet)
    it.turn("captain")
    return it


LOOK = ("room-action/room:1", "check-coordinates")


def test_the_coordinates_are_known_to_those_who_have_looked_alone() -> None:
    assert in_both(coordinates, "earth", "mars") == NOBODY
    assert in_both(coordinates, "earth", "mars", *LOOK) == CAPTAIN


def unexplored(tile: str = "armory", token: str = "silence-1") -> NemesisTable:
    it = table()
    monitoring = it.tile(8, "monitoring")
    it.tile(2, tile, explored=False)
    it.token(2, token)
    it.place("captain", monitoring)
    it.turn("captain")
    return it


def peek(it: NemesisTable) -> NemesisTable:
    it.play("captain", "room-action/room:8")
    it.play("captain", "look-at/room:2")
    return it


def test_an_unexplored_room_is_known_to_those_who_have_looked_alone() -> None:
    state = table().state
    tiles = [BOX.tiles[state.face[b]] for b in BOX.backs[state.family[state.site.tile_back[2]]]]
    one, other = [tile for tile in tiles if tile != "monitoring"][:2]
    assert can_tell(unexplored(one), unexplored(other)) == NOBODY
    assert can_tell(peek(unexplored(one)), peek(unexplored(other))) == CAPTAIN
    assert peek(unexplored(one)).game.view(0)["rooms"][1]["kind"] == one


def test_an_exploration_token_is_known_to_those_who_have_looked_alone() -> None:
    one, other = unexplored(token="silence-1"), unexplored(token="doors-3")
    assert can_tell(one, other) == NOBODY
    assert can_tell(peek(one), peek(other)) == CAPTAIN
    assert one.game.view(0)["rooms"][1]["token"] == {"effect": "silence", "items": 1}


def test_nobody_knows_whether_a_contamination_card_is_infected_before_a_scan_and_then_everybody() -> None:
    def world(state: str) -> NemesisTable:
        it = table()
        it.contaminate("captain", state, where="hand")
        it.turn("captain")
        return it

    assert in_both(world, "infected", "clean") == NOBODY
    assert in_both(world, "infected", "clean", "play/card:rest") == EVERYBODY


FACE_DOWN = {
    "tiles": box.TILES_ON_BOARD,
    "exploration tokens": box.TOKENS_ON_BOARD,
    "weaknesses": box.WEAKNESS_SLOTS,
    "red items": box.RED_DECK,
    "yellow items": box.YELLOW_DECK,
    "green items": box.GREEN_DECK,
    "personal objectives": box.PERSONAL_DECK,
    "corporate objectives": box.CORPORATE_DECK,
    "events": box.EVENT_DECK,
    "attacks": box.ATTACK_DECK,
    "wounds": box.WOUND_DECK,
    "infections": box.INFECTIONS_ZONE,
    "the captain's deck": box.SEAT_ZONES + box.DRAW,
    "the scout's deck": box.SEAT_ZONES + box.PER_SEAT + box.DRAW,
}


@pytest.mark.parametrize("zone", FACE_DOWN.values(), ids=FACE_DOWN.keys())
def test_what_lies_face_down_and_in_which_order_is_known_to_nobody(zone: int) -> None:
    one, other = table(), table()
    state = other.state
    hidden: dict[int, list[int]] = {}
    for back in state.zones[zone]:
        if not state.seen[back] & state.plan.viewers(state):
            hidden.setdefault(state.family[back], []).append(back)
    assert any(len(backs) > 1 for backs in hidden.values())
    for backs in hidden.values():
        for back, face in zip(backs, [state.face[b] for b in reversed(backs)], strict=True):
            state.face[back] = face
    for it in (one, other):
        it.turn("captain")
    assert state.face != one.state.face
    assert can_tell(one, other) == NOBODY


def test_nobody_learns_the_seed() -> None:
    one, other = table(), table()
    other.state.seed = bytes(32)
    for it in (one, other):
        it.turn("captain")
    assert can_tell(one, other) == NOBODY


# -- another truth ---------------------------------------------------------------------------------------------


def truths(it: NemesisTable, seat: int | None, secret: Callable[[Position], str]) -> Counter[str]:
    """How often a secret comes out how, in worlds that this viewer holds possible."""
    found: Counter[str] = Counter()
    for seed in SEEDS:
        state = it.game.resample(seat, seed)._state
        assert isinstance(state, Position)
        found[secret(state)] += 1
    return found


def named(zone: int, at: int) -> Callable[[Position], str]:
    """What lies there."""
    return lambda g: str(g.plan.name_of(g, g.zones[zone][at]))


def test_a_peek_at_an_engine_holds_in_every_world_of_the_peeker_and_in_half_of_the_others() -> None:
    it = engine("damaged")
    it.play("captain", "room-action/room:20")
    top = named(box.ENGINE_STACK_2, -1)
    assert truths(it, 0, top) == {"damaged": len(SEEDS)}
    for other in (1, 2, None):
        assert 0.25 < truths(it, other, top)["damaged"] / len(SEEDS) < 0.75


def test_a_peek_at_the_coordinates_holds_for_the_peeker_and_is_dealt_anew_for_others() -> None:
    it = coordinates("earth")
    for play in LOOK:
        it.play("captain", play)
    card = named(box.COORDINATES_ON_BOARD, 0)
    assert len(truths(it, 0, card)) == 1
    for other in (1, None):
        assert len(truths(it, other, card)) == 8


def test_a_peek_at_a_room_holds_for_the_peeker_and_is_dealt_anew_for_others() -> None:
    it = peek(unexplored(token="silence-1"))
    site = it.state.site
    tile: Callable[[Position], str] = lambda g: g.room_name(2)  # noqa: E731
    token: Callable[[Position], str] = lambda g: g.plan.name_of(g, site.token_back[2])  # noqa: E731
    assert len(truths(it, 0, tile)) == len(truths(it, 0, token)) == 1
    for other in (1, None):
        assert len(truths(it, other, tile)) > 5
        assert len(truths(it, other, token)) > 8


def test_hand_inventory_and_objectives_are_dealt_anew_for_all_but_their_owner() -> None:
    it = table()
    it.give("captain", "medkit")
    it.turn("captain")
    held: list[tuple[Callable[[Position], str], int]] = [
        (lambda g: ",".join(sorted(g.card_name(back) for back in g.hand(0))), 10),
        (lambda g: g.item_name(g.inventory(0)[0]), 5),
        (lambda g: BOX.objectives[g.face[g.objectives(0)[0]]], 4),
    ]
    for secret, least in held:
        assert len(truths(it, 0, secret)) == 1
        for other in (1, 2, None):
            assert len(truths(it, other, secret)) >= least


# -- standing orders -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_the_table_never_waits_for_the_absent_in_a_window_they_let_pass_for_the_round(seed: int) -> None:
    game = hullbreach.new("nemesis", 4, seed=seed)
    absent, ordered, windows = (2, 3), 0, 0
    for option_id, seat in properties.random_answers(game, Random(seed)):
        now = game.view()["round"]
        if now > ordered:
            ordered = now
            for away in absent:
                game.answer("order-let-round", away)
            continue
        asked = [choice.seat for choice in game.choices if choice.ask == "ask-interrupt"]
        windows += bool(asked)
        assert not set(asked) & set(absent)
        game.answer(option_id, seat)
    assert windows > 0, "somebody else was asked"


def test_that_somebody_has_given_an_order_is_not_told_to_others() -> None:
    one, other = table(), table()
    one.game.answer("order-let-round", 1)
    assert can_tell(one, other) == {1}
