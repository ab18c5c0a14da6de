"""The scenario table of Lockdown: whatever is laid is there, and nothing is there twice."""

from __future__ import annotations

import pytest

from hullbreach.kernel import Refused
from hullbreach.nemesis.scenario import LockdownTable, scenario
from tests.scenario_files import run_text


def table() -> LockdownTable:
    return scenario("lockdown", crew=["hacker", "survivor", "janitor"])


def test_power_is_laid_place_by_place() -> None:
    it = table()
    it.power()
    it.dark(2, "elevator")
    assert [it.has_power(place) for place in (1, 2, 3, "elevator")] == [True, False, True, False]


def test_pods_and_contingencies_are_laid_by_name_and_stay_complete() -> None:
    it = table()
    it.css(10, "all")
    it.css(9, "a")
    it.contingency("red")
    it.contingencies("hacker", "green", "blue")
    it.contingencies("survivor", "code-black")
    assert (it.css_track()[10], it.css_track()[9], it.active_contingency()) == ("all", "a", "code-red")
    assert it.of("survivor").contingencies == ["code-black"]
    held = [code for name in it.seats for code in it.of(name).contingencies]
    colours = ("black", "blue", "gray", "green", "purple", "red", "yellow")
    assert sorted([it.active_contingency(), *it.pool(), *held]) == [f"code-{colour}" for colour in colours]


def test_a_room_is_laid_where_it_fits_and_a_character_gets_on_a_pod() -> None:
    it = table()
    it.board_pod("janitor", "b")
    assert it.of("janitor").pod == 2
    assert it.room("cargo-b").explored
    assert it.room("cargo-b").crew == []
    it.knowledge("hacker", 5)
    it.archive("hacker")
    it.shelter("survivor")
    assert (it.of("hacker").knowledge, it.of("hacker").archived, it.of("survivor").in_bunker) == (5, True, True)


SURFACE = """
game = "lockdown"
crew = ["hacker", "survivor"]
[options]
site = "facility-surface"
[[step]]
set = "place"
with = ["hacker", "room:8"]
[[step]]
set = "turn"
with = ["hacker"]
[[step]]
set = "token"
with = ["room:4", "draw-red-1"]
[[step]]
set = "noise"
with = ["area:2"]
[[step]]
play = "drive/room:4"
who = "hacker"
[[step]]
expect = { rover = "room:4" }
"""


def test_a_scenario_file_may_be_about_the_surface() -> None:
    assert [line.wrong for line in run_text(SURFACE)] == [[]] * 6


FILE = """
game = "lockdown"
crew = ["hacker", "survivor"]
[[step]]
set = "power"
[[step]]
set = "dark"
with = [2, "elevator"]
[[step]]
set = "clock"
with = [9]
[[step]]
set = "knowledge"
with = ["hacker", 6]
[[step]]
expect = { time = 9, power = ["1", "3"], gate = false, over = false }
[[step]]
expect = { of = "hacker", knowledge = 6, archived = false, locked_in = false }
"""


def test_a_scenario_may_be_a_file_too() -> None:
    assert [line.wrong for line in run_text(FILE)] == [[]] * 6


@pytest.mark.parametrize("crew", [("scout", "lab-rat"), ("hacker", "hacker")])
def test_two_characters_of_one_colour_do_not_play_together(crew: tuple[str, str]) -> None:
    with pytest.raises(Refused, match="one-of-a-colour"):
        LockdownTable("lockdown", crew, options={"crew": "with-original"})
