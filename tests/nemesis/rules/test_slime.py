"""Slime: one marker a character, and what takes it off."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import scenario
from hullbreach.rulebook.citing import cites
from tests.nemesis.rules.aboard import standing_in


@cites("nemesis/slime/one-per-character")
def test_a_second_slime_marker_has_no_effect() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    table.place("scout", "room:1")
    table.token("room:6", "slime-3")
    table.turn("captain")
    table.fate(noise=["1"])
    table.play("captain", "move/room:6")
    assert table.of("captain").slimed
    assert len(table.told("slimed")) == 1
    table.token("room:7", "slime-4")
    table.turn("captain")
    table.fate(noise=["3"])
    table.play("captain", "move/room:7")
    assert table.of("captain").slimed
    assert table.told("slimed") == []
    table.tile("room:8", "shower")
    table.place("captain", "room:8")
    table.turn("captain")
    table.play("captain", "room-action")
    table.play("captain", "wash")
    assert not table.of("captain").slimed


@cites("nemesis/slime/removal")
@pytest.mark.parametrize("use", ["wash", "wash-and-scan-hand"])
def test_the_shower_washes_slime_off(use: str) -> None:
    table = standing_in("shower")
    table.slime("captain")
    table.slime("scout")
    table.turn("captain")
    table.play("captain", "room-action")
    table.play("captain", use)
    assert not table.of("captain").slimed
    assert table.of("scout").slimed


@cites("nemesis/slime/removal")
def test_slime_stays_until_somebody_does_something_about_it() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    table.slime("captain")
    table.turn("captain")
    table.play("captain", "pass")
    table.bag(blank=1)
    table.event_phase("nest")
    assert table.of("captain").slimed


@cites("nemesis/slime/removal")
def test_clothes_wipe_slime_off() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    table.give("captain", "clothes")
    table.turn("captain")
    assert table.refusals("captain")["use/item:clothes"] == "nemesis/slime/removal"
    table.slime("captain")
    table.turn("captain")
    table.play("captain", "use/item:clothes")
    assert not table.of("captain").slimed
    assert table.of("captain").items == []
