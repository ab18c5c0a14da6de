"""Encounters and the bag: a token, a miniature, perhaps a surprise, and how the bag grows."""

from __future__ import annotations

import pytest

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
def test_an_intruder_of_the_drawn_kind_appears_with_the_character(game: str) -> None:
    scene = heard(game, "blank", "creeper", "queen")
    drawing(scene, "creeper")
    assert [event["args"]["token"] for event in scene.table.told("token-drawn")] == [f"token:{scene.token('creeper')}"]
    assert scene.table.intruders() == {"intruder:creeper-1": scene.hall}
    assert set(scene.table.bag_counts()) == {"blank", scene.token("queen")}


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


@cites_shared("nemesis/encounter/blank-noise")
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


@cites_shared("nemesis/critical/first-encounter")
def test_everybody_chooses_an_objective_before_the_first_encounter_goes_on(game: str) -> None:
    scene = heard(game, "larva")
    scene.table.state.first_encounter = False
    scene.table.turn(0)
    drawing(scene, "larva")
    assert len(scene.table.told("encounter")) == 1
    kept = [scene.table.options(seat)[0] for seat in (0, 1)]
    assert scene.table.told("surprise-check") == []
    for seat in (0, 1):
        scene.table.play(seat, kept[seat])
    for seat in (0, 1):
        assert kept[seat] == f"keep-objective/objective:{scene.table.of(seat).objectives[0]}"
        assert len(scene.table.of(seat).objectives) == 1
    assert scene.table.room(scene.hall).intruders == ["larva"]


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


@cites_shared("nemesis/bag/creeper")
def test_a_creeper_leaves_the_bag_for_a_breeder(game: str) -> None:
    left = developed(game, "creeper", "blank").table.bag_counts()
    assert left.pop("blank") == 1
    assert [name.split("-")[0] for name in left] == ["breeder"]


@cites_shared("nemesis/bag/adult", "nemesis/terms/resolution-order")
def test_an_adult_makes_everybody_roll_in_turn_order_and_stays(game: str) -> None:
    scene = Scene(game)
    scene.table.first_player(1)
    scene.bag(scene.token("adult"))
    scene.table.fate(noise=["silence", "silence"])
    scene.table.event_phase(bag=scene.token("adult"))
    assert [event["args"]["who"] for event in scene.table.told("noise-rolled")] == ["seat:1", "seat:0"]
    assert scene.table.bag_counts() == {scene.token("adult"): 1}


@cites_shared("nemesis/bag/adult")
def test_it_is_in_the_bag_again_when_they_roll_and_can_be_met(game: str) -> None:
    scene = Scene(game)
    scene.table.state.first_encounter = True
    scene.bag(scene.token("adult"))
    scene.stand(scene.hall)
    scene.table.place(1, scene.hall)
    scene.table.noise(scene.way[1])
    scene.table.turn(0)
    scene.table.fate(noise=["1"])
    scene.table.event_phase(bag=scene.token("adult"))
    assert scene.table.room(scene.hall).intruders == ["adult"]
    assert scene.table.bag_counts() == {}
    assert len(scene.table.told("noise-roll-skipped")) == 1


@cites_shared("nemesis/bag/breeder")
def test_a_breeder_makes_everybody_roll_and_stays(game: str) -> None:
    scene = developed(game, "breeder")
    assert len(scene.table.told("noise-rolled")) == 2
    assert scene.table.bag_counts() == {scene.token("breeder"): 1}


@cites_shared("nemesis/bag/noise-roll-exemption")
def test_whoever_is_in_combat_makes_no_roll(game: str) -> None:
    scene = Scene(game)
    scene.bag(scene.token("adult"))
    scene.meet("larva")
    scene.table.larva(0)
    scene.meet("creeper")
    scene.table.fate(noise=["silence"], attack=[scene.ground.scratch])
    scene.table.event_phase(bag=scene.token("adult"))
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
    table.fate(attack=[scene.ground.scratch])
    table.event_phase(bag=scene.token("queen"))
    assert table.room(nest).intruders == ["queen"]
    assert [event["args"]["who"] for event in table.told("attack")] == ["seat:1"]
    assert table.bag_counts() == {"blank": 1, **({scene.token("queen"): 1} if returns else {})}


@cites_shared("nemesis/bag/queen-add-egg")
def test_an_unwatched_queen_lays_an_egg_and_goes_back_into_the_bag(game: str) -> None:
    scene = Scene(game)
    eggs = len(scene.table.state.eggs_in_nest())
    scene.bag("blank", scene.token("queen"))
    scene.table.event_phase(bag=scene.token("queen"))
    assert scene.table.intruders() == {}
    assert scene.table.bag_counts()[scene.token("queen")] == 1
    assert len(scene.table.state.eggs_in_nest()) == eggs + 1


@cites_shared("nemesis/bag/blank")
def test_the_blank_adds_an_adult_and_stays(game: str) -> None:
    scene = developed(game, "blank")
    assert scene.table.bag_counts()["blank"] == adults(scene) == 1
