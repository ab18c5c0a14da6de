"""Movement and exploration: what it brings about on arrival, and what the tokens do."""

from __future__ import annotations

import pytest

from hullbreach.kernel import EVERYONE
from hullbreach.nemesis import box
from hullbreach.rulebook.citing import cites_shared
from tests.family.scene import Scene


def unexplored(game: str, token: str) -> Scene:
    """Seat 0 is in the hall; the room behind corridor 3 is unexplored and has this token."""
    scene = Scene(game)
    scene.stand(scene.hall)
    scene.table.token(scene.near[3], token)
    scene.table.turn(0)
    return scene


def explore(scene: Scene, noise: str = "silence") -> None:
    scene.table.fate(noise=[noise])
    scene.table.play(0, "move", to=scene.near[3])


def rolls(scene: Scene) -> int:
    return len(scene.table.told("noise-rolled"))


# -- movement -------------------------------------------------------------------------------------------------


@cites_shared("nemesis/action/move")
def test_a_move_costs_one_card_and_leads_next_door(game: str) -> None:
    scene = Scene(game)
    scene.stand(scene.hall)
    moves = {option.split("/")[1] for option in scene.table.options(0) if option.startswith("move/")}
    assert moves == set(scene.near.values())
    hand = len(scene.table.of(0).hand)
    scene.table.fate(noise=["silence"])
    scene.table.play(0, "move", to=scene.near[4])
    assert len(scene.table.of(0).hand) == hand - 1
    assert scene.table.of(0).room == scene.near[4]


@cites_shared("nemesis/action/move")
@pytest.mark.parametrize("fighting", [False, True])
def test_a_closed_door_bars_the_way_even_of_those_in_combat_and_a_destroyed_one_does_not(
    game: str, fighting: bool
) -> None:
    scene = Scene(game)
    scene.table.door(scene.way[1])
    scene.table.door(scene.way[2], "destroyed")
    if fighting:
        scene.table.intruder("adult", scene.hall)
    scene.stand(scene.hall)
    moves = {option.split("/")[1] for option in scene.table.options(0) if option.startswith("move/")}
    assert moves == {scene.near[2], scene.near[3], scene.near[4]}


@cites_shared("nemesis/movement/corridor-effects-on-arrival")
def test_what_a_corridor_brings_about_happens_in_the_room_behind_it(game: str) -> None:
    scene = Scene(game)
    scene.table.noise(scene.way[1])
    scene.bag(scene.token("larva"))
    scene.enter_the_hall("1")
    told = scene.kinds_told()
    assert told.index("moved") < told.index("noise-rolled") < told.index("encounter")
    assert scene.table.room(scene.hall).intruders == ["larva"]


@cites_shared("nemesis/movement/corridor-effects-on-arrival")
@pytest.mark.parametrize("company", ["behind", "ahead"])
def test_company_counts_where_one_arrives_and_not_where_one_comes_from(game: str, company: str) -> None:
    scene = Scene(game)
    scene.table.place(1, scene.near[4] if company == "behind" else scene.hall)
    scene.stand(scene.near[4])
    scene.table.fate(noise=["1"] if company == "behind" else [])
    scene.table.play(0, "move", to=scene.hall)
    assert scene.noisy() == ({scene.way[1]} if company == "behind" else set())


@cites_shared("nemesis/movement/no-technical-corridors")
def test_an_entrance_of_the_technical_corridors_is_no_way(game: str) -> None:
    scene = Scene(game)
    scene.stand(scene.ground.shaft)
    board = scene.table.state.board
    for verb in ("move", "careful-move"):
        moves = {option.split("/")[1] for option in scene.table.options(0) if option.startswith(f"{verb}/")}
        assert moves == {f"room:{room}" for room in board.neighbours[scene.ground.shaft]}
    assert not any(scene.ground.shaft in board.neighbours[room] for room in board.crawls[scene.ground.shaft][:1])


@cites_shared("nemesis/movement/explore-on-entry")
def test_an_unexplored_room_is_turned_up_before_its_token(game: str) -> None:
    scene = unexplored(game, "fire-1")
    explore(scene)
    told = scene.kinds_told()
    assert told.index("moved") < told.index("explored") < told.index("token-revealed") < told.index("fire-placed")
    assert scene.table.room(scene.near[3]).explored
    g, room = scene.table.state, scene.table.room_number(scene.near[3])
    assert g.seen[g.site.tile_back[room]] == g.seen[g.exploration_token(room)] == EVERYONE


