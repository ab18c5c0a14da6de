"""The time track of the facility: autodestruction, the alert procedure, and how it all ends."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.modes.objectives import queen_killed
from hullbreach.nemesis.scenario import LockdownTable
from hullbreach.nemesis.sites.facility.tracks import StopAutodestruction
from hullbreach.nemesis.sites.facility.view import FATES
from hullbreach.rulebook.citing import cites
from tests.lockdown.rooms.inside import HAND, offered, refusal, standing_in


def _at(time: int, *locked_in: str) -> LockdownTable:
    table = standing_in("repository")
    table.clock(time, on=True)
    table.lock_in(*locked_in)
    return table


def _fate(table: LockdownTable) -> str:
    """What became of the facility; those who live may still have an objective to choose."""
    return FATES[table.state.fate]


def _choose_objectives(table: LockdownTable) -> None:
    """Those who live and still have two choose one; nothing else is to come."""
    while not table.game.over:
        table.game.answer(table.game.choice.options[0].id, table.game.choice.seat)


def _rules(table: LockdownTable) -> dict[str, str]:
    return {line: rule for line, who, rule in table.state.verdicts if who < 0}


@cites(
    "lockdown/autodestruction/turns-red",
    "lockdown/autodestruction/red-effects",
    "lockdown/autodestruction/explosion",
    "lockdown/end/win-condition",
)
def test_a_yellow_token_that_time_leaves_goes_three_slots_on_and_opens_the_gate() -> None:
    table = _at(10)
    table.autodestruction(10)
    table.event_phase()
    assert _fate(table) == "standing"
    assert (table.state.autodestruct, table.state.autodestruct_red) == (7, True)
    assert table.state.gate_open
    assert table.told("gate-opens")[0]["rule"] == "lockdown/autodestruction/red-effects"


@cites("lockdown/time/advance")
@pytest.mark.parametrize("on", [True, False])
def test_time_moves_one_slot_whatever_runs_and_whatever_has_power(on: bool) -> None:
    table = _at(13)
    table.clock(13, on=on)
    table.alert(6)
    table.autodestruction(10)
    table.event_phase("nest-facility")
    assert table.state.time == 12


@cites("lockdown/autodestruction/red-effects")
def test_from_then_on_nobody_can_stop_it() -> None:
    for time, stops in ((11, True), (10, False)):
        table = standing_in("power-generator")
        table.clock(time, on=True)
        table.autodestruction(10)
        table.event_phase()
        table.hand("hacker", *HAND)
        table.turn("hacker")
        table.play("hacker", "room-action")
        assert ("stop-autodestruction" in table.options("hacker")) == stops
        table.state.stack.append((StopAutodestruction(), 0))
        table.run()
        assert table.state.autodestructs() != stops


@cites("lockdown/autodestruction/turns-red")
def test_it_never_goes_past_the_last_slot() -> None:
    table = _at(2)
    table.autodestruction(2)
    table.event_phase()
    assert (table.state.autodestruct, table.state.autodestruct_red) == (0, True)
    assert _fate(table) == "standing"
    table.event_phase()
    assert (_fate(table), table.state.time) == ("destroyed", 0)


@cites("lockdown/autodestruction/turns-red", "lockdown/autodestruction/red-effects")
def test_a_yellow_token_that_time_has_only_just_reached_stays_as_it_is() -> None:
    table = _at(11)
    table.autodestruction(10)
    table.event_phase()
    assert (table.state.time, table.state.autodestruct, table.state.autodestruct_red) == (10, 10, False)
    assert not table.state.gate_open


@cites("lockdown/autodestruction/explosion")
def test_when_time_leaves_a_red_token_the_facility_is_destroyed_with_all_in_it() -> None:
    for get_away in (LockdownTable.shelter, LockdownTable.evacuate):
        table = _at(7, "janitor")
        get_away(table, "lab-rat")
        table.contingency("green")
        table.autodestruction(7, red=True)
        table.intruder("queen", "room:14")
        table.event_phase()
        assert _fate(table) == "destroyed"
        assert [table.of(name).dead for name in ("hacker", "janitor", "lab-rat")] == [True, True, False]
        assert table.intruders() == {}
        assert queen_killed(table.state)
        assert table.game.view()["phase"] == "end"
        _choose_objectives(table)
        assert table.told("event-drawn") == []
        assert _rules(table)["facility-destroyed"] == "lockdown/autodestruction/explosion"


@cites("lockdown/autodestruction/explosion", "lockdown/time/checks")
def test_time_that_reaches_a_red_token_destroys_nothing_yet() -> None:
    table = _at(8)
    table.autodestruction(7, red=True)
    table.event_phase()
    assert (_fate(table), table.state.time, table.state.autodestruct) == ("standing", 7, 7)
    assert not table.of("hacker").dead


@cites("lockdown/time/checks")
def test_what_runs_out_is_looked_at_before_power_is_lost() -> None:
    table = _at(12)  # slot 11 has a threshold
    table.autodestruction(12)
    table.event_phase()
    told = [event["kind"] for event in table.told()]
    steps = [told.index(kind) for kind in ("time-advances", "autodestruction-red", "threshold")]
    assert steps == sorted(steps)
    for end in (LockdownTable.alert, lambda table, slot: table.autodestruction(slot, red=True)):
        table = _at(12)
        end(table, 12)
        table.event_phase()
        assert table.state.fate
        assert table.told("threshold") == []


@cites("lockdown/alert/game-end")
def test_when_time_leaves_the_alert_token_the_facility_is_purged() -> None:
    table = _at(7, "janitor")
    table.contingency("green")
    table.alert(7)
    table.intruder("queen", "room:14")
    table.event_phase()
    assert _fate(table) == "purged"
    assert table.of("hacker").dead
    assert not table.of("janitor").dead
    assert table.intruders() != {}
    assert _rules(table)["alert-ended"] == "lockdown/alert/game-end"
    _choose_objectives(table)
    assert table.told("event-drawn") == [], "the game ends at that instant"


@cites("lockdown/alert/game-end")
def test_time_that_reaches_the_alert_token_ends_nothing_yet() -> None:
    table = _at(8)
    table.alert(7)
    table.event_phase()
    assert (_fate(table), table.state.time) == ("standing", 7)


@cites("lockdown/alert/game-end")
def test_on_the_last_slot_the_alert_ends_the_game_when_time_arrives_there() -> None:
    table = _at(1, "janitor")
    table.contingency("green")
    table.alert(0)
    table.event_phase()
    assert (_fate(table), table.state.time) == ("purged", 0)
    assert [table.of(name).dead for name in ("hacker", "janitor")] == [True, False]
    assert _rules(table)["alert-ended"] == "lockdown/alert/game-end"


@cites("lockdown/alert/game-end", "lockdown/end/both-procedures")
def test_with_autodestruction_active_the_end_of_the_alert_destroys_the_facility() -> None:
    table = _at(7, "janitor")
    table.alert(7)
    table.autodestruction(5)
    table.event_phase()
    assert _fate(table) == "destroyed"
    assert table.of("janitor").dead
    assert _rules(table)["alert-ended"] == "lockdown/end/both-procedures"


@cites("lockdown/end/both-procedures")
def test_with_an_alert_running_the_explosion_ends_the_alert_as_well() -> None:
    table = _at(7, "janitor")
    table.alert(5)
    table.autodestruction(7, red=True)
    table.event_phase()
    assert _fate(table) == "destroyed"
    assert _rules(table)["facility-destroyed"] == "lockdown/autodestruction/explosion"
    assert _rules(table)["alert-ended"] == "lockdown/end/both-procedures"


@cites("lockdown/end/time-track")
def test_at_the_end_of_the_track_everybody_who_is_not_locked_in_dies() -> None:
    table = _at(1, "janitor")
    table.contingency("green")
    table.place("lab-rat", "isolation-room")
    table.turn("hacker")
    table.event_phase()
    assert _fate(table) == "purged"
    assert [table.of(name).dead for name in ("hacker", "janitor", "lab-rat")] == [True, False, True]


@cites("lockdown/end/time-track")
def test_a_running_autodestruction_destroys_the_facility_at_the_end_of_the_track() -> None:
    table = _at(1, "janitor")
    table.autodestruction(0)
    table.event_phase()
    assert _fate(table) == "destroyed"
    assert table.of("janitor").dead


@cites("lockdown/critical/isolation-opens")
def test_the_isolation_room_opens_at_the_first_white_slot() -> None:
    for time, rules in ((10, []), (9, ["lockdown/critical/isolation-opens"])):
        table = standing_in("isolation-room")
        table.clock(time, on=True)
        assert not offered(table)
        assert refusal(table) == "lockdown/room/isolation-condition"
        table.event_phase()
        assert [event["rule"] for event in table.told("isolation-opens")] == rules
        table.turn("hacker")
        assert offered(table) == table.game.view()["clocks"]["isolation"] == bool(rules)
        assert refusal(table) == (None if rules else "lockdown/room/isolation-condition")
    table.event_phase("kickstopper")
    table.turn("hacker")
    assert offered(table), "and it stays open"


@cites("lockdown/alert/opens-isolation", "lockdown/critical/isolation-opens")
def test_an_alert_opens_it_at_once() -> None:
    table = standing_in("alert-room")
    table.clock(15)
    table.place("hacker", "isolation-room")
    table.turn("hacker")
    assert not offered(table)
    table.place("hacker", "alert-room")
    table.turn("hacker")
    table.play("hacker", "room-action")
    table.play("hacker", "start-alert")
    assert table.state.isolation_open
    assert table.told("isolation-opens")[0]["rule"] == "lockdown/alert/opens-isolation"
    table.place("hacker", "isolation-room")
    table.turn("hacker")
    assert offered(table)


def _alone_at_the_door(time: int) -> LockdownTable:
    """The hacker is the last one in the facility and about to lock themselves in."""
    table = standing_in("isolation-room")
    table.clock(time, on=True)
    table.shelter("janitor", "lab-rat")
    table.contingency("green")
    table.fate(noise=["silence"])
    table.turn("hacker")
    return table


@cites("lockdown/end/last-character-neither", "lockdown/end/last-character")
def test_when_the_last_one_is_locked_in_time_runs_out() -> None:
    table = _alone_at_the_door(8)
    table.play("hacker", "room-action")
    assert table.state.time == 0
    assert _fate(table) == "purged"
    assert not table.of("hacker").dead


@cites("lockdown/end/last-character-alert")
def test_with_an_alert_time_goes_to_its_slot() -> None:
    table = _alone_at_the_door(8)
    table.alert(4)
    table.play("hacker", "room-action")
    assert table.state.time == 4
    assert _rules(table)["facility-purged"] == "lockdown/end/last-character-alert"


@cites("lockdown/end/last-character-autodestruction")
def test_with_autodestruction_even_yellow_it_explodes() -> None:
    table = _alone_at_the_door(8)
    table.autodestruction(5)
    table.play("hacker", "room-action")
    assert table.state.time == 5
    assert _fate(table) == "destroyed"
    assert table.of("hacker").dead


@cites("lockdown/critical/first-death", "lockdown/end/win-condition")
def test_the_first_death_opens_the_main_gate() -> None:
    table = standing_in("vent-control", "lab-rat")
    table.play("hacker", "room-action")
    table.play("hacker", "vent/room:14")
    assert not table.state.gate_open
    table.event_phase()
    assert table.of("janitor").dead
    assert table.state.gate_open
    assert [event["rule"] for event in table.told("gate-opens")] == ["lockdown/critical/first-death"]


@cites("lockdown/critical/first-death")
def test_it_opens_at_once_and_nobody_closes_it_again() -> None:
    table = standing_in("alert-room", "janitor", "lab-rat")
    table.computer("logistics", "maintenance")
    table.wound("janitor", "leg", "hand", "arm")
    table.fire("alert-room")
    table.first_player("janitor")
    table.turn("janitor")
    table.play("janitor", "pass")
    assert table.of("janitor").dead
    assert (table.state.gate_open, table.state.round) == (True, 1)
    table.turn("hacker")
    table.play("hacker", "use-computer")
    doors = [option for option in table.options("hacker") if option.startswith("close-door/")]
    assert doors
    assert all(option.startswith("close-door/corridor:") for option in doors)
    table.dead("lab-rat")
    assert table.state.gate_open


def test_everybody_sees_where_time_will_cost_power() -> None:
    table = _at(12)
    thresholds = table.game.view(None)["clocks"]["thresholds"]
    assert thresholds == {"red": [14, 13, 9, 7, 4], "blue": [11, 5, 3]}
    lit = table.facts()["power"]
    table.event_phase()  # time enters 11, whose threshold is blue
    assert len(table.facts()["power"]) == len(lit) - 1
