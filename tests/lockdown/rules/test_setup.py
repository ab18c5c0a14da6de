"""Set-up of the facility: rooms, power, time, and where everybody begins."""

from __future__ import annotations

import pytest

from hullbreach.describers import describer_of
from hullbreach.library import title
from hullbreach.nemesis.box import OUT, TILE_ADDITIONAL, TILE_BASIC, TILES_ON_BOARD
from hullbreach.nemesis.scenario import LockdownTable, scenario
from hullbreach.rulebook.citing import cites
from tests.lockdown.printed import lockdown

CREW = ["hacker", "survivor", "lab-rat", "janitor"]


def tables() -> list[LockdownTable]:
    """Several games just begun."""
    return [scenario("lockdown", CREW, seed=seed) for seed in range(12)]


@cites("lockdown/setup/special-tiles")
def test_three_special_rooms_always_lie_in_the_same_places_and_nobody_can_lock_themselves_in_yet() -> None:
    found = [
        {kind: table.room_number(kind) for kind in ("isolation-room", "repository", "backup-power")}
        for table in tables()
    ]
    assert found == [found[0]] * len(found)
    for table in tables()[:3]:
        assert all(table.room(room).explored for room in found[0].values())
        table.turn("survivor")
        assert not any(option.startswith("room-action") for option in table.options("survivor"))
        assert not table.game.view()["clocks"]["isolation"]
        table.clock(8)
        table.turn("survivor")
        assert any(option.startswith("room-action") for option in table.options("survivor"))


@cites("lockdown/terms/survivors-and-workers")
def test_sentry_and_xenobiologist_are_workers_too() -> None:
    table = scenario("lockdown", ["sentry", "xenobiologist"])
    repository = f"room:{table.room_number('repository')}"
    assert [table.of(name).room for name in table.seats] == [repository, repository]


@cites("lockdown/setup/character-board")
def test_survivors_begin_in_the_isolation_room_and_workers_in_the_repository() -> None:
    table = scenario("lockdown", CREW)
    isolation, repository = (f"room:{table.room_number(kind)}" for kind in ("isolation-room", "repository"))
    where = {name: table.of(name).room for name in CREW}
    assert where == {"hacker": repository, "janitor": repository, "survivor": isolation, "lab-rat": isolation}
    table = scenario("lockdown", ["xenobiologist", "sentry"])
    assert [table.of(name).room for name in ("xenobiologist", "sentry")] == [repository, repository]


@cites("lockdown/setup/rooms-basic", "lockdown/setup/rooms-additional")
def test_every_basic_room_is_in_play_and_six_of_the_nine_additional_ones() -> None:
    left_out, laid = set(), set()
    for table in tables():
        g = table.state
        here = [g.family[back] for back in g.zones[TILES_ON_BOARD]]
        assert (here.count(TILE_BASIC), here.count(TILE_ADDITIONAL)) == (10, 6)
        assert not any(g.seen[back] for back in g.zones[TILES_ON_BOARD])
        slots = {slot.number: slot.slot for slot in g.site.printed.room if g.site.tile_back[slot.number] >= 0}
        sides = {"basic": TILE_BASIC, "additional": TILE_ADDITIONAL}
        assert all(g.family[g.site.tile_back[room]] == sides[slot] for room, slot in slots.items())
        assert not any(g.is_explored(room) for room in slots)
        for slot in sides:
            laid.add((slot, *(g.room_name(room) for room in slots if slots[room] == slot)))
        out = [back for back in g.zones[OUT] if g.family[back] == TILE_ADDITIONAL]
        assert len(out) == 3
        assert not any(g.seen[back] for back in out)
        left_out |= {g.box.tiles[g.face[back]] for back in out}
    assert len(left_out) > 3, "they are drawn at random"
    assert len([order for order in laid if order[0] == "basic"]) > 6, "and each lies somewhere else"


@cites("lockdown/setup/power-tokens")
def test_power_tokens_lie_at_random_and_one_and_two_are_active() -> None:
    placed = set()
    for table in tables():
        g = table.state
        assert sorted(g.power_at[1:]) == [1, 2, 3, 4]
        assert [number for number in range(1, 5) if g.powered >> number & 1] == [1, 2]
        placed.add(tuple(g.power_at[1:]))
    assert len(placed) > 3
    assert all(len(set(numbers)) > 2 for numbers in zip(*placed, strict=True)), "in sections and elevator alike"


@cites("lockdown/setup/time-token")
def test_time_begins_on_fifteen_with_backup_power_off() -> None:
    g = scenario("lockdown", CREW).state
    assert (g.time, g.time_on) == (15, False)


@cites("lockdown/setup/reference-cards")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_contingencies_and_night_stalkers_are_anybody_can_read_up(language: str) -> None:
    said = describer_of({}, language, "lockdown").phrases
    kinds = {f"species:{kind}" for kind in ("larva", "creeper", "adult", "breeder", "queen")}
    shown = {piece["ref"] for piece in title("lockdown").gallery()}
    assert kinds <= shown
    for token in lockdown().contingencies.contingency:
        assert f"contingency:{token.id}" in shown
        assert f"contingency-{token.id}-text" in said
