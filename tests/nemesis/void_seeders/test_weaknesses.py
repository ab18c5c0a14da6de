"""What is found out about the void seeders, and what the event and attack cards do."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import NemesisTable
from hullbreach.rulebook.citing import cites
from tests.nemesis.void_seeders.haunted import drawn, haunted, heard, madden, madness
from tests.nemesis.void_seeders.test_lairs import armed, shoot


def knowing(table: NemesisTable, weakness: str) -> NemesisTable:
    """The weakness is known."""
    table.weakness("carcass", weakness)
    return table


@cites("void-seeders/lair/hit")
def test_brittle_shells_break_under_the_large_hit() -> None:
    table, lair = armed("lair")
    shoot(knowing(table, "brittle-shells"), lair, "adult", cards=("void-scratch-6", "void-scratch-5"))
    assert table.injuries(lair) == 1


@cites("void-seeders/lair/destroyed-check")
def test_with_shallow_roots_the_lower_value_counts() -> None:
    table, lair = armed("lair", 1)
    shoot(knowing(table, "shallow-roots"), lair, cards=("void-scratch-6", "void-fear-2"))
    assert drawn(table, "seeder-check") == ["destroyed"]


@cites("void-seeders/intruder-movement/ignore-doors")
def test_those_bound_to_matter_run_into_doors() -> None:
    table = knowing(haunted(), "bound-to-matter")
    table.place("captain", 16)
    table.place("scout", 16)
    table.bag(blank=1)
    table.intruder("stalker", 7)
    table.door("6-7")
    g = table.state
    mover = g.foes_in(7)[0]
    g.stack.extend((effect, 0) for effect in g.species.move(g, [(mover, g.board.spot_by_number[7][1])]))
    table.run()
    assert table.door_at("6-7") == "destroyed"
    assert table.room(7).intruders == ["stalker"]


@cites("void-seeders/encounter/surprise")
@pytest.mark.parametrize(("token", "cards", "surprised"), [("void-seeder-4", 3, False), ("void-seeder-1", 0, True)])
def test_those_slow_to_strike_surprise_less(token: str, cards: int, surprised: bool) -> None:
    table = knowing(haunted(), "slow-to-strike")
    table.bag(**{token.replace("-", "_"): 1})
    fate = {"panic": ["heart-attack"]} if surprised else {}
    heard(table, token, cards, **fate)
    assert [event["args"]["surprised"] for event in table.told("surprise-check")] == [surprised]


@cites("void-seeders/lurking/noise")
def test_a_fading_echo_is_heard_in_one_corridor() -> None:
    table = knowing(haunted(), "fading-echo")
    table.bag(blank=1)
    table.intruder("lurker", 19)
    table.event_phase(event="void-agoraphobia-4", bag="blank")
    assert table.options("captain") == ["noise/corridor:13-19", "noise/corridor:17-19", "noise/corridor:technical"]
    table.play("captain", "noise/corridor:17-19")
    assert [table.has_noise(way) for way in ("17-19", "13-19", "technical")] == [True, False, False]


@cites("void-seeders/event/fire-damage")
def test_those_who_burn_brightly_suffer_twice_and_the_despoiler_flees() -> None:
    table = knowing(haunted(), "bright-burning")
    table.bag(blank=1)
    table.place("captain", 3)
    lair, despoiler = table.intruder("lair", 7), table.intruder("despoiler", 7)
    table.fire(7)
    table.attack_cards("void-scratch-6", "void-scratch-5")
    table.fate(event=["void-neurosis"])
    table.event_phase(event="void-ship-failure", bag="blank")
    assert table.injuries(lair) == 2
    assert table.told("retreats")[0]["args"]["foe"] == despoiler


@cites("void-seeders/injury/whisperer")
def test_thin_blood_makes_values_one_lower() -> None:
    table, foe = armed("whisperer", 2)
    shoot(knowing(table, "thin-blood"), foe, cards=("void-fear-4",))
    assert drawn(table, "seeder-check") == ["falls"]


@cites("void-seeders/panic/effect")
def test_steady_minds_choose_the_first_panic_of_a_round() -> None:
    table = knowing(haunted(), "steady-minds")
    table.bag(insanity_scout_0=1)
    heard(table, "insanity-scout-0", panic=["heart-attack", "self-mutilation"])
    assert table.options("captain") == ["panic/panic:heart-attack", "panic/panic:self-mutilation"]
    table.play("captain", "panic/panic:self-mutilation")
    assert madness(table) == 2
    assert sorted(table.game.view(None)["minds"]["discards"]) == ["heart-attack", "self-mutilation"]


# -- attack cards ----------------------------------------------------------------------------------------------


def attacked(
    card: str, kind: str, *wounds: str, crew: tuple[str, ...] = ("captain",), **fate: list[str]
) -> NemesisTable:
    """A void seeder of this kind attacks the captain with this card in the attack step."""
    table = haunted(*crew)
    for name in crew:
        table.place(name, 3)
    table.bag(blank=1)
    table.intruder(kind, 3)
    table.wound("captain", *wounds)
    table.fate(attack=[card], **fate)
    table.event_phase(event="void-ship-failure", bag="blank")
    return table


def test_frenzy_strikes_everybody_here() -> None:
    table = attacked("void-frenzy", "lurker", crew=("captain", "scout"), wound=["body", "body"])
    assert [len(table.of(name).serious_wounds) for name in table.seats] == [1, 1]
    assert [madness(table, name) for name in table.seats] == [2, 2]
    assert attacked("void-frenzy", "lurker", "leg", crew=("captain", "scout"), wound=["body"]).of("captain").dead


def test_the_milder_cards() -> None:
    scratched = attacked("void-scratch", "whisperer").of("captain")
    assert (scratched.light_wounds, scratched.discards) == (1, ["contamination"])
    afraid = attacked("void-fear", "stalker", panic=["heart-attack"])
    assert (madness(afraid), afraid.of("captain").discards) == (2, ["contamination"])
    terrified = attacked("void-terror", "despoiler", wound=["body"], panic=["heart-attack"])
    assert (madness(terrified), terrified.of("captain").serious_wounds) == (2, ["body"])


def test_duplicate_brings_another_that_does_not_attack_now() -> None:
    table = attacked("void-duplicate", "whisperer")
    assert sorted(table.room(3).intruders) == ["lurker", "whisperer"]
    assert len(table.told("attack")) == 1


@pytest.mark.parametrize(
    ("card", "kind", "wounds", "dead", "count"),
    [
        ("void-braineating", "despoiler", (), False, 2),
        ("void-braineating", "despoiler", ("leg",), True, 1),
        ("void-bite", "stalker", ("leg",), False, 2),
        ("void-bite", "stalker", ("leg", "hand"), True, 2),
    ],
)
def test_the_deadly_cards(card: str, kind: str, wounds: tuple[str, ...], dead: bool, count: int) -> None:
    table = haunted("captain", "scout")
    table.bag(blank=1)
    table.intruder(kind, 3)
    table.wound("captain", *wounds)
    table.fate(attack=[card], wound=[] if dead else ["body", "body"][: count - len(wounds)])
    table.event_phase(event="void-ship-failure", bag="blank")
    assert table.of("captain").dead == dead
    assert len(table.of("captain").serious_wounds) == count


# -- event cards -----------------------------------------------------------------------------------------------


def happening(event: str, table: NemesisTable, **fate: list[str]) -> NemesisTable:
    """The event happens in the event phase."""
    table.bag(blank=1)
    table.fate(**fate)
    table.event_phase(event=event, bag="blank")
    return table


def test_terror_scans_everybody_and_empties_hands() -> None:
    table = haunted()
    table.hand("captain")
    table.hand("scout")
    table.contaminate("captain", "infected", where="hand")
    table.contaminate("scout", "clean", where="hand")
    happening("void-terror-1", table)
    assert (madness(table), madness(table, "scout")) == (5, 1)
    assert len(table.told("scanned")) == 2
    discards = [len([e for e in table.told("discarded") if e["args"]["who"] == f"seat:{seat}"]) for seat in (0, 1)]
    assert discards == [5, 5]


def test_hunt_brings_all_void_seeders_next_door_but_no_lair() -> None:
    table = haunted()
    table.intruder("lurker", 7)
    table.intruder("lair", 7)
    happening("void-hunt", table)
    assert table.room(3).intruders == ["lurker"]
    assert table.room(7).intruders == ["lair"]


def test_tendrils_reach_rooms_with_an_entrance() -> None:
    table = haunted()
    table.place("captain", 2)
    happening("void-tendrils", table)
    assert (madness(table), madness(table, "scout")) == (2, 1)


def test_computers_fail_together() -> None:
    table = happening("void-computer-failure", haunted())
    assert not table.state.malfunction
    table = haunted()
    g = table.state
    rooms = [room for room in g.board.rooms if g.box.computer[g.kind_of_room(room)]]
    table.explore(*rooms)
    table.malfunction(rooms[-1])
    happening("void-computer-failure", table)
    assert [room for room in g.board.rooms if table.room(room).malfunction] == rooms
    assert len(table.told("event-removed")) == 1


def test_monophobia_frightens_the_lonely() -> None:
    table = haunted("captain", "scout", "pilot")
    table.place("pilot", 7)
    table.intruder("lair", 7)
    happening("void-monophobia-1", table, panic=["heart-attack", "heart-attack"], noise=["silence"])
    assert [madness(table, name) for name in table.seats] == [2, 2, 1]


def test_neurosis_frightens_those_near_a_lair() -> None:
    table = haunted("captain", "scout")
    table.intruder("lair", 7)
    happening("void-neurosis", table, panic=["heart-attack"])
    assert [madness(table, name) for name in table.seats] == [2, 1]


@cites("void-seeders/encounter/miniature-shortage")
def test_agoraphobia_brings_the_despoiler_to_a_crowd() -> None:
    table = haunted()
    table.place("scout", 3)
    happening("void-agoraphobia-4", table)
    assert table.room(3).intruders == ["despoiler"]
    assert table.told("surprise-check") == []
    assert happening("void-agoraphobia-4", haunted()).intruders() == {}


def test_the_pod_with_the_lowest_number_leaves() -> None:
    table = haunted()
    lowest = min(number for number, at in enumerate(table.state.pod_section) if at in (1, 2))
    happening("void-pod-ejection", table)
    assert table.state.pod_section[lowest] == 3


def test_fire_wave_and_fuel_explosion() -> None:
    table = haunted()
    table.fire(7, 16)
    happening("void-fire-wave", table)
    assert [table.room(room).fire for room in (3, 6, 8, 12)] == [True, True, True, False]
    table = happening("void-fuel-explosion", haunted())
    assert [table.room(engine).fire for engine in ("engine-1", "engine-2", "engine-3")] == [True] * 3


def test_the_generator_overheats() -> None:
    table = haunted()
    table.tile(2, "generator")
    happening("void-generator-overheat", table)
    assert (table.room(2).malfunction, table.room(2).fire) == (True, False)
    table = haunted()
    table.tile(2, "generator")
    table.malfunction(2)
    table.fire(16)
    happening("void-generator-overheat", table)
    assert [table.room(room).fire for room in (2, 1, 6, 12)] == [True] * 4
    assert not happening("void-generator-overheat", haunted()).state.fire


def test_whispers_are_heard_in_the_corridor_of_the_next_card() -> None:
    table = haunted("captain", "scout", "pilot")
    table.place("pilot", 3)
    madden(table, pilot=4)
    table.noise("3-7")
    table.bag(void_seeder_1=1, blank=1)
    table.fate(bag=["void-seeder-1"])
    table.fate(event=["void-whispers-2", "void-neurosis"])
    table.fate(bag=["blank"])
    table.end_round()
    assert table.has_noise("11-14")
    assert table.room(3).intruders == ["stalker"]
    assert table.told("encounter")[0]["args"]["who"] == "seat:2"


def test_fear_reaches_those_madder_than_their_hand_is_large() -> None:
    table = haunted()
    madden(table, captain=3, scout=3)
    table.hand("captain", "rest", "search")
    table.hand("scout", "rest", "search", "search")
    happening("void-fear-3", table)
    assert [e["args"]["who"] for e in table.told("contaminated")] == ["seat:0"]


def test_the_ship_fails() -> None:
    table = happening("void-ship-failure", haunted())
    assert table.state.malfunction.bit_count() == 1
    assert not table.state.destruct_runs()
    table = haunted()
    table.lay("command-center")
    rooms = [r for r in table.state.board.rooms if table.state.box.computer[table.state.kind_of_room(r)]]
    table.explore(*rooms)
    table.malfunction(*rooms[:2])
    happening("void-ship-failure", table)
    assert table.state.destruct_runs()
