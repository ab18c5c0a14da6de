"""Move actions: how far, which way, through whom, where they may end and what stops them."""

from __future__ import annotations

import pytest

from hullbreach.aliens.box import GORMAN
from hullbreach.aliens.rules.movement import Arrive
from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.rulebook.citing import cites


def alone(hero: str, space: str, *, mission: str = "newt") -> AliensTable:
    """A hero alone in a space, about to act; no door is barricaded."""
    table = scenario([hero], mission=mission)
    table.state.barricades = 0
    table.only(hero)
    table.at(hero, space)
    table.acts(hero)
    return table


def offered(table: AliensTable, hero: str, verb: str = "go") -> set[str]:
    """The spaces a hero who is asked where to may go to, or step into."""
    names = {ref: table.state.board.layout.name(space) for space, ref in table.state.board.refs.items()}
    ids = [option.split("/") for option in table.options(hero)]
    return {names[about[0]] for said, *about in ids if said == verb}


def reached(table: AliensTable, hero: str) -> set[str]:
    """Where a Move action of a hero can end."""
    table.play(hero, "move")
    return offered(table, hero)


def row(*columns: str, row: int = 6, side: str = "C2") -> set[str]:
    return {f"{side}:{column}{row}" for column in columns}


# -- how far ------------------------------------------------------------------------------------------------------


@cites("aliens/move/distance")
@pytest.mark.parametrize(
    ("hero", "last", "too_far"), [("gorman", "F6", "G6"), ("ripley", "G6", "H6"), ("frost", "E6", "F6")]
)
def test_a_move_goes_up_to_the_speed_of_the_character_and_no_further(hero: str, last: str, too_far: str) -> None:
    spaces = reached(alone(hero, "C2:B6"), hero)
    assert row(*"CD", last[0]) <= spaces  # fewer spaces will do
    assert f"C2:{too_far}" not in spaces


@cites("aliens/move/distance")
def test_a_grunt_moves_at_the_speed_of_its_own_side_of_the_card() -> None:
    table = scenario(["gorman"])
    table.only("gorman", "frost")
    table.at("frost", "C2:B6")
    table.acts("frost")
    spaces = reached(table, "gorman")
    assert "C2:F6" in spaces  # 4, and 3 as a hero
    assert "C2:G6" not in spaces


@cites("aliens/move/distance")
def test_steps_taken_one_by_one_come_off_the_same_move() -> None:
    table = alone("gorman", "C2:B6")
    table.play("gorman", "move")
    for space in ("C2:C6", "C2:D6", "C2:E6"):
        table.play("gorman", "step", table.ref(space))
        assert table.where("gorman") == space
    assert {"C2:F6", "C2:F7", "C2:D6"} <= offered(table, "gorman")
    assert "C2:G6" not in offered(table, "gorman")
    table.play("gorman", "go", table.ref("C2:F6"))
    assert table.game.choices[0].args["count"] == 1


@cites("aliens/move/distance")
def test_gorman_moves_four_spaces_with_one_action_and_not_five() -> None:
    """The document's example (aliens/example/gorman-first-move)."""
    table = alone("gorman", "C2:F11")
    table.play("gorman", "move")
    assert "C2:F7" in offered(table, "gorman")
    assert "C2:F6" not in offered(table, "gorman")
    table.play("gorman", "go", table.ref("C2:F7"))
    assert table.where("gorman") == "C2:F7"
    assert len(table.told("stepped")) == 4
    choice = table.game.choices[0]
    assert (choice.ask, choice.args["count"]) == ("ask-action", 1)


# -- which way ----------------------------------------------------------------------------------------------------


@cites("aliens/move/directions")
@pytest.mark.parametrize("space", ["I5", "J5", "K5", "I6", "K6", "I7", "J7", "K7"])
def test_a_character_moves_in_all_eight_directions(space: str) -> None:
    table = alone("gorman", "C1:J6")
    table.play("gorman", "move")
    assert f"C1:{space}" in offered(table, "gorman", "step")
    table.play("gorman", "step", table.ref(f"C1:{space}"))
    assert table.game.choices[0].args["count"] == 3  # each costs one


@cites("aliens/move/directions")
def test_a_diagonal_step_costs_one_space_like_any_other() -> None:
    spaces = reached(alone("gorman", "C1:I4"), "gorman")
    assert "C1:L8" in spaces  # three columns and four rows
    assert "C1:J9" not in spaces


@cites("aliens/move/diagonal-blocked", "aliens/door/position")
def test_a_door_is_crossed_straight() -> None:
    table = alone("gorman", "C1:H6")
    table.play("gorman", "move")
    assert offered(table, "gorman", "step") & {"C1:I5", "C1:I6", "C1:I7"} == {"C1:I6"}
    table = alone("gorman", "C1:H5")
    table.play("gorman", "move")
    assert offered(table, "gorman", "step") & {"C1:I4", "C1:I5", "C1:I6"} == set()


