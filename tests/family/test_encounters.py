"""Encounters and the bag: a token, a miniature, perhaps a surprise, and how the bag grows."""

from __future__ import annotations

import pytest

from hullbreach.nemesis import box
from hullbreach.nemesis.kinds import GONE
from hullbreach.nemesis.rules.contamination import GetLarva
from hullbreach.nemesis.scenario import LockdownTable, NemesisTable
from hullbreach.nemesis.species.intruders.creatures import CREEPER
from hullbreach.nemesis.species.intruders.encounter import Encounter
from hullbreach.nemesis.species.intruders.intruder_movement import IntrudersMove, PlaceIntruder
from hullbreach.rulebook.citing import cites, cites_shared
from tests.family.scene import Scene


def heard(game: str, *tokens: str) -> Scene:
    """Seat 0 is next to the hall, whose corridor 1 is noisy; the bag holds tokens of these kinds."""
    scene = Scene(game)
    scene.table.state.first_encounter = True
    scene.table.noise(scene.way[1])
    scene.bag(*(scene.token(kind) for kind in tokens))
    return scene


def drawing(scene: Scene, kind: str) -> None:
    scene.table.fate(bag=[scene.token(kind)])
    scene.enter_the_hall("1")


def adults(scene: Scene) -> int:
    return sum(count for name, count in scene.table.bag_counts().items() if name.startswith("adult"))


# -- encounters -----------------------------------------------------------------------------------------------


@cites_shared("nemesis/encounter/definition", "nemesis/encounter/step-2-draw", "nemesis/encounter/step-3-place")
@pytest.mark.parametrize("kind", ["larva", "creeper", "adult", "breeder", "queen"])
def test_an_intruder_of_the_drawn_kind_appears_with_the_character(game: str, kind: str) -> None:
    kinds = {"blank", "larva", "creeper", "adult", "breeder", "queen"}
    scene = heard(game, *sorted(kinds))
    drawing(scene, kind)
    assert [event["args"]["token"] for event in scene.table.told("token-drawn")] == [f"token:{scene.token(kind)}"]
    assert scene.table.intruders() == {f"intruder:{kind}-1": scene.hall}
    assert set(scene.table.bag_counts()) == {scene.token(other) for other in kinds - {kind}}


@cites_shared("nemesis/encounter/definition", "nemesis/encounter/step-3-place")
def test_it_appears_with_whoever_was_heard_whosever_turn_it_is(game: str) -> None:
    scene = heard(game, "creeper")
    scene.carry_out(Encounter(1))
    assert scene.table.intruders() == {"intruder:creeper-1": scene.far}


@cites_shared("nemesis/encounter/not-by-movement")
def test_an_intruder_drawn_in_by_danger_makes_no_encounter(game: str) -> None:
    scene = Scene(game)
    (foe,) = scene.meet("adult", where=scene.near[1])
    scene.bag("blank", scene.token("larva"))
    scene.enter_the_hall("danger")
    assert scene.table.intruders() == {foe: scene.hall}
    assert not {"encounter", "token-drawn", "attack"} & set(scene.kinds_told())


@cites_shared("nemesis/encounter/not-by-movement")
def test_an_intruder_that_walks_in_makes_no_encounter(game: str) -> None:
    scene = Scene(game)
    number = scene.direction(scene.ground.roaming)
    scene.table.noise(scene.way[number])
    (foe,) = scene.meet("adult", where=scene.hall)
    scene.stand(scene.near[number])
    scene.table.event_phase(scene.ground.roaming)
    assert scene.table.intruders()[foe] == scene.near[number]
    assert scene.table.told("encounter") == scene.table.told("attack") == []


@cites_shared("nemesis/encounter/not-by-movement")
def test_an_intruder_that_danger_draws_in_makes_no_encounter(game: str) -> None:
    scene = Scene(game)
    scene.bag(scene.token("larva"))
    (foe,) = scene.meet("adult", where=scene.near[1])
    scene.enter_the_hall("danger")
    assert scene.table.intruders() == {foe: scene.hall}
    assert scene.table.told("encounter") == scene.table.told("attack") == []


