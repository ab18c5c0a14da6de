"""The cargo sending system: tokens that are looked at and moved, pods that leave or do not."""

from __future__ import annotations

import pytest

from hullbreach import load
from hullbreach.describers import describer_of
from hullbreach.nemesis.box import CSS, OUT
from hullbreach.nemesis.scenario import LockdownTable
from hullbreach.nemesis.sites.facility.ending import FacilityDestroyed
from hullbreach.rulebook.citing import cites
from tests.lockdown.secrets.inside import HAND, act, at_the_computer, keeps_its_secrets, standing_in, told


def beside_the_pod(pod: str = "a", token: str = "all") -> LockdownTable:
    table = standing_in(f"cargo-{pod}")
    table.clock(10)
    table.css(10, token)
    return table


# -- tokens ---------------------------------------------------------------------------------------------------


@cites("lockdown/room/css-control")
def test_the_control_room_shows_a_token_to_one_player_who_may_move_it() -> None:
    table = standing_in("css-control")
    table.css(8, "b")
    table.play("hacker", "room-action")
    assert table.options("hacker") == [f"look-at-css/number:{space}" for space in (1, 2, 4, 6, 8, 10)]
    table.play("hacker", "look-at-css/number:8")
    assert told(table, "css-seen", "hacker") == {"who": "seat:0", "number": 8, "css": "css:b"}
    assert told(table, "css-seen", "janitor") == {"who": "seat:0", "number": 8}
    choice = table.choice("hacker")
    assert choice is not None
    assert dict(choice.args) == {"css": "css:b"}
    assert table.options("hacker") == ["leave-css", "move-css/number:7", "move-css/number:9"]
    assert keeps_its_secrets(table)
    table.play("hacker", "move-css/number:9")
    assert table.css_track()[9] == "b"
    assert 8 not in table.css_track()
    seen = {row["number"]: row["css"] for row in table.game.view(0)["css"]}
    assert seen == {10: None, 9: "b", 6: None, 4: None, 2: None, 1: None}
    assert {row["css"] for row in table.game.view(1)["css"]} == {None}


@cites("lockdown/room/css-control", "lockdown/room/css-control-limits")
def test_no_token_goes_onto_another_or_leaves_the_time_tokens_space() -> None:
    table = standing_in("css-control")
    table.clock(8)
    act(table, "hacker", "room-action", "look-at-css/number:8")
    assert table.choice("hacker").ask == "ask-action"  # type: ignore[union-attr]
    table.hand("hacker", *HAND)
    act(table, "hacker", "room-action", "look-at-css/number:1")
    assert table.choice("hacker").ask == "ask-action"  # type: ignore[union-attr]  # 2 is taken, 0 is the end
    table.hand("hacker", *HAND)
    act(table, "hacker", "room-action", "look-at-css/number:2")
    assert table.options("hacker") == ["leave-css", "move-css/number:3"]
    track = table.css_track()
    table.play("hacker", "leave-css")
    assert table.css_track() == track


@cites("lockdown/room/css-control")
def test_a_token_can_be_moved_onto_any_numbered_space_and_to_where_time_stands() -> None:
    table = standing_in("css-control")
    table.clock(15)
    table.css(14, "b")
    act(table, "hacker", "room-action", "look-at-css/number:14", "move-css/number:15")
    assert table.css_track()[15] == "b"


@cites("lockdown/computer/choose-action")
def test_a_computer_shows_a_token_without_moving_it() -> None:
    table = at_the_computer("logistics", "maintenance")
    table.css(10, "none")
    act(table, "hacker", "use-computer", "look-at-css/number:10")
    assert told(table, "css-seen", "hacker")["css"] == "css:none"
    assert table.choice("hacker").ask == "ask-action"  # type: ignore[union-attr]
    assert keeps_its_secrets(table)


@cites("lockdown/setup/css-tokens", "lockdown/css/enter-condition")
def test_six_of_seven_tokens_lie_face_down_on_their_spaces_and_nobody_sees_the_seventh() -> None:
    left_out, first = set(), set()
    for seed in range(12):
        table = standing_in("repository", seed=seed)
        for viewer in (None, 0, 1, 2):
            view = table.game.view(viewer)
            assert view["css"] == [{"number": space, "css": None} for space in (10, 8, 6, 4, 2, 1)]
            assert view["launches"] == []
        g = table.state
        (seventh,) = (back for back in g.zones[OUT] if g.family[back] == CSS)
        assert not any(g.seen[back] for back in g.box.backs[CSS])
        left_out.add(g.game.name_of(g, seventh))
        first.add(table.css_track()[10])
        worlds = [table.game.resample(0, again)._state for again in range(12)]
        assert len({world.face[seventh] for world in worlds}) > 3
    assert len(left_out) > 2
    assert len(first) > 2


# -- pods -----------------------------------------------------------------------------------------------------