@cites("aliens/move/diagonal-blocked", "aliens/board/impassable", "aliens/move/blocked-by")
def test_a_thick_white_line_is_neither_crossed_nor_passed_diagonally_at_its_end() -> None:
    table = alone("gorman", "C1:D10")
    table.play("gorman", "move")
    assert offered(table, "gorman", "step") == {"C1:C9", "C1:D9", "C1:C10", "C1:C11", "C1:D11"}
    assert "C1:G9" in offered(table, "gorman")  # four steps around the corner
    assert "C1:G10" not in offered(table, "gorman")  # three across the line


@cites("aliens/board/impassable", "aliens/los/blockers", "aliens/board/walls")
def test_a_thick_white_line_does_not_block_sight_and_a_wall_does() -> None:
    table = alone("gorman", "C1:D10")
    assert table.sees("C1:D10", "C1:G10")
    assert table.sees("C2:D3", "C2:A3")
    assert not table.sees("C1:C5", "C1:D4")
    assert not table.sees("C1:H4", "C1:I4")


@cites("aliens/move/blocked-by", "aliens/board/walls", "aliens/board/spaces")
def test_nobody_walks_through_a_wall_or_onto_anything_but_a_space() -> None:
    table = alone("gorman", "C1:K3")
    spaces = reached(table, "gorman")
    assert spaces <= {table.state.board.layout.name(space) for space in table.state.board.refs}
    yard = {f"C1:{column}{row}" for column in "IJKL" for row in range(3, 8)}
    assert spaces == yard - {"C1:K3", "C1:L3"} | {"C1:H6"}  # through the door


@cites(
    "aliens/move/diagonal-blocked",
    "aliens/move/directions",
    "aliens/board/impassable",
    "aliens/door/opens-automatically",
)
def test_gorman_goes_through_a_door_and_around_a_console() -> None:
    """The document's example (aliens/example/gorman-second-move)."""
    table = alone("gorman", "C2:G9")
    assert table.sees("C2:G9", "C2:H9")  # he stands at the door
    table.play("gorman", "move")
    assert offered(table, "gorman", "step") & {"C2:H9", "C2:H10"} == {"C2:H9"}  # the post
    table.play("gorman", "step", table.ref("C2:H9"))
    table.play("gorman", "step", table.ref("C2:I10"))
    assert offered(table, "gorman", "step") & {"C2:J9", "C2:I9"} == {"C2:I9"}  # the white line
    table.play("gorman", "step", table.ref("C2:I9"))
    table.play("gorman", "go", table.ref("C2:J9"))
    assert table.where("gorman") == "C2:J9"
    assert table.game.choices[0].ask == "ask-action"


# -- through whom -------------------------------------------------------------------------------------------------


@cites("aliens/move/through-characters", "aliens/move/end-space")
@pytest.mark.parametrize("down", [False, True])
def test_a_character_walks_through_another_but_does_not_stop_there(down: bool) -> None:
    table = scenario(["gorman"])
    table.only("gorman", "hicks")
    table.at("gorman", "C2:E5")
    table.at("hicks", "C2:E4")
    if down:
        table.down("hicks")
    table.acts("gorman")
    spaces = reached(table, "gorman")
    assert "C2:E3" in spaces
    assert "C2:E4" not in spaces
    table.play("gorman", "go", table.ref("C2:E3"))
    assert (table.where("gorman"), table.where("hicks")) == ("C2:E3", "C2:E4")


def with_token(kind: str, space: str) -> AliensTable:
    table = alone("gorman", "C2:E5")
    match kind:
        case "crate":
            table.crate(space)
        case "tunnel":
            table.tunnel(space)
        case "mission-blip":
            table.mission_blip(space, "empty")
        case "sentry":
            table.sentry(space, "north", shots=0)
        case _:
            table.state.girl = table.space(space)
    table.acts("gorman")
    return table


@cites("aliens/move/through-characters", "aliens/move/end-space")
@pytest.mark.parametrize("kind", ["crate", "tunnel", "mission-blip", "sentry", "newt"])
def test_a_character_walks_through_any_token_but_does_not_stop_there(kind: str) -> None:
    spaces = reached(with_token(kind, "C2:E4"), "gorman")
    assert "C2:E3" in spaces
    assert "C2:E4" not in spaces


