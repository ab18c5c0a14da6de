"""Sentry guns: what they see, when they shoot, and what a shot does."""

from __future__ import annotations

import pytest

from hullbreach.aliens.box import POOL
from hullbreach.aliens.position import Position
from hullbreach.aliens.rules.sentries import guns_on
from hullbreach.aliens.rules.spawn import SpawnBlips
from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.aliens.tables import ours
from hullbreach.kernel import workbench
from hullbreach.library import new
from hullbreach.rulebook.citing import cites

from .range import alien_phase, of_kind, shooter

MISS, HIT = ["8", "9"], ["7", "10"]


def walker(space: str, *others: str) -> AliensTable:
    """Gorman alone, about to act."""
    return shooter("gorman", at=space, others=others)


def step(table: AliensTable, *spaces: str) -> list[int]:
    """How many shots are fired at each of these steps of one move."""
    table.play("gorman", "move")
    shots = []
    for space in spaces:
        verb = "step" if f"step/{table.ref(space)}" in table.options("gorman") else "go"
        table.play("gorman", verb, table.ref(space))
        shots.append(len(table.told("sentry-fires")))
    return shots


# -- where they come from -----------------------------------------------------------------------------------------


@cites("aliens/sentry-gun/missions")
@pytest.mark.parametrize("mission", ["newt", "escape", "rescue", "resupply"])
def test_no_other_campaign_mission_or_raid_has_sentry_guns(mission: str) -> None:
    assert scenario(["hudson"], mission=mission).state.sentry_at == []


@cites("aliens/sentry-gun/missions")
@pytest.mark.parametrize("mission", ["survive", "mess-call", "purge-cycle", "two-rooms", "burn-it-out"])
def test_survive_and_every_bug_hunt_have_sentry_guns(mission: str) -> None:
    assert scenario(["hudson"], mission=mission).state.sentry_at


@cites("aliens/sentry-gun/placement")
def test_the_players_put_each_gun_on_any_empty_space_facing_any_of_four_ways() -> None:
    game = new("aliens", 1, 3, {"mission": "survive"})
    while game.choices[0].ask != "ask-sentry-room":
        ids = [option.id for option in game.choices[0].options]
        game.answer(next((id for id in ("done", "place-all") if id in ids), ids[0]), game.choices[0].seat)
    g = workbench.position(game)
    assert isinstance(g, Position)
    rooms = [option.id for option in game.choices[0].options if option.id.startswith("sentry/room:")]
    assert len(rooms) == len(g.board.rooms)
    free = 0
    for room in g.board.rooms.values():
        free |= room
    free &= ~(g.occupied | g.tokens_in_the_way())
    game.answer("sentry/room:c2-c", 0)
    spaces = {option.id for option in game.choices[0].options}
    wanted = g.board.rooms["C2:c"] & free
    assert spaces == {f"sentry/{ref}" for space, ref in g.board.refs.items() if wanted >> space & 1}
    game.answer("sentry/space:c2-f6", 0)
    assert {option.id for option in game.choices[0].options} == {
        f"face/facing:{way}" for way in ("north", "east", "south", "west")
    }
    game.answer("face/facing:west", 0)
    assert "sentry/room:c2-c" in {option.id for option in game.choices[0].options}
    game.answer("sentry/room:c2-c", 0)
    assert "sentry/space:c2-f6" not in {option.id for option in game.choices[0].options}  # it is taken


# -- what they see ------------------------------------------------------------------------------------------------


@cites("aliens/sentry-gun/arc")
@pytest.mark.parametrize(
    ("facing", "seen"),
    [
        ("north", {"I5", "J5", "K5", "I3", "L5"}),
        ("south", {"I7", "J7", "K7", "L8"}),
        ("west", {"I5", "I6", "I7"}),
        ("east", {"K5", "K6", "K7", "L4"}),
    ],
)
def test_a_gun_sees_every_row_ahead_of_it_and_nothing_beside_or_behind_it(facing: str, seen: set[str]) -> None:
    table = walker("C1:L10")
    table.sentry("C1:J6", facing)
    around = {"I5", "J5", "K5", "I6", "K6", "I7", "J7", "K7", "I3", "L5", "L8", "L4"}
    ahead = {
        "north": {"I5", "J5", "K5", "I3", "L5", "L4"},
        "south": {"I7", "J7", "K7", "L8"},
        "west": {"I5", "I6", "I7", "I3"},
        "east": {"K5", "K6", "K7", "L5", "L8", "L4"},
    }[facing]
    assert seen <= ahead
    assert {space for space in around if guns_on(table.state, table.space(f"C1:{space}"))} == ahead


