"""Escape pods: two spaces each, launched at once or later, left for free, and emptied by an intruder."""

from __future__ import annotations

from hullbreach.nemesis.scenario import NemesisTable
from hullbreach.rulebook.citing import cites
from tests.nemesis.rules.aboard import refusal, standing_in

CREW = ("captain", "scout", "pilot")


def _entering(crew: tuple[str, ...] = ("captain", "scout")) -> tuple[NemesisTable, int]:
    """The captain is in section A, whose only unlocked pod is returned along with the table."""
    table = standing_in("evacuation-a", crew=crew)
    pod = table.state.pods_of(1)[0]
    table.state.unlocked = 1 << pod
    table.turn("captain")
    table.fate(noise=["silence"])
    return table, pod


def _quiet_night(table: NemesisTable, event: str = "nest") -> None:
    """Everyone passes and nothing much happens until the next question of the new round."""
    table.bag(blank=1)
    table.fate(event=[event])
    table.end_round()


def _in_pod(
    *names: str, crew: tuple[str, ...] = ("captain", "scout"), locked: bool = False
) -> tuple[NemesisTable, int]:
    """These wait in a pod of section A since the last round; it is the turn of the first of them."""
    table = standing_in("cockpit", crew=crew)
    table.tile("room:3", "evacuation-a")
    pod = table.state.pods_of(1)[0]
    table.state.unlocked = 1 << pod
    table.turn(next(name for name in crew if name not in names))
    for name in names:
        table.board_pod(name, pod)
    table.first_player(crew[-1])
    if locked:
        table.state.unlocked = 0
    _quiet_night(table)
    return table, pod


@cites("nemesis/pod/unlock-manual")
def test_pods_stay_locked_until_something_unlocks_them() -> None:
    table = standing_in("evacuation-a")
    assert table.state.unlocked == 0
    _quiet_night(table)
    assert table.state.unlocked == 0
    table.give("captain", "evacuation-key")
    table.turn("captain")
    table.play("captain", "use/item:evacuation-key")
    pod = table.state.pods_of(1)[0]
    assert table.state.unlocked == 1 << pod


@cites("nemesis/pod/unlock-manual")
def test_neither_open_hibernation_nor_a_green_space_of_the_self_destruct_track_unlocks_them() -> None:
    table = standing_in("evacuation-a")
    track = table.state.box.tables.tracks
    table.clock(time=track.time.first_blue + 1, destruct=track.self_destruct.first_yellow + 2)
    table.turn("captain")
    _quiet_night(table)
    assert (table.state.time, table.state.destruct) == (track.time.first_blue, track.self_destruct.first_yellow + 1)
    assert table.state.unlocked == 0


@cites("nemesis/pod/capacity")
def test_a_pod_has_two_spaces_and_objects_take_none() -> None:
    table, pod = _entering(CREW)
    table.board_pod("scout", pod)
    table.object("egg", "scout")
    table.object("egg", "captain")
    table.turn("captain")
    table.play("captain", "room-action")
    assert table.of("captain").pod == pod
    assert table.state.seats_in_pod(pod) == [0, 1]
    table.play("captain", "wait")
    table.place("pilot", "evacuation-a")
    table.turn("pilot")
    assert refusal(table, "evacuation-a", "pilot") == "nemesis/room/evacuation-a-condition"
    assert table.of("captain").objects == ["egg"]


@cites("nemesis/pod/launch-or-wait")
def test_whoever_enters_a_pod_decides_at_once_also_with_somebody_in_it() -> None:
    table, pod = _entering(CREW)
    table.board_pod("scout", pod)
    table.turn("captain")
    table.play("captain", "room-action")
    assert table.options("captain") == [f"launch/pod:{pod}", "wait"]
    assert table.choice("scout") is None
    table.play("captain", "wait")
    assert table.of("captain").pod == pod
    assert table.state.active == 2


@cites("nemesis/pod/launch-or-wait")
def test_not_whoever_has_waited_in_it_decides_but_the_one_who_enters() -> None:
    table, pod = _entering(("scout", "captain"))
    table.place("captain", "evacuation-a")
    table.board_pod("scout", pod)
    table.turn("captain")
    table.play("captain", "room-action")
    assert table.options("captain") == [f"launch/pod:{pod}", "wait"]
    assert table.choice("scout") is None


@cites("nemesis/pod/launch")
def test_launching_takes_the_pod_and_everybody_in_it_out_of_the_game() -> None:
    table, pod = _entering(CREW)
    table.board_pod("scout", pod)
    table.turn("captain")
    table.play("captain", "room-action")
    table.play("captain", "launch")
    assert table.of("captain").escaped
    assert table.of("scout").escaped
    assert pod not in table.state.pods_of(1)
    assert table.room("evacuation-a").crew == []
    assert table.state.active == 2
    _quiet_night(table)
    assert table.choice("captain") is None
    assert table.choice("scout") is None
    assert table.state.active == 2


