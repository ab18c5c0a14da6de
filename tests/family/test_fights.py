"""Combat, attacks, escape and injuries."""

from __future__ import annotations

import pytest

from hullbreach.nemesis import box
from hullbreach.nemesis.kinds import CARCASSES, GONE
from hullbreach.nemesis.species.intruders.creatures import QUEEN
from hullbreach.nemesis.species.intruders.intruder_movement import PlaceIntruder
from hullbreach.rulebook.citing import cites_shared
from tests.family.scene import Scene, is_shuffled

KINDS = ("larva", "creeper", "adult", "breeder", "queen")


# -- combat ---------------------------------------------------------------------------------------------------


@cites_shared("nemesis/combat/definition")
def test_combat_is_sharing_a_room_with_an_intruder_and_an_egg_is_none(game: str) -> None:
    scene = Scene(game)
    scene.table.object("egg", scene.near[4])
    scene.table.turn(0)
    assert f"careful-move/{scene.hall}" in scene.table.options(0)
    assert not scene.table.state.in_combat(0)
    scene.meet("larva")
    assert scene.table.state.in_combat(0)
    assert not scene.table.state.in_combat(1)
    assert f"careful-move/{scene.hall}" not in scene.table.options(0)
    assert scene.table.refusals(0)[f"careful-move/{scene.hall}"] == f"{game}/action/out-of-combat-only"


@cites_shared("nemesis/combat/no-direct-player-attack", "nemesis/action/shoot", "nemesis/action/melee")
def test_one_attacks_intruders_in_the_room_and_never_a_character(game: str) -> None:
    scene = Scene(game)
    scene.arm()
    scene.table.place(1, scene.near[4])
    (here,) = scene.meet("adult")
    scene.meet("creeper", where=scene.hall)
    attacks = [option for option in scene.table.options(0) if option.split("/")[0] in ("shoot", "melee")]
    assert attacks == [f"shoot/item:{scene.ground.gun}/{here}", f"melee/{here}"]
    refused = {option for option in scene.table.refusals(0) if option.split("/")[0] in ("shoot", "melee")}
    assert refused == set()
    scene.table.ammo(0, scene.ground.gun, 0)
    assert attacks[0] not in scene.table.options(0)
    assert scene.table.refusals(0)[attacks[0]] == f"{game}/action/shoot"
    assert attacks[0] not in scene.table.options(0)
    assert attacks[1] in scene.table.options(0)


@cites_shared("nemesis/action/shoot", "nemesis/action/melee")
@pytest.mark.parametrize("action", ["shoot", "melee"])
def test_of_several_intruders_one_is_attacked_once(game: str, action: str) -> None:
    scene = Scene(game)
    scene.arm()
    foes = scene.meet("breeder", "breeder", "adult")
    foe = foes[1]
    scene.table.object("egg", scene.near[4])
    scene.table.turn(0)
    offered = [option for option in scene.table.options(0) if option.startswith(f"{action}/")]
    assert {option.rpartition("/")[2] for option in offered} == {*foes, "object:egg"}
    scene.table.attack_cards(scene.card(5), scene.card(4))
    scene.table.fate(combat=["hit"])
    scene.table.play(0, action, foe)
    assert [event["args"]["foe"] for event in scene.table.told("injured")] == [foe]
    assert scene.table.room(scene.near[4]).objects == ["egg"]


@cites_shared("nemesis/action/shoot", "nemesis/action/melee")
def test_next_door_to_an_egg_only_what_is_in_the_room_is_attacked(game: str) -> None:
    scene = Scene(game)
    scene.arm()
    scene.table.object("egg", scene.near[4])
    scene.meet("creeper", where=scene.hall)
    attacks = [option for option in scene.table.options(0) if option.split("/")[0] in ("shoot", "melee")]
    assert attacks == [f"shoot/item:{scene.ground.gun}/object:egg", "melee/object:egg"]


@cites_shared("nemesis/action/shoot")
def test_a_weapon_dropped_before_the_shot_is_not_fired(game: str) -> None:
    scene = Scene(game)
    scene.arm()
    scene.table.hand(0, "rest", "search")
    (foe,) = scene.meet("adult")
    scene.table.automatic = False
    scene.table.play(0, f"shoot/item:{scene.ground.gun}/{foe}")
    scene.table.play(0, f"drop/item:{scene.ground.gun}")
    scene.table.play(0, "pay/card:rest")
    assert scene.table.told("shot") == []


