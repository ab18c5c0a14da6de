"""How the game ends: every way through to the outcome, its lines and their rules."""

from __future__ import annotations

import pytest

from hullbreach.kernel import Refused
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites

Line = tuple[str, str | None, str]


def crew_of_three() -> NemesisTable:
    """Everybody has one objective, the engines work and the ship flies to Earth."""
    table = scenario("nemesis", ["captain", "scout", "pilot"])
    table.coordinates(b="earth")
    for engine in (1, 2, 3):
        table.engine(engine, "working")
    for name in table.seats:
        table.objectives(name, {"captain": "ab-ovo", "scout": "hoarder", "pilot": "quarantine"}[name])
    table.turn("captain")
    return table


def lines(table: NemesisTable) -> list[Line]:
    """The lines of the outcome: what, who, by which rule."""
    named = [(line["line"], line["seat"], line["rule"]) for line in table.game.outcome["lines"]]
    return [(what, None if seat is None else table.seats[seat], rule) for what, seat, rule in named]


def survivors(table: NemesisTable) -> list[str]:
    return [table.seats[seat] for seat in table.game.outcome["survivors"]]


def winners(table: NemesisTable) -> list[str]:
    return [table.seats[seat] for seat in table.game.outcome["winners"]]


EARTH = ("ship-reaches-earth", None, "nemesis/victory/coordinates")
OBJECTIVES = "nemesis/victory/objectives"
SCAN = "nemesis/victory/contamination-scan"


def clean_and_lost(name: str) -> list[Line]:
    return [("clean", name, SCAN), ("objective-failed", name, OBJECTIVES)]


# -- the tracks -----------------------------------------------------------------------------------------------


@cites("nemesis/end/time-track")
def test_on_the_red_space_of_the_time_track_the_ship_jumps_and_everyone_awake_dies() -> None:
    table = crew_of_three()
    table.hibernate("captain")
    table.intruder("adult", 3)
    table.clock(time=1)
    table.end_round()
    assert table.game.over
    assert table.game.outcome["ship"] == "jumped"
    rule = "nemesis/end/time-track"
    assert lines(table) == [
        ("ship-jumps", None, rule),
        ("perished", "scout", rule),
        ("perished", "pilot", rule),
        EARTH,
        *clean_and_lost("captain"),
    ]
    assert survivors(table) == ["captain"]
    assert table.intruders() == {"intruder:adult-1": "room:3"}
    assert table.told("event-drawn") == []


@cites("nemesis/end/time-track")
def test_the_game_does_not_end_a_space_before() -> None:
    table = crew_of_three()
    table.clock(time=2)
    table.fate(event=["nest"], bag=["blank"])
    table.end_round()
    assert not table.game.over
    with pytest.raises(Refused, match="game-is-not-over"):
        _ = table.game.outcome


@cites("nemesis/end/time-track")
def test_whoever_waits_in_a_pod_that_was_not_launched_is_on_board() -> None:
    table = crew_of_three()
    table.tile(2, "evacuation-a")
    table.place("captain", 2)
    table.state.pod[0] = table.state.pods_of(1)[0]
    table.pods(unlocked=True)
    table.clock(time=1)
    table.turn("scout")
    while not table.game.over:
        table.game.answer("wait" if table.game.choice.ask == "ask-in-pod" else "pass")
        table.settle()
    assert survivors(table) == []
    assert ("perished", "captain", "nemesis/end/time-track") in lines(table)


@cites("nemesis/end/self-destruct-track")
def test_on_the_last_space_of_the_self_destruct_track_all_on_board_die_asleep_or_not() -> None:
    table = crew_of_three()
    table.hibernate("captain")
    table.evacuate("scout")
    table.intruder("queen", 3)
    table.clock(destruct=1)
    table.end_round()
    rule = "nemesis/end/self-destruct-track"
    assert lines(table) == [
        ("ship-explodes", None, rule),
        ("perished", "captain", rule),
        ("perished", "pilot", rule),
        *clean_and_lost("scout"),
    ]
    assert table.game.outcome["ship"] == "exploded"
    assert table.intruders() == {}


@cites("nemesis/end/self-destruct-track")
def test_one_space_before_the_last_the_ship_is_still_there() -> None:
    table = crew_of_three()
    table.clock(destruct=2)
    table.bag(blank=1)
    table.event_phase()
    assert (table.state.destruct, table.game.over) == (1, False)


@cites("nemesis/end/jump-during-self-destruct")
@pytest.mark.parametrize("green_or_yellow", [6, 4])
def test_a_jump_while_the_ship_destroys_itself_destroys_it_all_the_same(green_or_yellow: int) -> None:
    table = crew_of_three()
    table.hibernate("captain")
    table.clock(time=1, destruct=green_or_yellow)
    table.end_round()
    rule = "nemesis/end/jump-during-self-destruct"
    assert lines(table) == [
        ("ship-explodes", None, rule),
        ("perished", "captain", rule),
        ("perished", "scout", rule),
        ("perished", "pilot", rule),
        ("nobody-survived", None, "nemesis/end/go-to-victory-check"),
    ]


# -- the ninth marker -----------------------------------------------------------------------------------------