@cites_shared("nemesis/encounter/step-1-clear-noise")
def test_every_corridor_of_the_room_falls_silent_and_no_other(game: str) -> None:
    scene = heard(game, "larva")
    scene.table.noise(*scene.way.values(), "corridor:technical")
    scene.table.turn(0)
    drawing(scene, "larva")
    assert scene.noisy() == {"corridor:technical"}


@cites_shared("nemesis/encounter/step-1-clear-noise")
def test_where_there_is_an_entrance_the_technical_corridors_fall_silent_too(game: str) -> None:
    scene = Scene(game)
    board, shaft = scene.table.state.board, scene.ground.shaft
    scene.table.state.first_encounter = True
    scene.table.explore(shaft)
    scene.table.noise(*(board.spot_ids[spot] for spot in board.spots[shaft]))
    scene.bag(scene.token("larva"))
    scene.stand(board.neighbours[shaft][0])
    assert "corridor:technical" in scene.noisy()
    scene.table.fate(noise=["1"])
    scene.table.play(0, "move", to=f"room:{shaft}")
    assert scene.noisy() == set()


@cites_shared("nemesis/encounter/step-4-surprise")
@pytest.mark.parametrize("cards", [1, 2])
def test_fewer_cards_than_the_number_mean_a_surprise_attack_contamination_counted(game: str, cards: int) -> None:
    scene = heard(game, "blank")
    scene.table.hand(0, "rest", *["contamination"] * cards)
    token = next(n for n in scene.table.state.box.token_names if n.startswith("adult-2"))
    scene.bag(token)
    scene.table.fate(bag=[token], attack=[scene.ground.scratch] if cards < 2 else [])
    scene.enter_the_hall("1")
    assert [event["args"]["surprise"] for event in scene.table.told("attack")] == [True] * (cards < 2)


@cites_shared("nemesis/encounter/step-4-surprise")
def test_only_the_cards_of_the_encountering_player_count(game: str) -> None:
    scene = Scene(game)
    table = scene.table
    table.state.first_encounter = True
    table.place(1, scene.hall)
    table.hand(1)
    table.hand(0, "rest", "search", "search", "demolition", "interruption")
    table.noise(scene.way[1])
    scene.bag(scene.token("adult"))
    scene.stand(scene.hall)
    table.first_player(0)
    table.fate(noise=["1"])
    table.event_phase(bag=scene.token("adult"))
    assert [event["args"]["who"] for event in table.told("surprise-check")] == ["seat:0"]
    assert table.told("attack") == []


@cites_shared("nemesis/encounter/token-set-aside")
def test_the_token_lies_outside_and_one_returns_when_such_an_intruder_hides(game: str) -> None:
    scene = heard(game, "blank", "creeper")
    creeper = scene.table.state.box.token_names.index(scene.token("creeper"))
    outside = scene.table.state.pool[creeper]
    drawing(scene, "creeper")
    assert scene.table.bag_counts() == {"blank": 1}
    assert scene.table.state.pool[creeper] == outside + 1
    board = scene.table.state.board
    event = next(e for e in scene.table.state.box.tables.events.event if e.id == "consuming-fire")
    number = scene.direction(event.id)
    room = next(r for r in board.rooms if board.spot_by_number[r][number] >= board.technical)
    scene.table.state.foe_room[:] = bytes(room if where else 0 for where in scene.table.state.foe_room)
    scene.table.turn(0)
    scene.table.event_phase(event.id)
    assert scene.table.intruders() == {}
    assert scene.table.bag_counts()[scene.token("creeper")] == 1


@cites_shared("nemesis/encounter/token-set-aside")
@pytest.mark.parametrize("kind", ["larva", "creeper", "adult", "breeder", "queen"])
def test_a_token_of_any_kind_returns_when_such_an_intruder_hides(game: str, kind: str) -> None:
    scene = Scene(game)
    g, shaft = scene.table.state, scene.ground.shaft
    scene.meet(kind, where=f"room:{shaft}")
    scene.bag("blank")
    entrance = next(spot for spot in g.board.spots[shaft] if spot >= g.board.technical)
    scene.carry_out(IntrudersMove(((g.all_foes()[0], entrance),)))
    assert scene.table.intruders() == {}
    assert [token.split("-")[0] for token in scene.table.bag_counts()] == ["blank", kind]


