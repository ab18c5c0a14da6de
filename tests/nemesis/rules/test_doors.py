"""Doors: closed, destroyed or open, and what they stop."""

from __future__ import annotations

from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites

ELEVEN = ("corridor:6-11", "corridor:8-11", "corridor:11-14", "corridor:11-15")
"""The corridors of the hibernatorium."""


def aboard(room: str = "room:11", *cards: str) -> NemesisTable:
    """The pilot in a room with these cards, the captain in an engine room."""
    table = scenario("nemesis", crew=["pilot", "captain"], seed=8)
    table.place("pilot", room)
    table.place("captain", "room:20")
    if cards:
        table.hand("pilot", *cards)
    table.turn("pilot")
    return table


def door_options(table: NemesisTable, name: str = "pilot") -> list[str]:
    return [option for option in table.options(name) if "door" in option]


# -- where they stand -----------------------------------------------------------------------------------------


@cites("nemesis/door/one-per-corridor")
def test_every_ordinary_corridor_of_the_room_can_have_one_door_and_the_technical_ones_none() -> None:
    table = aboard("room:14", "ship-knowledge", "rest")
    table.explore(*table.state.board.rooms)
    table.door("11-14")
    table.door("14-17", "destroyed")
    table.turn("pilot")
    table.play("pilot", "play/card:ship-knowledge")
    assert door_options(table) == ["open-door/corridor:11-14", "close-door/corridor:13-14"]


@cites("nemesis/door/one-per-corridor")
def test_a_room_entered_through_a_technical_corridor_gets_no_door() -> None:
    table = scenario("nemesis", crew=["mechanic", "captain"], seed=8)
    table.place("mechanic", "room:14")
    table.token("room:15", "doors-2")
    table.hand("mechanic", "technical-corridors", "rest")
    table.turn("mechanic")
    table.fate(noise=["1"])
    table.play("mechanic", "play/card:technical-corridors")
    table.play("mechanic", "crawl/room:15")
    assert table.room(15).explored
    assert table.state.closed == 0


@cites("nemesis/door/one-per-corridor")
def test_an_exploration_token_closes_the_corridor_walked_through() -> None:
    table = aboard()
    table.token("room:6", "doors-2")
    table.fate(noise=["1"])
    table.play("pilot", "move/room:6")
    assert table.door_at("6-11") == "closed"
    assert table.state.closed.bit_count() == 1


@cites("nemesis/door/open")
def test_all_corridors_start_open_and_opening_a_door_removes_its_token() -> None:
    table = scenario("nemesis", crew=["pilot", "captain"], seed=8)
    g = table.state
    assert (g.closed, g.wrecked, g.doors_left()) == (0, 0, 12)
    table = aboard("room:11", "ship-knowledge", "rest")
    table.door("6-11")
    table.turn("pilot")
    assert table.state.doors_left() == 11
    table.play("pilot", "play/card:ship-knowledge")
    table.play("pilot", "open-door/corridor:6-11")
    assert table.door_at("6-11") == "open"
    assert table.state.doors_left() == 12
    assert "move/room:6" in table.options("pilot")


# -- what they stop -------------------------------------------------------------------------------------------


@cites("nemesis/door/closed-blocks")
def test_no_character_walks_through_a_closed_door() -> None:
    table = aboard()
    table.door("6-11")
    table.turn("pilot")
    for verb in ("move", "careful-move"):
        assert table.refusals("pilot")[f"{verb}/room:6"] == "nemesis/door/closed-blocks"
        assert f"{verb}/room:8" in table.options("pilot")


@cites("nemesis/door/closed-blocks")
def test_no_intruder_gets_through_a_closed_door() -> None:
    table = aboard("room:6")
    table.place("captain", "room:1")
    foe = table.intruder("adult", "room:11")
    table.door("8-11")
    table.explore("room:7", "room:8")
    table.place("pilot", "room:7")
    table.turn("pilot")
    table.fate(noise=["danger"])
    table.play("pilot", "move/room:8")
    assert table.intruders()[foe] == "room:11"
    assert table.door_at("8-11") == "destroyed"


@cites("nemesis/door/closed-blocks")
def test_no_grenade_is_thrown_through_a_closed_door() -> None:
    table = aboard()
    table.give("pilot", "grenade")
    foe = table.intruder("adult", "room:6")
    near = [f"throw/{table.intruder('adult', 'room:8')}" for _ in range(2)]
    table.door("6-11")
    table.turn("pilot")
    table.play("pilot", "use/item:grenade")
    assert sorted(table.options("pilot")) == near
    table.door("6-11", "open")
    assert f"throw/{foe}" in table.options("pilot")