@cites_shared("nemesis/action/shoot")
def test_one_shoots_with_classic_weapons_as_with_energy_weapons(game: str) -> None:
    scene = Scene(game)
    scene.arm({"nemesis": "flamethrower", "lockdown": "nailgun"}[game])
    (foe,) = scene.meet("adult")
    (gun,) = scene.table.of(0).heavy
    assert f"shoot/item:{gun}/{foe}" in scene.table.options(0)
    assert f"shoot/item:{gun}/{foe}" not in scene.table.refusals(0)


@cites_shared("nemesis/action/melee")
def test_bare_fists_are_enough(game: str) -> None:
    scene = Scene(game)
    scene.table.lose_items(0)
    (foe,) = scene.meet("adult")
    assert f"melee/{foe}" in scene.table.options(0)


@cites_shared("nemesis/combat/no-direct-player-attack")
def test_what_one_does_to_an_intruder_may_harm_a_character_beside_it(game: str) -> None:
    scene = Scene(game)
    scene.table.place(1, scene.near[4])
    scene.table.give(0, "grenade")
    (foe,) = scene.meet("adult")
    scene.table.play(0, "use/item:grenade")
    scene.table.play(0, next(option for option in scene.table.options(0) if foe in option))
    assert len(scene.table.of(1).serious_wounds) == 1


def injuries(game: str, action: str, face: str) -> dict[str, int]:
    """How many injuries a face means for each kind, and a wound for an attacker who misses."""
    found = {}
    for kind in KINDS:
        scene = Scene(game)
        scene.arm()
        (foe,) = scene.meet(kind)
        scene.table.attack_cards(scene.card(5), scene.card(4))
        scene.table.fate(combat=[face])
        scene.table.play(0, action, foe)
        result = scene.table.told("shot-result" if action == "shoot" else "melee-result")[0]
        found[kind] = int(result["args"]["injuries"])
        hurt = sum(event["args"]["count"] for event in scene.table.told("injured"))
        assert (foe not in scene.table.intruders()) == bool(found[kind]) if kind == "larva" else hurt == found[kind]
        assert len(scene.table.of(0).serious_wounds) == int(action == "melee" and found[kind] == 0)
    return found


ALL, NONE = dict.fromkeys(KINDS, 1), dict.fromkeys(KINDS, 0)
SMALL = {**NONE, "larva": 1, "creeper": 1}
UP_TO_ADULTS = {**SMALL, "adult": 1}


@cites_shared("nemesis/combat/shoot-die-miss")
def test_shooting_blank_misses_everything(game: str) -> None:
    assert injuries(game, "shoot", "blank") == NONE


@cites_shared("nemesis/combat/shoot-die-creeper")
def test_shooting_creeper_hits_larvae_and_creepers(game: str) -> None:
    assert injuries(game, "shoot", "creeper") == SMALL


@cites_shared("nemesis/combat/shoot-die-adult")
def test_shooting_adult_hits_up_to_adults(game: str) -> None:
    assert injuries(game, "shoot", "adult") == UP_TO_ADULTS


@cites_shared("nemesis/combat/shoot-die-hit")
def test_shooting_hit_injures_anything_once(game: str) -> None:
    assert injuries(game, "shoot", "hit") == ALL


@cites_shared("nemesis/combat/shoot-die-double")
def test_shooting_double_injures_anything_twice(game: str) -> None:
    assert injuries(game, "shoot", "double") == dict.fromkeys(KINDS, 2)


@cites_shared("nemesis/combat/weapon-property")
@pytest.mark.parametrize(("face", "count"), [("blank", 0), ("creeper", 1), ("hit", 2), ("double", 3)])
def test_a_weapon_deals_what_its_property_says(game: str, face: str, count: int) -> None:
    scene = Scene(game)
    scene.arm("prototype-shotgun")
    (foe,) = scene.meet("breeder")
    scene.table.attack_cards(scene.card(5), scene.card(4))
    scene.table.fate(combat=[face])
    scene.table.play(0, "shoot", foe)
    assert scene.table.injuries(foe) == count
    assert cards_drawn(scene) == (2 if count else 0)  # one check of a breeder


@cites_shared("nemesis/combat/melee-die-miss")
def test_melee_blank_misses_everything_and_costs_a_serious_wound(game: str) -> None:
    assert injuries(game, "melee", "blank") == NONE


@cites_shared("nemesis/combat/melee-die-creeper")
def test_melee_creeper_hits_larvae_and_creepers_and_otherwise_wounds_the_attacker(game: str) -> None:
    assert injuries(game, "melee", "creeper") == SMALL