@cites("aliens/move/end-space")
def test_nobody_stops_on_a_spawn_point_or_at_a_computer_and_anybody_may_on_an_exit() -> None:
    spaces = reached(alone("gorman", "C1:K4"), "gorman")
    assert "C1:L4" in spaces
    assert "C1:L3" not in spaces  # spawn point 1
    assert "C2:I4" not in reached(alone("gorman", "C2:I5"), "gorman")  # a computer
    assert "C1:L9" in reached(alone("gorman", "C1:L7"), "gorman")  # the exit


@cites("aliens/move/end-space", "aliens/move/blocked-by")
def test_a_barricade_lies_between_spaces_and_nobody_walks_through_it() -> None:
    table = alone("gorman", "C1:G4")
    table.barricade("C1:H6", "C1:I6")
    table.barricade("C1:H7", "C1:I7")
    table.acts("gorman")
    spaces = reached(table, "gorman")
    assert {"C1:H6", "C1:H7"} <= spaces
    assert not any(space in spaces for space in ("C1:I6", "C1:I7"))


@cites("aliens/move/blocked-by")
def test_nobody_walks_through_an_alien() -> None:
    table = alone("gorman", "C2:E5")
    table.alien("C2:E4")
    table.acts("gorman")
    spaces = reached(table, "gorman")
    assert not spaces & {"C2:E4", "C2:E3"}
    assert "C2:D5" in spaces


@cites("aliens/move/end-space")
def test_nobody_stays_half_way_in_an_occupied_space_while_there_are_ways_on() -> None:
    table = scenario(["gorman"])
    table.only("gorman", "hicks")
    table.at("gorman", "C2:E5")
    table.at("hicks", "C2:E4")
    table.acts("gorman")
    table.blip("C2:A5", 1)
    table.play("gorman", "move")
    table.play("gorman", "go", table.ref("C2:E3"))
    assert table.where("gorman") == "C2:E4"  # interrupted: a blip was spotted
    assert "stay" not in table.options("gorman")
    table.play("gorman", "go", table.ref("C2:E5"))
    assert table.where("gorman") == "C2:E5"


@cites("aliens/move/end-space")
@pytest.mark.parametrize("taken", ["by somebody", "by a token"])
def test_who_cannot_go_on_from_an_occupied_space_is_put_back_on_the_last_free_one(taken: str) -> None:
    table = scenario(["gorman"])
    table.only("gorman", "hicks")
    if taken == "by somebody":
        table.at("hicks", "C2:E4")
    else:
        table.crate("C2:E4")
    table.state.put_character(GORMAN, table.space("C2:E4"))
    table.happens(Arrive(GORMAN, table.space("C2:E5")))
    assert table.where("gorman") == "C2:E5"
    assert [event["args"]["space"] for event in table.told("put-back")] == [table.ref("C2:E5")]


# -- what stops it ------------------------------------------------------------------------------------------------


@cites("aliens/move/stop-next-to-alien")
def test_a_step_next_to_an_alien_ends_the_move() -> None:
    table = alone("gorman", "C2:F6")
    table.alien("C2:F10")
    table.acts("gorman")
    table.play("gorman", "move")
    assert {"C2:F9", "C2:G9"} <= offered(table, "gorman")
    assert "C2:G10" not in offered(table, "gorman")  # one step more
    for space in ("C2:G7", "C2:G8", "C2:G9"):
        assert not table.told("stopped")
        table.play("gorman", "step", table.ref(space))
    assert table.told("stopped")
    choice = table.game.choices[0]
    assert (choice.ask, choice.args["count"]) == ("ask-action", 1)


@cites("aliens/move/stop-next-to-alien")
def test_a_step_next_to_a_blip_ends_the_move_too() -> None:
    table = alone("gorman", "C1:H5")
    table.blip("C1:J6", 1)
    table.acts("gorman")
    spaces = reached(table, "gorman")
    assert "C1:I6" in spaces  # through the door, next to the blip
    assert not spaces & {"C1:I5", "C1:J5", "C1:I8"}


@cites("aliens/move/stop-next-to-alien")
def test_an_alien_behind_a_wall_a_rail_or_a_barricade_stops_nobody() -> None:
    table = alone("gorman", "C1:H4")
    table.alien("C1:I4")
    table.acts("gorman")
    table.play("gorman", "move")
    table.play("gorman", "step", table.ref("C1:H5"))
    assert not table.told("stopped")
    assert table.game.choices[0].ask == "ask-where-to"
    table = alone("gorman", "C1:H5")
    table.alien("C1:I6")
    table.barricade("C1:H6", "C1:I6")
    table.acts("gorman")
    table.play("gorman", "move")
    table.play("gorman", "step", table.ref("C1:H6"))
    assert not table.told("stopped")