@cites("aliens/sentry-gun/arc", "aliens/los/blockers")
def test_a_gun_does_not_shoot_past_walls_shut_doors_or_characters() -> None:
    table = walker("C1:G5", "hicks")
    table.at("hicks", "C1:L10")
    table.sentry("C1:J6", "west")
    assert step(table, "C1:G6") == [0]  # the door is shut
    table = walker("C2:F6", "hicks")
    table.sentry("C2:J6", "west")
    table.at("hicks", "C2:I6")
    table.acts("gorman")
    table.at("frost", "C2:I7")
    table.play("gorman", "move")
    table.play("gorman", "go", table.ref("C2:E6"))
    assert not table.told("sentry-fires")
    table.down("hicks")
    table.fate(sentry=MISS)
    table.play("gorman", "move")
    table.play("gorman", "go", table.ref("C2:F6"))
    assert len(table.told("sentry-fires")) == 1


# -- when they shoot ----------------------------------------------------------------------------------------------


@cites("aliens/sentry-gun/trigger", "aliens/sentry-gun/repeat", "aliens/sentry-gun/ammunition")
def test_a_gun_that_misses_shoots_again_at_every_further_space_until_its_target_is_out_of_sight() -> None:
    table = walker("C2:E6")
    table.sentry("C2:H6", "west")
    table.fate(sentry=MISS * 2)
    assert step(table, "C2:F6", "C2:G6", "C2:H7", "C2:I7") == [1, 1, 0, 0]
    assert table.state.sentry_shots == [3]


@cites("aliens/sentry-gun/trigger")
def test_a_gun_does_not_shoot_at_what_does_not_move() -> None:
    table = walker("C2:E6")
    table.sentry("C2:H6", "west")
    table.alien("C2:F6")
    table.acts("gorman")
    table.play("gorman", "aim")
    assert not table.told("sentry-fires")
    assert table.state.sentry_shots == [5]


@cites("aliens/sentry-gun/trigger")
def test_what_is_placed_or_spawned_in_front_of_a_gun_has_not_moved() -> None:
    table = walker("C1:A12")
    table.sentry("C1:L7", "north")
    before = len(table.game.events())
    table.happens(SpawnBlips(0, 1))
    assert table.blips() == ["C1:L3"]
    assert guns_on(table.state, table.space("C1:L3")) == (0,)
    assert not of_kind(table.game.events()[before:], "sentry-fires")


@cites("aliens/sentry-gun/trigger")
@pytest.mark.parametrize("kind", ["alien", "blip"])
def test_a_gun_shoots_at_aliens_and_blips_that_move_in_the_alien_phase(kind: str) -> None:
    table = walker("C1:A12")
    table.sentry("C2:A7", "east")
    (table.alien if kind == "alien" else table.blip)("C2:C6")
    table.fate(sentry=HIT)
    if kind == "blip":
        table.fate(blips=["6"])
    assert len(of_kind(alien_phase(table), "sentry-fires")) == 1
    assert (table.aliens(), table.blips()) == ({}, [])


@cites("aliens/sentry-gun/trigger")
def test_two_guns_that_see_a_step_both_shoot() -> None:
    table = walker("C2:E6")
    table.sentry("C2:H6", "west")
    table.sentry("C2:A6", "east")
    table.fate(sentry=MISS * 2)
    assert step(table, "C2:F6") == [2]
    assert table.state.sentry_shots == [4, 4]


@cites("aliens/sentry-gun/trigger")
def test_the_second_gun_does_not_shoot_if_the_first_has_left_nothing() -> None:
    table = walker("C1:A12")
    table.sentry("C2:H6", "west")
    table.sentry("C2:A6", "east")
    table.alien("C2:E6")
    table.fate(sentry=HIT)
    assert len(of_kind(alien_phase(table), "sentry-fires")) == 1
    assert table.aliens() == {}
    assert table.state.sentry_shots == [4, 5]


@cites("aliens/sentry-gun/trigger")
def test_doors_and_spotting_come_before_the_guns_and_the_end_of_the_movement_after_them() -> None:
    table = walker("C2:E6", "hicks")
    table.at("hicks", "C2:L6")
    table.sentry("C2:A6", "east")
    table.alien("C2:H7")
    table.acts("gorman")
    table.fate(sentry=MISS)
    table.blip("C2:K7", 1)
    table.play("gorman", "move")
    table.play("gorman", "step", table.ref("C2:F6"))
    kinds = [event["kind"] for event in table.told()]
    assert kinds.index("blip-spotted") < kinds.index("sentry-fires")
    table.fate(sentry=MISS)
    table.play("gorman", "go", table.ref("C2:G6"))
    kinds = [event["kind"] for event in table.told()]
    assert kinds.index("sentry-fires") < kinds.index("stopped")