@cites("nemesis/door/no-effect-on-noise")
def test_noise_is_made_and_heard_behind_closed_doors() -> None:
    table = aboard("room:6")
    for corridor in ELEVEN[1:]:
        table.door(corridor)
    table.bag(adult_2=1)
    table.intruder("larva", "room:21")
    table.turn("pilot")
    table.fate(noise=["4"])
    table.play("pilot", "move/room:11")
    assert table.has_noise("11-14")
    table.door("6-11")
    table.place("pilot", "room:6")
    table.door("6-11", "open")
    table.turn("pilot")
    table.fate(noise=["4"])
    table.play("pilot", "move/room:11")
    assert table.room(11).intruders == ["adult"]
    assert [table.door_at(corridor) for corridor in ELEVEN] == ["open", "closed", "closed", "closed"]


# -- destroyed doors ------------------------------------------------------------------------------------------


@cites("nemesis/door/destroyed")
def test_a_destroyed_door_lets_everything_pass_and_is_never_closed_again() -> None:
    table = aboard("room:11", "demolition", "ship-knowledge", "rest", "search")
    table.door("6-11")
    table.turn("pilot")
    table.play("pilot", "play/card:demolition")
    table.play("pilot", "destroy-door/corridor:6-11")
    assert table.door_at("6-11") == "destroyed"
    assert "move/room:6" in table.options("pilot")
    table.play("pilot", "play/card:ship-knowledge")
    assert not [option for option in door_options(table) if "6-11" in option]
    foe = table.intruder("adult", "room:11")
    table.explore("room:6", "room:7")
    table.place("pilot", "room:7")
    table.place("captain", "room:1")
    table.turn("pilot")
    table.fate(noise=["danger"])
    table.play("pilot", "move/room:6")
    assert table.intruders()[foe] == "room:6"


@cites("nemesis/door/destroyed")
def test_an_exploration_token_does_not_close_a_destroyed_door() -> None:
    table = aboard()
    table.door("6-11", "destroyed")
    table.token("room:6", "doors-2")
    table.turn("pilot")
    table.fate(noise=["1"])
    table.play("pilot", "move/room:6")
    assert table.door_at("6-11") == "destroyed"


# -- the supply -----------------------------------------------------------------------------------------------


def all_doors_used(*cards: str) -> NemesisTable:
    """Twelve tokens on the board, one of them destroyed, none at the hibernatorium."""
    table = aboard("room:11", *cards)
    board = table.state.board
    free = [board.spot_id(corridor) for corridor in board.corridors if 11 not in board.ends[corridor]]
    for corridor in free[:12]:
        table.door(corridor)
    table.door(free[0], "destroyed")
    table.turn("pilot")
    assert table.state.doors_left() == 0
    return table


@cites("nemesis/door/supply-exhausted")
def test_with_no_token_left_the_player_takes_any_from_the_board_even_a_destroyed_one() -> None:
    table = all_doors_used("ship-knowledge", "rest")
    table.play("pilot", "play/card:ship-knowledge")
    table.play("pilot", "close-door/corridor:6-11")
    assert len(table.options("pilot")) == 12
    assert table.game.choice.args == {"corridor": "corridor:6-11"}
    table.play("pilot", "take-door/corridor:1-2")
    assert table.door_at("1-2") == "open"
    assert table.door_at("6-11") == "closed"
    assert table.state.doors_left() == 0


@cites("nemesis/door/supply-exhausted")
def test_whoever_explores_takes_the_token_for_a_door_too() -> None:
    table = all_doors_used()
    table.token("room:6", "doors-2")
    table.turn("pilot")
    table.fate(noise=["1"])
    table.play("pilot", "move/room:6")
    table.play("pilot", "take-door/corridor:1-3")
    assert table.door_at("1-3") == "open"
    assert table.door_at("6-11") == "closed"
    assert table.has_noise("6-7")


@cites("nemesis/door/supply-exhausted")
def test_it_is_taken_by_whoever_places_the_door_even_if_somebody_else_acts() -> None:
    table = scenario("nemesis", crew=["captain", "scout", "pilot"])
    board = table.state.board
    free = [board.spot_id(corridor) for corridor in board.corridors if 11 not in board.ends[corridor]]
    for corridor in free[:12]:
        table.door(corridor)
    table.token("room:6", "doors-2")
    table.first_player("pilot")
    table.hand("captain", "order", "rest", "search")
    table.turn("captain")
    table.play("captain", "play/card:order")
    table.play("captain", "order/seat:1/room:6")
    assert [choice.seat for choice in table.game.choices] == [1]
    table.fate(noise=["silence"])
    table.play("scout", f"take-door/{free[0]}")
    assert (table.door_at(free[0]), table.door_at("6-11")) == ("open", "closed")


@cites("nemesis/door/supply-exhausted")
def test_where_no_door_can_be_placed_no_token_is_taken() -> None:
    table = aboard("room:11")
    board = table.state.board
    free = [board.spot_id(corridor) for corridor in board.corridors if 11 not in board.ends[corridor]]
    for corridor in free[:11]:
        table.door(corridor)
    table.door("6-11", "destroyed")
    table.token("room:6", "doors-2")
    table.turn("pilot")
    assert table.state.doors_left() == 0
    table.fate(noise=["1"])
    table.play("pilot", "move/room:6")
    assert not any(option.startswith("take-door/") for option in table.options("pilot"))
    assert table.state.closed.bit_count() == 11
