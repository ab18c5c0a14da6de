"""Markers of the facility: how many there are, and where they cannot go."""

from __future__ import annotations

from hullbreach.nemesis import box
from hullbreach.nemesis.rules.hazards import PlaceFire, PlaceMalfunction, RemoveFire, RemoveMalfunction, may_malfunction
from hullbreach.nemesis.scenario import LockdownTable
from hullbreach.rulebook.citing import cites
from tests.lockdown.rooms.inside import standing_in, use
from tests.lockdown.surface.outside import out_at


def all_have_perished(table: LockdownTable) -> bool:
    """Everybody has died with the facility, locked in or not, and every intruder too."""
    perished = {seat for line, seat, _ in table.state.verdicts if line == "perished"}
    return perished == set(range(len(table.seats))) and not table.intruders()


@cites("lockdown/malfunction/supply-exhausted")
def test_the_eleventh_malfunction_destroys_the_facility() -> None:
    table = standing_in("defense-control")
    table.items_in("defense-control", 0)
    table.intruder("queen", "room:14")
    table.lock_in("janitor")
    table.board_pod("lab-rat", "a")
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
    assert all_have_perished(table)


@cites("lockdown/malfunction/supply-exhausted")
def test_the_queen_dies_with_the_facility_for_whoever_wanted_that_and_is_safe() -> None:
    table = standing_in("decon-room")
    table.objectives("janitor", "blood-for-blood")
    table.shelter("janitor")
    g = table.state
    table.explore(*g.board.rooms)
    fit = [room for room in g.board.rooms if may_malfunction(g, room)]
    table.malfunction(*fit[:10])
    table.turn("hacker")
    g.stack.append((PlaceMalfunction(fit[10]), 0))
    table.run()
    assert table.game.outcome["survivors"] == table.game.outcome["winners"] == [table.seat("janitor")]


@cites("lockdown/fire/supply-exhausted")
def test_there_are_twelve_fire_markers_and_a_thirteenth_is_the_end() -> None:
    table = standing_in("elevator-3")
    names = table.state.box.faces[box.EXPLORATION]
    table.tile("room:23", "decon-room", explored=False)
    table.token("room:23", next(name for name in names if name.startswith("fire")))
    table.fire(*range(1, 13))
    table.intruder("queen", "room:14")
    table.lock_in("janitor")
    table.board_pod("lab-rat", "a")
    table.turn("hacker")
    table.play("hacker", "move/room:23")
    assert table.game.over
    assert table.game.outcome["facility"] == "destroyed"
    rules = [rule for line, _, rule in table.state.verdicts if line == "facility-destroyed"]
    assert rules == ["lockdown/fire/supply-exhausted"]
    assert all_have_perished(table)


@cites("lockdown/fire/supply-exhausted", "lockdown/malfunction/supply-exhausted")
def test_a_discarded_marker_can_be_used_again() -> None:
    table = standing_in("decon-room")
    g = table.state
    table.explore(*g.board.rooms)
    fit = [room for room in g.board.rooms if may_malfunction(g, room)]
    table.fire(*fit[:12])
    table.malfunction(*fit[:10])
    one, other = fit[0], fit[12]
    again = (RemoveFire(one), PlaceFire(other), RemoveMalfunction(one), PlaceMalfunction(other))
    g.stack.extend((effect, 0) for effect in reversed(again))
    table.run()
    assert not table.game.over
    assert (g.is_burning(other), g.is_malfunctioning(other)) == (True, True)
    assert (g.site.fire_left(g), g.site.malfunctions_left(g)) == (0, 0)


@cites(
    "lockdown/fire/one-per-room",
    "lockdown/malfunction/one-per-room",
    "lockdown/malfunction/not-unexplored",
    "lockdown/malfunction/forbidden-rooms",
)
def test_where_no_marker_would_go_none_is_missed() -> None:
    table = standing_in("decon-room")
    g, here = table.state, table.room_number("decon-room")
    others = [room for room in g.board.rooms if room != here]
    table.fire(here, *others[:11])
    table.explore(*others[:15])
    table.malfunction(here, *[room for room in others if may_malfunction(g, room)][:9])
    assert (g.site.fire_left(g), g.site.malfunctions_left(g)) == (0, 0)
    hidden = next(room for room in others if not g.is_explored(room))
    foul = table.lay("contaminated-room")
    malfunctions = (PlaceMalfunction(room) for room in (here, hidden, foul))
    g.stack.extend((effect, 0) for effect in (PlaceFire(here), *malfunctions))
    table.run()
    assert not table.game.over
    assert table.choice("hacker") is not None


@cites("lockdown/malfunction/forbidden-rooms")
def test_nest_and_contaminated_room_never_malfunction() -> None:
    table = standing_in("decon-room")
    g = table.state
    for kind in ("nest", "contaminated-room"):
        assert not may_malfunction(g, table.lay(kind))
    assert may_malfunction(g, table.room_number("decon-room"))


@cites("lockdown/malfunction/forbidden-rooms")
def test_they_do_not_malfunction_on_the_other_side_of_the_board_either() -> None:
    table = out_at(28)
    for kind in ("nest", "contaminated-room"):
        assert not may_malfunction(table.state, table.lay(kind))
    assert may_malfunction(table.state, table.lay("decon-room"))


@cites("lockdown/exploration/item-counter-exceptions")
def test_every_room_gets_an_item_counter_the_contaminated_one_too_but_not_the_nest() -> None:
    rows = standing_in("elevator-3").state.box.tables.rooms.room
    tiles = [(row.id, "room:23" if row.tile == "basic" else "room:24") for row in rows if row.tile != "special"]
    assert ("contaminated-room", "room:24") in tiles
    for kind, near in tiles:
        table = standing_in("elevator-3")
        room = table.tile(near, kind, explored=False)
        table.token(room, next(n for n in table.state.box.faces[box.EXPLORATION] if n.startswith("silence")))
        table.place("hacker", table.state.board.neighbours[room][0])
        table.turn("hacker")
        table.play("hacker", f"move/room:{room}")
        assert table.room(room).explored
        assert (table.room(room).items > 0) == (kind != "nest")


@cites("lockdown/exploration/malfunction", "lockdown/malfunction/forbidden-rooms")
def test_a_malfunction_token_has_no_effect_in_the_contaminated_room() -> None:
    table = standing_in("elevator-3")
    room = table.tile("room:24", "contaminated-room", explored=False)
    table.token(room, next(n for n in table.state.box.faces[box.EXPLORATION] if n.startswith("malfunction")))
    table.place("hacker", table.state.board.neighbours[room][0])
    table.turn("hacker")
    table.fate(noise=["silence"])
    table.play("hacker", f"move/room:{room}")
    assert table.room(room).explored
    assert not table.room(room).malfunction
    assert len(table.told("noise-rolled")) == 1