@cites_shared("nemesis/combat/melee-die-adult")
def test_melee_adult_hits_up_to_adults_and_otherwise_wounds_the_attacker(game: str) -> None:
    assert injuries(game, "melee", "adult") == UP_TO_ADULTS


@cites_shared("nemesis/combat/melee-die-hit")
def test_melee_hit_injures_anything_once(game: str) -> None:
    assert injuries(game, "melee", "hit") == ALL


@cites_shared("nemesis/combat/melee-die-double")
def test_melee_double_is_only_one_injury(game: str) -> None:
    assert injuries(game, "melee", "double") == ALL


@cites_shared("nemesis/combat/melee-die-double", "nemesis/combat/melee-die-hit", "nemesis/combat/shoot-die-hit")
@pytest.mark.parametrize(("action", "face"), [("shoot", "hit"), ("melee", "hit"), ("melee", "double")])
def test_a_hit_destroys_one_egg_of_two(game: str, action: str, face: str) -> None:
    scene = Scene(game)
    scene.arm()
    for _ in range(2):
        scene.table.object("egg", scene.near[4])
    scene.table.turn(0)
    scene.table.fate(combat=[face], noise=["silence"])
    scene.table.play(0, action, "object:egg")
    assert scene.table.room(scene.near[4]).objects == ["egg"]


@cites_shared("nemesis/combat/melee-sequence", "nemesis/contamination/to-discard-pile")
def test_melee_takes_contamination_before_the_roll(game: str) -> None:
    scene = Scene(game)
    first, foe = scene.meet("breeder", "adult")
    strike(scene, foe, scene.card(5))
    assert (scene.table.injuries(first), scene.table.injuries(foe)) == (0, 1)
    told = scene.kinds_told()
    assert told.index("contaminated") < told.index("combat-rolled") < told.index("melee-result")
    assert scene.table.of(0).discards[-1] == "contamination"
    assert scene.table.of(0).discards.count("contamination") == 1


@cites_shared("nemesis/combat/melee-sequence")
@pytest.mark.parametrize("kind", KINDS)
def test_whatever_is_struck_melee_costs_one_contamination_card(game: str, kind: str) -> None:
    scene = Scene(game)
    (foe,) = scene.meet(kind)
    scene.table.attack_cards(scene.card(5), scene.card(4))
    scene.table.fate(combat=["hit"])
    scene.table.play(0, f"melee/{foe}")
    assert scene.table.of(0).discards.count("contamination") == 1


# -- injuries -------------------------------------------------------------------------------------------------


def strike(scene: Scene, foe: str, *cards: str) -> None:
    """Seat 0 strikes an intruder, which suffers one injury; these are the next attack cards."""
    scene.table.attack_cards(*cards)
    scene.table.fate(combat=["hit"])
    scene.table.play(0, "melee", foe)


def cards_drawn(scene: Scene) -> int:
    return len(scene.table.state.zones[box.ATTACK_DISCARD])


@cites_shared("nemesis/injury/markers")
def test_all_markers_are_placed_before_one_single_check(game: str) -> None:
    scene = Scene(game)
    scene.arm()
    (foe,) = scene.meet("adult", injuries=1)
    scene.table.attack_cards(scene.card(5))
    scene.table.fate(combat=["double"])
    scene.table.play(0, "shoot", foe)
    assert (scene.table.injuries(foe), cards_drawn(scene)) == (3, 1)


@cites_shared("nemesis/injury/larva-or-egg")
def test_a_larva_and_an_egg_die_of_any_injury_without_a_card(game: str) -> None:
    scene = Scene(game)
    (foe,) = scene.meet("larva")
    strike(scene, foe)
    assert (scene.table.intruders(), cards_drawn(scene)) == ({}, 0)
    scene.table.object("egg", scene.near[4])
    scene.table.turn(0)
    scene.table.fate(combat=["hit"], noise=["silence"])
    scene.table.play(0, "melee/object:egg")
    assert (scene.table.room(scene.near[4]).objects, cards_drawn(scene)) == ([], 0)


@cites_shared("nemesis/injury/creeper-or-adult-check", "nemesis/injury/death-carcass")
@pytest.mark.parametrize("kind", ["creeper", "adult"])
def test_it_dies_when_the_blood_does_not_exceed_its_injuries_and_leaves_a_carcass(game: str, kind: str) -> None:
    for before, left in ((3, ["carcass"]), (2, [])):
        scene = Scene(game)
        (foe,) = scene.meet(kind, injuries=before)
        strike(scene, foe, scene.card(4))
        assert scene.table.room(scene.near[4]).objects == left
        assert (foe in scene.table.intruders()) == (not left)
        assert cards_drawn(scene) == 1
        person = scene.table.of(0)
        assert (person.light_wounds, person.serious_wounds, person.slimed) == (0, [], False)


