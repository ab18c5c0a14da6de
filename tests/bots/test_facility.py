"""What a survivor does in the facility: light, lifts, knowledge, mistrust, and the ways out."""

from __future__ import annotations

import pytest

from hullbreach.bots.bot import Asked, Offered
from hullbreach.nemesis.scenario import LockdownTable
from hullbreach.nemesis.table.bots.assessment.situation import has_door, is_entrance
from hullbreach.nemesis.table.bots.evaluation.replying import worth_of_reply
from hullbreach.nemesis.table.bots.evaluation.using import worth_of_use
from hullbreach.nemesis.table.bots.facility import habits as facility
from hullbreach.nemesis.table.bots.facility.mind import FacilityMind
from hullbreach.nemesis.view.shapes import Exit
from tests.bots.inside import answer, mind_of, standing_in, wanted, worth


def done(table: LockdownTable) -> LockdownTable:
    """The hacker has nothing left to do: the signal is sent, the archive read, and somebody else lives."""
    table.objectives("hacker", "not-without-you")
    table.signal("hacker")
    table.archive("hacker")
    table.turn("hacker")
    return table


# -- the ways out ---------------------------------------------------------------------------------------------


def test_whoever_is_done_is_locked_in_as_soon_as_the_isolation_room_opens() -> None:
    table = done(standing_in("isolation-room", time=7))
    table.isolation(open=False)
    assert not answer(table).startswith("room-action")
    table.isolation()
    assert answer(table).startswith("room-action")


def test_whoever_is_done_early_sounds_the_alert_and_nobody_else_does() -> None:
    table = done(standing_in("alert-room", time=12))
    assert answer(table).startswith("room-action")
    assert wanted(mind_of(table), "start-alert") > 0
    table.objectives("hacker", "site-survey")
    assert wanted(mind_of(table), "start-alert") == 0
    assert worth_of_use(Offered("start-alert"), mind_of(table)) < 0


def test_the_rover_is_driven_through_an_open_gate() -> None:
    table = done(standing_in("elevator-1", time=7))
    table.place("hacker", "room:2")
    table.turn("hacker")
    assert "leave-by-rover" not in table.options("hacker")
    table.gate()
    table.turn("hacker")
    assert answer(table) == "leave-by-rover"
    table.objectives("hacker", "obsession")
    table.clock(14)
    table.gate(open=False)
    assert wanted(mind_of(table), "leave-by-rover") == 0


def test_a_suit_leads_to_the_bunker_when_the_rover_is_gone() -> None:
    table = done(standing_in("elevator-1", time=7))
    table.gate()
    table.rover("bunker")
    assert wanted(mind_of(table), "leave-on-foot") == 0
    table.give("hacker", "enviro-suit")
    assert wanted(mind_of(table), "leave-on-foot") > 0


def beside_the_pod(token: str | None) -> FacilityMind:
    """What the hacker thinks in a cargo room in a round in which a token with this face is due."""
    table = done(standing_in("cargo-a", time=8))
    view = table.game.sight(0)
    for slot in view.css:
        slot.css = token if slot.number == 8 else None
    return facility.mind_of(view, 0)


def test_a_pod_that_will_launch_is_boarded_and_one_that_will_not_is_left_alone() -> None:
    assert wanted(beside_the_pod("a"), "enter-pod") > wanted(beside_the_pod(None), "enter-pod")
    assert wanted(beside_the_pod("all"), "enter-pod") == wanted(beside_the_pod("a"), "enter-pod")
    assert wanted(beside_the_pod("b"), "enter-pod") == wanted(beside_the_pod("none"), "enter-pod") == 0


def test_what_one_has_seen_of_the_schedule_changes_the_odds_of_the_rest() -> None:
    blind = beside_the_pod(None).outlook.schedule
    assert blind.chance("a", None) == pytest.approx(3 / 7)
    assert beside_the_pod("none").outlook.schedule.chance("a", None) == pytest.approx(3 / 6)


def test_nobody_walks_to_a_pod_without_the_cards_to_board_it() -> None:
    table = done(standing_in("cargo-a", time=8))
    table.hand("hacker", "search")
    assert wanted(mind_of(table), "enter-pod") == 0