@cites("aliens/sentry-gun/blips-stay-hidden", "aliens/sentry-gun/repeat")
def test_a_blip_that_is_shot_at_stays_face_down_hit_or_missed() -> None:
    for faces, left in ((MISS * 5, 1), (MISS + HIT, 0)):
        table = walker("C1:A12")
        table.sentry("C2:A7", "east")
        table.blip("C2:B7", 4)
        table.fate(sentry=faces, blips=["5"])
        events = alien_phase(table)
        assert not of_kind(events, "blip-spotted")
        assert len(of_kind(events, "sentry-fires")) == len(faces) // 2
        assert len(table.blips()) == left
        assert all(set(shot) == {"space"} for shot in of_kind(events, "blip-shot"))  # and nobody is told its number
        assert len(of_kind(events, "blip-shot")) == 1 - left


# -- a shot -------------------------------------------------------------------------------------------------------


@cites("aliens/sentry-gun/roll", "aliens/sentry-gun/hit")
@pytest.mark.parametrize(
    ("faces", "lower", "hit"),
    [(["7", "10"], "7", True), (["10", "7"], "7", True), (["8", "10"], "8", False), (["8", "8"], "8", False)],
)
def test_two_dice_are_rolled_and_the_lower_one_hits_on_seven_or_less(faces: list[str], lower: str, hit: bool) -> None:
    table = walker("C2:E6", "hicks")
    table.sentry("C2:H6", "west")
    table.fate(sentry=faces)
    table.play("gorman", "move")
    table.play("gorman", "go", table.ref("C2:F6"))
    assert table.unused == {}
    [event] = table.told("sentry-fires")
    assert (event["args"]["face"], event["args"]["hit"]) == (lower, hit)
    assert table.of("gorman")["state"] == ("killed" if hit else "aboard")


@cites("aliens/sentry-gun/hit")
def test_a_hit_kills_a_whole_swarm() -> None:
    table = walker("C1:A12")
    table.sentry("C2:A7", "east")
    table.alien("C2:B7", tokens=4)
    table.fate(sentry=HIT)
    alien_phase(table)
    assert table.aliens() == {}


@cites("aliens/sentry-gun/hit")
def test_a_blip_that_is_killed_goes_back_into_the_pool_unseen() -> None:
    table = walker("C1:A12")
    pool = len(table.state.zones[POOL])
    table.sentry("C2:A7", "east")
    table.blip("C2:B7", 4)
    table.fate(sentry=HIT, blips=["6"])
    events = alien_phase(table)
    assert len(of_kind(events, "blip-shot")) == 1
    assert len(table.state.zones[POOL]) == pool
    assert not of_kind(events, "blip-spotted")


@cites("aliens/sentry-gun/hit")
def test_a_character_that_passes_through_the_space_of_another_endangers_both() -> None:
    table = walker("C2:E5", "hicks", "frost")
    table.at("hicks", "C2:E4")
    table.sentry("C2:D4", "east")
    table.fate(sentry=HIT)
    table.play("gorman", "move")
    table.play("gorman", "go", table.ref("C2:E3"))
    assert (table.of("gorman")["state"], table.of("hicks")["state"]) == ("killed", "killed")


# -- ammunition ---------------------------------------------------------------------------------------------------


@cites("aliens/sentry-gun/ammunition")
def test_each_gun_has_a_dial_of_its_own_that_begins_at_450() -> None:
    numbers = ours().sentry_dial.numbers
    assert numbers[0] == 450
    assert numbers[-1] == 0
    assert list(numbers) == sorted(numbers, reverse=True)
    table = scenario(["hudson"], mission="survive")
    assert table.state.sentry_shots == [len(numbers) - 1] * 2
    assert {gun["dial"] for gun in table.game.view()["sentries"]} == {450}
    table = walker("C2:E6")
    table.sentry("C2:H6", "west")
    table.sentry("C2:I12", "north")
    table.fate(sentry=MISS)
    step(table, "C2:F6")
    assert table.state.sentry_shots == [4, 5]
    assert [gun["dial"] for gun in table.game.view()["sentries"]] == [360, 450]


@cites("aliens/sentry-gun/empty")
def test_a_gun_whose_dial_has_reached_zero_shoots_no_more() -> None:
    table = walker("C2:D6")
    table.sentry("C2:H6", "west", shots=1)
    table.fate(sentry=MISS)
    assert step(table, "C2:E6", "C2:F6") == [1, 0]
    assert table.state.sentry_shots == [0]


@cites("aliens/sentry-gun/empty", "aliens/sentry-gun/ammunition")
def test_an_empty_gun_stays_silent_beside_one_that_still_shoots() -> None:
    table = walker("C2:D6")
    table.sentry("C2:H6", "west", shots=0)
    table.sentry("C2:H7", "west", shots=2)
    table.fate(sentry=MISS)
    assert step(table, "C2:E6") == [1]
    assert [event["args"]["gun"] for event in table.told("sentry-fires")] == ["sentry:1"]
    assert table.state.sentry_shots == [0, 1]