@cites_shared("nemesis/movement/explore-on-entry")
def test_an_unexplored_room_with_an_intruder_in_it_is_explored_all_the_same(game: str) -> None:
    scene = unexplored(game, "fire-1")
    scene.meet("adult", where=scene.near[3])
    scene.table.play(0, "move", to=scene.near[3])
    room = scene.table.room(scene.near[3])
    assert (room.explored, room.fire, room.items) == (True, True, 1)
    assert rolls(scene) == 0


@cites_shared("nemesis/movement/noise-roll-on-entry")
def test_whoever_enters_an_empty_room_rolls_after_exploring(game: str) -> None:
    scene = unexplored(game, "fire-1")
    explore(scene)
    told = scene.kinds_told()
    assert told.index("token-revealed") < told.index("noise-rolled")


@cites_shared("nemesis/movement/noise-roll-on-entry")
@pytest.mark.parametrize("token", ["silence-1", "danger-2"])
def test_a_token_of_silence_or_danger_takes_the_place_of_the_roll(game: str, token: str) -> None:
    scene = unexplored(game, token)
    scene.table.play(0, "move", to=scene.near[3])
    assert rolls(scene) == 0


@cites_shared("nemesis/movement/noise-roll-on-entry")
def test_slime_found_on_the_way_in_spoils_the_silence_of_the_roll(game: str) -> None:
    scene = unexplored(game, "slime-3")
    explore(scene, "silence")
    assert rolls(scene) == len(scene.table.told("danger")) == 1


@cites_shared("nemesis/movement/noise-roll-on-entry")
def test_no_roll_in_a_room_with_another_character(game: str) -> None:
    scene = Scene(game)
    scene.table.place(1, scene.hall)
    scene.table.turn(0)
    scene.table.play(0, "move", to=scene.hall)
    assert rolls(scene) == 0


@cites_shared("nemesis/movement/noise-roll-on-entry", "nemesis/encounter/not-by-entering")
def test_no_roll_in_a_room_with_an_intruder_and_no_encounter_either(game: str) -> None:
    scene = Scene(game)
    scene.meet("adult", where=scene.hall)
    scene.table.play(0, "move", to=scene.hall)
    assert rolls(scene) == len(scene.table.told("encounter")) == len(scene.table.told("attack")) == 0
    assert scene.table.state.in_combat(0)


@cites_shared("nemesis/encounter/not-by-entering")
@pytest.mark.parametrize("action", ["move", "careful-move"])
@pytest.mark.parametrize("known", [True, False])
def test_no_encounter_however_one_walks_in_on_an_intruder(game: str, action: str, known: bool) -> None:
    scene = Scene(game) if known else unexplored(game, "fire-1")
    there = scene.hall if known else scene.near[3]
    if known:
        scene.table.place(1, there)  # company makes no difference
    scene.meet("adult", where=there)
    scene.table.play(0, f"{action}/{there}")
    assert rolls(scene) == len(scene.table.told("encounter")) == 0
    assert scene.table.state.in_combat(0)


@cites_shared("nemesis/encounter/not-by-entering")
def test_who_flees_from_one_intruder_to_another_has_no_encounter_either(game: str) -> None:
    scene = Scene(game)
    scene.meet("larva")
    scene.meet("adult", where=scene.hall)
    scene.table.play(0, f"move/{scene.hall}")
    assert rolls(scene) == len(scene.table.told("encounter")) == 0
    assert scene.table.room(scene.hall).intruders == ["adult"]
    assert scene.table.state.in_combat(0)


@cites_shared("nemesis/encounter/not-by-entering")
def test_nor_does_who_comes_in_by_a_card(game: str) -> None:
    scene = Scene(game)
    scene.table.hand(0, scene.ground.stroll, "rest")
    scene.table.intruder("adult", scene.hall)
    scene.darken()
    scene.table.play(0, f"play/card:{scene.ground.stroll}")
    scene.table.play(0, next(option for option in scene.table.options(0) if scene.hall in option.split("/")))
    assert scene.table.of(0).room == scene.hall
    assert rolls(scene) == len(scene.table.told("encounter")) == 0
    assert scene.table.state.in_combat(0)


