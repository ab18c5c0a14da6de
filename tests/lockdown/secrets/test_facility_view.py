"""What one sees of the facility."""

from __future__ import annotations

import json

from hullbreach.rulebook.citing import cites
from tests.lockdown.secrets.inside import keeps_its_secrets, standing_in


@cites("lockdown/power/darkness", "lockdown/room/staircases")
def test_rooms_have_a_section_and_are_dark_without_power() -> None:
    table = standing_in("repository")
    table.dark(2)
    rooms = table.game.view()["rooms"]
    assert {room["section"] for room in rooms} == {None, "section:1", "section:2", "section:3"}
    dark = {room["section"] for room in rooms if room["dark"]}
    assert dark == {None, "section:2"}
    assert {room["kind"] for room in rooms if room["section"] is None} == {"staircase"}


@cites("lockdown/setup/elevator-gate-rover")
def test_at_the_start_the_gate_is_closed_and_the_rover_stands_at_the_exit() -> None:
    view = standing_in("repository").game.view()
    assert (view["gate"], view["rover"], view["elevator"]) == ("closed", "room:2", "section:2")


def test_the_view_is_plain_data_and_the_truth_has_its_shape() -> None:
    table = standing_in("css-control")
    table.css(8, "all")
    for viewer in (0, None):
        view = table.game.view(viewer)
        assert json.loads(json.dumps(view)) == view
    truth = table.game.truth()
    assert truth.keys() == table.game.view().keys()
    assert [row["css"] for row in truth["css"] if row["number"] == 8] == ["all"]
    assert truth["contingencies"]["active"] == table.active_contingency()
    assert truth["crew"][1]["contingencies"]["known"] == sorted(table.of("survivor").contingencies)
    assert keeps_its_secrets(table)