@cites("nemesis/room/hibernating-out-of-reach")
@pytest.mark.parametrize("danger", ["fire", "malfunction", "intruder"])
def test_a_sleeper_wakes_up_on_earth_whatever_is_in_the_hibernatorium(danger: str) -> None:
    table = crew_of_three()
    table.hibernate("captain")
    if danger == "fire":
        table.fire("hibernatorium")
    elif danger == "malfunction":
        table.malfunction("hibernatorium")
    else:
        table.intruder("adult", "hibernatorium")
    table.clock(time=1)
    table.end_round()
    assert (table.game.outcome["ship"], survivors(table)) == ("jumped", ["captain"])


@cites("nemesis/fire/supply-exhausted", "nemesis/room/hibernating-out-of-reach")
def test_the_ninth_fire_marker_is_the_end() -> None:
    table = crew_of_three()
    table.evacuate("scout")
    table.hibernate("pilot")
    table.place("captain", 1)
    table.fire(5, 6, 7, 8, 9, 10, 11, 12)
    table.token(2, "fire-1")
    table.turn("captain")
    table.play("captain", "move", to="room:2")
    rule = "nemesis/fire/supply-exhausted"
    assert lines(table) == [
        ("ship-explodes", None, rule),
        ("perished", "captain", rule),
        ("perished", "pilot", rule),
        *clean_and_lost("scout"),
    ]
    assert table.told("noise-rolled") == []


@cites("nemesis/fire/supply-exhausted")
def test_eight_fire_markers_are_not() -> None:
    table = crew_of_three()
    table.place("captain", 1)
    table.fire(5, 6, 7, 8, 9, 10, 12)
    table.token(2, "fire-1")
    table.turn("captain")
    table.fate(noise=["silence"])
    table.play("captain", "move", to="room:2")
    assert not table.game.over


@cites("nemesis/malfunction/supply-exhausted")
def test_the_ninth_malfunction_marker_is_the_end() -> None:
    table = crew_of_three()
    table.hand("captain", "demolition")
    rooms = (1, 3, 5, 6, 9, 19, 20, 21)
    table.explore(*rooms)
    table.malfunction(*rooms)
    table.turn("captain")
    table.play("captain", "play/card:demolition")
    rule = "nemesis/malfunction/supply-exhausted"
    assert lines(table) == [
        ("ship-explodes", None, rule),
        *[("perished", name, rule) for name in ("captain", "scout", "pilot")],
        ("nobody-survived", None, "nemesis/end/go-to-victory-check"),
    ]


# -- the last character ---------------------------------------------------------------------------------------


def last_awake(table: NemesisTable, room: int = 1) -> None:
    """The captain is the only one left awake; the scout sleeps, the pilot is gone."""
    table.hibernate("scout")
    table.evacuate("pilot")
    table.place("captain", room)
    table.turn("captain")


JUMP_AFTER_THE_LAST = [
    ("nobody-left", None, "nemesis/end/last-character"),
    ("ship-jumps", None, "nemesis/end/last-character-resolution"),
]


@cites("nemesis/end/last-character", "nemesis/end/last-character-resolution")
def test_the_last_one_dies_and_the_ship_jumps() -> None:
    table = crew_of_three()
    last_awake(table)
    table.wound("captain", "body", "hand", "leg")
    table.intruder("adult", 1)
    table.turn("captain")
    table.fate(attack=["scratch"])
    table.play("captain", "move", to="room:2")
    assert lines(table) == [
        ("died", "captain", "nemesis/wound/death"),
        *JUMP_AFTER_THE_LAST,
        EARTH,
        *[("clean", name, SCAN) for name in ("scout", "pilot")],
        *[("objective-failed", name, OBJECTIVES) for name in ("scout", "pilot")],
    ]
    assert table.state.time == 0
    assert table.told("time-advances") == []  # at once


@cites("nemesis/end/last-character", "nemesis/end/last-character-resolution")
def test_the_last_one_leaves_in_a_pod() -> None:
    table = crew_of_three()
    table.tile(2, "evacuation-a")
    last_awake(table, 2)
    table.pods(unlocked=True)
    table.hand("captain", "rest", "search")
    table.fate(noise=["silence"])
    table.turn("captain")
    table.play("captain", "room-action/room:2")
    while not table.game.over:
        table.play("captain", table.options("captain")[0])
    assert lines(table)[:4] == [
        ("escaped", "captain", "nemesis/pod/arrives-on-earth"),
        *JUMP_AFTER_THE_LAST,
        EARTH,
    ]
    assert survivors(table) == ["captain", "scout", "pilot"]


@cites("nemesis/end/last-character", "nemesis/end/last-character-resolution")
def test_the_last_one_falls_asleep() -> None:
    table = crew_of_three()
    last_awake(table, 11)
    table.clock(time=8)
    table.hand("captain", "rest", "search")
    table.fate(noise=["silence"])
    table.turn("captain")
    table.play("captain", "room-action/room:11")
    assert lines(table)[:4] == [
        ("hibernates", "captain", "nemesis/room/hibernatorium-attempt"),
        *JUMP_AFTER_THE_LAST,
        EARTH,
    ]
    assert survivors(table) == ["captain", "scout", "pilot"]