@cites_shared("nemesis/encounter/token-set-aside")
def test_where_numbers_differ_chance_decides_which_token_returns(game: str) -> None:
    scene = Scene(game)
    table, board = scene.table, scene.table.state.board
    number = scene.direction(scene.ground.roaming)
    room = next(r for r in board.rooms if board.spot_by_number[r][number] >= board.technical)
    scene.meet("adult", where=f"room:{room}")
    scene.bag("blank", scene.token("creeper"))
    scene.stand(scene.far)
    last = max(name for name in table.state.box.token_names if name.startswith("adult"))
    table.fate(token_returns=[last])
    table.event_phase(scene.ground.roaming, bag=scene.token("creeper"))
    assert [name for name in table.bag_counts() if name.startswith("adult")] == [last]


@cites_shared("nemesis/encounter/token-set-aside")
def test_the_token_of_a_killed_intruder_stays_outside_with_the_others(game: str) -> None:
    scene = heard(game, "blank", "larva")
    scene.arm()
    larva = scene.table.state.box.token_names.index(scene.token("larva"))
    outside = scene.table.state.pool[larva]
    drawing(scene, "larva")
    scene.table.fate(combat=["hit"])
    scene.table.play(0, "shoot", "intruder:larva-1")
    assert scene.table.intruders() == {}
    assert scene.table.bag_counts() == {"blank": 1}
    assert scene.table.state.pool[larva] == outside + 1


@cites_shared("nemesis/encounter/blank-noise", "nemesis/encounter/blank-last-token")
def test_the_blank_brings_noise_everywhere_and_no_intruder(game: str) -> None:
    scene = heard(game, "blank", "adult")
    (foe,) = scene.meet("adult", where=scene.near[1])
    drawing(scene, "blank")
    assert scene.noisy() == set(scene.way.values())
    assert scene.table.intruders() == {foe: scene.near[1]}
    assert scene.table.bag_counts() == {"blank": 1, scene.token("adult"): 1}


@cites_shared("nemesis/encounter/blank-last-token")
def test_if_the_blank_was_the_last_token_an_adult_joins_the_bag(game: str) -> None:
    scene = heard(game, "blank")
    drawing(scene, "blank")
    assert scene.table.bag_counts()["blank"] == adults(scene) == 1
    assert scene.table.intruders() == {}


@cites_shared("nemesis/encounter/blank-last-token")
def test_if_no_adult_token_is_left_outside_nothing_joins_the_bag(game: str) -> None:
    scene = heard(game, "blank")
    box = scene.table.state.box
    for sort, name in enumerate(box.token_names):
        if name.startswith("adult"):
            scene.table.state.pool[sort] = 0
    drawing(scene, "blank")
    assert scene.table.bag_counts() == {"blank": 1}


@cites_shared("nemesis/encounter/blank-noise")
def test_the_blank_makes_noise_in_the_technical_corridors_where_there_is_an_entrance(game: str) -> None:
    scene = Scene(game)
    board, shaft = scene.table.state.board, scene.ground.shaft
    around = {board.spot_ids[spot] for spot in board.spots[shaft]}
    scene.table.explore(shaft)
    scene.table.noise(*around)
    scene.bag("blank", scene.token("larva"))
    scene.stand(board.neighbours[shaft][0])
    scene.table.fate(noise=["1"], bag=["blank"])
    scene.table.play(0, "move", to=f"room:{shaft}")
    assert "corridor:technical" in around
    assert scene.noisy() == around
    assert scene.table.intruders() == {}