@cites_shared("nemesis/injury/death-carcass")
def test_the_carcass_lies_where_the_intruder_stood_not_where_its_killer_is(game: str) -> None:
    scene = Scene(game)
    scene.table.give(0, "grenade")
    (foe,) = scene.meet("adult", where=scene.hall, injuries=3)
    scene.table.attack_cards(scene.card(5))
    scene.table.play(0, "use/item:grenade")
    if any(foe in option for option in scene.table.options(0)):
        scene.table.play(0, next(option for option in scene.table.options(0) if foe in option))
    assert scene.table.intruders() == {}
    assert (scene.table.room(scene.hall).objects, scene.table.room(scene.near[4]).objects) == (["carcass"], [])


@cites_shared("nemesis/injury/death-carcass")
def test_there_is_no_carcass_when_none_is_left_and_none_of_a_larva(game: str) -> None:
    scene = Scene(game)
    g = scene.table.state
    (larva,) = scene.meet("larva")
    strike(scene, larva)
    assert scene.table.room(scene.near[4]).objects == []
    g.object_at[CARCASSES.start : CARCASSES.stop] = bytes([GONE]) * len(CARCASSES)
    (adult,) = scene.meet("adult", injuries=3)
    before = bytes(g.object_at)
    strike(scene, adult, scene.card(4))
    assert (scene.table.intruders(), bytes(g.object_at)) == ({}, before)


@cites_shared("nemesis/injury/breeder-or-queen-check", "nemesis/injury/death-carcass")
@pytest.mark.parametrize("kind", ["breeder", "queen"])
def test_a_large_one_is_checked_with_the_sum_of_two_cards(game: str, kind: str) -> None:
    for before, dead in ((8, True), (7, False)):
        scene = Scene(game)
        (foe,) = scene.meet(kind, injuries=before)
        strike(scene, foe, scene.card(5), scene.card(4))
        assert (foe not in scene.table.intruders()) == dead
        assert scene.table.state.queen_dead == (dead and kind == "queen")
        assert scene.table.room(scene.near[4]).objects == (["carcass"] if dead else [])
        assert cards_drawn(scene) == 2


@cites_shared("nemesis/injury/queen-killed")
def test_neither_the_token_nor_the_miniature_of_a_killed_queen_comes_back(game: str) -> None:
    scene = Scene(game)
    scene.bag("blank", scene.token("queen"))
    (foe,) = scene.meet("queen", injuries=8)
    strike(scene, foe, scene.card(5), scene.card(4))
    g = scene.table.state
    assert [token for token, count in scene.table.bag_counts().items() if count] == ["blank"]
    assert not g.return_token(QUEEN, "token-returns")
    scene.carry_out(PlaceIntruder(QUEEN, g.room[0]))
    assert scene.table.intruders() == {}


@cites_shared("nemesis/injury/retreat-arrow", "nemesis/injury/retreat-move", "nemesis/injury/breeder-or-queen-check")
@pytest.mark.parametrize(
    ("kind", "blood"),
    [("adult", (0, 2)), ("breeder", (0, 2)), ("breeder", (2, 0)), ("queen", (0, 2)), ("queen", (2, 0))],
)
def test_an_arrow_means_flight_by_the_number_of_an_event_card_without_its_effect(
    game: str, kind: str, blood: tuple[int, int]
) -> None:
    scene = Scene(game)
    scene.stand(scene.hall)
    (foe,) = scene.meet(kind, injuries=12)
    scene.table.fate(event=["consuming-fire"])
    scene.table.fire(scene.far)
    scene.table.turn(0)
    strike(scene, foe, *map(scene.card, blood))
    assert scene.table.intruders() == {foe: scene.near[scene.direction("consuming-fire")]}
    assert scene.table.injuries(foe) == 13
    assert scene.table.state.fire.bit_count() == 1
    assert len(scene.table.state.zones[box.EVENT_DISCARD]) == 1


@cites_shared("nemesis/injury/retreat-move")
def test_a_fleeing_intruder_breaks_a_closed_door_and_stays(game: str) -> None:
    scene = Scene(game)
    scene.stand(scene.hall)
    way = scene.way[scene.direction("consuming-fire")]
    scene.table.door(way)
    (foe,) = scene.meet("adult")
    scene.table.fate(event=["consuming-fire"])
    strike(scene, foe, scene.card(0))
    assert scene.table.intruders() == {foe: scene.hall}
    assert scene.table.door_at(way) == "destroyed"