@cites_shared("nemesis/movement/by-card", "nemesis/exploration/fire")
def test_a_card_that_moves_explores_and_changes_only_the_noise(game: str) -> None:
    scene = unexplored(game, "fire-1")
    scene.table.hand(0, scene.ground.stroll, "rest")
    scene.darken()
    scene.table.play(0, f"play/card:{scene.ground.stroll}")
    scene.table.play(0, next(option for option in scene.table.options(0) if scene.near[3] in option.split("/")))
    room = scene.table.room(scene.near[3])
    assert (scene.table.of(0).room, room.explored, room.fire) == (scene.near[3], True, True)
    assert rolls(scene) == 0
    scene.table.hand(0, scene.ground.stroll, "rest")
    scene.meet("larva")
    assert scene.table.refusals(0)[f"play/card:{scene.ground.stroll}"] == f"{game}/action/out-of-combat-only"


# -- exploration tokens ---------------------------------------------------------------------------------------


@cites_shared("nemesis/exploration/item-counter")
def test_the_number_on_the_token_is_the_item_counter(game: str) -> None:
    numbers = {"malfunction-4": 4, "doors-1": 1, "slime-3": 3, "fire-2": 2, "danger-3": 3, "silence-1": 1}
    for token, items in numbers.items():
        scene = unexplored(game, token)
        if token in ("danger-3", "silence-1"):
            scene.table.play(0, "move", to=scene.near[3])
        else:
            explore(scene)
        assert scene.table.room(scene.near[3]).items == items


@cites_shared("nemesis/exploration/item-counter")
def test_so_many_items_can_be_found_there_and_no_more(game: str) -> None:
    scene = unexplored(game, "doors-1")
    explore(scene)
    for left in (1, 0):
        scene.table.hand(0, "search", "rest")
        scene.table.turn(0)
        assert scene.table.room(scene.near[3]).items == left
        assert ("play/card:search" in scene.table.options(0)) == (left > 0)
        if left:
            scene.table.play(0, "play/card:search")
            scene.table.play(0, scene.table.options(0)[0])


@cites_shared("nemesis/exploration/token-removed")
def test_the_token_leaves_the_game(game: str) -> None:
    scene = unexplored(game, "fire-1")
    g = scene.table.state
    token = g.exploration_token(scene.table.room_number(scene.near[3]))
    explore(scene)
    assert token in g.zones[box.OUT]
    scene.table.fate(noise=["silence"])
    scene.table.play(0, "move", to=scene.hall)
    scene.table.turn(0)
    explore(scene)
    assert scene.table.told("token-revealed") == []


@cites_shared("nemesis/exploration/token-removed")
@pytest.mark.parametrize("effect", ["silence", "danger", "slime", "fire", "malfunction", "doors"])
def test_whatever_it_does_the_token_leaves_the_game(game: str, effect: str) -> None:
    names = Scene(game).table.state.box.faces[box.EXPLORATION]
    scene = unexplored(game, next(name for name in names if name.startswith(effect)))
    g = scene.table.state
    token = g.exploration_token(scene.table.room_number(scene.near[3]))
    assert token in g.zones[box.TOKENS_ON_BOARD]
    scene.table.fate(noise=[] if effect in ("silence", "danger") else ["silence"])
    scene.table.play(0, "move", to=scene.near[3])
    assert [event["args"]["token"] for event in scene.table.told("token-revealed")] == [effect]
    assert token in g.zones[box.OUT]


@cites_shared("nemesis/exploration/silence", "nemesis/exploration/roll-after-other-tokens")
def test_silence_cancels_the_noise_roll(game: str) -> None:
    scene = unexplored(game, "silence-1")
    scene.table.tile(scene.near[3], "surgery", explored=False)
    noisy = min(around(scene))
    scene.table.noise(noisy)
    scene.table.turn(0)
    scene.table.play(0, "move", to=scene.near[3])
    assert rolls(scene) == 0
    assert scene.noisy() == {noisy}
    assert scene.table.room(scene.near[3]).items == 1


def around(scene: Scene) -> set[str]:
    board = scene.table.state.board
    return {board.spot_ids[spot] for spot in board.spots[scene.table.room_number(scene.near[3])]}


def next_door(scene: Scene) -> str:
    """A room next to the one behind corridor 3, besides the hall."""
    board = scene.table.state.board
    neighbours = board.neighbours[scene.table.room_number(scene.near[3])]
    return next(f"room:{room}" for room in neighbours if f"room:{room}" != scene.hall)


@cites_shared("nemesis/exploration/silence-slimed")
def test_silence_is_danger_for_a_slimed_character(game: str) -> None:
    scene = unexplored(game, "silence-1")
    scene.table.slime(0)
    scene.table.turn(0)
    scene.table.play(0, "move", to=scene.near[3])
    assert rolls(scene) == 0
    assert scene.noisy() == around(scene)
    assert scene.table.of(0).slimed


