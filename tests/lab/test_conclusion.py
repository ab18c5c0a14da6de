"""How games ended and how survivors left, read from their events."""

from __future__ import annotations

import pytest

from hullbreach.describe.languages import LANGUAGES
from hullbreach.describers import describer_of
from hullbreach.lab.simulate import row, tasks
from hullbreach.nemesis.table.results import tally
from hullbreach.nemesis.table.results.conclusion import ON_FOOT, WAYS_OUT, ending
from hullbreach.nemesis.table.results.row import FamilyRow
from tests.lockdown.goals.ending import crew, end
from tests.lockdown.secrets.inside import act

(TASK,) = tasks("lockdown", 1, 3, seed=1, bots="random", options={})


def three_who_leave(contingency: str = "green") -> tuple[list[FamilyRow], str]:
    """One walks to the bunker, one drives there, and the last one is locked in."""
    table = crew()
    table.contingency(contingency)
    table.gate()
    for name in ("hacker", "janitor"):
        table.place(name, 2)
    table.give("hacker", "enviro-suit")
    table.fate(noise=["silence", "silence"])
    act(table, "hacker", "leave-on-foot")
    act(table, "janitor", "leave-by-rover")
    table.clock(5)
    table.place("survivor", "isolation-room")
    act(table, "survivor", "room-action")
    end(table)
    return [row(TASK, table.game, seat, 1) for seat in range(3)], ending(table.game)


def test_everybody_leaves_by_a_way_of_their_own() -> None:
    rows, ended = three_who_leave()
    assert [row.way_out for row in rows] == ["bunker-on-foot", "isolation", "bunker-by-rover"]
    assert {row.ending for row in rows} == {ended} == {"nobody-left"}
    assert {row.contingency for row in rows} == {"code-green"}
    assert [(each.name, each.killed.hits, each.killed.of) for each in tally.contingencies(rows)] == [
        ("code-green", 0, 1)
    ]


def test_a_contingency_that_kills_is_counted_once_a_game() -> None:
    rows, _ = three_who_leave("black")
    assert [row.cause for row in rows] == ["lockdown/victory/contingency", "", "lockdown/victory/contingency"]
    assert [row.way_out for row in rows] == ["", "isolation", ""]
    titles = {section.title: section.lines for section in tally.sections(rows)}
    assert [(name, part.hits, part.of) for name, part in titles["contingency"]] == [("code-black", 1, 1)]
    assert [(name, part.hits, part.of) for name, part in titles["contingency-kills"]] == [("code-black", 1, 1)]


@pytest.mark.parametrize(("space", "ended"), [(None, "facility-purged"), (1, "alert-ended")])
def test_the_end_of_an_alert_is_an_end_of_its_own(space: int | None, ended: str) -> None:
    table = crew()
    table.alert(space)
    end(table)
    assert ending(table.game) == ended


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_way_out_and_end_has_a_short_name(lang: str) -> None:
    known = describer_of({}, lang).phrases
    assert [way for way in (*WAYS_OUT.values(), ON_FOOT[1]) if f"way-out-{way}" not in known] == []
    ends = ("facility-purged", "facility-destroyed", "alert-ended", "nobody-left")
    assert [name for name in ends if f"ending-{name}" not in known] == []