@cites("aliens/move/starting-next-to-alien")
def test_somebody_next_to_an_alien_may_move_away_and_stops_next_to_the_same_one() -> None:
    table = alone("gorman", "C1:J5")
    table.alien("C1:J6")
    table.acts("gorman")
    table.play("gorman", "move")
    assert {"C1:J4", "C1:I5", "C1:K5", "C1:J3"} <= offered(table, "gorman")
    assert not offered(table, "gorman") & {"C1:I7", "C1:J7", "C1:I8"}  # past it
    table.play("gorman", "step", table.ref("C1:K5"))
    assert table.told("stopped")
    assert table.game.choices[0].ask == "ask-action"


@cites("aliens/move/starting-next-to-alien")
def test_somebody_next_to_an_alien_stops_next_to_another_and_next_to_a_blip() -> None:
    table = alone("gorman", "C1:J5")
    table.alien("C1:J6")
    table.alien("C1:K3")
    table.acts("gorman")
    table.play("gorman", "move")
    table.play("gorman", "step", table.ref("C1:J4"))
    assert table.told("stopped")
    table = alone("gorman", "C1:G6")
    table.alien("C1:G5")
    table.blip("C1:J6", 1)
    table.acts("gorman")
    spaces = reached(table, "gorman")
    assert "C1:G8" in spaces
    assert not spaces & {"C1:I5", "C1:J7"}


@cites("aliens/move/end-space", "aliens/move/stop-next-to-alien")
def test_a_step_that_would_have_to_stop_in_an_occupied_space_is_not_taken() -> None:
    table = scenario(["gorman"])
    table.only("gorman", "hicks")
    table.at("gorman", "C2:E5")
    table.at("hicks", "C2:D5")
    table.alien("C2:B5")
    table.acts("gorman")
    assert "C2:C5" in reached(table, "gorman")  # Hicks is not next to it
    table = scenario(["gorman"])
    table.only("gorman", "hicks")
    table.at("gorman", "C2:E5")
    table.at("hicks", "C2:D5")
    table.alien("C2:C5")
    table.acts("gorman")
    table.play("gorman", "move")
    assert "C2:D5" not in offered(table, "gorman") | offered(table, "gorman", "step")
    assert "C2:E4" in offered(table, "gorman")


@cites("aliens/move/end-space")
def test_a_step_that_would_have_to_stop_on_a_token_is_not_taken() -> None:
    table = alone("gorman", "C2:E5")
    table.crate("C2:D5")
    table.alien("C2:C5")
    table.acts("gorman")
    table.play("gorman", "move")
    assert "C2:D5" not in offered(table, "gorman") | offered(table, "gorman", "step")


# -- doors on the way ---------------------------------------------------------------------------------------------


@cites("aliens/door/opens-automatically", "aliens/door/closed-acts-as-wall")
def test_a_door_opens_as_soon_as_somebody_steps_up_to_it_and_what_it_hid_is_spotted() -> None:
    table = alone("gorman", "C1:H4")
    table.blip("C1:K6", 2)
    table.acts("gorman")
    table.play("gorman", "move")
    table.play("gorman", "step", table.ref("C1:H5"))
    assert table.blips() == ["C1:K6"]
    assert not table.sees("C1:H5", "C1:K6")
    table.play("gorman", "step", table.ref("C1:H6"))
    assert table.sees("C1:H6", "C1:K6")
    assert table.aliens() == {"C1:K6": 2}


@cites("aliens/door/closes-automatically")
def test_a_door_closes_again_as_soon_as_nobody_is_at_it() -> None:
    table = alone("gorman", "C1:I6")
    assert table.sees("C1:G6", "C1:I6")
    table.play("gorman", "move")
    table.play("gorman", "step", table.ref("C1:J6"))
    assert not table.sees("C1:G6", "C1:I6")


@cites("aliens/door/opens-automatically", "aliens/door/closes-automatically")
def test_aliens_and_blips_hold_doors_open_and_tokens_and_sentry_guns_do_not() -> None:
    table = alone("gorman", "C1:K10")
    for put in (lambda: table.alien("C1:I6"), lambda: table.blip("C1:I6", 1), lambda: table.at("gorman", "C1:I6")):
        assert not table.sees("C1:G6", "C1:I6")
        put()
        assert table.sees("C1:G6", "C1:I6")
        table.clear()
        table.at("gorman", "C1:K10")
    table.sentry("C1:I6", "north")
    table.crate("C1:H6")
    table.mission_blip("C1:I6", "empty")
    assert not table.sees("C1:G6", "C1:I6")


@cites("aliens/door/closed-acts-as-wall", "aliens/move/blocked-by")
def test_a_door_that_is_shut_but_not_barricaded_stops_nobody() -> None:
    assert "C1:I6" in reached(alone("gorman", "C1:G4"), "gorman")