@cites_shared("nemesis/exploration/silence-slimed")
def test_a_slimed_explorer_draws_in_neighbours(game: str) -> None:
    scene = unexplored(game, "silence-1")
    scene.table.slime(0)
    scene.meet("adult", where=next_door(scene))
    scene.table.play(0, "move", to=scene.near[3])
    assert scene.table.room(scene.near[3]).intruders == ["adult"]
    assert (rolls(scene), scene.noisy()) == (0, set())


@cites_shared("nemesis/exploration/danger-attracts")
def test_danger_draws_in_neighbours_instead_of_the_roll(game: str) -> None:
    scene = unexplored(game, "danger-2")
    there = next_door(scene)
    scene.meet("adult", "creeper", where=there)
    beyond = scene.beyond(scene.near[3])
    scene.meet("breeder", where=beyond)
    scene.table.play(0, "move", to=scene.near[3])
    assert sorted(scene.table.room(scene.near[3]).intruders) == ["adult", "creeper"]
    assert scene.table.room(beyond).intruders == ["breeder"]
    assert (rolls(scene), scene.noisy()) == (0, set())


@cites_shared("nemesis/exploration/danger-attracts")
def test_danger_draws_from_every_neighbouring_room(game: str) -> None:
    scene = Scene(game)
    g = scene.table.state
    new = scene.near[{"nemesis": 1, "lockdown": 2}[game]]
    scene.stand(scene.hall)
    scene.table.token(new, "danger-2")
    one, other = (room for room in g.board.neighbours[scene.table.room_number(new)] if room != g.room[0])
    scene.meet("adult", where=f"room:{one}")
    scene.meet("creeper", where=f"room:{other}")
    scene.table.play(0, "move", to=new)
    assert sorted(scene.table.room(new).intruders) == ["adult", "creeper"]


@cites_shared("nemesis/exploration/danger-attracts", "nemesis/exploration/danger-markers")
def test_danger_draws_nobody_who_is_in_combat(game: str) -> None:
    scene = unexplored(game, "danger-2")
    there = next_door(scene)
    scene.table.place(1, there)
    scene.meet("adult", where=there)
    scene.table.play(0, "move", to=scene.near[3])
    assert scene.table.room(there).intruders == ["adult"]
    assert scene.noisy() == around(scene)


@cites_shared("nemesis/exploration/danger-attracts", "nemesis/exploration/danger-markers")
def test_a_neighbour_behind_a_closed_door_stays_and_still_keeps_the_corridors_silent(game: str) -> None:
    scene = unexplored(game, "danger-2")
    board, there = scene.table.state.board, next_door(scene)
    here, other = (scene.table.room_number(room) for room in (scene.near[3], there))
    corridor = board.spot_ids[next(via for via, to in board.ways[here] if to == other)]
    scene.table.door(corridor)
    scene.meet("adult", where=there)
    scene.table.play(0, "move", to=scene.near[3])
    assert scene.table.room(there).intruders == ["adult"]
    assert scene.table.door_at(corridor) == "destroyed"
    assert scene.noisy() == set()


@cites_shared("nemesis/exploration/danger-markers", "nemesis/exploration/roll-after-other-tokens")
def test_danger_without_neighbours_fills_the_silent_corridors(game: str) -> None:
    scene = unexplored(game, "danger-2")
    scene.table.noise(scene.way[3])
    scene.table.turn(0)
    scene.table.play(0, "move", to=scene.near[3])
    assert scene.noisy() == around(scene)
    assert rolls(scene) == len(scene.table.told("encounter")) == 0


@cites_shared(
    "nemesis/exploration/slime", "nemesis/exploration/roll-after-other-tokens", "nemesis/slime/one-per-character"
)
def test_slime_marks_the_explorer_before_the_roll(game: str) -> None:
    scene = unexplored(game, "slime-3")
    explore(scene, "silence")
    assert [scene.table.of(seat).slimed for seat in (0, 1)] == [True, False]
    assert rolls(scene) == 1
    assert scene.noisy() == around(scene)


@cites_shared("nemesis/exploration/slime")
def test_whoever_was_slimed_before_keeps_the_marker(game: str) -> None:
    scene = unexplored(game, "slime-3")
    scene.table.slime(1)
    scene.table.turn(0)
    explore(scene, "silence")
    assert [scene.table.of(seat).slimed for seat in (0, 1)] == [True, True]