@cites_shared("nemesis/encounter/not-by-movement")
def test_whoever_an_intruder_flees_to_has_no_encounter(game: str) -> None:
    scene = Scene(game)
    scene.bag(scene.token("larva"))
    scene.stand(scene.hall)
    refuge = scene.near[scene.direction("consuming-fire")]
    scene.table.place(1, refuge)
    (foe,) = scene.meet("adult")
    scene.table.fate(event=["consuming-fire"])
    strike(scene, foe, scene.card(0))
    assert scene.table.intruders() == {foe: refuge}
    assert scene.table.told("encounter") == scene.table.told("attack") == []


@cites_shared("nemesis/injury/retreat-move")
def test_an_intruder_that_flees_into_the_technical_corridors_is_back_in_the_bag(game: str) -> None:
    scene = Scene(game)
    scene.stand(scene.ground.shaft)
    board = scene.table.state.board
    (entrance,) = (n for n, spot in enumerate(board.spot_by_number[scene.ground.shaft]) if spot >= board.technical)
    events = [card.id for card in scene.table.state.box.tables.events.event]
    leads_there = next(event for event in events if scene.direction(event) == entrance)
    scene.bag("blank")
    (foe,) = scene.meet("adult")
    scene.table.fate(event=[leads_there])
    strike(scene, foe, scene.card(0))
    assert scene.table.intruders() == {}
    assert sum(count for token, count in scene.table.bag_counts().items() if token.startswith("adult")) == 1


@cites_shared("nemesis/injury/retreat-move")
def test_what_hurts_an_intruder_and_drives_it_off_makes_it_run_once(game: str) -> None:
    scene = Scene(game)
    scene.stand(scene.hall)
    made, _, _ = scene.ground.components
    scene.table.give(0, made)
    (foe,) = scene.meet("adult")
    scene.table.attack_cards(scene.card(0))
    scene.table.fate(event=["consuming-fire"])
    scene.table.play(0, f"use/item:{made}")
    if any(foe in option for option in scene.table.options(0)):
        scene.table.play(0, next(option for option in scene.table.options(0) if foe in option))
    assert scene.table.intruders() == {foe: scene.near[scene.direction("consuming-fire")]}
    assert len(scene.table.told("retreats")) == 1


# -- attacks --------------------------------------------------------------------------------------------------


def victims(scene: Scene) -> list[str]:
    return [event["args"]["who"] for event in scene.table.told("attack")]


@cites_shared("nemesis/attack/occasions")
def test_intruders_attack_in_the_event_phase_and_not_whom_they_walk_to_nor_who_fights(game: str) -> None:
    scene = Scene(game)
    (foe,) = scene.meet("adult", where=scene.hall)
    scene.table.play(0, "move", to=scene.hall)
    assert victims(scene) == []
    strike(scene, foe, scene.card(5))
    assert victims(scene) == []
    scene.table.turn(0)
    scene.table.fate(attack=[scene.ground.scratch])
    scene.table.event_phase()
    assert victims(scene) == ["seat:0"]
    scene = Scene(game)
    scene.stand(scene.near[scene.direction(scene.ground.roaming)])
    (foe,) = scene.meet("adult", where=scene.hall)
    scene.table.event_phase(scene.ground.roaming)
    assert scene.table.intruders() == {foe: scene.table.of(0).room}
    assert victims(scene) == []


@cites_shared("nemesis/attack/occasions")
def test_a_decoy_draws_everything_around_it_after_an_attack_on_whom_each_would_attack(game: str) -> None:
    scene = Scene(game, players=3)
    scene.table.lose_items(0)
    scene.table.give(0, "decoy")
    for other, hand in ((1, ["rest", "search"]), (2, ["rest"])):
        scene.table.place(other, scene.near[1])
        scene.table.hand(other, *hand)
    fighting = scene.meet("adult", where=scene.near[1])
    idle = [foe for number in (2, 3) for foe in scene.meet("creeper", where=scene.near[number])]
    scene.table.fate(attack=[scene.ground.scratch])
    scene.table.play(0, "use/item:decoy")
    if f"lure/{scene.hall}" in scene.table.options(0):
        scene.table.play(0, f"lure/{scene.hall}")
    assert victims(scene) == ["seat:2"]
    assert scene.table.intruders() == dict.fromkeys([*fighting, *idle], scene.hall)


