"""The cooperative mode in the facility: when the dead come back, and when they do not."""

from __future__ import annotations

from hullbreach.kernel import Effect
from hullbreach.nemesis.kinds import CORPSES
from hullbreach.nemesis.rules.wounds import Die
from hullbreach.nemesis.scenario import LockdownTable
from hullbreach.nemesis.sites.facility.laboratory import Analyse
from hullbreach.rulebook.citing import cites
from tests.lockdown.goals.ending import crew, end

DEATH = "nemesis/wound/death"


def carry_out(table: LockdownTable, *effects: Effect) -> None:
    """These effects happen now, one after another."""
    table.state.stack.extend((effect, 0) for effect in reversed(effects))
    table.run()


def mourning() -> LockdownTable:
    """The survivor has died in the working emergency room; it is the hacker's turn."""
    table = crew(mode="coop")
    table.place("survivor", table.lay("emergency-room"))
    carry_out(table, Die(1, DEATH))
    table.turn("hacker")
    table.bag(blank=1)
    return table


@cites("lockdown/coop/revive-carry", "lockdown/coop/revive-return")
def test_a_corpse_that_has_been_analysed_does_not_come_back() -> None:
    table = mourning()
    table.place("hacker", table.lay("emergency-room"))
    table.turn("hacker")
    carry_out(table, Analyse(0, CORPSES[2]))
    table.event_phase()
    assert table.of("survivor").dead
    table = mourning()
    table.event_phase()
    assert not table.of("survivor").dead


@cites("lockdown/coop/revive-return", "lockdown/coop/win")
def test_whoever_came_back_and_gets_away_wins_with_the_others() -> None:
    table = mourning()
    table.common_objectives("know-your-enemy")
    table.event_phase()
    table.shelter("survivor")
    table.state.discovered = 7
    outcome = end(table)
    assert (outcome["survivors"], outcome["winners"]) == ([1], [0, 1, 2])


@cites("lockdown/end/last-character", "lockdown/coop/revive-return")
def test_when_nobody_is_left_nobody_comes_back() -> None:
    table = mourning()
    table.evacuate("janitor")
    table.turn("hacker")
    carry_out(table, Die(0, DEATH))
    assert table.told("nobody-left")
    assert table.told("revived") == []
    assert end(table)["survivors"] == [2]
