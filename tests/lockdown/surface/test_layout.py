"""What lies where on the alternative side, and which ways lead there."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from hullbreach.kernel import EVERYONE, Refused
from hullbreach.nemesis.box import EXPLORATION, OUT, SURFACE, SURFACE_EXPLORATION, TOKENS_ON_BOARD
from hullbreach.nemesis.census import census
from hullbreach.nemesis.content.printed import contradictions
from hullbreach.nemesis.scenario import scenario
from hullbreach.nemesis.sites.facility.zones import SURFACE_DECK
from hullbreach.rulebook.citing import cites
from tests.lockdown.printed import lockdown
from tests.lockdown.surface.outside import AREAS, CROSSROADS, EAST, SITE, WEST, out_at

JUNCTION = 3


@cites("lockdown/alternative-board/setup")
@pytest.mark.parametrize("mode", ["semi-coop", "coop", "solo"])
def test_surface_tokens_lie_on_crossroads_and_buildings_and_the_deck_beside_the_board(mode: str) -> None:
    g = scenario("lockdown", crew=["hacker"], site=SITE, mode=mode).state
    outside = {*WEST, *EAST, *CROSSROADS} - {JUNCTION}
    lying = {room for room in g.board.rooms if g.site.has_token(g, room)}
    surface = {room for room in lying if g.family[g.site.token_back[room]] == SURFACE_EXPLORATION}
    assert surface == outside
    assert all(g.family[g.site.token_back[room]] == EXPLORATION for room in lying - outside)
    assert not any(g.seen[back] for back in g.zones[TOKENS_ON_BOARD])
    assert sorted(g.zones[SURFACE_DECK]) == [*g.box.backs[SURFACE]]
    assert len(g.zones[SURFACE_DECK]) == 8
    assert not any(g.seen[back] for back in g.zones[SURFACE_DECK])
    assert all(g.is_explored(room) for room in (*CROSSROADS, JUNCTION))


@cites("lockdown/alternative-board/setup")
def test_the_tokens_of_the_surface_are_shuffled_apart_from_those_below_and_so_is_its_deck() -> None:
    laid: set[tuple[str, ...]] = set()
    decks: set[tuple[int, ...]] = set()
    for seed in range(5):
        g = scenario("lockdown", crew=["hacker", "janitor"], seed=seed, site=SITE).state
        effects = [g.box.exploration_tokens[g.face[g.site.token_back[room]]][0] for room in CROSSROADS]
        assert "slime" not in effects
        laid.add(tuple(effects))
        decks.add(tuple(g.face[back] for back in g.zones[SURFACE_DECK]))
    assert len(laid) > 1
    assert len(decks) > 1


def test_the_basic_side_leaves_them_in_the_box() -> None:
    g = scenario("lockdown", crew=["hacker", "janitor"]).state
    assert {*g.box.backs[SURFACE_EXPLORATION]} <= {*g.zones[OUT]}
    assert not g.board.paths
    assert not g.board.areas


def test_one_cargo_room_lies_face_up_with_a_token_still_to_be_found() -> None:
    table = out_at(23)
    g = table.state
    assert table.room(24).kind == "cargo-a"
    assert g.seen[g.site.tile_back[24]] == EVERYONE
    assert g.is_explored(24)
    assert g.site.has_token(g, 24)
    table.token(24, "slime-3")
    table.fate(noise=["silence"])
    table.play("hacker", "move/room:24")
    assert table.of("hacker").slimed
    assert table.room(24).items == 3
    assert [event["args"]["token"] for event in table.told("token-revealed")] == ["slime"]


def test_the_junction_has_nothing_to_find_and_nothing_to_do() -> None:
    table = out_at(JUNCTION)
    assert not any(option.startswith(("room-action", "play/card:search")) for option in table.options("hacker"))


@cites("lockdown/alternative-board/areas")
def test_every_area_touches_its_building_alone_and_the_third_none() -> None:
    board = out_at(28).state.board
    built = {ref: {*board.touching[spot]} - {*CROSSROADS} for spot, ref in enumerate(board.spot_ids) if ref in AREAS}
    assert built == {"area:1": {*WEST}, "area:2": {*EAST}, "area:3": set(), "area:4": {*EAST}}
    assert all({*CROSSROADS} <= {*board.touching[spot]} for spot in board.areas)


@cites("lockdown/alternative-board/paths")
def test_a_path_has_no_number_no_noise_and_no_door() -> None:
    table = out_at(28)
    g = table.state
    assert [g.board.spot_ids[path] for path in g.board.paths] == [
        "path:4-28", "path:8-30", "path:9-28", "path:16-29", "path:23-30", "path:28-29", "path:29-30"
    ]  # fmt: skip
    for path in g.board.paths:
        assert g.board.numbers[path] == ()
        assert not any(mask >> path & 1 for mask in (*g.board.spot_mask, *g.board.door_mask))
        assert path not in g.board.heard
    with pytest.raises(Refused, match="unknown-corridor"):
        table.noise("path:4-28")


def broken(**of: Any) -> set[str]:
    """What is said of the tables when something about the surface is changed."""
    printed = lockdown()
    board = printed.boards["board_facility_surface"]
    side = {key: value for key, value in of.items() if key in board.__struct_fields__}
    tables = printed.with_table("board_facility_surface", replace(board, **side))
    if "tokens" in of:
        tables = replace(tables, surface_exploration=replace(tables.surface_exploration, token=of["tokens"]))
    return {bad.reason for bad in contradictions(tables)}


def test_a_board_whose_surface_does_not_add_up_is_refused() -> None:
    side = lockdown().boards["board_facility_surface"]
    assert broken() == set()
    assert broken(exits=(*side.exits, 31)) == {"table-way-to-nowhere"}
    assert broken(bunker=replace(side.bunker, joined=(31,))) == {"table-way-to-nowhere"}
    assert broken(path=side.path[::-1]) == {"table-corridors-unordered"}
    backwards = replace(side.path[0], between=side.path[0].between[::-1])
    assert "table-lower-room-first" in broken(path=(backwards, *side.path[1:]))
    assert broken(area=side.area[:3]) == {"table-way-numbers"}
    assert broken(tokens=lockdown().surface_exploration.token[1:]) == {"table-too-few-tokens"}


def test_a_position_with_markers_where_none_can_be_is_complained_of() -> None:
    table = out_at(28)
    g = table.state
    assert list(census(g)) == []
    g.fire |= 1 << 28
    g.noise |= 1 << g.board.paths[0]
    assert list(census(g)) == ["a marker on open ground", "noise or a door on a path"]


def test_what_is_laid_by_hand_must_fit() -> None:
    table = out_at(28)
    for room, token in ((30, "slime-3"), (9, "mars-1"), (JUNCTION, "mars-1")):
        with pytest.raises(Refused, match="unknown-token"):
            table.token(room, token)


def test_the_view_tells_what_is_outside() -> None:
    view = out_at(28).game.view(0)
    ways = {way["ref"]: way for way in view["corridors"]}
    kinds = [ref.partition(":")[0] for ref in ways]
    assert kinds == ["corridor"] * 33 + ["path"] * 7 + ["corridor"] + ["area"] * 4
    path = {"ref": "path:4-28", "ends": ["room:4", "room:28"], "numbers": [], "noise": False, "door": None}
    assert ways["path:4-28"] == path
    assert ways["area:1"]["ends"] == [f"room:{room}" for room in (*WEST, *CROSSROADS)]
    assert ways["area:3"]["numbers"] == [3]
    rooms = {room["number"]: room for room in view["rooms"]}
    assert {exit["corridor"]: (exit["numbers"], exit["to"]) for exit in rooms[28]["exits"]} == {
        "path:4-28": ([], "room:4"),
        "path:9-28": ([], "room:9"),
        "path:28-29": ([], "room:29"),
        **{f"area:{number}": ([number], None) for number in (1, 2, 3, 4)},
    }
    outside = {number: room["outside"] for number, room in rooms.items() if room["outside"]}
    assert outside == {**dict.fromkeys((*WEST, *EAST), "building"), **dict.fromkeys(CROSSROADS, "crossroads")}
    assert view["exit_rooms"] == ["room:4", "room:8", "room:9", "room:16", "room:23"]
    assert view["bunker"]["from"] == ["room:28"]
    assert [area["ref"] for area in view["areas"]] == [*AREAS]
    assert view["surface"] == {"deck": 8, "discarded": []}
    assert not rooms[28]["dark"]


def test_the_view_of_the_basic_side_has_nothing_outside_but_the_bunker() -> None:
    view = scenario("lockdown", crew=["hacker", "janitor"]).game.view(0)
    assert (view["exit_rooms"], view["bunker"]["from"], view["areas"]) == (["room:2"], ["room:2"], [])
    assert view["surface"] is None
    assert not any(room["outside"] for room in view["rooms"])