def test_who_started_autodestruction_does_not_count_on_the_isolation_room() -> None:
    table = done(standing_in("isolation-room", time=7))
    calm = mind_of(table).leaving.by("isolation")
    table.autodestruction(4)
    assert mind_of(table).leaving.by("isolation") < 0.5 * calm
    assert wanted(mind_of(table), "stop-autodestruction") == 0, "there is no generator yet"
    table.lay("power-generator")
    assert wanted(mind_of(table), "stop-autodestruction") > 0
    table.autodestruction(4, red=True)
    assert mind_of(table).leaving.by("isolation") == 0


# -- contingencies --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("code", "way"), [("red", "isolation"), ("gray", "pod"), ("black", "bunker")])
def test_a_way_out_is_mistrusted_until_its_contingency_is_seen_elsewhere(code: str, way: str) -> None:
    table = done(standing_in("isolation-room"))
    table.contingencies("hacker", "green")
    assert mind_of(table).outlook.verdict.kills(way) == pytest.approx(1 / 6)
    table.contingencies("hacker", code)
    assert mind_of(table).outlook.verdict.kills(way) == 0


def test_a_signal_is_sent_against_a_contingency_that_may_ask_for_it() -> None:
    table = standing_in("transmitter-control", "asset-recovery")
    table.contingencies("hacker", "green")
    assert wanted(mind_of(table), "send-signal") > 0
    assert answer(table).startswith("room-action")
    table.contingencies("hacker", "blue")
    assert wanted(mind_of(table), "send-signal") == 0


def test_whoever_serves_nobody_reads_the_archive_for_a_pardon() -> None:
    table = standing_in("archive", "not-without-you")
    table.contingencies("hacker", "green")
    mistrusting = wanted(mind_of(table), "see-")
    table.contingencies("hacker", "purple")
    assert mistrusting > wanted(mind_of(table), "see-")


def test_knowledge_that_a_contingency_kills_for_is_not_sought_for_nothing() -> None:
    table = standing_in("alert-room", "not-without-you")
    table.contingencies("hacker", "green")
    table.knowledge("hacker", 3)
    assert worth_of_use(Offered("gain-knowledge"), mind_of(table)) > 0
    table.knowledge("hacker", 5)
    assert worth_of_use(Offered("gain-knowledge"), mind_of(table)) < 0
    table.objectives("hacker", "obsession")
    assert worth_of_use(Offered("gain-knowledge"), mind_of(table)) > 0


def test_nobody_looks_twice_at_a_contingency() -> None:
    view = standing_in("archive", "not-without-you").game.sight(0)
    view.crew[1].contingencies.known = ["code-gray"]
    mind = facility.mind_of(view, 0)
    seen, unseen = (worth_of_use(Offered(f"see-contingency/seat:{seat}"), mind) for seat in (1, 2))
    assert seen < unseen


def test_a_pardon_next_by_is_fetched_before_one_leaves() -> None:
    table = done(standing_in("transmitter-control", time=8))
    table.isolation()
    assert mind_of(table).leaving.will > 0
    table.objectives("hacker", "asset-recovery")
    table.object("egg", "hacker")
    table.contingencies("hacker", "green")
    view = table.game.sight(0)
    view.crew[0].signalled = False
    assert facility.mind_of(view, 0).leaving.will == 0


# -- light and lifts ------------------------------------------------------------------------------------------


def test_power_is_restored_where_it_is_gone() -> None:
    table = standing_in("backup-power", "not-without-you")
    table.power(on=False)
    assert answer(table).startswith("room-action")
    place = Asked(0, "ask-place-power", {"number": 1}, [])
    mind = mind_of(table)
    ways = {number: worth_of_reply(Offered(f"place-power/section:{number}"), place, mind) for number in "123"}
    assert max(ways, key=lambda number: ways[number]) == "2", "where the isolation room is, and the alert room"


def test_light_is_brought_to_where_one_is_and_not_taken_away() -> None:
    table = standing_in("repository", "not-without-you")
    table.dark(3)
    assert worth_of_use(Offered("swap-power/section:1/section:3"), mind_of(table)) > 0
    table.power(3)
    table.dark(1)
    assert worth_of_use(Offered("swap-power/section:1/section:3"), mind_of(table)) < 0


def test_a_dark_room_is_worse_to_walk_into_and_a_light_helps() -> None:
    table = standing_in("repository", "not-without-you")
    table.hand("hacker", "search", "rest")
    room = "room:19"
    lit = mind_of(table).ways.steps[room]
    table.dark(3)
    dark = mind_of(table)
    assert dark.ways.steps[room] > lit
    table.give("hacker", "flashlight-facility")
    assert mind_of(table).ways.surprised(dark.now.rooms[room]) < dark.ways.surprised(dark.now.rooms[room])


