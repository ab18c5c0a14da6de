"""Encounters with void seeders: whom one meets, by surprise or not, and when the miniatures run out."""

from __future__ import annotations

import pytest

from hullbreach.rulebook.citing import cites
from tests.nemesis.void_seeders.haunted import haunted, heard, madden, madness, mind


@cites("void-seeders/encounter/clear-noise", "void-seeders/encounter/draw")
def test_an_encounter_clears_the_noise_and_draws_one_token() -> None:
    table = haunted()
    table.bag(void_seeder_2=2, blank=1)
    table.noise("1-3", "1-2")
    heard(table, "void-seeder-2")
    assert len(table.told("token-drawn")) == 1
    assert [table.has_noise(way) for way in ("3-7", "1-3", "1-2")] == [False, False, True]
    assert table.told("noise-cleared")[0]["rule"] == "void-seeders/encounter/clear-noise"


@cites("void-seeders/encounter/type-by-insanity")
@pytest.mark.parametrize(
    ("level", "kind"), [(1, "lurker"), (2, "lurker"), (3, "whisperer"), (4, "stalker"), (5, "despoiler")]
)
def test_the_insanity_of_whoever_was_heard_decides_what_appears(level: int, kind: str) -> None:
    table = haunted()
    madden(table, captain=level, scout=1 if level == 5 else 5)
    table.bag(void_seeder_1=1, blank=1)
    heard(table, "void-seeder-1")
    assert table.intruders() == {f"intruder:{kind}-1": "room:3"}


@cites("void-seeders/encounter/token-set-aside")
def test_the_token_is_set_aside_and_can_come_back() -> None:
    table = haunted()
    table.bag(void_seeder_1=2, blank=1)
    before = sum(table.state.pool)
    heard(table, "void-seeder-1")
    assert table.bag_counts() == {"blank": 1, "void-seeder-1": 1}
    assert sum(table.state.pool) == before + 1


@cites("void-seeders/encounter/surprise", "void-seeders/attack/surprise-effect")
@pytest.mark.parametrize(("cards", "surprised"), [(3, True), (4, False), (5, False)])
def test_fewer_cards_than_the_number_mean_a_surprise_attack_without_a_card(cards: int, surprised: bool) -> None:
    table = haunted()
    table.bag(void_seeder_4=1, blank=1)
    fate = {"panic": ["heart-attack"]} if surprised else {}
    heard(table, "void-seeder-4", cards, **fate)
    assert len(table.told("surprise-check")) == 1
    assert table.told("attack-card") == []
    assert [event["kind"] for event in table.told() if event["kind"] in ("contaminated", "panic")] == (
        ["contaminated", "panic"] if surprised else []
    )
    assert table.of("captain").discards.count("contamination") == surprised
    assert madness(table) == 1 + surprised


@cites("void-seeders/encounter/surprise")
def test_contamination_cards_count_against_a_surprise() -> None:
    table = haunted()
    table.bag(void_seeder_1=1)
    table.place("captain", 1)
    table.hand("captain", "rest", "contamination")
    table.noise("3-7")
    table.turn("captain")
    table.fate(noise=["3"], bag=["void-seeder-1"])
    table.play("captain", "move/room:3")
    assert [event["args"]["surprised"] for event in table.told("surprise-check")] == [False]


@cites("void-seeders/attack/surprise-effect")
def test_nerves_of_steel_help_against_this_surprise_too() -> None:
    table = haunted("soldier")
    table.place("soldier", 1)
    table.bag(void_seeder_4=1)
    table.hand("soldier", "rest", "nerves-of-steel")
    table.noise("3-7")
    table.turn("soldier")
    table.automatic = False
    table.fate(noise=["3"], bag=["void-seeder-4"])
    table.play("soldier", "move/room:3")
    table.play("soldier", "pay/card:rest")
    table.play("soldier", "ignore/card:nerves-of-steel")
    assert "contamination" not in table.of("soldier").discards
    assert table.told("panic") == []


