"""What a survivor uses in the facility, each thing where a sensible player would."""

from __future__ import annotations

from hullbreach.bots.bot import Asked, Offered
from hullbreach.nemesis.scenario import LockdownTable
from hullbreach.nemesis.table.bots.evaluation.replying import worth_of_reply
from hullbreach.nemesis.table.bots.evaluation.things import worth_of_item
from hullbreach.nemesis.table.bots.evaluation.using import worth_of_use
from tests.bots.inside import answer, mind_of, standing_in, wanted, worth

SENTRY = ("sentry", "survivor", "hacker")
XENOBIOLOGIST = ("xenobiologist", "survivor", "hacker")
JANITOR = ("janitor", "survivor", "hacker")


def barred(table: LockdownTable, kind: str = "transmitter-control", injuries: int = 0) -> str:
    """Something prowls in a room which somebody who must send a signal wants to get into."""
    table.lay(kind)
    table.intruder("adult", kind, injuries=injuries)
    return str(mind_of(table).now.room_of_kind[kind].ref)


# -- rooms ----------------------------------------------------------------------------------------------------


def test_the_caves_are_for_those_who_have_far_to_go() -> None:
    table = standing_in("elevator-1", "whistleblower", time=3)
    table.tile("room:26", "cave-entrance")
    table.place("hacker", "room:26")
    table.explore("room:2")
    table.gate()
    table.turn("hacker")
    assert "room:2" in mind_of(table).ways.led_to("room:26")
    steps = [option for option in table.options("hacker") if option.startswith("move/")]
    assert worth(table, "room-action/room:26", 2) > max(worth(table, step) for step in steps)
    table.gate(open=False)
    assert worth(table, "room-action/room:26", 2) < max(worth(table, step) for step in steps), "isolation is no farther"


def test_the_lift_is_ridden_and_called_from_every_floor() -> None:
    for number, far in ((1, "room:20"), (2, "room:3"), (3, "room:3")):
        table = standing_in(f"elevator-{number}", "not-without-you")
        table.tile(far, "transmitter-control")
        table.elevator(number)
        room = mind_of(table).now.here
        assert answer(table) == f"room-action/{room}"
        table.elevator(number % 3 + 1)
        assert worth(table, f"room-action/{room}") > 0


def test_a_crank_moves_the_lift_without_power() -> None:
    table = standing_in("elevator-3", "not-without-you", crew=("survivor", "hacker", "sentry"))
    table.tile("room:3", "transmitter-control")
    table.dark("elevator")
    assert mind_of(table).ways.lifts == {}
    table.give("survivor", "elevator-crank")
    table.turn("survivor")
    assert answer(table) == "use/item:elevator-crank"


def test_one_part_is_enough_in_the_repository() -> None:
    table = standing_in("repository", "not-without-you")
    assert wanted(mind_of(table), "craft-together") == 0
    table.give("hacker", "fire-blanket")
    modest = wanted(mind_of(table), "craft-together")
    table.gate()
    assert wanted(mind_of(table), "craft-together") > modest > 0, "a suit leads through an open gate"
    asked = Asked(0, "ask-cheap-craft", {}, [])
    mind = mind_of(table)
    suit, nothing = (
        worth_of_reply(Offered(option), asked, mind)
        for option in ("craft-with/item:enviro-suit/item:fire-blanket", "craft-nothing")
    )
    assert suit > nothing


def test_defense_control_shoots_at_what_bars_the_way_and_never_at_friends() -> None:
    table = standing_in("defense-control", "not-without-you")
    room = barred(table, injuries=4)
    assert answer(table).startswith("room-action")
    table.place("janitor", "transmitter-control")
    assert worth_of_use(Offered(f"exterminate-with-overload/{room}"), mind_of(table)) < 0


# -- cards ----------------------------------------------------------------------------------------------------


def test_a_false_alarm_draws_them_out_of_the_way_and_not_to_friends() -> None:
    table = standing_in("repository", "not-without-you")
    table.tile("room:26", "transmitter-control")
    table.intruder("adult", "room:26")
    table.tile("room:25", "laboratory-facility")
    table.hand("hacker", "false-alarm", "rest", "search")
    table.turn("hacker")
    assert worth(table, "play/card:false-alarm") > 0
    table.place("janitor", "room:25")
    assert worth(table, "play/card:false-alarm") < 0


def test_what_lies_about_teaches_those_who_know_little() -> None:
    table = standing_in("repository", "not-without-you", crew=XENOBIOLOGIST)
    assert worth(table, "play/card:field-experience") < 0
    table.object("carcass", "repository")
    table.knowledge("xenobiologist", 2)
    assert worth(table, "play/card:field-experience") > 0
    assert worth(table, "use/item:research-documents") > 0


def test_an_empty_gun_is_thrown_at_an_intruder_and_a_target_is_stunned() -> None:
    table = standing_in("repository", "not-without-you", crew=SENTRY)
    table.intruder("adult", "repository")
    full = worth(table, "play/card:stun")
    table.ammo("sentry", "smg", 0)
    assert worth(table, "play/card:stun") > max(full, 0)
    table = standing_in("repository", "unfinished-business", crew=SENTRY)
    target = mind_of(table).aim.target
    assert target is not None
    table.place(int(str(target.seat)), "repository")
    table.hand(int(str(target.seat)), "rest")
    assert worth(table, "play/card:stun") > 0


