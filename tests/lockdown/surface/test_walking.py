"""On foot: paths between exit rooms and crossroads, tokens out there, and what never happens on open ground."""

from __future__ import annotations

from hullbreach.nemesis.corrections import judgements
from hullbreach.nemesis.rules.hazards import PlaceFire, PlaceMalfunction, SpreadFire, may_malfunction
from hullbreach.nemesis.scenario import scenario
from hullbreach.nemesis.species.night_stalkers.blood_trace import BloodTrace
from hullbreach.rulebook.citing import cites
from tests.lockdown.surface.outside import AREAS, SITE, carry_out, noisy, offered, out_at


@cites("lockdown/alternative-board/on-foot", "lockdown/alternative-board/paths")
def test_a_movement_leads_along_a_path_both_ways() -> None:
    table = out_at(9)
    assert "room:28" in offered(table, "move")
    table = out_at(28)
    assert offered(table, "move") == ["room:4", "room:9", "room:29"]
    assert offered(table, "careful-move") == ["room:4", "room:9", "room:29"]
    table.explore(29)
    table.fate(surface=["silence"])
    table.play("hacker", "move/room:29")
    assert table.of("hacker").room == "room:29"


@cites("lockdown/alternative-board/on-foot")
def test_on_arrival_the_token_comes_first_and_then_the_noise_if_nobody_is_there() -> None:
    table = out_at(9)
    table.token(28, "malfunction-2")
    table.fate(surface=["3"])
    table.play("hacker", "move/room:28")
    told = [event["kind"] for event in table.told()]
    assert told.index("token-revealed") < told.index("noise-rolled") < told.index("noise-placed")
    assert noisy(table) == {"area:3"}
    table = out_at(9, 28)
    table.play("hacker", "move/room:28")
    assert table.told("noise-rolled") == []
    table = out_at(9)
    table.explore(28)
    table.intruder("adult", 28)
    table.turn("hacker")
    table.play("hacker", "move/room:28")
    assert table.told("noise-rolled") == []


@cites("lockdown/alternative-board/on-foot")
def test_nothing_is_needed_to_walk_on_the_surface_and_an_escape_may_lead_there() -> None:
    table = out_at(9)
    table.lose_items("hacker")
    table.intruder("adult", 9)
    table.explore(28)
    table.turn("hacker")
    table.attack_cards("cut-4")
    table.fate(surface=["silence"])
    table.play("hacker", "move/room:28")
    assert table.of("hacker").room == "room:28"
    assert len(table.told("attack")) == 1


@cites("lockdown/alternative-board/buildings", "lockdown/alternative-board/on-foot")
def test_a_building_is_entered_through_its_exit_room_and_works_like_any_room() -> None:
    table = out_at(28)
    table.token(4, "silence-2")
    table.play("hacker", "move/room:4")
    assert table.room(4).explored
    assert table.room(4).items == 2
    assert table.told("noise-rolled") == []
    entered = [room for room in (1, 2, 3) if f"room:{room}" in offered(out_at(28), "move")]
    assert entered == []
    g = table.state
    assert {g.board.ends[path][0] for path in g.board.paths} & {*range(1, 9)} == {4, 8}
    table.malfunction(4)
    table.fire(4)
    assert g.is_malfunctioning(4)
    table.dark(1)
    assert g.is_dark(4)
    assert not g.is_dark(28)


@cites("lockdown/alternative-board/token-malfunction", "lockdown/alternative-board/buildings")
def test_a_malfunction_token_does_nothing_on_a_crossroads_but_breaks_a_building() -> None:
    table = out_at(28)
    table.token(29, "malfunction-4")
    table.fate(surface=["silence"])
    table.play("hacker", "move/room:29")
    assert not table.room(29).malfunction
    assert table.room(29).items == 0
    table = out_at(28)
    table.tile(4, "guard-room", explored=False)
    table.token(4, "malfunction-4")
    table.fate(surface=["silence"])
    table.play("hacker", "move/room:4")
    assert table.room(4).malfunction
    assert table.room(4).items == 4


@cites("lockdown/alternative-board/buildings")
def test_a_building_burns_like_any_other_room() -> None:
    table = out_at(28)
    carry_out(table, PlaceFire(4), PlaceFire(5))
    assert (table.room(4).fire, table.room(5).fire) == (True, True)


@cites("lockdown/alternative-board/crossroads")
def test_open_ground_never_breaks_and_never_burns() -> None:
    table = out_at(28)
    left = table.state.site.fire_left(table.state)
    carry_out(table, PlaceFire(28), PlaceMalfunction(28))
    assert (table.room(28).fire, table.room(28).malfunction) == (False, False)
    assert table.state.site.fire_left(table.state) == left
    assert not may_malfunction(table.state, 28)
    table.fire(9)
    carry_out(table, SpreadFire((9,)))
    assert not table.room(28).fire
    assert table.room(10).fire


@cites("lockdown/alternative-board/crossroads")
def test_a_judge_puts_no_fire_on_open_ground_and_no_noise_on_a_path() -> None:
    table = out_at(28)
    corrections = {option.id for option in judgements(table.state)}
    assert "judge-fire-add/room:9" in corrections
    assert not corrections & {"judge-fire-add/room:28", "judge-malfunction-add/room:28", "judge-noise-add/path:4-28"}
    assert {f"judge-noise-add/{area}" for area in AREAS} <= corrections


@cites("lockdown/alternative-board/paths")
def test_no_door_ever_stands_on_a_path() -> None:
    table = out_at(28)
    table.token(9, "doors-3")
    table.fate(noise=["silence"])
    table.play("hacker", "move/room:9")
    assert table.told("token-revealed")[0]["args"]["token"] == "doors"
    assert table.told("door-closed") == []
    assert not table.state.closed


@cites("lockdown/alternative-board/paths")
def test_an_intruder_is_drawn_along_a_path_but_no_number_leads_it_there() -> None:
    table = out_at(9)
    foe = table.intruder("adult", 28)
    table.explore(13)
    table.fate(noise=["danger"])
    table.place("hacker", 13)
    table.turn("hacker")
    table.play("hacker", "move/room:9")
    assert table.intruders() == {foe: "room:9"}
    numbered = {spot for room in (9, 28) for spot in table.state.board.spot_by_number[room]}
    assert not numbered & {*table.state.board.paths}


@cites("lockdown/alternative-board/paths")
def test_an_intruder_that_obeys_may_be_sent_along_a_path() -> None:
    table = scenario("lockdown", crew=["xenobiologist", "hacker"], site=SITE)
    table.place("xenobiologist", 12)
    table.give("xenobiologist", "overmind")
    foe = table.intruder("adult", 9)
    table.turn("xenobiologist")
    table.play("xenobiologist", "use/item:overmind")
    assert f"command/{foe}/path:9-28" in table.options("xenobiologist")
    table.play("xenobiologist", f"command/{foe}/path:9-28")
    assert table.intruders() == {foe: "room:28"}


def test_nobody_follows_blood_from_below_into_a_building_of_the_same_section() -> None:
    table = out_at(2)
    table.wound("hacker", "leg")
    table.hand("hacker")
    near, below = table.intruder("adult", 4), table.intruder("adult", 12)
    table.turn("hacker")
    carry_out(table, BloodTrace((0,)))
    assert table.intruders() == {near: "room:2", below: "room:12"}
