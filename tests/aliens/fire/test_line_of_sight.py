"""Line of sight on the boards: the examples of the document, and what does and does not block."""

from __future__ import annotations

from hullbreach.aliens.scenario import AliensTable
from hullbreach.rulebook.citing import cites

from .range import shooter, targets

RIFLE = "m41a-pulse-rifle"


def seen_from(table: AliensTable, space: str) -> set[str]:
    """Every space seen from one."""
    layout = table.state.board.layout
    return {layout.name(other) for other in table.state.board.refs if table.sees(space, layout.name(other))}


@cites("aliens/los/definition", "aliens/los/blockers", "aliens/board/walls")
def test_vasquez_sees_what_straight_lines_past_the_ends_of_the_walls_reach() -> None:
    """The document's example (aliens/example/vasquez-sight-lines).

    From E4 the lowest line past the corner of the Security Post goes from the south-eastern corner of her space. It
    touches A6 only in its corner, and goes on through the opening to the Crossroads.
    """
    table = shooter("vasquez", RIFLE, at="C1:E4")
    reception = {"D4", "E4", "F4", "D5", "E5", "F5", "B6", "C6", "D6", "E6", "F6", "A7", "B7", "C7", "D7", "E7", "F7"}
    assert seen_from(table, "C1:E4") == {f"C1:{space}" for space in reception | {"D8", "E8"}} | {"C2:L7"}


@cites("aliens/los/blockers", "aliens/door/opens-automatically", "aliens/attack/target")
def test_vasquez_fires_through_a_door_that_her_target_holds_open() -> None:
    """The document's example (aliens/example/vasquez-open-door)."""
    table = shooter("vasquez", RIFLE, at="C1:E5")
    here = table.alien("C1:C7")
    table.acts("vasquez")
    assert targets(table, "vasquez", RIFLE) == {here}
    assert not table.sees("C1:E5", "C1:G6")
    next_door = table.alien("C1:G6")
    table.acts("vasquez")
    assert targets(table, "vasquez", RIFLE) == {here, next_door}


@cites("aliens/los/blockers", "aliens/door/closed-acts-as-wall", "aliens/door/closes-automatically")
def test_vasquez_does_not_fire_through_a_door_that_nobody_holds_open() -> None:
    """The document's example (aliens/example/vasquez-closed-door)."""
    table = shooter("vasquez", RIFLE, at="C1:E6")
    next_door, far = table.alien("C1:G6"), table.alien("C1:J6")
    table.acts("vasquez")
    assert targets(table, "vasquez", RIFLE) == {next_door}
    stepped_up = table.alien("C1:I6")
    table.acts("vasquez")
    assert targets(table, "vasquez", RIFLE) == {next_door, far, stepped_up}
    table.state.put_alien(int(stepped_up.partition(":")[2]), table.space("C1:K10"))
    assert not table.sees("C1:E6", "C1:J6")


@cites("aliens/los/blockers", "aliens/barricade/door-effect")
def test_nobody_sees_through_a_barricaded_door_whoever_stands_at_it() -> None:
    table = shooter("vasquez", RIFLE, at="C1:H6")
    alien = table.alien("C1:I6")
    table.acts("vasquez")
    assert targets(table, "vasquez", RIFLE) == {alien}
    table.barricade("C1:H6", "C1:I6")
    table.acts("vasquez")
    assert targets(table, "vasquez", RIFLE) == set()


@cites("aliens/los/diagonal-corner", "aliens/attack/shoot-through", "aliens/los/blockers")
def test_vasquez_shoots_between_two_friends_and_not_through_them() -> None:
    """The document's example (aliens/example/vasquez-between-friends)."""
    table = shooter("vasquez", RIFLE, at="C1:I4", others=("hicks", "hudson"))
    table.at("hicks", "C1:J4")
    table.at("hudson", "C1:I5")
    behind_hicks, behind_hudson = table.alien("C1:L4"), table.alien("C1:I8")
    between, further = table.alien("C1:J5"), table.alien("C1:L7")
    table.acts("vasquez")
    assert targets(table, "vasquez", RIFLE) == {between, further}
    table.at("vasquez", "C1:I3")  # no longer at the corner between them
    table.acts("vasquez")
    assert not {between, further, behind_hudson} & targets(table, "vasquez", RIFLE)
    table.at("vasquez", "C1:I4")
    table.down("hicks")
    table.down("hudson")
    table.acts("vasquez")
    assert targets(table, "vasquez", RIFLE) == {between, further, behind_hicks, behind_hudson}


@cites("aliens/los/diagonal-corner")
def test_what_stands_between_friends_does_not_see_back_to_who_is_not_at_the_corner_for_it() -> None:
    table = shooter("vasquez", RIFLE, at="C1:I4", others=("hicks", "hudson"))
    table.at("hicks", "C1:J4")
    table.at("hudson", "C1:I5")
    assert table.sees("C1:I4", "C1:K6")
    assert not table.sees("C1:K6", "C1:I4")
    assert table.sees("C1:J5", "C1:I4")  # its space touches the corner as well


@cites("aliens/los/blockers")
def test_aliens_blips_tokens_and_the_two_ends_themselves_do_not_block_sight() -> None:
    table = shooter("vasquez", RIFLE, at="C2:E5", others=("hicks",))
    table.at("hicks", "C2:E3")
    assert table.sees("C2:E5", "C2:E3")  # both ends hold characters
    table.alien("C2:E4")
    assert table.sees("C2:E5", "C2:E3")
    table.clear()
    table.blip("C2:E4", 1)
    assert table.sees("C2:E5", "C2:E3")
    table.clear()
    table.mission_blip("C2:E4", "empty")
    table.crate("C2:E4")
    table.tunnel("C2:E4")
    assert table.sees("C2:E5", "C2:E3")
    table.at("hicks", "C2:E4")
    assert not table.sees("C2:E5", "C2:E3")
    table.down("hicks")
    assert table.sees("C2:E5", "C2:E3")


@cites("aliens/los/diagonal-corner")
def test_vasquez_shoots_between_a_friend_and_the_corner_of_a_room() -> None:
    """Two walls of the Ward meet in the corner that E6 shares with F6, where Hicks stands."""
    table = shooter("vasquez", RIFLE, at="C2:E6", others=("hicks",))
    alien = table.alien("C2:F5")
    table.at("hicks", "C2:F6")
    table.acts("vasquez")
    assert targets(table, "vasquez", RIFLE) == {alien}
    table.at("vasquez", "C2:D6")  # her space no longer touches the corner
    table.acts("vasquez")
    assert targets(table, "vasquez", RIFLE) == set()