@cites_shared("nemesis/attack/target-fewest-cards")
def test_the_one_with_the_fewest_cards_is_attacked_contamination_cards_counted(game: str) -> None:
    scene = Scene(game)
    scene.table.place(1, scene.near[4])
    scene.table.hand(0, "rest", "contamination", "contamination")
    scene.table.hand(1, "rest", "search")
    scene.meet("adult")
    scene.table.fate(attack=[scene.ground.scratch])
    scene.table.event_phase()
    assert victims(scene) == ["seat:1"]


@cites_shared("nemesis/attack/target-fewest-cards")
@pytest.mark.parametrize("victim", [0, 1, 2])
def test_of_three_in_the_room_the_one_with_the_fewest_cards_is_attacked(game: str, victim: int) -> None:
    scene = Scene(game, players=3)
    for seat in range(3):
        scene.table.place(seat, scene.near[4])
        scene.table.hand(seat, *(["rest"] if seat == victim else ["rest", "search", "demolition"]))
    scene.meet("adult")
    scene.table.fate(attack=[scene.ground.scratch])
    scene.table.event_phase()
    assert victims(scene) == [f"seat:{victim}"]


@cites_shared("nemesis/attack/target-tie")
def test_a_tie_goes_to_the_first_player_or_the_next_in_turn_order(game: str) -> None:
    for away, first, victim in ((2, 1, "seat:1"), (2, 2, "seat:0"), (1, 1, "seat:2")):
        scene = Scene(game, players=3)
        for seat in {0, 1, 2} - {away}:
            scene.table.place(seat, scene.near[4])
            scene.table.hand(seat, "rest", "search")
        scene.table.hand(away)  # a character who is elsewhere
        scene.table.first_player(first)
        scene.meet("adult")
        scene.table.fate(attack=[scene.ground.scratch])
        scene.table.event_phase()
        assert victims(scene) == [victim]


@cites_shared("nemesis/attack/target-surprise", "nemesis/attack/occasions")
def test_a_surprise_attack_strikes_who_caused_the_encounter_though_another_has_fewer_cards(game: str) -> None:
    scene = Scene(game)
    g = scene.table.state
    g.first_encounter = True
    scene.table.place(1, scene.near[4])
    scene.table.hand(0, "rest")
    scene.table.hand(1)
    scene.bag(scene.token("adult", surprise=2))
    scene.table.fate(attack=[scene.ground.scratch])
    scene.carry_out(*g.species.encounter(g, 0))
    assert victims(scene) == ["seat:0"]
    assert scene.table.told("attack")[0]["args"]["surprise"]
    assert scene.table.of(0).light_wounds == 1


@cites_shared("nemesis/attack/target-surprise")
def test_a_larva_too_surprises_who_caused_the_encounter(game: str) -> None:
    scene = Scene(game)
    g = scene.table.state
    g.first_encounter = True
    scene.table.place(1, scene.near[4])
    scene.table.hand(0)
    scene.table.hand(1)
    scene.table.first_player(scene.table.seats[1])  # who would decide a tie
    scene.bag(scene.token("larva", surprise=1))
    scene.carry_out(*g.species.encounter(g, 0))
    assert [scene.table.of(seat).infested for seat in (0, 1)] == [True, False]


@cites_shared("nemesis/attack/card-miss")
def test_a_card_without_the_attackers_symbol_misses(game: str) -> None:
    scene = Scene(game)
    scene.meet("creeper")
    scene.table.fate(attack=[scene.ground.bite])
    scene.table.event_phase()
    assert [event["args"]["hits"] for event in scene.table.told("attack-card")] == [False]
    assert scene.table.of(0).serious_wounds == []


@cites_shared("nemesis/attack/card-miss")
def test_a_surprise_attack_can_miss_as_well(game: str) -> None:
    scene = Scene(game)
    g = scene.table.state
    g.first_encounter = True
    scene.table.hand(0)
    scene.bag(scene.token("creeper", surprise=1))
    scene.table.fate(attack=[scene.ground.bite])
    scene.carry_out(*g.species.encounter(g, 0))
    assert [event["args"]["surprise"] for event in scene.table.told("attack")] == [True]
    assert [event["args"]["hits"] for event in scene.table.told("attack-card")] == [False]
    assert scene.table.of(0).serious_wounds == []