@cites_shared("nemesis/critical/first-encounter")
def test_everybody_chooses_an_objective_before_the_first_encounter_goes_on(game: str) -> None:
    scene = heard(game, "larva")
    scene.table.state.first_encounter = False
    scene.table.turn(0)
    drawing(scene, "larva")
    assert len(scene.table.told("encounter")) == 1
    for seat in (0, 1):
        both = scene.table.of(seat).objectives
        assert scene.table.options(seat) == [f"keep-objective/objective:{card}" for card in both]
    kept = [scene.table.options(seat)[seat] for seat in (0, 1)]
    assert scene.table.told("surprise-check") == []
    for seat in (0, 1):
        scene.table.play(seat, kept[seat])
    for seat in (0, 1):
        assert kept[seat] == f"keep-objective/objective:{scene.table.of(seat).objectives[0]}"
        assert len(scene.table.of(seat).objectives) == 1
    assert scene.table.room(scene.hall).intruders == ["larva"]
    g = scene.table.state
    chosen = [event["args"] for event in scene.table.told("objective-chosen", None)]
    assert [args["removed"] for args in chosen] == ["deck:corporate", "deck:personal"]
    assert not any("kept" in args for args in chosen)
    given_up = [back for back in g.zones[box.OUT] if g.seen[back] in (0b01, 0b10)]
    assert len(given_up) == 2, "face down: each is known to its owner alone"


@cites_shared("nemesis/critical/first-encounter")
def test_the_choice_comes_before_the_surprise_and_once_in_a_game(game: str) -> None:
    scene = heard(game, "adult")
    scene.table.state.first_encounter = False
    scene.table.hand(0, "rest")
    token = scene.token("adult", surprise=2)
    scene.bag(token, scene.token("creeper"))
    scene.table.fate(bag=[token], attack=[scene.ground.scratch])
    scene.enter_the_hall("1")
    assert {choice.ask for choice in scene.table.game.choices} == {"ask-objective"}
    assert scene.table.told("attack") == []
    for seat in (0, 1):
        scene.table.play(seat, "keep-objective")
    assert len(scene.table.told("attack")) == 1
    assert scene.table.state.first_encounter
    scene.carry_out(PlaceIntruder(CREEPER, scene.ground.far))
    assert {choice.ask for choice in scene.table.game.choices} == {"ask-action"}


@cites_shared("nemesis/critical/first-encounter")
@pytest.mark.parametrize("gone", ["dead", "escaped", "locked-in"])
def test_any_miniature_in_a_room_counts_and_all_but_the_dead_choose_even_who_is_gone(game: str, gone: str) -> None:
    scene = Scene(game, players=3)
    table = scene.table
    if gone == "dead":
        table.dead(1)
    elif gone == "escaped":
        table.evacuate(1)
    elif isinstance(table, LockdownTable):
        table.lock_in(1)
    elif isinstance(table, NemesisTable):
        table.hibernate(table.seats[1])
    table.turn(0)
    scene.carry_out(PlaceIntruder(CREEPER, scene.ground.hall))
    assert table.told("encounter") == []
    choosing = [0, 2] if gone == "dead" else [0, 1, 2]
    assert sorted(choice.seat for choice in table.game.choices) == choosing
    for seat in choosing:
        table.play(seat, "keep-objective")
    assert [len(table.of(seat).objectives) for seat in choosing] == [1] * len(choosing)


@cites_shared("nemesis/critical/first-encounter")
def test_of_two_cards_of_one_deck_nobody_else_can_tell_which_was_kept(game: str) -> None:
    scene = Scene(game)
    rows = scene.table.state.box.tables.objectives.objective
    cards = [row.id for row in rows if row.deck == "personal" and row.players <= 2 and not row.target][:2]
    scene.table.objectives(0, *cards)
    for back in scene.table.state.objectives(0):  # seat 1 has looked at both
        scene.table.state.look(back, 1 << 1)
    scene.table.turn(0)
    scene.carry_out(PlaceIntruder(CREEPER, scene.ground.hall))
    for seat in (0, 1):
        scene.table.play(seat, scene.table.options(seat)[0])
    mine, theirs = [event["args"] for event in scene.table.told("objective-chosen", None)]
    assert (mine["who"], "removed" in mine) == ("seat:0", False)
    assert theirs["removed"] == "deck:corporate"
    assert scene.table.of(0).objectives == cards[:1]
    assert scene.table.game.view(1)["crew"][0]["objectives"] == {"count": 1, "known": []}