def test_one_shoots_better_where_there_is_power_and_a_smart_gun_does_not_mind() -> None:
    table = standing_in("repository", "not-without-you")
    lit = mind_of(table)
    table.dark(3)
    dark = mind_of(table)
    assert lit.ends_by_shot("adult", 2, "smg") > dark.ends_by_shot("adult", 2, "smg")
    assert lit.ends_by_shot("adult", 2, "smart-gun") == dark.ends_by_shot("adult", 2, "smart-gun")


def test_the_lift_is_taken_to_what_lies_in_another_section() -> None:
    table = standing_in("elevator-3", "not-without-you")
    table.tile("room:11", "transmitter-control")
    table.elevator(3)
    ride = max(table.options("hacker"), key=lambda option: worth(table, option) if option.startswith("room") else -9)
    assert worth(table, ride) > worth(table, "move/room:16"), "the stairs take as long and are dark"
    table.dark("elevator")
    assert mind_of(table).ways.lifts == {}


# -- fights and things ----------------------------------------------------------------------------------------


def test_night_stalkers_are_feared_more_in_darkness() -> None:
    table = standing_in("repository", "not-without-you")
    table.wound("hacker", "arm", "leg")
    table.intruder("adult", "repository")
    lit = worth(table, "shoot/item:smart-gun/intruder:adult-1")
    table.dark(3)
    assert worth(table, "shoot/item:smart-gun/intruder:adult-1") > lit, "to be rid of it is worth more"


def test_a_card_goes_for_an_injury_while_there_are_enough() -> None:
    table = standing_in("repository", "not-without-you")
    table.hand("hacker", "interruption", "demolition", "search", "rest")
    asked = Asked(0, "ask-discard-for-injury", {"injuries": 1}, [])
    assert worth_of_reply(Offered("discard/card:demolition"), asked, mind_of(table)) > 0
    table.hand("hacker", "demolition")
    assert worth_of_reply(Offered("discard/card:demolition"), asked, mind_of(table)) < 0


def test_what_must_be_analysed_is_carried_to_the_laboratory_and_dropped_last() -> None:
    table = standing_in("repository", "embryology")
    table.lay("laboratory-facility")
    assert wanted(mind_of(table), "analyse/object:egg") == 0
    table.object("egg", "hacker")
    assert wanted(mind_of(table), "analyse/object:egg") > 10
    asked = Asked(0, "ask-drop", {}, [])
    mind = mind_of(table)
    egg, gun = (worth_of_reply(Offered(f"drop/{thing}"), asked, mind) for thing in ("object:egg", "item:nailgun"))
    assert egg < gun


def test_the_facility_is_destroyed_only_by_those_who_need_it_and_have_another_way_out() -> None:
    table = standing_in("cooling-system", "blood-for-blood", time=9)
    assert worth_of_use(Offered("start-autodestruction"), mind_of(table)) < 0, "isolation would burn too"
    table.lay("cargo-a")
    assert answer(table).startswith("room-action")
    table.objectives("hacker", "whistleblower")
    assert worth_of_use(Offered("start-autodestruction"), mind_of(table)) < 0


def test_of_two_objectives_the_one_is_kept_of_which_less_is_left_to_do() -> None:
    table = standing_in("repository", "obsession", "site-survey")
    assert mind_of(table).aim.objective == "site-survey"
    table.knowledge("hacker", 6)
    assert mind_of(table).aim.objective == "obsession"


def test_the_lift_leaves_at_once_and_one_goes_along_to_where_one_would_rather_be() -> None:
    table = standing_in("elevator-3", "not-without-you")
    table.tile("room:11", "transmitter-control")
    mind = mind_of(table)
    boarding = Asked(0, "ask-passengers", {}, [])
    assert worth_of_reply(Offered("ride-now"), boarding, mind) > worth_of_reply(
        Offered("invite/seat:1"), boarding, mind
    )
    up = Asked(0, "ask-agree-to-ride", {"who": "seat:1", "room": "room:10"}, [])
    assert worth_of_reply(Offered("agree"), up, mind) > worth_of_reply(Offered("refuse"), up, mind)


def test_a_door_is_not_looked_for_on_a_path_nor_a_crawl_in_the_open() -> None:
    assert not has_door(Exit("path:4-28", [], "room:28"))
    assert not is_entrance(Exit("area:1", [], None))
    assert has_door(Exit("corridor:1-2", [], "room:2"))
    assert is_entrance(Exit("corridor:technical", [], None))
