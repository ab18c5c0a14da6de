"""Which rooms there are, and which of them lie where."""

from __future__ import annotations

from hullbreach.nemesis import box
from hullbreach.nemesis.scenario import scenario
from hullbreach.rulebook.citing import cites

BASIC = {
    "archive", "cave-entrance", "cooling-system", "decon-room", "emergency-room", "laboratory-facility", "cargo-a",
    "nest", "power-generator", "transmitter-control",
}  # fmt: skip
ADDITIONAL = {
    "cargo-b", "cargo-c", "css-control", "defense-control", "guard-room", "contaminated-room", "surgery",
    "testing-lab", "vent-control",
}  # fmt: skip
SPECIAL = {
    "alert-room": 12, "backup-power": 27, "elevator-1": 1, "elevator-2": 10, "elevator-3": 22, "repository": 18,
    "isolation-room": 13,
}  # fmt: skip
OUTSIDE = {
    "alert-room": 17, "backup-power": 26, "elevator-1": 14, "elevator-2": 21, "elevator-3": 27, "repository": 11,
    "isolation-room": 19,
}  # fmt: skip
"""The same on the side with the surface."""


@cites("lockdown/room/basic-list", "lockdown/room/additional-list")
def test_all_ten_basic_rooms_and_six_of_the_nine_additional_ones_are_in_play() -> None:
    in_play: set[str] = set()
    for seed in range(5):
        g = scenario("lockdown", crew=["hacker", "janitor"], seed=seed).state
        assert {g.box.tiles[g.face[back]] for back in g.box.backs[box.TILE_BASIC]} == BASIC
        assert {g.box.tiles[g.face[back]] for back in g.box.backs[box.TILE_ADDITIONAL]} == ADDITIONAL
        lying = [g.room_name(room) for room in g.board.rooms if g.site.tile_back[room] >= 0]
        assert set(lying) >= BASIC
        assert len(set(lying) & ADDITIONAL) == 6
        assert len(lying) == 16
        in_play |= set(lying)
    assert in_play == BASIC | ADDITIONAL, "which six is left to chance"


@cites("lockdown/room/special-list")
def test_special_rooms_always_lie_in_the_same_places_and_are_known() -> None:
    for seed in range(3):
        table = scenario("lockdown", crew=["hacker", "janitor"], seed=seed)
        assert {kind: table.room_number(kind) for kind in SPECIAL} == SPECIAL
        stairs = [room for room in table.state.board.rooms if table.state.room_name(room) == "staircase"]
        assert stairs == [5, 6, 16, 17]
        explored = [room for room in table.state.board.rooms if table.room(room).explored]
        assert explored == sorted([*SPECIAL.values(), *stairs])


@cites("lockdown/room/special-list")
def test_on_the_other_side_of_the_board_they_always_lie_in_the_same_places_too() -> None:
    for seed in range(3):
        table = scenario("lockdown", crew=["hacker", "janitor"], seed=seed, site="facility-surface")
        assert {kind: table.room_number(kind) for kind in OUTSIDE} == OUTSIDE
        stairs = [room for room in table.state.board.rooms if table.state.room_name(room) == "staircase"]
        assert stairs == [15, 22]