@cites_shared("nemesis/critical/first-encounter")
def test_neither_the_nest_nor_a_larva_on_a_character_board_counts(game: str) -> None:
    scene = Scene(game)
    scene.carry_out(GetLarva(0))
    assert scene.table.of(0).infested
    nest = scene.table.tile(scene.ground.lair, "nest", explored=False)
    neighbour = scene.table.state.board.neighbours[nest][0]
    scene.table.explore(neighbour)
    scene.stand(neighbour)
    scene.table.token(nest, "silence-1")
    scene.table.play(0, "move", to=f"room:{nest}")
    assert scene.table.room(nest).explored
    assert not scene.table.state.first_encounter
    assert [len(scene.table.of(seat).objectives) for seat in (0, 1)] == [2, 2]


# -- the bag --------------------------------------------------------------------------------------------------


def developed(game: str, kind: str, *others: str) -> Scene:
    """The bag held this kind and others, and this kind was drawn in bag development."""
    scene = Scene(game)
    scene.bag(*(scene.token(one) for one in (kind, *others)))
    scene.table.event_phase(bag=scene.token(kind))
    return scene


@cites_shared("nemesis/bag/draw-one", "nemesis/bag/larva")
def test_one_token_is_drawn_a_round_and_a_larva_leaves_for_an_adult(game: str) -> None:
    scene = developed(game, "larva", "larva", "blank")
    assert len(scene.table.told("bag-drawn")) == 1
    assert scene.table.bag_counts()[scene.token("larva")] == 1
    assert adults(scene) == 1
    assert scene.table.bag_counts()["blank"] == 1
    assert outside(scene, "larva") == outside(Scene(game), "larva") + 3, "it is in the supply again"


def outside(scene: Scene, kind: str) -> int:
    """How many tokens of this kind lie in the supply."""
    return int(scene.table.game.view(None)["bag"]["outside"][kind])


@cites_shared("nemesis/bag/larva")
def test_a_larva_leaves_even_when_no_adult_token_is_left(game: str) -> None:
    scene = without_supply(game, "adult", "larva")
    bag = scene.table.bag_counts()
    scene.table.event_phase(bag=scene.token("larva"))
    del bag[scene.token("larva")]
    assert scene.table.bag_counts() == bag


@cites_shared("nemesis/bag/creeper", "nemesis/bag/draw-one")
def test_a_creeper_leaves_the_bag_for_a_breeder(game: str) -> None:
    scene = developed(game, "creeper", "creeper", "blank")
    left = scene.table.bag_counts()
    assert left.pop("blank") == left.pop(scene.token("creeper")) == 1
    assert [name.split("-")[0] for name in left] == ["breeder"]
    assert outside(scene, "creeper") == outside(Scene(game), "creeper"), "it is in the supply again"


@cites_shared("nemesis/bag/creeper")
def test_a_creeper_leaves_even_when_no_breeder_token_is_left(game: str) -> None:
    scene = without_supply(game, "breeder", "creeper")
    bag = scene.table.bag_counts()
    scene.table.event_phase(bag=scene.token("creeper"))
    del bag[scene.token("creeper")]
    assert scene.table.bag_counts() == bag


def without_supply(game: str, kind: str, *others: str) -> Scene:
    """Every token of this kind is in the bag, with one of each other kind."""
    scene = Scene(game)
    counts = zip(scene.table.state.box.token_names, scene.table.state.box.token_counts, strict=True)
    every = [name for name, count in counts for _ in range(count) if name.split("-")[0] == kind]
    scene.bag("blank", *(scene.token(other) for other in others), *every)
    return scene


@cites_shared("nemesis/bag/adult", "nemesis/terms/resolution-order")
def test_an_adult_makes_everybody_roll_in_turn_order_and_stays(game: str) -> None:
    everybody_rolls(game, "adult")