@cites("lockdown/css/enter-condition", "lockdown/css/pods-b-and-c")
def test_a_pod_opens_while_time_stands_on_a_token_and_nobody_is_in_it() -> None:
    for pod, rule in (("a", "enter-condition"), ("b", "pods-b-and-c"), ("c", "pods-b-and-c")):
        table = beside_the_pod(pod)
        use = f"room-action/room:{table.room_number(f'cargo-{pod}')}"
        assert use in table.options("hacker")
        table.board_pod("survivor", "b" if pod == "a" else "a")
        assert use in table.options("hacker")
        table.board_pod("janitor", pod)
        assert table.refusals("hacker")[use] == f"lockdown/css/{rule}"
        table = beside_the_pod(pod)
        table.clock(9)
        assert table.refusals("hacker")[use] == f"lockdown/css/{rule}"


@cites("lockdown/css/pods-b-and-c", "lockdown/css/escape")
@pytest.mark.parametrize(("pod", "number"), [("b", 2), ("c", 3)])
@pytest.mark.parametrize("launched", [False, True])
def test_the_other_two_have_a_space_of_their_own_and_leave_or_stay_like_the_first(
    pod: str, number: int, launched: bool
) -> None:
    table = beside_the_pod(pod, token=pod if launched else "a")
    table.play("hacker", "room-action")
    assert (table.of("hacker").hand, table.of("hacker").passed, table.of("hacker").pod) == ([], True, number)
    table.event_phase()
    person = table.of("hacker")
    assert (person.escaped, len(person.serious_wounds)) == (launched, not launched)
    assert (person.room == f"room:{table.room_number(f'cargo-{pod}')}") is not launched


@cites("lockdown/css/escape")
def test_the_same_pod_can_be_launched_again() -> None:
    table = beside_the_pod(token="a")
    for name, space in (("survivor", 10), ("janitor", 8)):
        table.clock(space)
        table.css(space, "a")
        table.board_pod(name, "a")
        table.event_phase("kickstopper" if space == 8 else "")
        assert table.of(name).escaped
    table = beside_the_pod(token="a")
    table.board_pod("janitor", "a")
    table.event_phase()
    table.clock(8)
    table.css(8, "a")
    table.turn("hacker")
    table.play("hacker", "room-action")
    table.event_phase("kickstopper")
    assert [table.of(name).escaped for name in ("janitor", "hacker")] == [True, True]


@cites("lockdown/css/enter", "lockdown/css/protected")
def test_who_gets_in_discards_the_whole_hand_and_passes() -> None:
    table = beside_the_pod()
    table.hand("hacker", "search", "rest", "interruption", "contamination")
    table.play("hacker", "room-action")
    person = table.of("hacker")
    assert (person.hand, person.passed, person.pod) == ([], True, 1)
    assert "contamination" in person.discards
    assert table.room("cargo-a").crew == []
    view = table.game.view()
    assert view["crew"][0]["status"] == "in-pod"
    assert (view["crew"][0]["pod"], view["crew"][0]["room"]) == ("csspod:a", None)
    assert view["pods"][0]["crew"] == ["seat:0"]


@cites("lockdown/css/enter")
def test_the_fire_of_the_room_burns_before_one_is_in_the_pod() -> None:
    table = beside_the_pod()
    table.fire("cargo-a")
    table.play("hacker", "room-action")
    assert table.of("hacker").light_wounds == 1
    table = beside_the_pod()
    table.fire("cargo-a")
    table.wound("hacker", "leg", "hand", "arm")
    table.play("hacker", "room-action")
    assert table.of("hacker").dead
    assert table.of("hacker").pod == 0


@cites("lockdown/css/protected")
def test_nothing_reaches_a_character_on_a_pod_space() -> None:
    table = beside_the_pod(token="none")
    table.board_pod("janitor", "b")
    room = table.room_number("cargo-b")
    table.intruder("adult", room)
    table.fire(room)
    table.place("hacker", room)
    table.turn("hacker")
    assert not any("seat:2" in option for option in table.options("hacker"))
    g = table.state
    assert 2 not in g.crew_in_order()
    assert g.crew_in(room) == [0]
    assert not g.is_aboard(2)


@cites("lockdown/event/css-launch", "lockdown/css/escape", "lockdown/end/out-of-play")
def test_a_launched_pod_takes_its_passenger_away_and_the_token_is_gone() -> None:
    table = beside_the_pod(token="a")
    table.board_pod("survivor", "a")
    table.board_pod("janitor", "b")
    table.event_phase()
    assert told(table, "css-revealed", "hacker") == {"css": "css:a"}
    assert table.of("survivor").escaped
    assert not table.of("janitor").escaped
    assert 10 not in table.css_track()
    assert table.state.pod[1] == 0