@cites_shared("nemesis/attack/card-miss")
@pytest.mark.parametrize("kind", ["adult", "breeder", "queen"])
def test_larger_ones_miss_as_well_with_a_card_that_shows_the_creeper_alone(game: str, kind: str) -> None:
    scene = Scene(game)
    scene.meet(kind)
    scene.table.fate(attack=[{"nemesis": "transformation", "lockdown": "evolve"}[game]])
    scene.table.event_phase()
    assert [event["args"]["hits"] for event in scene.table.told("attack-card")] == [False]


@cites_shared("nemesis/attack/discard-and-reshuffle")
def test_attack_cards_are_discarded_and_shuffled_again_when_the_deck_runs_out(game: str) -> None:
    scene = Scene(game)
    zones = scene.table.state.zones
    count = len(zones[box.ATTACK_DECK])
    zones[box.ATTACK_DISCARD].extend(zones[box.ATTACK_DECK])
    zones[box.ATTACK_DECK].clear()
    discards = scene.faces(box.ATTACK_DISCARD)
    scene.meet("adult")
    scene.table.fate(attack=[scene.ground.scratch])
    scene.table.event_phase()
    assert (len(zones[box.ATTACK_DECK]), len(zones[box.ATTACK_DISCARD])) == (count - 1, 1)
    assert is_shuffled(scene.faces(box.ATTACK_DECK), discards)


@cites_shared("nemesis/attack/discard-and-reshuffle")
def test_an_attack_card_that_misses_is_discarded_too(game: str) -> None:
    scene = Scene(game)
    scene.meet("creeper")
    scene.table.fate(attack=[scene.ground.bite])
    scene.table.event_phase()
    attacks = scene.table.state.box.attacks
    assert [attacks[face] for face in scene.faces(box.ATTACK_DISCARD)] == [scene.ground.bite]


@cites_shared("nemesis/attack/discard-and-reshuffle")
def test_the_last_card_of_the_attack_deck_is_drawn_before_any_shuffle(game: str) -> None:
    scene = Scene(game)
    zones = scene.table.state.zones
    *others, last = zones[box.ATTACK_DECK]
    zones[box.ATTACK_DISCARD].extend(others)
    zones[box.ATTACK_DECK][:] = [last]
    scene.meet("adult")
    scene.table.event_phase()
    assert (zones[box.ATTACK_DECK], zones[box.ATTACK_DISCARD]) == ([], [*others, last])


@cites_shared("nemesis/attack/larva-infests", "nemesis/attack/larva-already-infested")
@pytest.mark.parametrize("infested", [False, True])
def test_a_larva_draws_no_card_and_moves_onto_the_character_board_if_there_is_none(game: str, infested: bool) -> None:
    scene = Scene(game)
    if infested:
        scene.table.larva(0)
    scene.meet("larva")
    scene.table.event_phase()
    assert (scene.table.told("attack-card"), cards_drawn(scene)) == ([], 0)
    person = scene.table.of(0)
    assert (person.infested, person.dead) == (True, False)
    assert (person.discards + person.hand + person.deck).count("contamination") == 1
    assert scene.table.intruders() == {}


@cites_shared("nemesis/attack/larva-infests")
def test_a_larva_that_takes_somebody_by_surprise_draws_no_card_either(game: str) -> None:
    scene = Scene(game)
    scene.table.state.first_encounter = True
    scene.table.hand(0, "rest")
    scene.table.noise(scene.way[1])
    token = scene.token("larva", surprise=1)
    scene.bag(token)
    scene.table.fate(bag=[token])
    scene.enter_the_hall("1")
    assert [event["args"]["surprise"] for event in scene.table.told("attack")] == [True]
    assert (scene.table.told("attack-card"), cards_drawn(scene)) == ([], 0)
    assert scene.table.of(0).infested
    assert scene.table.of(0).discards == ["rest", "contamination"]
    assert scene.table.intruders() == {}


# -- escape ---------------------------------------------------------------------------------------------------


@cites_shared(
    "nemesis/escape/by-movement",
    "nemesis/attack/target-escape",
    "nemesis/attack/occasions",
    "nemesis/action/basic-in-combat",
)
def test_a_move_in_combat_is_an_escape_and_avenged_on_the_one_who_escapes(game: str) -> None:
    scene = Scene(game)
    scene.table.place(1, scene.near[4])
    scene.table.hand(1)
    scene.meet("adult")
    scene.table.fate(attack=[scene.ground.scratch])
    scene.enter_the_hall()
    assert victims(scene) == ["seat:0"]
    assert (scene.table.of(0).light_wounds, scene.table.of(0).room) == (1, scene.hall)


