"""What a crew has done before the end, which objectives ask for."""

from __future__ import annotations

from hullbreach.nemesis.scenario import NemesisTable


def nest_destroyed(table: NemesisTable) -> None:
    """The scout shoots the last egg."""
    table.tile(2, "nest")
    table.eggs(1)
    table.place("scout", 2)
    table.fate(combat=["hit"], noise=["silence"])
    table.turn("scout")
    table.play("scout", "shoot", "object:egg")


def queen_killed(table: NemesisTable) -> None:
    """The scout shoots a queen that has taken enough already."""
    table.place("scout", 1)
    table.intruder("queen", 1, injuries=20)
    table.fate(combat=["hit"], attack=["scratch", "scratch"])
    table.turn("scout")
    table.play("scout", "shoot", "intruder:queen-1")


def everything_explored(table: NemesisTable) -> None:
    table.explore(*table.state.board.rooms)


def all_but_one_explored(table: NemesisTable) -> None:
    table.explore(*(room for room in table.state.board.rooms if room != 13))