@cites("nemesis/end/last-character")
def test_the_game_goes_on_while_one_is_awake() -> None:
    table = crew_of_three()
    table.clock(time=8)
    table.hand("captain", "rest", "search")
    table.place("scout", 1)
    table.place("pilot", 1)
    table.fate(noise=["silence"])
    table.turn("captain")
    table.play("captain", "room-action/room:11")
    assert table.of("captain").hibernating
    assert not table.game.over


@cites("nemesis/end/last-character-resolution")
def test_with_the_self_destruct_running_the_ship_explodes_when_the_last_one_is_gone() -> None:
    table = crew_of_three()
    table.clock(destruct=6)
    last_awake(table)
    table.wound("captain", "body", "hand", "leg")
    table.intruder("adult", 1)
    table.turn("captain")
    table.fate(attack=["scratch"])
    table.play("captain", "move", to="room:2")
    rule = "nemesis/end/last-character-resolution"
    assert lines(table) == [
        ("died", "captain", "nemesis/wound/death"),
        ("nobody-left", None, "nemesis/end/last-character"),
        ("ship-explodes", None, rule),
        ("perished", "scout", rule),
        *clean_and_lost("pilot"),
    ]
    assert table.state.destruct == 0


# -- out of play, and the check afterwards --------------------------------------------------------------------


@cites("nemesis/end/out-of-play")
@pytest.mark.parametrize("how", ["asleep", "gone", "dead"])
def test_whoever_is_out_of_play_takes_no_turn_and_no_card(how: str) -> None:
    table = crew_of_three()
    if how == "dead":
        table.place("scout", 1)
        table.wound("scout", "body", "hand", "leg")
        table.light("scout", 0)
        table.intruder("adult", 1)
        table.fate(attack=["scratch"])
        table.turn("scout")
        table.play("scout", "move", to="room:2")
    else:
        (table.hibernate if how == "asleep" else table.evacuate)("scout")
    held = len(table.of("scout").hand)
    table.fate(event=["nest"], bag=["blank"])
    table.turn("captain")
    table.end_round()
    assert table.state.round == 2
    assert [event["args"]["who"] for event in table.told("passed")] == ["seat:0", "seat:2"]
    assert len(table.of("scout").hand) == held
    assert table.options("scout") == []
    assert table.state.first_player == table.seat("pilot")


@cites("nemesis/end/out-of-play")
@pytest.mark.parametrize("how", ["asleep", "gone"])
def test_no_event_reaches_whoever_is_out_of_play(how: str) -> None:
    table = crew_of_three()
    table.larva("scout")
    (table.hibernate if how == "asleep" else table.evacuate)("scout")
    table.bag(blank=1)
    table.turn("captain")
    table.event_phase("eclosion")
    assert not table.of("scout").dead
    assert table.told("intruder-appears") == table.told("no-miniature") == []


@cites("nemesis/end/go-to-victory-check")
def test_there_is_no_check_without_a_survivor() -> None:
    table = crew_of_three()
    table.clock(time=1)
    table.end_round()
    assert lines(table)[-1] == ("nobody-survived", None, "nemesis/end/go-to-victory-check")
    assert table.told("engine-revealed") == table.told("coordinates-revealed") == []
    assert winners(table) == []


@cites("nemesis/end/go-to-victory-check")
@pytest.mark.parametrize("leave", ["hibernate", "evacuate"])
def test_a_single_survivor_is_enough_for_the_check(leave: str) -> None:
    table = crew_of_three()
    getattr(table, leave)("scout")
    table.clock(time=1)
    table.end_round()
    assert "nobody-survived" not in [line for line, _, _ in lines(table)]
    assert len(table.told("engine-revealed")) == 3
    assert len(table.told("coordinates-revealed")) == 1


@cites("nemesis/end/win-condition", "nemesis/pod/arrives-on-earth")
@pytest.mark.parametrize("leave", ["hibernate", "evacuate"])
@pytest.mark.parametrize("planet", ["earth", "mars", "venus"])
@pytest.mark.parametrize("met", [True, False])
def test_one_wins_alive_on_earth_with_the_objective_met(leave: str, planet: str, met: bool) -> None:
    table = crew_of_three()
    table.coordinates(b=planet)
    if met:
        table.weakness("egg", "way-of-moving")
    getattr(table, leave)("captain")
    table.clock(time=1)
    table.end_round()
    lives = leave == "evacuate" or planet == "earth"
    assert survivors(table) == (["captain"] if lives else [])
    assert winners(table) == (["captain"] if lives and met else [])


@cites("nemesis/end/win-condition")
@pytest.mark.parametrize("leave", ["hibernate", "evacuate"])
def test_nobody_wins_asleep_on_a_ship_whose_engines_fail(leave: str) -> None:
    table = crew_of_three()
    table.engine(1, "damaged")
    table.engine(3, "damaged")
    table.weakness("egg", "way-of-moving")
    getattr(table, leave)("captain")
    table.clock(time=1)
    table.end_round()
    assert winners(table) == (["captain"] if leave == "evacuate" else [])