@cites_shared("nemesis/exploration/slime")
def test_slime_marks_the_explorer_and_not_whoever_plays_first(game: str) -> None:
    scene = unexplored(game, "slime-3")
    scene.table.first_player(1)
    scene.table.turn(0)
    explore(scene, "silence")
    assert [scene.table.of(seat).slimed for seat in (0, 1)] == [True, False]


@cites_shared("nemesis/exploration/fire", "nemesis/exploration/roll-after-other-tokens")
def test_fire_lights_the_room_and_the_roll_follows(game: str) -> None:
    scene = unexplored(game, "fire-1")
    explore(scene)
    assert scene.table.room(scene.near[3]).fire
    assert rolls(scene) == 1


@cites_shared("nemesis/exploration/malfunction", "nemesis/exploration/roll-after-other-tokens")
@pytest.mark.parametrize("nest", [False, True])
def test_malfunction_breaks_any_room_but_the_nest_and_the_roll_follows(game: str, nest: bool) -> None:
    scene = Scene(game)
    basic = next(number for number in (1, 2, 3, 4) if _is_basic(scene, number))
    if nest:
        scene.table.tile(scene.ground.lair, "emergency-room", explored=False)
    scene.table.tile(scene.near[basic], "nest" if nest else "emergency-room", explored=False)
    scene.table.token(scene.near[basic], "malfunction-2")
    scene.stand(scene.hall)
    scene.table.fate(noise=["silence"])
    scene.table.play(0, "move", to=scene.near[basic])
    assert scene.table.room(scene.near[basic]).malfunction != nest
    assert not scene.table.room(scene.hall).malfunction
    assert rolls(scene) == 1


def _is_basic(scene: Scene, number: int) -> bool:
    g = scene.table.state
    room = scene.table.room_number(scene.near[number])
    slot = g.board.slots[room]
    return slot is not None and slot.slot == "basic" and not g.is_explored(room)


@cites_shared(
    "nemesis/exploration/slime",
    "nemesis/exploration/fire",
    "nemesis/exploration/malfunction",
    "nemesis/exploration/doors",
    "nemesis/exploration/token-removed",
)
@pytest.mark.parametrize("token", ["slime-3", "fire-1", "malfunction-2", "doors-3"])
def test_a_careful_explorer_meets_what_any_explorer_meets_and_rolls_nothing(game: str, token: str) -> None:
    scene = unexplored(game, token)
    table, there = scene.table, scene.near[3]
    table.play(0, f"careful-move/{there}")
    found = {
        "slime-3": table.of(0).slimed,
        "fire-1": table.room(there).fire,
        "malfunction-2": table.room(there).malfunction,
        "doors-3": table.door_at(scene.way[3]) == "closed",
    }
    assert found == {name: name == token for name in found}
    assert not table.state.site.has_token(table.state, table.room_number(there))
    marker = next(option for option in table.options(0) if option.startswith("noise/"))
    table.play(0, marker)
    assert scene.noisy() == {marker.removeprefix("noise/")}
    assert rolls(scene) == 0


@cites_shared(
    "nemesis/exploration/doors",
    "nemesis/exploration/roll-after-other-tokens",
    "nemesis/movement/corridor-effects-on-arrival",
)
def test_doors_close_the_way_one_came_and_the_roll_follows(game: str) -> None:
    scene = unexplored(game, "doors-3")
    explore(scene)
    assert scene.table.of(0).room == scene.near[3]
    assert scene.table.door_at(scene.way[3]) == "closed"
    assert scene.table.state.closed.bit_count() == rolls(scene) == 1


@cites_shared("nemesis/exploration/doors", "nemesis/door/destroyed")
def test_a_destroyed_door_stays_destroyed(game: str) -> None:
    scene = unexplored(game, "doors-3")
    scene.table.door(scene.way[3], "destroyed")
    scene.table.turn(0)
    explore(scene)
    assert scene.table.door_at(scene.way[3]) == "destroyed"


@cites_shared("nemesis/slime/one-per-character")
def test_a_second_slime_marker_has_no_effect(game: str) -> None:
    scene = unexplored(game, "slime-3")
    scene.table.slime(0)
    scene.table.turn(0)
    explore(scene, "1")
    assert scene.table.told("slimed") == []
    assert (scene.table.of(0).slimed, scene.table.of(0).light_wounds) == (True, 0)


@cites_shared("nemesis/slime/one-per-character")
def test_each_character_has_a_slime_marker_of_their_own(game: str) -> None:
    scene = unexplored(game, "slime-3")
    scene.table.slime(1)
    scene.table.turn(0)
    explore(scene, "1")
    assert [scene.table.of(seat).slimed for seat in (0, 1)] == [True, True]