@cites("nemesis/pod/arrives-on-earth")
def test_a_launched_pod_saves_its_passenger_whatever_becomes_of_the_ship() -> None:
    table, _ = _entering()
    table.coordinates(b="mars")
    table.clock(destruct=6)
    table.objectives("captain", "relentless-investigator")
    table.objectives("scout", "hoarder")
    table.play("captain", "room-action")
    table.play("captain", "launch")
    while not table.game.over:
        table.end_round()
    assert table.state.ship == 2  # exploded
    assert table.of("captain").escaped
    assert table.of("scout").dead


@cites("nemesis/pod/launch-later")
def test_a_waiting_player_may_launch_at_the_start_of_the_first_turn_of_a_later_phase() -> None:
    table, pod = _in_pod("captain")
    assert table.state.round == 2
    assert table.options("captain") == [f"launch/pod:{pod}", "leave-pod", "wait"]
    table.play("captain", "launch")
    assert table.of("captain").escaped


@cites("nemesis/pod/launch-later")
def test_everyone_who_waits_is_asked_again_in_each_phase_whenever_their_first_turn_comes() -> None:
    table, pod = _in_pod("captain", "scout", crew=CREW)
    choices = [f"launch/pod:{pod}", "leave-pod", "wait"]
    for name in ("captain", "scout"):
        assert table.options(name) == choices
        table.play(name, "wait")
    _quiet_night(table, "regeneration")
    assert table.options("scout") == choices
    table.play("scout", "wait")
    table.play("pilot", "pass")
    assert table.options("captain") == choices
    assert table.state.round == 3
    table.play("captain", "launch")
    assert [table.of(name).escaped for name in CREW] == [True, True, False]


@cites("nemesis/pod/leave", "nemesis/pod/wait-passes")
def test_a_waiting_player_may_leave_the_pod_for_free_and_has_a_full_turn() -> None:
    table, _ = _in_pod("captain")
    hand = len(table.of("captain").hand)
    table.play("captain", "leave-pod")
    person = table.of("captain")
    assert person.pod == 0
    assert table.room("evacuation-a").crew == ["captain"]
    assert len(person.hand) == hand
    assert not person.passed
    assert table.state.acted == 0
    assert "move/room:1" in table.options("captain")


@cites("nemesis/pod/leave")
def test_whoever_leaves_a_pod_leaves_it_alone() -> None:
    table, pod = _in_pod("captain", "scout", crew=CREW)
    table.play("captain", "leave-pod")
    assert (table.of("captain").pod, table.of("scout").pod) == (0, pod)


@cites("nemesis/pod/leave")
def test_a_locked_pod_can_be_left_too() -> None:
    table, _ = _in_pod("captain", locked=True)
    assert table.options("captain") == ["leave-pod", "wait"]
    table.play("captain", "leave-pod")
    assert table.room("evacuation-a").crew == ["captain"]


@cites("nemesis/pod/wait-passes")
def test_whoever_waits_in_a_pod_has_passed() -> None:
    table, pod = _entering()
    table.play("captain", "room-action")
    table.play("captain", "wait")
    assert table.of("captain").passed
    assert table.of("captain").pod == pod
    assert table.state.active == 1

    table, pod = _in_pod("captain")
    table.play("captain", "wait")
    assert table.of("captain").passed
    assert table.of("captain").pod == pod
    assert table.state.active == 1


@cites("nemesis/pod/intruder-ejects")
def test_an_intruder_that_appears_in_the_section_drives_everybody_out_of_its_pods() -> None:
    table, pod = _entering(CREW)
    table.board_pod("scout", pod)
    table.board_pod("pilot", table.state.pods_of(1)[1])
    table.state.first_encounter = True
    table.noise("corridor:1-3")
    table.bag(adult_2=1)
    table.state.script = {}
    table.fate(noise=["1"])
    table.turn("captain")
    table.play("captain", "room-action")
    assert table.room("evacuation-a").intruders == ["adult"]
    assert [table.of(name).pod for name in CREW] == [0, 0, 0]
    assert sorted(table.room("evacuation-a").crew) == ["captain", "pilot", "scout"]


@cites("nemesis/pod/intruder-ejects")
def test_an_intruder_that_walks_in_empties_the_pods_of_that_section_only() -> None:
    table, pod = _in_pod("captain", crew=CREW)
    other = table.state.pods_of(2)[0]
    table.tile("room:18", "evacuation-b")
    table.board_pod("scout", other)
    table.intruder("adult", "room:7")
    table.play("captain", "wait")
    table.bag(blank=1)
    table.fate(event=["scent-of-prey"])  # adults move along corridor 3
    table.end_round()
    assert table.room("evacuation-a").intruders == ["adult"]
    assert table.of("captain").pod == 0
    assert table.of("captain").room == "room:3"
    assert table.of("scout").pod == other
    assert pod in table.state.pods_of(1)
