"""Markers of the facility: how many there are, and where they cannot go."""

from __future__ import annotations

from hullbreach.nemesis import box
from hullbreach.nemesis.rules.hazards import may_malfunction
from hullbreach.rulebook.citing import cites
from tests.lockdown.rooms.inside import standing_in, use


@cites("lockdown/malfunction/supply-exhausted")
def test_the_eleventh_malfunction_destroys_the_facility() -> None:
    table = standing_in("defense-control")
    table.items_in("defense-control", 0)
    table.intruder("queen", "room:14")
    g = table.state
    control = table.room_number("defense-control")
    others = [room for room in g.board.rooms if room not in (14, control)]
    table.explore(*others)
    fit = [room for room in others if may_malfunction(g, room)]
    table.malfunction(*fit[:9])
    use(table)  # the tenth goes here, the eleventh there
    assert table.game.over
    assert table.game.outcome["facility"] == "destroyed"
    rules = [rule for line, _, rule in g.verdicts if line == "facility-destroyed"]
    assert rules == ["lockdown/malfunction/supply-exhausted"]


@cites("lockdown/fire/supply-exhausted")
def test_there_are_twelve_fire_markers_and_a_thirteenth_is_the_end() -> None:
    table = standing_in("elevator-3")
    names = table.state.box.faces[box.EXPLORATION]
    table.tile("room:23", "decon-room", explored=False)
    table.token("room:23", next(name for name in names if name.startswith("fire")))
    table.fire(*range(1, 13))
    table.turn("hacker")
    table.play("hacker", "move/room:23")
    assert table.game.over
    assert table.game.outcome["facility"] == "destroyed"


@cites("lockdown/malfunction/forbidden-rooms")
def test_nest_and_contaminated_room_never_malfunction() -> None:
    table = standing_in("decon-room")
    g = table.state
    for kind in ("nest", "contaminated-room"):
        assert not may_malfunction(g, table.lay(kind))
    assert may_malfunction(g, table.room_number("decon-room"))


@cites("lockdown/exploration/item-counter-exceptions")
def test_the_contaminated_room_gets_an_item_counter_the_nest_gets_none() -> None:
    for kind, near in (("contaminated-room", "room:24"), ("nest", "room:23")):
        table = standing_in("elevator-3")
        room = table.tile(near, kind, explored=False)
        table.token(room, next(n for n in table.state.box.faces[box.EXPLORATION] if n.startswith("silence")))
        table.place("hacker", table.state.board.neighbours[room][0])
        table.turn("hacker")
        table.play("hacker", f"move/room:{room}")
        assert table.room(room).explored
        assert (table.room(room).items > 0) == (kind == "contaminated-room")
