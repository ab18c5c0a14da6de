"""Rooms in general: what a room action costs, what stands in its way, computers, and which rooms there are."""

from __future__ import annotations

import pytest

from hullbreach.kernel import Refused
from hullbreach.nemesis import box
from hullbreach.nemesis.kinds import CARCASS_SLOT
from hullbreach.nemesis.rules.room_use import free_room_uses
from hullbreach.nemesis.scenario import scenario
from hullbreach.rulebook.citing import cites
from tests.nemesis.original import BOX, PRINTED
from tests.nemesis.rules.aboard import refusal, standing_in

BASIC = {
    "armory", "comms-room", "emergency-room", "evacuation-a", "evacuation-b", "fire-control", "generator",
    "laboratory", "nest", "storage", "surgery",
}  # fmt: skip
ADDITIONAL = {
    "airlock-control", "cabins", "canteen", "command-center", "engine-control", "hatch-control", "monitoring",
    "slime-room", "shower",
}  # fmt: skip
SPECIAL = {"cockpit", "hibernatorium", "engine-1", "engine-2", "engine-3"}


@cites("nemesis/room/action-conditions")
def test_a_malfunction_or_a_fight_forbids_the_room_action() -> None:
    table = standing_in("comms-room")
    assert "room-action/room:3" in table.options("captain")
    table.malfunction("comms-room")
    assert refusal(table, "comms-room") == "nemesis/malfunction/blocks-room-action"

    assert "room-action/room:3" not in table.options("captain")

    table = standing_in("comms-room")
    table.intruder("creeper", "comms-room")
    assert refusal(table, "comms-room") == "nemesis/action/out-of-combat-only"
    assert "room-action/room:3" not in table.options("captain")
    with pytest.raises(Refused):
        table.play("captain", "room-action")


@cites("nemesis/room/action-cost")
def test_a_room_action_costs_two_cards() -> None:
    table = standing_in("comms-room")
    table.play("captain", "room-action")
    assert len(table.of("captain").hand) == 3
    assert len(table.of("captain").discards) == 2

    table = standing_in("comms-room")
    table.hand("captain", "search", "contamination")
    assert refusal(table, "comms-room") == "nemesis/action/cost"


@cites("nemesis/room/action-cost")
@pytest.mark.parametrize("kind", sorted((BASIC | ADDITIONAL | SPECIAL) - {"cabins", "slime-room"}))
def test_the_action_of_every_room_costs_two_cards(kind: str) -> None:
    table = standing_in(kind)
    for cards in (("search",), ("search", "rest")):
        table.hand("captain", *cards)
        table.turn("captain")
        assert (refusal(table, kind) == "nemesis/action/cost") == (len(cards) < 2)


@cites("nemesis/room/action-cost")
@pytest.mark.parametrize("kind", ["cabins", "slime-room"])
def test_the_cabins_and_the_slimy_room_have_no_action(kind: str) -> None:
    table = standing_in(kind)
    assert refusal(table, kind) == "nemesis/room/action-cost"
    assert not any(option.startswith("room-action") for option in table.options("captain"))


@cites("nemesis/room/free-action")
def test_a_card_replaces_the_cost_of_a_room_action_and_nothing_else() -> None:
    table = standing_in("comms-room", crew=("mechanic", "scout"))
    table.hand("mechanic", "computer-skills", "contamination")
    assert refusal(table, "comms-room", "mechanic") == "nemesis/action/cost"
    table.play("mechanic", "play/card:computer-skills")
    table.play("mechanic", "room-action/room:3")
    assert table.of("mechanic").signalled
    assert table.of("mechanic").hand == ["contamination"]
    assert table.state.acted == 1


@cites("nemesis/room/free-action", "nemesis/fire/actions-allowed")
def test_a_card_works_in_a_burning_room_too() -> None:
    table = standing_in("storage", crew=("pilot", "scout"))
    table.fire("storage")
    table.hand("pilot", "old-friend")
    table.turn("pilot")
    assert "play/card:old-friend" in table.options("pilot")


@cites("nemesis/room/free-action", "nemesis/malfunction/blocks-room-action")
def test_a_card_does_not_make_a_broken_room_work() -> None:
    table = standing_in("storage", crew=("pilot", "scout"))
    table.hand("pilot", "old-friend")
    assert "play/card:old-friend" in table.options("pilot")
    table.malfunction("storage")
    assert table.refusals("pilot")["play/card:old-friend"] == "nemesis/room/free-action"