@cites("lockdown/event/css-launch")
def test_without_a_token_at_the_slot_of_the_time_token_nothing_is_revealed_and_no_pod_leaves() -> None:
    table = beside_the_pod(token="a")
    table.board_pod("survivor", "a")
    table.clock(9)
    track = table.css_track()
    table.event_phase()
    assert table.told("css-revealed") == []
    assert table.css_track() == track
    assert not table.of("survivor").escaped


@cites("lockdown/event/css-launch", "lockdown/css/escape", "lockdown/css/failed-launch")
@pytest.mark.parametrize("pods", ["ab", "bc", "ca"])
def test_a_token_may_launch_all_pods_or_none(pods: str) -> None:
    for token, gone in (("all", True), ("none", False)):
        table = beside_the_pod(token=token)
        for name, pod in zip(("survivor", "janitor"), pods, strict=True):
            table.board_pod(name, pod)
        table.event_phase()
        assert [table.of(name).escaped for name in ("survivor", "janitor")] == [gone] * 2
        assert [len(table.of(name).serious_wounds) for name in ("survivor", "janitor")] == [not gone] * 2
        assert [pod["crew"] for pod in table.game.view()["pods"]] == [[]] * 3


@cites("lockdown/event/css-launch")
def test_everybody_still_sees_which_tokens_were_turned_over_and_what_they_launched() -> None:
    table = beside_the_pod(token="a")
    assert table.game.view()["launches"] == []
    table.event_phase()
    table.clock(8)
    table.css(8, "all")
    table.event_phase("kickstopper")
    seen = [
        {"number": 10, "css": "a", "pods": ["csspod:a"]},
        {"number": 8, "css": "all", "pods": ["csspod:a", "csspod:b", "csspod:c"]},
    ]
    assert [table.game.view(seat)["launches"] for seat in (None, 0, 1, 2)] == [seen] * 4
    assert load(table.game.save()).view()["launches"] == seen
    english = describer_of({}, "en", "lockdown").clocks(table.game.view())
    assert "CSS tokens turned over so far: pod A at 10 and all pods at 8." in english
    french = describer_of({}, "fr", "lockdown").clocks(table.game.view())
    assert "Jetons SAF déjà retournés : nacelle A (case 10) et toutes les nacelles (case 8)." in french


def test_a_save_that_does_not_tell_where_a_token_lay_still_tells_which_was_turned_over() -> None:
    table = beside_the_pod(token="a")
    table.event_phase()
    table.state.turned_over.clear()
    assert table.game.view()["launches"] == [{"number": None, "css": "a", "pods": ["csspod:a"]}]
    english = describer_of({}, "en", "lockdown").clocks(table.game.view())
    assert "CSS tokens turned over so far: pod A." in english


def test_a_token_that_somebody_has_looked_at_is_not_turned_over() -> None:
    table = standing_in("css-control")
    table.css(8, "b")
    table.play("hacker", "room-action")
    table.play("hacker", "look-at-css/number:8")
    assert [table.game.view(seat)["launches"] for seat in (None, 0, 1)] == [[], [], []]
    assert keeps_its_secrets(table)


@cites("lockdown/css/failed-launch")
def test_a_pod_that_stays_puts_its_passenger_back_with_a_serious_wound() -> None:
    table = beside_the_pod(token="none")
    table.board_pod("janitor", "b")
    table.event_phase()
    person = table.of("janitor")
    assert person.room == f"room:{table.room_number('cargo-b')}"
    assert (len(person.serious_wounds), person.pod) == (1, 0)
    assert table.game.view()["crew"][2]["status"] == "aboard"
    assert not table.told("noise-rolled")


@cites("lockdown/css/failed-launch")
def test_whoever_the_wound_kills_lies_dead_in_the_room_of_the_pod() -> None:
    table = beside_the_pod(token="b")
    table.board_pod("janitor", "c")
    table.wound("janitor", "leg", "hand", "arm")
    table.event_phase()
    assert table.of("janitor").dead
    assert len(table.room("cargo-c").objects) == 1


@cites("lockdown/end/last-character")
def test_a_character_on_a_pod_space_is_still_in_the_facility() -> None:
    table = beside_the_pod(token="a")
    table.board_pod("survivor", "a")
    table.shelter("janitor")
    table.gate()
    table.place("hacker", 2)
    table.rover(2)
    act(table, "hacker", "leave-by-rover")
    assert table.told("css-revealed")
    assert table.of("survivor").escaped
    assert table.game.view()["phase"] == "end"


@cites("lockdown/css/protected")
def test_an_explosion_kills_even_those_in_the_pods() -> None:
    table = beside_the_pod()
    table.board_pod("survivor", "b")
    table.state.stack[:] = [(FacilityDestroyed(), 0)]
    table.run()
    assert table.of("survivor").dead
    assert table.game.outcome["facility"] == "destroyed"
