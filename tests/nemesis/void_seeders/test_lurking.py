"""Lurking and the event phase."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import NemesisTable
from hullbreach.rulebook.citing import cites
from tests.nemesis.void_seeders.haunted import QUIET, drawn, haunted, madness, mind


def phase(table: NemesisTable, event: str = QUIET, bag: str = "blank", **fate: list[str]) -> None:
    """Everyone passes, and the event phase runs."""
    table.fate(**fate)
    table.event_phase(event=event, bag=bag)


def kinds_told(table: NemesisTable, *kinds: str) -> list[str]:
    """These kinds of events in the order in which they happened."""
    return [event["kind"] for event in table.told() if event["kind"] in kinds]


@cites("void-seeders/event/step-order", "void-seeders/event/time-track", "void-seeders/event/event-card")
def test_the_six_steps_come_in_order() -> None:
    table = haunted()
    table.bag(blank=1)
    table.intruder("whisperer", 3)
    table.intruder("lurker", 20)
    table.intruder("despoiler", 9)
    table.fire(9)
    table.clock(destruct=6)
    time = table.state.time
    phase(table, "void-hunt", attack=["void-scratch", "void-fear"])
    steps = (
        "time-advances",
        "self-destruct-advances",
        "attack-card",
        "seeder-check",
        "event-drawn",
        "lurks",
        "bag-drawn",
    )
    assert list(dict.fromkeys(kinds_told(table, *steps))) == list(steps)
    assert table.state.time == time - 1
    assert len(table.told("event-drawn")) == 1


@cites("void-seeders/event/attacks")
def test_every_void_seeder_with_a_character_attacks_and_a_lair_does_not() -> None:
    table = haunted()
    table.bag(blank=1)
    table.place("scout", 11)
    table.intruder("lair", 3)
    table.intruder("lurker", 3)
    table.intruder("lurker", 11)
    table.intruder("lurker", 20)
    phase(table, "void-hunt", attack=["void-terror", "void-terror"], noise=["silence"])
    assert [event["args"]["foe"] for event in table.told("attack")] == [
        "intruder:lurker-1",
        "intruder:lurker-2",
    ]


@cites("void-seeders/event/fire-damage")
def test_fire_hurts_void_seeders_and_lairs() -> None:
    table = haunted()
    table.place("captain", 16)
    table.place("scout", 16)
    table.bag(blank=1)
    lair, lurker = table.intruder("lair", 7), table.intruder("lurker", 7)
    other = table.intruder("lurker", 13)
    table.fire(7)
    table.attack_cards("void-scratch-6", "void-scratch-5", "void-scratch-4", "void-fear-5")
    phase(table, "void-hunt")
    assert [event["args"]["foe"] for event in table.told("injured")] == [lurker, lair]
    assert other in {event["args"]["foe"] for event in table.told("lurks")}


@cites("void-seeders/lurking/rooms", "void-seeders/lurking/removal")
def test_only_rooms_without_characters_near_lurk() -> None:
    table = haunted("captain", "scout")
    table.place("scout", 14)  # joined to 2 only by technical corridors
    table.bag(blank=1)
    table.door("3-7")
    here = {
        "with": table.intruder("lurker", 3),
        "near": table.intruder("lurker", 7),
        "technical": table.intruder("lurker", 2),
        "far": table.intruder("lurker", 20),
    }
    table.intruder("lair", 21)
    phase(table, "void-fear-3", attack=["void-terror"])
    assert {event["args"]["foe"] for event in table.told("lurks")} == {here["technical"], here["far"]}
    assert {*table.intruders()} == {here["with"], here["near"], "intruder:lair-1"}
    seeders = sum(count for name, count in table.bag_counts().items() if name.startswith("void-seeder"))
    assert seeders == 3  # two of them, and one for the blank of bag development


@cites("void-seeders/lurking/rooms")
def test_somebody_in_a_pod_counts_as_being_in_the_section() -> None:
    table = haunted("captain", "scout")
    table.pod(1, "a")
    table.tile(2, "evacuation-a")
    table.board_pod("scout", 1)
    table.place("captain", 21)
    foe = table.intruder("lurker", 6)
    table.bag(blank=1)
    phase(table, "void-fuel-explosion")
    assert foe in table.intruders()


@cites("void-seeders/lurking/noise", "void-seeders/lurking/removal")
def test_a_lurking_room_is_heard_all_around_and_noise_there_brings_nobody() -> None:
    table = haunted()
    table.bag(blank=1)
    table.intruder("lurker", 19)
    table.intruder("lurker", 19)
    table.noise("17-19")
    phase(table, "void-agoraphobia-4")
    assert [table.has_noise(way) for way in ("17-19", "13-19", "technical")] == [True, True, True]
    assert table.told("encounter") == []
    assert kinds_told(table, "noise-placed", "lurks") == ["noise-placed", "noise-placed", "lurks", "lurks"]
    assert table.intruders() == {}


@cites("void-seeders/lurking/removal")
def test_the_despoiler_lurks_like_any_other_and_injuries_are_lost() -> None:
    table = haunted()
    table.bag(blank=1)
    table.intruder("despoiler", 19)
    table.intruder("stalker", 19, injuries=3)
    phase(table, "void-fear-3-lurkers")
    assert table.intruders() == {}
    assert not any(table.state.injuries)
    assert not table.state.queen_dead


# -- the bag ---------------------------------------------------------------------------------------------------


@cites("void-seeders/bag/draw-one", "void-seeders/bag/void-seeder-noise", "void-seeders/bag/void-seeder-returned")
def test_a_void_seeder_token_makes_everybody_out_of_combat_roll_and_returns() -> None:
    table = haunted("captain", "scout", "pilot")
    table.place("scout", 11)
    table.place("pilot", 15)
    table.intruder("lair", 11)
    table.bag(void_seeder_2=1)
    table.fate(noise=["silence"])
    phase(table, QUIET, "void-seeder-2", noise=["silence", "silence"])
    rolled = [event["args"]["who"] for event in table.told("noise-rolled")][-2:]
    assert rolled == ["seat:0", "seat:2"]
    assert [event["args"]["who"] for event in table.told("noise-roll-skipped")] == ["seat:1"]
    assert table.bag_counts() == {"void-seeder-2": 1}
    assert len(table.told("bag-drawn")) == 1


@cites("void-seeders/bag/insanity-panic", "void-seeders/bag/insanity-returned")
def test_an_insanity_token_makes_the_character_in_its_colour_panic_and_returns() -> None:
    table = haunted()
    table.bag(insanity_scout_0=1)
    phase(table, QUIET, "insanity-scout-0", panic=["heart-attack"])
    assert (madness(table), madness(table, "scout")) == (1, 2)
    assert table.bag_counts() == {"insanity-scout-0": 1}


@cites("void-seeders/bag/insanity-returned")
@pytest.mark.parametrize("how", ["dead", "hibernate", "evacuate"])
def test_the_token_of_somebody_out_of_reach_leaves_the_game_and_another_is_drawn(how: str) -> None:
    table = haunted()
    getattr(table, how)("scout")
    table.bag(insanity_scout_0=1, blank=1)
    table.fate(bag=["insanity-scout-0"])
    table.event_phase(event=QUIET, bag="blank")
    assert [event["args"]["token"] for event in table.told("bag-drawn")] == ["token:insanity-scout-0", "token:blank"]
    assert "insanity-scout-0" not in table.bag_counts()
    assert drawn(table, "panic") == []


@cites("void-seeders/bag/insanity-panic")
def test_somebody_waiting_in_a_pod_panics_too() -> None:
    table = haunted()
    table.pod(1, "a")
    table.tile(2, "evacuation-a")
    table.board_pod("scout", 1)
    table.bag(insanity_scout_0=1)
    phase(table, QUIET, "insanity-scout-0", panic=["heart-attack"])
    assert madness(table, "scout") == 2


@cites("void-seeders/bag/blank")
def test_the_blank_adds_a_void_seeder_if_one_is_left_and_returns() -> None:
    table = haunted()
    table.bag(blank=1)
    phase(table)
    bag = table.bag_counts()
    assert (bag.pop("blank"), sum(bag.values())) == (1, 1)
    assert all(name.startswith("void-seeder") for name in bag)
    table.bag(blank=1, void_seeder_1=3, void_seeder_2=5, void_seeder_3=5, void_seeder_4=3)
    phase(table, "void-hunt")
    assert sum(table.bag_counts().values()) == 17


# -- movement --------------------------------------------------------------------------------------------------


@cites("void-seeders/intruder-movement/ignore-doors")
def test_closed_doors_do_not_stop_them() -> None:
    table = haunted()
    table.place("captain", 16)
    table.place("scout", 16)
    table.bag(blank=1)
    table.intruder("stalker", 3)
    table.door("3-7")
    phase(table, "void-fuel-explosion")
    moved = table.told("intruder-moves")
    assert [event["args"]["room"] for event in moved] == ["room:7"]
    assert table.door_at("3-7") == "closed"


@cites("void-seeders/encounter/token-set-aside")
def test_one_that_leaves_by_the_technical_corridors_returns_a_random_token() -> None:
    table = haunted()
    table.place("captain", 16)
    table.place("scout", 16)
    table.bag(blank=1)
    table.intruder("stalker", 9)
    phase(table, "void-agoraphobia-3")
    assert len(table.told("intruder-hides")) == 1
    assert sum(table.bag_counts().values()) == 3


@cites("void-seeders/injury/despoiler-retreat", "void-seeders/event/fire-damage")
def test_the_despoiler_in_a_fire_only_may_retreat() -> None:
    table = haunted()
    table.bag(blank=1)
    table.intruder("despoiler", 7)
    table.fire(7)
    table.deck("attack", "void-bite-0")
    table.event_phase(event="void-hunt", bag="blank")
    assert drawn(table, "seeder-check") == ["runs"]
    assert table.told("injured") == []
    assert not any(mind(table).injuries)