def test_somebody_is_taken_along_where_one_is_going() -> None:
    table = standing_in("repository", "not-without-you", crew=SENTRY)
    table.tile("room:20", "transmitter-control")
    table.place("hacker", "isolation-room")
    alone = worth(table, "play/card:facility-tour", 0)
    table.place("survivor", "repository")
    assert worth(table, "play/card:facility-tour", 0) > max(alone, 0)


def test_what_one_hardly_needs_is_sorted_out() -> None:
    table = standing_in("repository", "not-without-you", crew=JANITOR)
    table.give("janitor", "autodestruction-key")
    assert worth(table, "play/card:waste-sorting") > 0
    table = standing_in("repository", "not-without-you", crew=JANITOR)
    table.lose_items("janitor")
    table.give("janitor", "medkit-facility")
    assert worth(table, "play/card:waste-sorting") < 0


# -- items ----------------------------------------------------------------------------------------------------


def test_the_key_is_for_those_who_want_the_facility_gone_or_saved() -> None:
    table = standing_in("laboratory-facility", "blood-for-blood", time=9)
    table.lay("cargo-a")
    table.give("hacker", "autodestruction-key")
    table.turn("hacker")
    assert answer(table) == "use/item:autodestruction-key"
    table.objectives("hacker", "site-survey")
    assert worth(table, "use/item:autodestruction-key") < 0
    table.autodestruction(7)
    assert worth(table, "use/item:autodestruction-key") > 0


def test_cave_plans_lead_far_and_unharmed() -> None:
    table = standing_in("elevator-1", "not-without-you", crew=("survivor", "hacker", "sentry"))
    table.tile("room:20", "transmitter-control")
    table.place("survivor", "room:3")
    table.explore("room:3")
    table.give("survivor", "cave-plans")
    table.turn("survivor")
    assert answer(table) == "use/item:cave-plans"


def test_a_decoy_draws_them_out_of_the_room() -> None:
    table = standing_in("repository", "not-without-you", crew=("survivor", "hacker", "sentry"))
    table.intruder("adult", "repository")
    assert worth(table, "use/item:decoy") > worth(table, "melee/intruder:adult-1")


def test_the_gate_is_overridden_by_those_who_want_out() -> None:
    table = standing_in("alert-room", "not-without-you", time=9)
    table.signal("hacker")
    table.archive("hacker")
    table.give("hacker", "gate-override")
    table.turn("hacker")
    assert mind_of(table).leaving.will > 0
    assert answer(table) == "use/item:gate-override"
    table.gate()
    assert not any(goal.sort == "gate" for goal in mind_of(table).wishes)


def test_the_overmind_sends_them_away_from_what_one_wants() -> None:
    table = standing_in("repository", "not-without-you", crew=XENOBIOLOGIST)
    table.tile("room:23", "transmitter-control")
    ref = table.intruder("adult", "room:23")
    mind = mind_of(table)
    ways = mind.now.rooms["room:23"].exits
    away = max(worth_of_use(Offered(f"command/{ref}/{way.corridor}"), mind) for way in ways)
    assert away > 0
    table.place("survivor", next(way.to for way in ways if way.to))
    mind = mind_of(table)
    at_friends = next(way.corridor for way in ways if way.to and mind.now.rooms[way.to].crew)
    assert worth_of_use(Offered(f"command/{ref}/{at_friends}"), mind) < 0


def shut_in() -> LockdownTable:
    """The janitor, who waits for somebody's death, in the alert room, whose doors are all closed."""
    table = standing_in("alert-room", "unfinished-business", crew=JANITOR)
    for corridor in ("corridor:7-12", "corridor:8-12", "corridor:12-14", "corridor:12-15"):
        table.door(corridor)
    table.hand("janitor", "clean-up", "rest", "interruption")
    table.turn("janitor")
    return table


def test_clean_up_is_for_fire_as_well_as_for_what_is_broken() -> None:
    assert worth(shut_in(), "play/card:clean-up", 0) < 0
    table = shut_in()
    table.fire("alert-room")
    assert answer(table) == "play/card:clean-up"
    table = shut_in()
    table.malfunction("alert-room")
    assert worth(table, "play/card:clean-up", 0) > 0


def test_what_a_quest_has_earned_is_not_sorted_with_the_waste() -> None:
    table = standing_in("repository", "not-without-you", crew=JANITOR)
    mind = mind_of(table)
    assert worth_of_use(Offered("sort-waste/item:decoy/deck:red"), mind) > 0
    for earned in ("pressure-washer", "cheat-codes", "overmind", "wail"):
        assert worth_of_item(earned, mind) > worth_of_item("decoy", mind)
    assert worth_of_use(Offered("sort-waste/item:pressure-washer/deck:red"), mind) < 0


def test_a_crank_is_kept_rather_than_a_decoy() -> None:
    table = standing_in("repository", "not-without-you")
    asked = Asked(0, "ask-keep-item", {}, [Offered("keep/item:elevator-crank"), Offered("keep/item:decoy")])
    crank, decoy = (worth_of_reply(option, asked, mind_of(table)) for option in asked.options)
    assert crank > decoy