@cites("void-seeders/encounter/insanity-noise", "void-seeders/encounter/insanity-panic")
def test_insanity_of_any_colour_brings_noise_and_the_panic_of_whoever_was_heard() -> None:
    table = haunted()
    table.bag(insanity_scout_0=1)
    heard(table, "insanity-scout-0", panic=["heart-attack"])
    assert table.intruders() == {}
    assert [table.has_noise(way) for way in ("1-3", "3-7", "1-2")] == [True, True, False]
    kinds = [event["kind"] for event in table.told() if event["kind"] in ("noise-placed", "panic")]
    assert kinds == ["noise-placed", "noise-placed", "panic"]
    assert table.told("panic")[0]["args"]["who"] == "seat:0"
    assert (madness(table), madness(table, "scout")) == (2, 1)


@cites("void-seeders/encounter/insanity-returned")
def test_the_insanity_token_returns_after_the_panic_even_if_it_kills() -> None:
    table = haunted()
    madden(table, captain=5)
    table.bag(insanity_scout_0=1)
    heard(table, "insanity-scout-0", panic=["heart-attack"])
    assert table.of("captain").dead
    assert table.bag_counts() == {"insanity-scout-0": 1}


@cites("void-seeders/encounter/blank")
def test_the_blank_brings_only_noise_and_stays_alone_in_the_bag() -> None:
    table = haunted()
    table.bag(blank=1)
    heard(table, "blank")
    assert table.intruders() == {}
    assert [table.has_noise(way) for way in ("1-3", "3-7")] == [True, True]
    assert table.bag_counts() == {"blank": 1}
    assert table.told("panic") == []


@cites("void-seeders/encounter/miniature-shortage")
def test_without_a_miniature_the_next_lower_type_appears() -> None:
    table = haunted()
    madden(table, captain=5)
    table.intruder("despoiler", 11)
    table.intruder("stalker", 11)
    table.bag(void_seeder_1=1)
    heard(table, "void-seeder-1")
    assert table.room(3).intruders == ["whisperer"]


@cites("void-seeders/encounter/miniature-shortage")
def test_if_no_lurker_is_left_those_out_of_combat_leave_first() -> None:
    table = haunted()
    table.place("scout", 11)
    for room in (11, 11, 9, 9, 9, 9):
        table.intruder("lurker", room)
    table.bag(void_seeder_1=1)
    heard(table, "void-seeder-1")
    assert table.room(11).intruders == ["lurker", "lurker"]
    assert table.room(9).intruders == []
    assert table.room(3).intruders == ["lurker"]
    assert sum(table.bag_counts().values()) == 4


@cites("void-seeders/encounter/not-by-entering")
def test_to_walk_in_on_one_is_no_encounter_but_combat() -> None:
    table = haunted()
    table.intruder("lurker", 3)
    table.place("captain", 1)
    table.turn("captain")
    table.hand("captain", "rest", "search")
    table.play("captain", "move/room:3")
    assert table.told("token-drawn") == table.told("noise-rolled") == []
    assert table.state.in_combat(0)


@cites("void-seeders/terms/void-seeder-is-intruder")
def test_what_is_said_of_intruders_holds_for_void_seeders() -> None:
    table = haunted()
    table.intruder("whisperer", 3)
    table.give("captain", "grenade")
    table.turn("captain")
    assert "melee/intruder:whisperer-1" in table.options("captain")
    assert not [option for option in table.options("captain") if option.startswith("careful-move")]


def test_the_despoiler_never_comes_back() -> None:
    table = haunted()
    madden(table, captain=5)
    table.queen_killed()
    table.bag(void_seeder_1=1)
    heard(table, "void-seeder-1")
    assert table.room(3).intruders == ["stalker"]
    assert mind(table).queen_dead


@cites("void-seeders/encounter/insanity-panic")
@pytest.mark.parametrize(("level", "asleep"), [(1, True), (2, False), (5, True)])
def test_panic_stops_nobody_from_falling_asleep_unless_it_moves_them(level: int, asleep: bool) -> None:
    table = haunted()
    table.clock(time=8)
    table.explore(15)
    table.place("captain", 11)
    table.place("scout", 1)
    madden(table, captain=level)
    table.bag(insanity_scout_0=1)
    table.hand("captain", "rest", "search", "search")
    table.noise("11-14")
    table.turn("captain")
    moves = {"event": ["void-hunt"]} if not asleep else {}
    noise = ["4"] if asleep else ["4", "silence"]
    table.fate(noise=noise, panic=["self-mutilation" if level == 5 else "blind-escape"], **moves)
    table.play("captain", "room-action/room:11")
    assert table.of("captain").hibernating == asleep
    assert table.of("captain").room == ("room:0" if asleep else "room:15")
