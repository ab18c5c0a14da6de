"""Power: thresholds of the time track turn it off, token by token, and darkness is where there is none."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import LockdownTable
from hullbreach.rulebook.citing import cites
from tests.lockdown.rooms.inside import standing_in

PLACES: tuple[int | str, ...] = (1, 2, 3, "elevator")


def _ordered() -> LockdownTable:
    """Tokens 1 to 4 lie at the sections and the elevator, in this order, all active; the hacker is in section 3."""
    table = standing_in("repository")
    for number, place in enumerate(PLACES, 1):
        table.power_token(place, number)
    return table


def _powered(table: LockdownTable) -> list[bool]:
    return [table.has_power(place) for place in PLACES]


@cites(
    "lockdown/power/threshold-effect",
    "lockdown/power/threshold-inactive-time-token",
    "lockdown/terms/sections",
    "lockdown/time/checks",
)
def test_a_red_threshold_turns_off_the_highest_active_token_while_backup_power_is_off() -> None:
    table = _ordered()
    table.clock(15, on=False)
    table.event_phase()
    assert table.state.time == 14
    assert _powered(table) == [True, True, True, False]
    table = _ordered()
    table.dark("elevator")
    table.clock(12, on=False)  # slot 11 has a blue one
    table.event_phase()
    assert _powered(table) == [True, True, False, False]
    assert table.told("threshold")[0]["rule"] == "lockdown/power/threshold-inactive-time-token"


@cites("lockdown/power/threshold-active-time-token")
def test_with_backup_power_only_blue_thresholds_count() -> None:
    table = _ordered()
    table.clock(10, on=True)
    table.event_phase()
    assert _powered(table) == [True] * 4
    table = _ordered()
    table.clock(12, on=True)
    table.event_phase()
    assert _powered(table) == [True, True, True, False]


def _thresholds(*, on: bool) -> list[int]:
    """The spaces on which the time token costs power when it enters them."""
    found = []
    for space in range(14, 0, -1):
        table = _ordered()
        table.clock(space + 1, on=on)
        table.event_phase()
        if table.told("threshold"):
            found.append(table.state.time)
    return found


@cites("lockdown/power/threshold-inactive-time-token", "lockdown/power/threshold-active-time-token")
def test_five_thresholds_are_red_and_three_blue() -> None:
    assert _thresholds(on=False) == [14, 13, 11, 9, 7, 5, 4, 3]
    assert _thresholds(on=True) == [11, 5, 3]


@cites("lockdown/power/threshold-effect")
def test_with_nothing_left_to_lose_nothing_happens() -> None:
    table = _ordered()
    table.dark()
    table.clock(15, on=False)
    table.event_phase()
    assert _powered(table) == [False] * 4
    assert table.told("power-off") == []
    table = _ordered()
    table.dark()
    table.clock(12, on=True)  # slot 11 has a blue one
    table.event_phase("nest-facility")
    assert table.state.time_on
    assert table.told("threshold") == []


@cites("lockdown/power/darkness", "lockdown/power/powered", "lockdown/terms/sections")
def test_who_is_in_a_section_without_power_is_in_darkness_whatever_the_elevator_has() -> None:
    table = _ordered()
    g = table.state
    table.dark("elevator", 2)
    assert not g.site.in_dark(g, 0)
    table.dark(3)
    assert g.site.in_dark(g, 0)
    assert not g.is_powered(g.room_of(0))
    table.power(3)
    assert g.is_powered(g.room_of(0))


@cites("lockdown/power/darkness")
@pytest.mark.parametrize("section", [1, 2, 3])
def test_an_elevator_room_is_as_dark_as_its_section(section: int) -> None:
    table = _ordered()
    g = table.state
    table.place(0, g.site.landings[section - 1])
    table.power()
    table.dark(section)
    assert g.site.in_dark(g, 0)
    table.power(section)
    table.dark("elevator")
    assert not g.site.in_dark(g, 0)


@cites("lockdown/event/noise-removal", "lockdown/power/powered")
def test_noise_dies_down_where_there_is_power_and_nobody_near() -> None:
    table = standing_in("repository", "janitor")
    table.place("lab-rat", "room:9")
    table.dark(1)
    table.clock(13)
    noisy = ("7-8", "8-9", "18-19", "23-24", "1-2", "1-6", "6-10", "technical")
    table.noise(*(f"corridor:{name}" for name in noisy))
    table.event_phase()
    kept = [corridor for corridor in noisy if table.has_noise(corridor)]
    assert kept == ["8-9", "18-19", "1-2", "1-6", "technical"]
    table = standing_in("repository", "janitor", "lab-rat")
    table.dark(2, 3)
    table.clock(13)
    table.noise("corridor:7-8", "corridor:23-24", "corridor:1-2")
    table.event_phase()
    assert [corridor for corridor in ("7-8", "23-24", "1-2") if table.has_noise(corridor)] == ["7-8", "23-24"]


@cites("lockdown/event/noise-removal")
@pytest.mark.parametrize("locked_in", [False, True])
def test_those_locked_in_keep_no_noise_around_their_room(locked_in: bool) -> None:
    table = standing_in("alert-room")
    table.place("janitor", "isolation-room")
    table.noise("corridor:9-13", "corridor:13-15", "corridor:13-17")
    if locked_in:
        table.lock_in("janitor")
    table.turn("hacker")
    table.clock(13)
    table.event_phase()
    assert table.has_noise("corridor:9-13") != locked_in
