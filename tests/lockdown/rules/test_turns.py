"""A turn in the facility: what an action is, what it costs, and that passing is one."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import LockdownTable, scenario
from hullbreach.rulebook.citing import cites
from tests.lockdown.crew.deck import holding
from tests.lockdown.printed import lockdown
from tests.lockdown.rooms.inside import standing_in


def costs(table: LockdownTable, name: str = "hacker") -> dict[str, int]:
    """By verb what each action costs that somebody may take."""
    choice = table.choice(name)
    assert choice is not None
    return {option.id.partition("/")[0]: option.cost for option in choice.options}


@cites("lockdown/action/kinds")
def test_basic_actions_cards_items_rooms_and_computers_are_actions_each_at_its_cost() -> None:
    table = standing_in("power-generator")
    table.give("hacker", "toolbelt")
    table.computer("maintenance")
    cost = costs(table)
    assert {"move", "play", "use", "room-action", "use-computer"} <= cost.keys()
    assert (cost["move"], cost["careful-move"], cost["room-action"], cost["use-computer"]) == (1, 2, 2, 1)
    choice = table.choice("hacker")
    assert choice is not None
    of_card_and_item = {option.id: option.cost for option in choice.options if option.verb in ("play", "use")}
    assert (of_card_and_item["play/card:rest"], of_card_and_item["use/item:toolbelt"]) == (0, 1)
    table = holding("lab-rat", "interruption", room=1)
    table.give("lab-rat", "wail")
    table.turn("lab-rat")
    table.hand("lab-rat", "basic-repairs-facility", "interruption", "rest", "search")
    table.malfunction(1)
    table.turn("lab-rat")
    assert costs(table, "lab-rat")["use"] == 2
    choice = table.choice("lab-rat")
    assert choice is not None
    assert {option.id: option.cost for option in choice.options}["play/card:basic-repairs-facility"] == 2
    table.play("lab-rat", "use/item:wail")
    assert len(table.of("lab-rat").hand) == 2
    assert costs(standing_in("elevator-2"))["room-action"] == 1


@cites("lockdown/action/basic-cost", "lockdown/action/basic-shared")
@pytest.mark.parametrize("name", ["hacker", "janitor", "sentry", "xenobiologist", "survivor", "lab-rat"])
def test_everybody_has_the_same_basic_actions_and_only_careful_movement_costs_two(name: str) -> None:
    table = holding(name, "demolition", "hacker" if name != "hacker" else "janitor", room=1)
    table.give(name, "weapon-battery", "toolbelt", "flare-gun")
    table.object("carcass", "room:1")
    table.turn(name)
    basic = {action.id for action in lockdown().actions.basic}
    peaceful = {"move": 1, "careful-move": 2, "pick-up": 1, "trade": 1, "craft": 1}
    assert {verb: cost for verb, cost in costs(table, name).items() if verb in basic} == peaceful
    table.object("egg", "room:1")
    table.turn(name)
    attacks = {"shoot": 1, "melee": 1}
    assert {verb: cost for verb, cost in costs(table, name).items() if verb in basic} == {**peaceful, **attacks}
    table.intruder("adult", 1)
    table.turn(name)
    assert {verb: cost for verb, cost in costs(table, name).items() if verb in basic} == {
        "move": 1,
        "shoot": 1,
        "melee": 1,
    }


@cites("lockdown/action/careful-move")
@pytest.mark.parametrize(("start", "room"), [("elevator-2", 11), ("elevator-3", 23)])
def test_careful_steps_put_a_marker_where_one_chooses_instead_of_a_roll(start: str, room: int) -> None:
    table = standing_in(start)
    table.explore(room)
    board = table.state.board
    spots = [f"noise/{board.spot_ids[spot]}" for spot in board.spots[room]]
    table.noise(spots.pop(0).removeprefix("noise/"))
    table.play("hacker", f"careful-move/room:{room}")
    assert [option for option in table.options("hacker") if option.startswith("noise/")] == spots
    assert (room == 23) == ("noise/corridor:technical" in spots)
    table.play("hacker", spots[-1])
    assert table.has_noise(spots[-1].removeprefix("noise/"))
    assert table.told("noise-rolled") == []


@cites("lockdown/action/careful-move")
def test_careful_steps_into_an_unexplored_room_are_not_followed_by_a_roll_either() -> None:
    table = standing_in("elevator-2")
    table.token("room:11", "slime-3")
    table.turn("hacker")
    table.play("hacker", "careful-move/room:11")
    assert (table.room("room:11").explored, table.of("hacker").slimed) == (True, True)
    spots = [option for option in table.options("hacker") if option.startswith("noise/")]
    table.play("hacker", spots[0])
    assert (table.state.noise.bit_count(), table.told("noise-rolled")) == (1, [])


@cites("lockdown/action/careful-move")
@pytest.mark.parametrize("there", ["janitor", "creeper"])
def test_where_others_are_nobody_marks_anything(there: str) -> None:
    table = standing_in("elevator-2")
    table.explore("room:11")
    if there == "janitor":
        table.place("janitor", "room:11")
    else:
        table.intruder(there, "room:11")
    table.turn("hacker")
    table.play("hacker", "careful-move/room:11")
    assert table.of("hacker").room == "room:11"
    assert not any(option.startswith("noise/") for option in table.options("hacker"))
    assert (table.state.noise, table.told("noise-rolled")) == (0, [])


@cites("lockdown/movement/rooms-only")
def test_nobody_is_ever_in_a_corridor_but_a_pod_space_and_the_bunker_are_no_rooms() -> None:
    table = standing_in("cargo-a", "janitor")
    g, room = table.state, table.room_number("cargo-a")
    table.css(g.time, "none")
    table.turn("hacker")
    table.play("hacker", "room-action")
    assert (table.of("hacker").pod, g.room[0]) == (1, 0)
    assert g.crew_in(room) == [1]
    table.place("janitor", g.site.printed.exits[0])
    table.rover(g.site.printed.exits[0])
    table.gate()
    table.turn("janitor")
    table.play("janitor", "leave-by-rover")
    assert (table.of("janitor").in_bunker, g.room[1]) == (True, 0)
    assert g.room[2] in g.board.rooms


def _beside_a_pod(*together: str) -> LockdownTable:
    """The hacker is in cargo section A, the janitor in a pod there."""
    table = standing_in("cargo-a", "janitor", *together)
    table.css(table.state.time, "none")
    table.turn("janitor")
    table.play("janitor", "room-action")
    assert table.of("janitor").pod == 1
    table.turn("hacker")
    return table


@cites("lockdown/movement/noise-roll-on-entry", "lockdown/movement/rooms-only")
def test_who_is_in_a_pod_does_not_keep_the_room_quiet() -> None:
    table = _beside_a_pod()
    room = table.room_number("cargo-a")
    table.place("hacker", table.state.board.neighbours[room][0])
    table.turn("hacker")
    table.fate(noise=["silence"])
    table.play("hacker", f"move/room:{room}")
    assert len(table.told("noise-rolled")) == 1


@cites("lockdown/action/trade-participants", "lockdown/action/trade")
def test_who_is_in_a_pod_takes_no_part_in_a_trade() -> None:
    table = _beside_a_pod()
    table.give("hacker", "clothes")
    table.turn("hacker")
    assert "trade" not in table.options("hacker")
    table = _beside_a_pod("lab-rat")
    table.give("hacker", "clothes")
    table.turn("hacker")
    table.play("hacker", "trade")
    gifts = [option for option in table.options("hacker") if option.startswith("give/")]
    assert {option.split("/")[1] for option in gifts} == {"seat:2"}


@cites("lockdown/action/interruption-scope")
def test_who_is_in_a_pod_interrupts_nobody() -> None:
    table = _beside_a_pod("lab-rat")
    table.hand("janitor", "interruption")
    table.hand("lab-rat")
    table.turn("hacker")
    table.play("hacker", "play/card:demolition")
    assert table.choice("janitor") is None
    assert table.room("cargo-a").malfunction


@cites("lockdown/fire/character-end-of-turn")
def test_who_enters_a_pod_passes_in_the_burning_room_and_then_burns_no_more() -> None:
    table = standing_in("cargo-a")
    table.css(table.state.time, "none")
    table.fire("cargo-a")
    table.turn("hacker")
    table.play("hacker", "room-action")
    assert (table.of("hacker").pod, table.of("hacker").light_wounds) == (1, 1)
    for name in ("janitor", "lab-rat"):
        table.play(name, "pass")
        assert table.of("hacker").light_wounds == 1


@cites("lockdown/room/must-be-present")
def test_a_room_is_used_by_whoever_is_in_it() -> None:
    table = standing_in("cooling-system")
    room = table.room_number("cooling-system")
    rooms = [option for option in table.options("hacker") if option.startswith("room-action/")]
    assert rooms == [f"room-action/room:{room}"]
    table.place("hacker", "room:14")
    table.turn("hacker")
    assert f"room-action/room:{room}" not in table.options("hacker")
    assert f"room-action/room:{room}" not in table.refusals("hacker")
    next_door = table.state.board.neighbours[room][0]
    table.explore(next_door)
    table.malfunction(next_door)
    table.place("hacker", next_door)
    table.turn("hacker")
    assert not any(option.startswith("room-action/") for option in table.options("hacker"))


@cites("lockdown/room/must-be-present")
def test_every_room_action_costs_two_cards_but_the_elevator_one_and_two_kinds_of_room_have_none() -> None:
    kinds = [row.id for row in scenario("lockdown", crew=["hacker"]).state.box.tables.rooms.room]
    without = {"contaminated-room", "staircase", "junction", "crossroads"}
    for kind in kinds:
        if kind in without:
            continue
        table = standing_in(kind)
        use = f"room-action/room:{table.room_number(kind)}"
        cost = 1 if kind.startswith("elevator") else 2
        for cards in (0, 1, 2):
            table.hand("hacker", *("rest", "search")[:cards])
            table.turn("hacker")
            assert (table.refusals("hacker").get(use) == "lockdown/action/cost") == (cards < cost), kind
    table = standing_in("contaminated-room")
    for room in (table.room_number("contaminated-room"), 6):
        table.place("hacker", room)
        table.turn("hacker")
        assert f"room-action/room:{room}" not in table.options("hacker")
        assert table.refusals("hacker")[f"room-action/room:{room}"] == "lockdown/room/must-be-present"


@cites("lockdown/round/pass-counts-as-action")
@pytest.mark.parametrize("acts", [False, True])
def test_who_passes_at_once_or_after_one_action_has_had_a_turn_and_fire_burns_them(acts: bool) -> None:
    table = standing_in("archive")
    table.fire(table.room_number("archive"))
    if acts:
        table.play("hacker", "play/card:rest")
        assert table.of("hacker").light_wounds == 0
    table.play("hacker", "pass")
    assert table.of("hacker").light_wounds == 1
    assert table.game.choice.seat == table.seat("janitor")


@cites("lockdown/event/step-order")
def test_the_event_phase_has_seven_steps_in_this_order() -> None:
    plan = standing_in("archive").state.game
    assert plan.schedule.places("event-phase") == [
        "css-launch",
        "time-track",
        "noise-removal",
        "intruder-attacks",
        "fire-damage",
        "event-card",
        "bag-development",
    ]
    table = standing_in("archive")
    table.clock(10, on=True)
    table.noise("corridor:1-2")
    table.intruder("adult", "archive")
    table.intruder("creeper", "room:24")
    table.fire("room:24")
    table.fate(attack=["cut"])
    table.event_phase()
    told = [event["kind"] for event in table.told()]
    kinds = "css-revealed", "time-advances", "noise-dies-down", "attack", "injured", "event-drawn", "bag-drawn"
    steps = [told.index(kind) for kind in kinds]
    assert steps == sorted(steps)