@cites_shared("nemesis/bag/draw-one", "nemesis/bag/breeder")
def test_a_breeder_makes_everybody_roll_in_turn_order_and_stays(game: str) -> None:
    everybody_rolls(game, "breeder")


def everybody_rolls(game: str, kind: str) -> None:
    scene = Scene(game, players=3)
    scene.table.first_player(1)
    scene.bag(scene.token(kind))
    scene.table.fate(noise=["silence"] * 3)
    scene.table.event_phase(bag=scene.token(kind))
    assert [event["args"]["who"] for event in scene.table.told("noise-rolled")] == ["seat:1", "seat:2", "seat:0"]
    assert scene.table.bag_counts() == {scene.token(kind): 1}


@cites_shared("nemesis/bag/adult", "nemesis/bag/noise-roll-exemption")
def test_the_adult_is_in_the_bag_again_when_they_roll_and_who_meets_it_spares_the_others_in_the_room(game: str) -> None:
    one_meets_it(game, "adult")


@cites_shared("nemesis/bag/breeder", "nemesis/bag/noise-roll-exemption")
def test_so_is_the_breeder(game: str) -> None:
    one_meets_it(game, "breeder")


def one_meets_it(game: str, kind: str) -> None:
    scene = Scene(game)
    scene.table.state.first_encounter = True
    scene.bag(scene.token(kind))
    scene.stand(scene.hall)
    scene.table.place(1, scene.hall)
    scene.table.noise(scene.way[1])
    scene.table.turn(0)
    scene.table.fate(noise=["1"])
    scene.table.event_phase(bag=scene.token(kind))
    assert scene.table.room(scene.hall).intruders == [kind]
    assert scene.table.bag_counts() == {}
    assert len(scene.table.told("noise-rolled")) == 1
    assert len(scene.table.told("noise-roll-skipped")) == 1


@cites_shared("nemesis/bag/noise-roll-exemption")
@pytest.mark.parametrize("kind", ["adult", "breeder"])
def test_neither_who_is_in_combat_nor_who_is_gone_makes_a_roll(game: str, kind: str) -> None:
    scene = Scene(game, players=3)
    scene.bag(scene.token(kind))
    if kind == "adult":
        scene.table.dead(2)
    else:
        scene.table.evacuate(2)
    scene.meet("creeper")
    scene.table.fate(noise=["silence"], attack=[scene.ground.scratch])
    scene.table.event_phase(bag=scene.token(kind))
    assert [event["args"]["who"] for event in scene.table.told("noise-rolled")] == ["seat:1"]


@pytest.mark.parametrize(
    ("game", "returns"),
    [
        pytest.param("nemesis", 1, marks=cites("nemesis/bag/queen-nest-occupied")),
        pytest.param("lockdown", 0, marks=cites("lockdown/bag/queen-nest-occupied")),
    ],
)
def test_the_queen_appears_to_the_character_in_the_nest_with_the_fewest_cards(game: str, returns: int) -> None:
    scene = Scene(game)
    table = scene.table
    nest = table.lay("nest")
    table.state.first_encounter = True
    table.place(1, nest)
    table.hand(0, *table.of(0).hand[:4])
    table.hand(1, *table.of(1).hand[:3])
    scene.bag("blank", scene.token("queen"))
    scene.stand(nest)
    table.noise(*(table.state.board.spot_ids[spot] for spot in table.state.board.spots[nest]))
    table.turn(0)
    table.fate(attack=[scene.ground.scratch])
    eggs = len(table.state.eggs_in_nest())
    table.event_phase(bag=scene.token("queen"))
    assert table.room(nest).intruders == ["queen"]
    assert [event["args"]["who"] for event in table.told("attack")] == ["seat:1"]
    assert table.told("attack")[0]["args"]["surprise"], "three cards against the 4 on her token"
    assert table.told("token-drawn") == []
    assert table.bag_counts() == {"blank": 1, **({scene.token("queen"): 1} if returns else {})}
    assert len(table.state.eggs_in_nest()) == eggs
    assert scene.noisy() == set()