@cites("nemesis/room/free-action")
def test_a_card_does_not_free_a_room_action_from_the_conditions_of_the_room() -> None:
    """Intranet reaches the laboratory, but not with an object that is somewhere else."""
    table = standing_in("comms-room", crew=("scientist", "scout"))
    table.tile("room:13", "laboratory")
    table.hand("scientist", "intranet", "search")
    table.object("egg", "scientist")
    table.play("scientist", "play/card:intranet")
    assert table.of("scientist").signalled  # the comms room was all there was to use
    table.object("carcass", "room:13")
    table.hand("scientist", "intranet", "search")
    table.turn("scientist")
    table.play("scientist", "play/card:intranet")
    assert table.state.discovered == 1 << CARCASS_SLOT


@cites("nemesis/room/free-action")
def test_a_free_room_action_is_impossible_in_combat_whatever_the_card_says() -> None:
    table = standing_in("comms-room")
    assert [option_id for option_id, _ in free_room_uses(table.state, 0, 3)] == ["room-action/room:3"]
    table.intruder("larva", "comms-room")
    assert list(free_room_uses(table.state, 0, 3)) == []


@cites("nemesis/room/computer")
def test_a_computer_counts_as_absent_while_the_room_malfunctions() -> None:
    table = standing_in("comms-room")
    g = table.state
    assert g.has_computer(3)
    assert not g.has_computer(table.room_number("cockpit"))
    table.malfunction("comms-room")
    assert not g.has_computer(3)
    table.tile("room:2", "generator", explored=False)
    assert not g.has_computer(2)
    table.explore("room:2")
    assert g.has_computer(2)


@cites("nemesis/room/computer-uses")
def test_a_computer_offers_no_action_of_its_own() -> None:
    """In a room with a computer one may do exactly what one may do in a room without."""
    offered = []
    for kind in ("laboratory", "storage"):
        table = standing_in(kind)
        table.object("carcass", kind)
        table.hand("captain", "search", "search", "reload", "rest", "motivation")
        assert table.state.has_computer(3) is (kind == "laboratory")
        offered.append({option.split("/")[0] for option in table.options("captain")})
    assert offered[0] == offered[1]


@cites("nemesis/room/basic-list")
def test_the_eleven_basic_rooms_are_all_on_the_board() -> None:
    assert {room.id for room in PRINTED.rooms.room if room.tile == "basic"} == BASIC
    g = scenario("nemesis", crew=["captain", "scout"]).state
    backs = [back for back in g.site.tile_back if back >= 0 and g.family[back] == box.TILE_BASIC]
    assert sorted(BOX.tiles[g.face[back]] for back in backs) == sorted(BASIC)


@cites("nemesis/room/additional-list")
def test_five_of_the_nine_additional_rooms_are_on_the_board() -> None:
    assert {room.id for room in PRINTED.rooms.room if room.tile == "additional"} == ADDITIONAL
    g = scenario("nemesis", crew=["captain", "scout"]).state
    backs = [back for back in g.site.tile_back if back >= 0 and g.family[back] == box.TILE_ADDITIONAL]
    laid = [BOX.tiles[g.face[back]] for back in backs]
    assert len(set(laid)) == 5
    assert set(laid) < ADDITIONAL
    assert {BOX.tiles[g.face[back]] for back in BOX.backs[box.TILE_ADDITIONAL]} == ADDITIONAL


@cites("nemesis/room/special-list")
def test_the_special_rooms_are_printed_on_the_board() -> None:
    g = scenario("nemesis", crew=["captain", "scout"]).state
    assert {g.room_name(room) for room in g.board.rooms if g.site.tile_back[room] < 0} == SPECIAL


@cites("nemesis/room/special-rooms")
@pytest.mark.parametrize("kind", sorted(SPECIAL))
def test_special_rooms_are_explored_not_searchable_and_can_burn_and_break(kind: str) -> None:
    assert scenario("nemesis", crew=["captain", "scout"]).room(kind).explored
    table = standing_in(kind)
    table.hand("captain", "search", "demolition", "rest")
    assert "play/card:search" in table.refusals("captain")
    table.play("captain", "play/card:demolition")
    assert table.room(kind).malfunction


@cites("nemesis/room/special-rooms")
def test_a_fire_can_break_out_in_a_special_room() -> None:
    table = standing_in("cockpit")
    table.fire("cockpit")
    table.hand("captain", "rest")
    table.play("captain", "pass")
    assert table.of("captain").light_wounds == 1