@cites_shared("nemesis/escape/by-movement")
def test_towards_an_unexplored_room_it_is_an_escape_as_well_and_with_care_nobody_escapes(game: str) -> None:
    scene = Scene(game)
    scene.stand(scene.hall)
    scene.table.token(scene.near[3], "silence-1")
    scene.table.turn(0)
    assert f"careful-move/{scene.near[3]}" in scene.table.options(0)
    (foe,) = scene.meet("adult")
    assert not any(option.startswith("careful-move/") for option in scene.table.options(0))
    scene.table.fate(attack=[scene.ground.scratch])
    scene.table.play(0, "move", to=scene.near[3])
    assert [event["args"]["foe"] for event in scene.table.told("attack")] == [foe]
    assert scene.table.of(0).room == scene.near[3]


@cites_shared("nemesis/escape/attacks-first")
def test_every_intruder_attacks_once_the_largest_kind_first_before_the_move(game: str) -> None:
    scene = Scene(game)
    scene.table.place(1, scene.near[4])
    scene.table.hand(1)  # any other attack would be on the character with the fewest cards
    scene.meet("larva", "creeper", "adult")
    scene.table.fate(attack=[scene.ground.scratch] * 2)
    scene.enter_the_hall("1")
    kinds = [event["args"]["foe"].split(":")[1].split("-")[0] for event in scene.table.told("attack")]
    assert kinds == ["adult", "creeper", "larva"]
    assert {event["args"]["who"] for event in scene.table.told("attack")} == {"seat:0"}
    told = scene.kinds_told()
    assert len(told) - 1 - told[::-1].index("attack") < told.index("moved")


@cites_shared("nemesis/escape/attacks-first")
def test_a_lone_larva_attacks_whoever_leaves_as_well(game: str) -> None:
    scene = Scene(game)
    scene.meet("larva")
    scene.enter_the_hall("1")
    assert (scene.table.of(0).infested, scene.table.of(0).room) == (True, scene.hall)


@cites_shared("nemesis/escape/death")
def test_whoever_dies_on_the_way_out_lies_in_the_room_left(game: str) -> None:
    scene = Scene(game)
    scene.table.wound(0, "body", "leg", "hand")
    scene.meet("adult")
    scene.table.fate(attack=[scene.ground.scratch])
    scene.table.play(0, "move", to=scene.hall)
    assert scene.table.of(0).dead
    assert scene.table.room(scene.near[4]).objects == ["corpse-0"]
    assert scene.table.room(scene.hall).objects == []


@cites_shared("nemesis/escape/arrival")
def test_a_survivor_explores_and_then_rolls_for_noise(game: str) -> None:
    scene = Scene(game)
    scene.stand(scene.hall)
    scene.table.token(scene.near[3], "fire-1")
    scene.meet("larva")
    scene.table.fate(noise=["silence"])
    scene.table.play(0, "move", to=scene.near[3])
    told = scene.kinds_told()
    assert told.index("larva-infests") < told.index("explored") < told.index("noise-rolled")
    assert scene.table.room(scene.near[3]).fire


@cites_shared("nemesis/escape/arrival")
def test_a_survivor_explores_even_where_an_intruder_waits_and_then_rolls_nothing(game: str) -> None:
    scene = Scene(game)
    scene.stand(scene.hall)
    scene.table.token(scene.near[3], "fire-1")
    scene.meet("larva")
    scene.meet("larva", where=scene.near[3])
    scene.table.play(0, "move", to=scene.near[3])
    room = scene.table.room(scene.near[3])
    assert (room.explored, room.fire, scene.table.told("noise-rolled")) == (True, True, [])


@cites_shared("nemesis/escape/arrival")
def test_an_escapee_who_finds_doors_shuts_the_way_behind(game: str) -> None:
    scene = Scene(game)
    scene.stand(scene.hall)
    scene.table.token(scene.near[3], "doors-1")
    scene.meet("larva")
    scene.table.fate(noise=["silence"])
    scene.table.play(0, "move", to=scene.near[3])
    assert scene.table.door_at(scene.way[3]) == "closed"


@cites_shared("nemesis/escape/arrival")
@pytest.mark.parametrize("there", ["character", "intruder"])
def test_an_escapee_makes_no_noise_roll_where_somebody_is(game: str, there: str) -> None:
    scene = Scene(game)
    if there == "character":
        scene.table.place(1, scene.hall)
    else:
        scene.meet("creeper", where=scene.hall)
    scene.meet("larva")
    scene.table.play(0, "move", to=scene.hall)
    assert scene.table.of(0).room == scene.hall
    assert scene.table.told("noise-rolled") == []