@pytest.mark.parametrize(
    "game",
    [
        pytest.param("nemesis", marks=cites("nemesis/bag/queen-nest-occupied")),
        pytest.param("lockdown", marks=cites("lockdown/bag/queen-nest-occupied")),
    ],
)
def test_of_those_with_equally_few_cards_in_the_nest_the_first_in_turn_order_meets_the_queen(game: str) -> None:
    scene = Scene(game, players=3)
    table = scene.table
    nest = table.lay("nest")
    table.state.first_encounter = True
    table.first_player(1)
    for seat in range(3):
        table.place(seat, nest)
        table.hand(seat, *table.of(seat).hand[: 3 + (seat == 2)])
    scene.bag("blank", scene.token("queen"))
    scene.stand(nest)
    table.fate(attack=[scene.ground.scratch])
    table.event_phase(bag=scene.token("queen"))
    assert [event["args"]["who"] for event in table.told("encounter")] == ["seat:1"]


@cites_shared("nemesis/bag/draw-one", "nemesis/bag/queen-add-egg")
@pytest.mark.parametrize("found", [False, True])
def test_an_unwatched_queen_lays_an_egg_and_goes_back_into_the_bag(game: str, found: bool) -> None:
    scene = Scene(game)
    eggs = len(scene.table.state.eggs_in_nest())
    scene.bag("blank", scene.token("queen"))
    scene.table.explore(*([scene.ground.lair] if found else []))
    scene.table.turn(0)
    scene.table.event_phase(bag=scene.token("queen"))
    assert scene.table.intruders() == {}
    assert scene.table.bag_counts()[scene.token("queen")] == 1
    assert len(scene.table.state.eggs_in_nest()) == eggs + 1


@cites_shared("nemesis/bag/queen-add-egg")
def test_an_egg_is_laid_even_in_a_destroyed_nest_which_stays_so_but_not_from_an_empty_supply(game: str) -> None:
    scene = Scene(game)
    table = scene.table
    scene.bag("blank", scene.token("queen"))
    table.eggs(0)
    table.state.nest_destroyed = True
    table.turn(0)
    table.event_phase(bag=scene.token("queen"))
    assert (len(table.state.eggs_in_nest()), table.state.nest_destroyed) == (1, True)
    table.eggs(8)
    table.turn(0)
    table.event_phase(scene.ground.quiet[1], bag=scene.token("queen"))
    assert len(table.state.eggs_in_nest()) == 8
    assert table.bag_counts() == {"blank": 1, scene.token("queen"): 1}
    table.state.object_at[0] = GONE
    table.turn(0)
    table.event_phase(scene.ground.quiet[2], bag=scene.token("queen"))
    assert len(table.state.eggs_in_nest()) == 7, "a destroyed egg is no supply"


@cites_shared("nemesis/bag/queen-add-egg")
def test_no_egg_is_laid_where_somebody_stands_even_in_a_nest_without_eggs(game: str) -> None:
    scene = Scene(game)
    nest = scene.table.lay("nest")
    scene.table.eggs(0)
    scene.table.state.nest_destroyed = scene.table.state.first_encounter = True
    scene.bag("blank", scene.token("queen"))
    scene.stand(nest)
    scene.table.event_phase(bag=scene.token("queen"))
    assert scene.table.told("egg-added") == []
    assert scene.table.state.eggs_in_nest() == []


@cites_shared("nemesis/bag/draw-one", "nemesis/bag/blank")
def test_the_blank_adds_an_adult_while_there_is_one_and_stays(game: str) -> None:
    scene = developed(game, "blank", "larva")
    assert len(scene.table.told("bag-drawn")) == 1
    assert scene.table.bag_counts()["blank"] == adults(scene) == 1
    assert scene.table.bag_counts()[scene.token("larva")] == 1
    scene = without_supply(game, "adult")
    bag = scene.table.bag_counts()
    scene.table.event_phase(bag="blank")
    assert scene.table.bag_counts() == bag
