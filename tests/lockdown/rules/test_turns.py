"""A turn in the facility: what an action is, what it costs, and that passing is one."""

from __future__ import annotations

from hullbreach.lab.scenario import LockdownTable
from hullbreach.nemesis.lockdown import lockdown
from hullbreach.rulebook.citing import cites
from tests.lockdown.rooms.inside import standing_in


def actions(table: LockdownTable) -> set[str]:
    """The verbs of what the hacker may do."""
    return {option.partition("/")[0] for option in table.options("hacker")}


@cites("lockdown/action/kinds")
def test_basic_actions_cards_items_rooms_and_computers_are_actions_each_at_its_cost() -> None:
    table = standing_in("power-generator")
    table.give("hacker", "flashlight-facility", "grenade")
    table.computer("maintenance")
    choice = table.choice("hacker")
    assert choice is not None
    cost = {option.id.partition("/")[0]: option.cost for option in choice.options}
    assert {"move", "play", "room-action", "use-computer"} <= cost.keys()
    assert (cost["move"], cost["careful-move"], cost["room-action"], cost["use-computer"]) == (1, 2, 2, 1)


@cites("lockdown/action/basic-cost", "lockdown/action/basic-shared")
def test_everybody_has_the_same_basic_actions_and_only_careful_movement_costs_two() -> None:
    cost = {action.id: action.cost for action in lockdown().actions.basic}
    assert {name for name, price in cost.items() if price != 1} == {"careful-move"}
    assert cost.keys() >= {"move", "careful-move", "shoot", "melee", "pick-up", "trade", "craft"}
    combat = {action.id: action.combat for action in lockdown().actions.basic}
    assert combat["move"] == "any"
    assert {combat[name] for name in ("careful-move", "pick-up", "trade", "craft")} == {"out"}
    table = standing_in("archive")
    for name in ("hacker", "janitor"):
        table.hand(name, "rest", "search", "demolition")
        table.turn(name)
        assert any(option.startswith("move/") for option in table.options(name))


@cites("lockdown/action/careful-move")
def test_careful_steps_put_a_marker_where_one_chooses_instead_of_a_roll() -> None:
    table = standing_in("elevator-2")
    table.explore("room:11")
    table.play("hacker", "careful-move/room:11")
    spots = [option for option in table.options("hacker") if option.startswith("noise/")]
    assert len(spots) > 1
    table.play("hacker", spots[-1])
    assert table.has_noise(spots[-1].removeprefix("noise/"))
    assert table.told("noise-rolled") == []


@cites("lockdown/action/careful-move")
def test_where_others_are_nobody_marks_anything() -> None:
    table = standing_in("elevator-2")
    table.explore("room:11")
    table.place("janitor", "room:11")
    table.play("hacker", "careful-move/room:11")
    assert not any(option.startswith("noise/") for option in table.options("hacker"))


@cites("lockdown/movement/rooms-only")
def test_nobody_is_ever_in_a_corridor_but_a_pod_space_is_no_room() -> None:
    table = standing_in("elevator-2")
    g = table.state
    assert all(room in g.board.rooms for room in g.room)
    table.board_pod("janitor", "a")
    assert table.of("janitor").pod
    assert all(at == 0 or at in g.board.rooms for at in (*g.room, *g.foe_room))


@cites("lockdown/room/must-be-present")
def test_a_room_is_used_by_whoever_is_in_it() -> None:
    table = standing_in("cooling-system")
    room = table.room_number("cooling-system")
    rooms = [option for option in table.options("hacker") if option.startswith("room-action/")]
    assert rooms == [f"room-action/room:{room}"]
    table.place("hacker", "room:14")
    table.turn("hacker")
    assert f"room-action/room:{room}" not in table.options("hacker")


@cites("lockdown/round/pass-counts-as-action")
def test_who_passes_has_had_a_turn_and_fire_burns_them() -> None:
    table = standing_in("archive")
    table.fire(table.room_number("archive"))
    table.play("hacker", "pass")
    while "keep-rest" in table.options("hacker"):
        table.play("hacker", "keep-rest")
    assert table.state.light[table.seat("hacker")] == 1


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
