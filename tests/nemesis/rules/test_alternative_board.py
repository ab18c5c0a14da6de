"""The alternative side of the board: farther ways, two technical networks, pairs of corridors, sections face up."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import hullbreach
from hullbreach.describers import describer_of
from hullbreach.kernel import EVERYONE, Game, Refused
from hullbreach.lab.properties import random_answers
from hullbreach.nemesis.board import Board
from hullbreach.nemesis.modes.objectives import everything_explored
from hullbreach.nemesis.rules.hazards import PlaceMalfunction
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.nemesis.sites.ship import Ship
from hullbreach.nemesis.sites.ship_alternative import ShipAlternative
from hullbreach.rulebook.citing import cites
from tests.describe.looks import looked_at
from tests.nemesis.original import BOX, PRINTED

SITE = "ship-alternative"
RED, BLUE = (3, 5, 6, 9), (11, 17, 20, 21)
EVACUATION = {5: "evacuation-a", 17: "evacuation-b"}


def aboard(*crew: str, room: int = 4, hand: tuple[str, ...] = ()) -> NemesisTable:
    """The first of the crew stands in this room of the alternative side and is about to act."""
    table = scenario("nemesis", crew or ("captain", "scout"), site=SITE)
    table.place(table.seats[0], room)
    if hand:
        table.hand(table.seats[0], *hand)
    table.turn(table.seats[0])
    return table


def ways(table: NemesisTable, verb: str, name: str = "captain") -> set[str]:
    """What somebody can do by this verb, without the verb."""
    return {option.removeprefix(f"{verb}/") for option in table.options(name) if option.startswith(f"{verb}/")}


def noisy(table: NemesisTable) -> set[str]:
    """The spots with a noise marker."""
    g = table.state
    return {name.removeprefix("corridor:") for spot, name in enumerate(g.board.spot_ids) if g.is_noisy(spot)}


# -- the layout -----------------------------------------------------------------------------------------------


def distances(board: Board, start: int) -> dict[int, int]:
    """How many corridors every room is away, technical corridors not counted."""
    found, edge = {start: 0}, [start]
    for room in edge:
        for other in board.neighbours[room]:
            if other not in found:
                found[other] = found[room] + 1
                edge.append(other)
    return found


def far(site: Ship) -> tuple[float, int, float]:
    """How far two rooms are apart on average and at most, and the others from the hibernatorium."""
    board = site.board
    apart = [away for room in board.rooms for other, away in distances(board, room).items() if other != room]
    from_start = distances(board, site.start_room)
    return sum(apart) / len(apart), max(apart), sum(from_start.values()) / (len(from_start) - 1)


@cites("nemesis/alternative-board/any-mode")
def test_the_layout_is_harder_because_everything_is_farther_away() -> None:
    basic, alternative = Ship(BOX), ShipAlternative(BOX)
    assert [round(number, 2) for number in far(basic)] == [3.16, 6, 2.15]
    assert [round(number, 2) for number in far(alternative)] == [3.65, 9, 3.05]
    for engine in ("engine-1", "engine-2", "engine-3"):
        near, away = (
            distances(site.board, site.start_room)[site.printed_kind.index(BOX.room_kind[engine])]
            for site in (basic, alternative)
        )
        assert away > near


def test_the_layout_says_that_it_is_ours() -> None:
    assert PRINTED.boards["board_ship_alternative"].source == "house"
    assert {row.source for row in PRINTED.boards["board_ship_alternative"].corridor} == {"house"}


def test_every_room_can_be_walked_to_and_has_at_most_four_ways_with_1_to_4_on_them() -> None:
    board = ShipAlternative(BOX).board
    assert set(distances(board, 1)) == set(board.rooms) == set(range(1, 22))
    for room in board.rooms:
        assert 2 <= len(board.spots[room]) <= 4
        assert -1 not in board.spot_by_number[room][1:]
        carried = [n for corridor, _ in board.ways[room] for n in board.numbers[corridor]]
        assert sorted([*carried, *board.entrance_numbers.get(room, ())]) == [1, 2, 3, 4]


def test_no_door_alone_cuts_off_more_than_two_rooms() -> None:
    board = ShipAlternative(BOX).board
    for closed in board.corridors:
        reached, edge = {1}, [1]
        for room in edge:
            for corridor, other in board.ways[room]:
                if corridor != closed and other not in reached:
                    reached.add(other)
                    edge.append(other)
        assert len(reached) >= 19, board.spot_ids[closed]


def test_there_is_a_slot_for_every_basic_room_and_five_for_additional_ones() -> None:
    slots = PRINTED.boards["board_ship_alternative"].room
    assert Counter(slot.slot for slot in slots) == {"basic": 11, "additional": 5, "special": 5}
    named = {slot.number: slot.room for slot in slots if slot.room}
    special = {1: "cockpit", 10: "hibernatorium", 19: "engine-3", 20: "engine-2", 21: "engine-1"}
    assert named == EVACUATION | special
    g = aboard().state
    laid = [g.room_name(room) for room in g.board.rooms if g.site.tile_back[room] >= 0]
    assert len(laid) == len(set(laid)) == 16
    assert set(BOX.tiles[1:12]) < set(laid)


def test_rooms_are_drawn_apart_from_each_other() -> None:
    slots = PRINTED.boards["board_ship_alternative"].room
    for one in slots:
        for other in slots[one.number :]:
            assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 > 100**2, (one.number, other.number)


# -- any mode -------------------------------------------------------------------------------------------------


def begun(mode: str) -> Game:
    """A game in this mode with as many players as it allows, three if it can be."""
    for players in (3, 2, 1):
        try:
            return hullbreach.new("nemesis", players, seed=5, options={"site": SITE, "mode": mode})
        except Refused:
            continue
    raise AssertionError(mode)


@cites("nemesis/alternative-board/any-mode")
@pytest.mark.parametrize("mode", hullbreach.games()["nemesis"]["options"]["mode"])
def test_the_alternative_side_can_be_played_to_the_end_in_every_mode(mode: str) -> None:
    game = begun(mode)
    assert "corridor:4-7b" in [corridor["ref"] for corridor in game.view()["corridors"]]
    for option_id, seat in random_answers(game, Random(5)):
        game.answer(option_id, seat)
    assert game.outcome["lines"]
    assert hullbreach.replay(game.record()).digest() == game.digest()


@cites("nemesis/alternative-board/any-mode")
def test_somebody_may_control_the_intruders_on_the_alternative_side_too() -> None:
    options = {"site": SITE, "mode": "semi-coop", "intruder-player": "on"}
    game = hullbreach.new("nemesis", 3, seed=5, options=options)
    assert "corridor:4-7b" in [corridor["ref"] for corridor in game.view()["corridors"]]


# -- two technical networks -----------------------------------------------------------------------------------


@cites("nemesis/alternative-board/two-technical-networks")
def test_a_red_and_a_blue_network_have_entrances_and_a_space_of_their_own() -> None:
    table = aboard()
    red, blue = table.game.view()["corridors"][-2:]
    assert (red["ref"], red["ends"]) == ("corridor:technical-red", [f"room:{room}" for room in RED])
    assert (blue["ref"], blue["ends"]) == ("corridor:technical-blue", [f"room:{room}" for room in BLUE])
    exits = {
        room["number"]: [exit["corridor"] for exit in room["exits"] if exit["to"] is None]
        for room in table.game.view()["rooms"]
    }
    assert {room for room, ways in exits.items() if ways == ["corridor:technical-red"]} == set(RED)
    assert {room for room, ways in exits.items() if ways == ["corridor:technical-blue"]} == set(BLUE)


@cites("nemesis/alternative-board/two-technical-networks", "nemesis/noise/technical-corridors-space")
def test_noise_in_one_network_is_heard_at_all_its_entrances_and_at_none_of_the_other() -> None:
    table = aboard(room=8)
    table.explore(11, 3)
    table.noise("technical-red")
    table.turn("captain")
    table.fate(noise=["3"])
    table.play("captain", "move", to="room:11")
    assert table.told("encounter") == []
    assert noisy(table) == {"technical-red", "technical-blue"}
    table.place("captain", 1)
    table.bag(creeper_1=1)
    table.turn("captain")
    table.fate(noise=["2"], bag=["creeper-1"])
    table.play("captain", "move", to="room:3")
    assert len(table.told("encounter")) == 1
    assert noisy(table) == {"technical-blue"}


@cites("nemesis/alternative-board/two-technical-networks")
def test_danger_and_careful_steps_reach_only_the_network_of_the_room() -> None:
    table = aboard(room=8)
    table.explore(11)
    table.turn("captain")
    table.fate(noise=["danger"])
    table.play("captain", "move", to="room:11")
    assert noisy(table) == {"8-11", "11-18", "technical-blue"}
    table = aboard(room=1)
    table.explore(3)
    table.turn("captain")
    table.play("captain", "careful-move", to="room:3")
    assert table.options("captain") == [
        "noise/corridor:1-3",
        "noise/corridor:3-6",
        "noise/corridor:technical-red",
    ]


@cites("nemesis/alternative-board/two-technical-networks")
@pytest.mark.parametrize(("room", "network"), [(3, RED), (9, RED), (11, BLUE), (21, BLUE)])
def test_nobody_crawls_from_one_network_into_the_other(room: int, network: tuple[int, ...]) -> None:
    crawls = {f"room:{other}" for other in network if other != room}
    table = aboard("mechanic", "scout", room=room, hand=("technical-corridors", "rest", "search"))
    table.play("mechanic", "play/card:technical-corridors")
    assert ways(table, "crawl", "mechanic") == crawls
    table = aboard("soldier", "scout", room=room)
    table.give("soldier", "technical-corridors-plans")
    table.turn("soldier")
    table.play("soldier", "use/item:technical-corridors-plans")
    assert ways(table, "crawl", "soldier") == crawls


@cites("nemesis/alternative-board/two-technical-networks")
def test_noise_in_the_technical_corridors_comes_to_each_network_by_itself() -> None:
    table = aboard("captain", "scout", "pilot", room=3)
    table.place("scout", 11)
    table.place("pilot", 1)
    table.noise("technical-red")
    table.turn("captain")
    table.fate(noise=["silence"])
    table.event_phase("noise-in-technical-corridors")
    assert noisy(table) == {"technical-red", "technical-blue"}
    assert [event["args"]["who"] for event in table.told("noise-rolled")] == ["seat:0"]


@cites("nemesis/alternative-board/two-technical-networks")
@pytest.mark.parametrize(("room", "event"), [(3, "damage"), (11, "nest"), (21, "nest")])
def test_an_intruder_leaves_through_an_entrance_of_either_network(room: int, event: str) -> None:
    table = aboard(room=4)
    table.intruder("creeper", room)
    table.noise("technical-red", "technical-blue")
    table.turn("captain")
    table.event_phase(event)  # creepers, corridor 2 or 3
    assert table.intruders() == {}
    assert table.told("intruder-hides")[0]["rule"] == "nemesis/intruder-movement/technical-corridors"
    assert noisy(table) == {"technical-red", "technical-blue"}


# -- pairs of corridors ---------------------------------------------------------------------------------------

BOTH = {"room:7/corridor:4-7", "room:7/corridor:4-7b"}


@cites("nemesis/alternative-board/double-corridors")
def test_three_pairs_of_rooms_are_joined_by_two_corridors_with_numbers_of_their_own() -> None:
    table = aboard()
    corridors = [corridor for corridor in table.game.view()["corridors"] if corridor["numbers"]]
    ends = Counter(tuple(corridor["ends"]) for corridor in corridors)
    assert [pair for pair, count in ends.items() if count == 2] == [
        ("room:4", "room:7"),
        ("room:10", "room:12"),
        ("room:13", "room:14"),
    ]
    refs = [corridor["ref"] for corridor in corridors]
    assert len(set(refs)) == len(refs) == 28
    assert {
        corridor["ref"]: corridor["numbers"] for corridor in corridors if corridor["ref"].startswith("corridor:4-")
    } == {
        "corridor:4-7": [1],
        "corridor:4-7b": [3],
    }


@cites("nemesis/alternative-board/double-corridors")
@pytest.mark.parametrize(("shut", "open_"), [("4-7", "4-7b"), ("4-7b", "4-7")])
def test_a_closed_door_in_one_of_a_pair_leaves_the_other_way(shut: str, open_: str) -> None:
    table = aboard()
    assert ways(table, "move") == {"room:1", *BOTH}
    assert ways(table, "careful-move") == {"room:1", *BOTH}
    table.door(shut)
    table.turn("captain")
    assert ways(table, "move") == ways(table, "careful-move") == {"room:1", f"room:7/corridor:{open_}"}
    refused = table.refusals("captain")
    assert refused[f"move/room:7/corridor:{shut}"] == "nemesis/door/closed-blocks"
    assert refused[f"careful-move/room:7/corridor:{shut}"] == "nemesis/door/closed-blocks"
    assert f"move/room:7/corridor:{open_}" not in refused
    table.explore(7)
    table.fate(noise=["silence"])
    table.play("captain", f"move/room:7/corridor:{open_}")
    assert table.of("captain").room == "room:7"
    assert (table.door_at(shut), table.door_at(open_)) == ("closed", "open")


@cites("nemesis/alternative-board/double-corridors")
@pytest.mark.parametrize(("taken", "other"), [("4-7", "4-7b"), ("4-7b", "4-7")])
def test_a_doors_token_closes_the_corridor_walked_through_and_not_the_other(taken: str, other: str) -> None:
    table = aboard()
    table.tile(7, "cabins", explored=False)
    table.token(7, "doors-3")
    table.turn("captain")
    table.fate(noise=["silence"])
    table.play("captain", f"move/room:7/corridor:{taken}")
    assert (table.door_at(taken), table.door_at(other)) == ("closed", "open")


@cites("nemesis/alternative-board/double-corridors")
def test_doors_of_a_pair_are_worked_one_by_one() -> None:
    table = aboard("mechanic", "scout", hand=("computer-skills", "rest"))
    table.door("4-7b")
    table.turn("mechanic")
    table.play("mechanic", "play/card:computer-skills")
    assert {option for option in table.options("mechanic") if "4-7" in option} == {
        "close-door/corridor:4-7",
        "open-door/corridor:4-7b",
    }
    table.play("mechanic", "open-door/corridor:4-7b")
    assert (table.door_at("4-7"), table.door_at("4-7b")) == ("open", "open")


@cites("nemesis/alternative-board/double-corridors")
def test_noise_lies_in_one_of_a_pair() -> None:
    for before in ([], ["4-7"]):
        table = aboard(room=1)
        table.explore(4)
        table.noise(*before)
        table.turn("captain")
        table.fate(noise=["3"])
        table.play("captain", "move", to="room:4")
        assert table.told("encounter") == []
        assert noisy(table) == {*before, "4-7b"}


@cites("nemesis/alternative-board/double-corridors")
@pytest.mark.parametrize(
    ("doors", "room", "after"),
    [
        ((), "room:4", ("open", "open")),
        (("4-7",), "room:4", ("closed", "open")),
        (("4-7b",), "room:4", ("open", "closed")),
        (("4-7", "4-7b"), "room:7", ("destroyed", "closed")),
    ],
)
@pytest.mark.parametrize("cause", ["danger", "hunt", "decoy"])
def test_an_intruder_drawn_next_door_comes_once_and_past_a_door_if_it_can(
    cause: str, doors: tuple[str, ...], room: str, after: tuple[str, str]
) -> None:
    table = aboard("soldier", "scout", room=1 if cause != "hunt" else 4)
    table.explore(4)
    adult = table.intruder("adult", 7)
    for door in doors:
        table.door(door)
    table.give("soldier", "decoy")
    table.turn("soldier")
    if cause == "danger":
        table.fate(noise=["danger"])
        table.play("soldier", "move", to="room:4")
    elif cause == "hunt":
        table.event_phase("hunt-3")
    else:
        table.play("soldier", "use/item:decoy")
        if table.options("soldier")[0].startswith("lure/"):
            table.play("soldier", "lure/room:4")
    assert table.intruders() == {adult: room}
    assert (table.door_at("4-7"), table.door_at("4-7b")) == after


@cites("nemesis/alternative-board/double-corridors")
def test_an_intruder_moved_by_a_number_takes_that_corridor_of_the_pair() -> None:
    for shut, room in (("4-7", "room:4"), ("4-7b", "room:7")):
        table = aboard(room=10)
        creeper = table.intruder("creeper", 7)
        table.door(shut)
        table.turn("captain")
        table.event_phase("nest")  # creepers, corridor 3
        assert table.intruders() == {creeper: room}
        assert table.door_at(shut) == ("closed" if room == "room:4" else "destroyed")


@cites("nemesis/alternative-board/double-corridors")
def test_fire_and_grenades_get_past_a_door_through_the_other_corridor() -> None:
    g = aboard().state
    assert g.open_neighbours(4) == [1, 7]
    table = aboard("soldier", "scout")
    table.door("4-7")
    adult = table.intruder("adult", 7)
    table.give("soldier", "grenade")
    table.turn("soldier")
    assert table.state.open_neighbours(4) == [1, 7]
    assert "use/item:grenade" in table.options("soldier")
    table.door("4-7b")
    table.turn("soldier")
    assert table.state.open_neighbours(4) == [1]
    assert "use/item:grenade" in table.refusals("soldier")
    assert table.intruders() == {adult: "room:7"}


@cites("nemesis/alternative-board/double-corridors")
@pytest.mark.parametrize(
    ("who", "way", "verb"),
    [
        ("scout", "card:adrenaline", "escape"),
        ("soldier", "item:smoke-grenade", "slip-away"),
        ("captain", "card:suppressive-fire", "withdraw/item:revolver/seat:0"),
    ],
)
def test_whatever_leads_out_of_a_fight_tells_the_two_apart(who: str, way: str, verb: str) -> None:
    kind, _, name = way.partition(":")
    table = aboard(who, "pilot", hand=(name, "rest", "search") if kind == "card" else ())
    table.intruder("creeper", 4)
    if kind == "item":
        table.give(who, name)
    table.turn(who)
    table.play(who, f"{'play' if kind == 'card' else 'use'}/{way}")
    assert ways(table, verb, who) == {"room:1", *BOTH}


@cites("nemesis/alternative-board/double-corridors")
def test_reconnaissance_and_orders_tell_the_two_apart() -> None:
    table = aboard("scout", "captain", hand=("reconnaissance", "rest", "search"))
    table.play("scout", "play/card:reconnaissance")
    assert ways(table, "move", "scout") == {"room:1", *BOTH}
    table = aboard("captain", "scout", hand=("order", "rest"))
    table.place("scout", 4)
    table.door("4-7b")
    table.turn("captain")
    table.play("captain", "play/card:order")
    assert ways(table, "order") == {"seat:1/room:1", "seat:1/room:7/corridor:4-7"}


def test_people_can_tell_the_corridors_of_a_pair_and_the_networks_apart() -> None:
    table, say = aboard(), describer_of({}, "en", "nemesis")
    view = table.game.view(0)
    assert say.name("corridor:4-7b", view) == "corridor 3 to room 7, unexplored"
    assert say.name("corridor:10-12", view) == "corridor 2 between Hibernatorium (10) and room 12, unexplored"
    assert say.name("corridor:10-12b", view) == "corridor 3 between Hibernatorium (10) and room 12, unexplored"
    assert say.name("corridor:10-12b", {}) == "the corridor between room 10, unexplored and room 12, unexplored"
    assert say.name("corridor:7-10", view) == "the corridor between room 7, unexplored and Hibernatorium (10)"
    assert say.name("corridor:technical-red", view) == "the red technical corridors"
    options = {option.id: say.option(option, view) for option in table.game.choice.options}
    assert options["move/room:7/corridor:4-7"] == "Move through corridor 1 to room 7, unexplored (1 card)"
    assert options["move/room:7/corridor:4-7b"] == "Move through corridor 3 to room 7, unexplored (1 card)"
    assert "3 to the blue technical corridors" in looked_at(say, "room", view, "room:21")[0]
    assert looked_at(say, "board", view)[9].endswith("Exits to 7, 8 and 12 (2 corridors).")


# -- evacuation sections --------------------------------------------------------------------------------------


def face_up(table: NemesisTable) -> set[int]:
    """The rooms that everybody can see."""
    return {room["number"] for room in table.game.view()["rooms"] if room["explored"] and room["kind"]}


@cites("nemesis/alternative-board/evacuation-sections")
@pytest.mark.parametrize("seed", range(4))
def test_the_sections_lie_face_up_on_their_slots_under_a_token_face_down(seed: int) -> None:
    table = scenario("nemesis", ["captain", "scout"], seed=seed, site=SITE)
    g = table.state
    assert {room: g.room_name(room) for room in EVACUATION} == EVACUATION
    assert face_up(table) == {*EVACUATION, 1, 10, 19, 20, 21}
    for room in EVACUATION:
        assert g.seen[g.site.tile_back[room]] == EVERYONE
        assert g.site.has_token(g, room)
        assert g.seen[g.site.token_back[room]] == 0
        shown = table.game.view(0)["rooms"][room - 1]
        assert (shown["kind"], shown["token"], shown["items"]) == (
            EVACUATION[room],
            {"effect": None, "items": None},
            None,
        )
    others = table.game.resample(0, seed=9).view(0)["rooms"]
    assert [others[room - 1]["kind"] for room in EVACUATION] == list(EVACUATION.values())
    assert [room for room in g.board.rooms if g.site.has_token(g, room)] == [2, 3, 4, 5, 6, 7, 8, 9, *range(11, 19)]
    assert (
        "an exploration token face down"
        in looked_at(describer_of({}, "en", "nemesis"), "room", table.game.view(0), "room:5")[0]
    )


@cites("nemesis/alternative-board/evacuation-sections")
def test_the_other_basic_rooms_are_shuffled_face_down() -> None:
    here, there = (scenario("nemesis", ["captain", "scout"], seed=seed, site=SITE).state for seed in (1, 2))
    slots = (2, 3, 6, 8, 9, 11, 12, 15, 16)
    assert {here.room_name(room) for room in slots} == set(BOX.tiles[1:12]) - set(EVACUATION.values())
    assert [here.room_name(room) for room in slots] != [there.room_name(room) for room in slots]
    assert not any(here.seen[here.site.tile_back[room]] for room in slots)


@cites("nemesis/alternative-board/evacuation-sections")
def test_the_token_is_resolved_by_the_first_to_enter_and_by_nobody_else() -> None:
    table = aboard(room=2)
    table.place("scout", 2)
    table.token(5, "fire-2")
    table.turn("captain")
    table.fate(noise=["silence"])
    table.play("captain", "move", to="room:5")
    assert [event["args"]["token"] for event in table.told("token-revealed")] == ["fire"]
    assert table.told("explored") == []
    assert (table.room(5).fire, table.room(5).items) == (True, 2)
    assert table.game.view(1)["rooms"][4]["items"] == 2
    assert not table.state.site.has_token(table.state, 5)
    table.place("captain", 2)
    table.turn("scout")
    table.fate(noise=["silence"])
    table.play("scout", "move", to="room:5")
    assert table.told("token-revealed") == []
    assert table.room(17).explored
    assert table.state.site.has_token(table.state, 17)


@cites("nemesis/alternative-board/evacuation-sections")
def test_the_token_cancels_the_noise_roll_or_not_as_in_any_room() -> None:
    for token, rolls in (("silence-1", 0), ("slime-3", 1)):
        table = aboard(room=2)
        table.token(5, token)
        table.turn("captain")
        table.fate(noise=["silence"] * rolls)
        table.play("captain", "move", to="room:5")
        assert len(table.told("noise-rolled")) == rolls


@cites("nemesis/alternative-board/evacuation-sections")
def test_the_token_waits_for_whoever_crawls_in_and_closes_no_door_behind_them() -> None:
    table = aboard("mechanic", "scout", room=3, hand=("technical-corridors", "rest", "search"))
    table.token(5, "doors-3")
    table.turn("mechanic")
    table.fate(noise=["silence"])
    table.play("mechanic", "play/card:technical-corridors")
    table.play("mechanic", "crawl/room:5")
    assert (table.room(5).items, table.state.closed) == (3, 0)


@cites("nemesis/alternative-board/evacuation-sections")
def test_an_intruder_leaves_the_token_alone_and_nobody_looks_under_a_room_that_is_face_up() -> None:
    table = aboard("soldier", "scout", room=16)
    creeper = table.intruder("creeper", 16)
    table.place("soldier", 14)
    table.give("soldier", "recon-drone")
    table.turn("soldier")
    table.play("soldier", "use/item:recon-drone")
    assert not {"room:5", "room:17"} & ways(table, "look-at", "soldier")
    table.turn("soldier")
    table.event_phase("eclosion")  # creepers, corridor 1
    assert table.intruders() == {creeper: "room:17"}
    assert table.state.site.has_token(table.state, 17)


@cites("nemesis/alternative-board/evacuation-sections")
def test_pods_are_reached_in_a_section_nobody_had_to_explore() -> None:
    table = aboard(room=16)
    table.pods()
    table.token(17, "silence-1")
    table.turn("captain")
    table.play("captain", "move", to="room:17")
    table.fate(noise=["silence"])
    table.play("captain", "room-action/room:17")
    pod = table.state.pods_of(2)[0]
    table.play("captain", f"launch/pod:{pod}")
    assert table.of("captain").escaped


@cites("nemesis/alternative-board/evacuation-sections")
def test_a_section_nobody_has_entered_breaks_and_counts_as_explored_for_an_objective() -> None:
    table = aboard(room=16)
    g = table.state
    for room in g.board.rooms:
        if room not in EVACUATION:
            table.explore(room)
    assert all(g.site.has_token(g, room) for room in EVACUATION)
    assert everything_explored(g)
    g.stack.append((PlaceMalfunction(17), 0))
    table.run()
    assert table.room(17).malfunction


def test_a_tile_that_lies_face_up_cannot_be_swapped_with_a_hidden_one() -> None:
    table = aboard()
    assert table.tile(5, "evacuation-a") == 5
    for room, kind in ((2, "evacuation-a"), (5, "nest"), (17, "evacuation-a")):
        with pytest.raises(Refused, match="tile-does-not-fit"):
            table.tile(room, kind)


def test_everything_that_should_happen_on_this_side_can() -> None:
    expected = set(aboard().state.game.expected())
    assert "explored:place:nest" in expected
    assert "explored:place:evacuation-a" not in expected
