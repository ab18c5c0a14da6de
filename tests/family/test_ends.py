"""Victory, objectives, and the solo and cooperative modes."""

from __future__ import annotations

import pytest

import hullbreach
from hullbreach.kernel import stage_of
from hullbreach.nemesis import box
from hullbreach.nemesis.rules.wounds import LightWound
from hullbreach.nemesis.scenario import FamilyTable
from hullbreach.rulebook.citing import cites_shared
from tests.family.scene import GROUND, Scene, is_shuffled

# -- victory --------------------------------------------------------------------------------------------------


def gone(game: str, *objectives: str) -> Scene:
    """Seats 0 and 1 have left with these objectives; seat 2 is doomed."""
    scene = Scene(game, players=3)
    scene.table.evacuate(0, 1)
    for seat, objective in enumerate(objectives):
        scene.table.objectives(seat, objective)
    return scene


@cites_shared("nemesis/victory/contamination-draw")
@pytest.mark.parametrize("last", ["contamination", "search"])
def test_any_contamination_card_among_four_kills(game: str, last: str) -> None:
    scene = gone(game, GROUND[game].study)
    scene.everything_done()
    scene.table.contaminate(0, "infected", "clean")
    scene.table.fate(action_card=["rest", "search", "demolition", last])
    outcome = scene.end()
    assert outcome["survivors"] == ([1] if last == "contamination" else [0, 1])
    assert (0 in outcome["winners"]) == (last == "search")


@cites_shared("nemesis/victory/contamination-draw")
def test_with_a_larva_a_clean_card_kills_too(game: str) -> None:
    scene = gone(game)
    scene.table.larva(0)
    scene.table.contaminate(0, "clean")
    scene.table.fate(action_card=["contamination"])
    assert scene.end()["survivors"] == [1]


@cites_shared("nemesis/victory/contamination-draw")
@pytest.mark.parametrize("where", ["deck", "hand", "discard"])
def test_four_are_drawn_of_all_cards_one_has_wherever_they_are(game: str, where: str) -> None:
    scene = gone(game)
    scene.table.larva(0)
    scene.table.contaminate(0, "clean", where=where)
    scene.table.fate(action_card=["rest", "search", "demolition", "contamination"])
    assert scene.end()["survivors"] == [1]
    assert len(scene.table.told("final-draw")[0]["args"]["cards"]) == 4


@cites_shared("nemesis/victory/contamination-draw")
def test_the_cards_are_shuffled_before_the_draw(game: str) -> None:
    scene = gone(game)
    g = scene.table.state
    scene.table.larva(0)
    before = [face for zone in (box.DRAW, box.HAND, box.DISCARD) for face in scene.faces(g.zone(0, zone))]
    scene.end()
    assert len(scene.table.of(0).hand) == 4
    assert is_shuffled(scene.faces(g.zone(0, box.DRAW)), before)


@cites_shared("nemesis/victory/objectives")
def test_whoever_still_has_two_objectives_chooses_one_before_any_is_revealed(game: str) -> None:
    table = gone(game).table
    table.objectives(0, GROUND[game].wipe, GROUND[game].alone)
    victim = victim_of(table, 3)
    table.objectives(1, victim)
    table.state.time = 1
    table.turn(2)
    table.end_round()
    assert [choice.seat for choice in table.game.choices] == [0]
    assert table.told("objective-revealed") == []
    table.play(0, f"keep-objective/objective:{GROUND[game].wipe}")
    revealed = [event["args"]["objective"] for event in table.told("objective-revealed")]
    assert revealed == [f"objective:{GROUND[game].wipe}", f"objective:{victim}"]
    assert table.game.outcome["winners"] == [1]


@cites_shared("nemesis/victory/objectives")
def test_each_of_those_with_two_objectives_chooses_for_themselves(game: str) -> None:
    ground, table = GROUND[game], gone(game).table
    table.objectives(0, ground.wipe, ground.alone)
    first, third = victim_of(table, 1), victim_of(table, 3)
    table.objectives(1, first, third)
    table.state.time = 1
    table.turn(2)
    table.end_round()
    assert [choice.seat for choice in table.game.choices] == [0, 1]
    table.play(1, f"keep-objective/objective:{third}")
    table.play(0, f"keep-objective/objective:{ground.alone}")
    revealed = [event["args"]["objective"] for event in table.told("objective-revealed")]
    assert revealed == [f"objective:{ground.alone}", f"objective:{third}"]
    assert table.game.outcome["winners"] == [1]


def victim_of(table: FamilyTable, number: int) -> str:
    """The objective that asks for the death of the player with this number."""
    return next(name for name, target in table.state.box.target.items() if target == number)


@cites_shared(
    "nemesis/victory/objectives",
    "nemesis/objective/discover-weakness",
    "nemesis/objective/destroy-nest",
    "nemesis/terms/resolution-order",
)
def test_only_the_living_reveal_and_several_may_win(game: str) -> None:
    scene = gone(game, GROUND[game].study, GROUND[game].wipe)
    scene.everything_done()
    scene.table.signal(1)
    for seat in (0, 1):
        scene.table.contaminate(seat, "clean")
    scene.table.first_player(1)
    outcome = scene.end()
    assert [event["args"]["who"] for event in scene.table.told("scanned")] == ["seat:1", "seat:0"]
    assert sorted(outcome["winners"]) == [0, 1]
    assert [event["args"]["who"] for event in scene.table.told("objective-revealed")] == ["seat:1", "seat:0"]
    known = [person["objectives"]["known"] for person in scene.table.game.view()["crew"]]
    assert known == [[GROUND[game].study], [GROUND[game].wipe], []]


@cites_shared("nemesis/objective/destroy-nest", "nemesis/victory/objectives")
def test_a_standing_nest_is_not_enough(game: str) -> None:
    scene = gone(game, GROUND[game].wipe)
    scene.table.signal(0)
    assert 0 not in scene.end()["winners"]


@cites_shared("nemesis/victory/objectives")
def test_nor_is_a_destroyed_one_without_the_signal_the_card_asks_for(game: str) -> None:
    scene = gone(game, GROUND[game].wipe)
    scene.everything_done()
    assert 0 not in scene.end()["winners"]


@cites_shared("nemesis/objective/only-survivor")
@pytest.mark.parametrize("others", [0, 1])
def test_the_only_survivor_is_the_only_one_alive_at_the_end(game: str, others: int) -> None:
    scene = Scene(game, players=3)
    scene.table.evacuate(*range(others + 1))
    scene.table.objectives(0, GROUND[game].alone)
    assert (0 in scene.end()["winners"]) == (others == 0)


@cites_shared("nemesis/objective/only-survivor")
def test_whoever_gets_away_and_dies_of_contamination_is_no_survivor(game: str) -> None:
    scene = Scene(game, players=3)
    scene.table.evacuate(0, 1)
    scene.table.objectives(0, GROUND[game].alone)
    scene.table.objectives(1, GROUND[game].wipe)
    scene.table.larva(1)
    scene.table.contaminate(1, "clean")
    scene.table.fate(action_card=["contamination"])
    assert scene.end()["winners"] == [0]


@cites_shared("nemesis/objective/player-x-must-die")
@pytest.mark.parametrize("escaped", [False, True])
def test_the_character_of_the_named_player_must_not_live(game: str, escaped: bool) -> None:
    scene = Scene(game, players=3)
    scene.table.state.number[:] = bytes([2, 1, 3])
    scene.table.objectives(0, victim_of(scene.table, 3))
    scene.table.evacuate(0, 1)
    if escaped:
        scene.table.evacuate(2)
        scene.table.state.status[1] = 0
        scene.table.place(1, scene.far)
    assert (0 in scene.end()["winners"]) != escaped


@cites_shared("nemesis/objective/player-x-must-die")
def test_a_number_is_not_a_seat(game: str) -> None:
    scene = Scene(game, players=3)
    scene.table.state.number[:] = bytes([1, 3, 2])
    scene.table.objectives(0, victim_of(scene.table, 3))
    scene.table.evacuate(0, 1)
    assert scene.end()["winners"] == []


@cites_shared("nemesis/objective/player-x-must-die")
@pytest.mark.parametrize("others", [0, 1])
def test_whoever_is_the_named_player_must_be_the_only_survivor(game: str, others: int) -> None:
    scene = Scene(game, players=3)
    scene.table.state.number[:] = bytes([3, 1, 2])
    scene.table.objectives(0, victim_of(scene.table, 3))
    scene.table.evacuate(*range(others + 1))
    assert (0 in scene.end()["winners"]) == (others == 0)


# -- solo -----------------------------------------------------------------------------------------------------


def alone(game: str) -> Scene:
    return Scene(game, players=1, mode="solo")


@cites_shared("nemesis/solo/objectives", "nemesis/solo/choose-objective")
def test_of_two_cards_of_the_solo_coop_deck_one_is_kept_at_the_first_encounter(game: str) -> None:
    scene = alone(game)
    deck = {card.id for card in scene.table.state.box.tables.objectives.objective if card.deck == "coop"}
    held = scene.table.of(0).objectives
    assert len(set(held) & deck) == 2
    scene.table.noise(scene.way[1])
    scene.bag(scene.token("larva"))
    scene.enter_the_hall("1")
    scene.table.play(0, f"keep-objective/objective:{held[1]}")
    assert scene.table.of(0).objectives == [held[1]]
    scene.bag(scene.token("larva"))
    g = scene.table.state
    scene.carry_out(*g.species.encounter(g, 0))
    assert "pass" in scene.table.options(0)


@cites_shared("nemesis/solo/objectives")
def test_which_two_cards_a_lone_player_gets_is_chance(game: str) -> None:
    dealt = [Scene(game, players=1, seed=seed, mode="solo").table.of(0).objectives for seed in range(4)]
    assert len({*map(tuple, dealt)}) > 2


@cites_shared("nemesis/solo/items-halved")
@pytest.mark.parametrize(("token", "items"), [("silence-1", 1), ("fire-2", 1), ("doors-3", 2), ("malfunction-4", 2)])
def test_a_room_holds_half_the_items_of_its_token_rounded_up(game: str, token: str, items: int) -> None:
    scene = alone(game)
    scene.stand(scene.hall)
    scene.table.token(scene.near[3], token)
    scene.table.turn(0)
    scene.table.fate(noise=[] if token == "silence-1" else ["silence"])
    scene.table.play(0, "move", to=scene.near[3])
    assert scene.table.room(scene.near[3]).items == items


@cites_shared("nemesis/solo/win")
@pytest.mark.parametrize("done", [False, True])
def test_whoever_fulfils_the_objective_and_survives_wins(game: str, done: bool) -> None:
    scene = alone(game)
    scene.table.objectives(0, GROUND[game].common[0])
    if done:
        scene.everything_done()
    scene.table.evacuate(0)
    assert scene.table.game.over
    assert scene.table.game.outcome["winners"] == ([0] if done else [])
    assert scene.table.game.outcome["lines"][-1]["rule"] == f"{game}/solo/win"


@cites_shared("nemesis/solo/win")
def test_the_objective_without_survival_is_nothing(game: str) -> None:
    scene = alone(game)
    scene.table.objectives(0, GROUND[game].common[0])
    scene.everything_done()
    assert scene.end()["winners"] == []


@cites_shared("nemesis/solo/win")
def test_who_dies_of_the_infection_afterwards_has_not_survived(game: str) -> None:
    scene = alone(game)
    scene.table.objectives(0, GROUND[game].common[0])
    scene.everything_done()
    scene.table.larva(0)
    scene.table.contaminate(0, "clean")
    scene.table.fate(action_card=["contamination"])
    scene.table.evacuate(0)
    assert scene.table.game.outcome["survivors"] == scene.table.game.outcome["winners"] == []


# -- coop -----------------------------------------------------------------------------------------------------


def crew(game: str, *objectives: str) -> Scene:
    scene = Scene(game, players=3, mode="coop")
    if objectives:
        scene.table.common_objectives(*objectives)
    return scene


@cites_shared("nemesis/coop/objectives")
@pytest.mark.parametrize("players", [1, 3, 5])
def test_one_card_a_player_is_drawn_for_all_to_see(game: str, players: int) -> None:
    made = hullbreach.new(game, players=players, seed=players, options={"mode": "coop"})
    views = [made.view(seat) for seat in (None, *range(players))]
    coop = {card.id for card in Scene(game).table.state.box.tables.objectives.objective if card.deck == "coop"}
    assert len(coop & set(views[0]["common_objectives"])) == players
    assert all(view["common_objectives"] == views[0]["common_objectives"] for view in views)
    assert all(person["objectives"]["count"] == 0 for person in views[0]["crew"])


@cites_shared("nemesis/coop/objectives")
def test_chance_decides_which_and_the_first_encounter_asks_for_nothing(game: str) -> None:
    drawn = [hullbreach.new(game, 2, seed, {"mode": "coop"}).view()["common_objectives"] for seed in range(4)]
    assert len({*map(tuple, drawn)}) > 2
    scene = crew(game)
    scene.bag(scene.token("larva"))
    g = scene.table.state
    assert not g.first_encounter
    scene.carry_out(*g.species.encounter(g, 0))
    assert g.first_encounter
    assert "pass" in scene.table.options(0)


@cites_shared("nemesis/coop/win")
@pytest.mark.parametrize(("done", "survive"), [(True, True), (False, True), (True, False)])
def test_all_win_if_every_objective_is_fulfilled_and_one_survives(game: str, done: bool, survive: bool) -> None:
    scene = crew(game, *GROUND[game].common)
    scene.table.signal(0)
    scene.table.signal(2)
    if done:
        scene.everything_done()
    if survive:
        scene.table.evacuate(0)
    outcome = scene.end()
    assert outcome["winners"] == ([0, 1, 2] if done and survive else [])
    assert outcome["survivors"] == ([0] if survive else [])


@cites_shared("nemesis/coop/win")
def test_nobody_wins_if_one_of_the_objectives_is_missed(game: str) -> None:
    scene = crew(game, *GROUND[game].common)
    scene.table.signal(0)
    scene.table.signal(2)
    scene.everything_done()
    scene.table.state.queen_dead = False
    scene.table.evacuate(0)
    outcome = scene.end()
    missed = [line["about"] for line in outcome["lines"] if line["line"] == "common-objective-failed"]
    assert (outcome["winners"], missed) == ([], [[f"objective:{GROUND[game].common[1]}"]])


@cites_shared("nemesis/coop/signal-single", "nemesis/coop/signal-several")
@pytest.mark.parametrize(("cards", "senders"), [(1, 0), (1, 1), (2, 1), (2, 2)])
def test_as_many_different_characters_must_send_the_signal_as_cards_ask_for_it(
    game: str, cards: int, senders: int
) -> None:
    scene = crew(game, *GROUND[game].common[: 1 + cards])
    scene.everything_done()
    scene.table.evacuate(0)
    for seat in (2, 1)[:senders]:
        scene.table.signal(seat)
    outcome = scene.end()
    assert bool(outcome["winners"]) == (senders >= cards)
    failed = [line["about"][0] for line in outcome["lines"] if line["line"] == "common-objective-failed"]
    asking = [f"objective:{card}" for card in GROUND[game].common[: 1 + cards]][1:]
    assert failed == ([] if senders >= cards else asking)


def killed(game: str) -> tuple[Scene, str]:
    """Seat 1 has died, and their corpse is in the emergency room."""
    scene = crew(game)
    room = f"room:{scene.table.lay('emergency-room')}"
    scene.table.give(1, "grenade")
    scene.table.wound(1, "hand", "body")
    scene.table.wound(1, "leg", dressed=True)
    scene.table.light(1, 2)
    scene.table.place(1, room)
    scene.carry_out(LightWound(1))
    assert scene.table.of(1).dead
    scene.table.turn(0)
    scene.bag("blank")
    return scene, room


@cites_shared("nemesis/coop/revive-return", "nemesis/coop/revive-wounds")
def test_whoever_lies_in_the_emergency_room_is_back_with_all_wounds_tended(game: str) -> None:
    scene, room = killed(game)
    scene.table.hand(1, "rest")
    scene.table.contaminate(1, "clean")
    cards = sorted(scene.table.of(1).hand + scene.table.of(1).deck + scene.table.of(1).discards)
    discards = scene.table.of(1).discards
    scene.table.event_phase()
    person = scene.table.of(1)
    assert (person.discards, "rest" in person.hand) == (discards, True)
    assert discards[-1] == "contamination"
    assert sorted(person.hand + person.deck + person.discards) == cards
    assert (person.dead, person.room, person.light_wounds, person.serious_wounds) == (False, room, 0, [])
    assert sorted(person.dressed_wounds) == ["body", "hand", "leg"]
    assert scene.table.room(room).objects == []
    assert "grenade" in person.items
    told = [(event["kind"], event["args"].get("who")) for event in scene.table.told()]
    assert told.index(("round-begins", None)) < told.index(("revived", "seat:1"))
    assert len(person.hand) == 5
    assert scene.table.told("noise-rolled") == []


@cites_shared("nemesis/coop/revive-return")
def test_several_return_in_turn_order(game: str) -> None:
    scene = crew(game)
    room = scene.table.lay("emergency-room")
    scene.bag("blank")
    for seat in (0, 2):
        scene.table.place(seat, room)
        scene.table.wound(seat, "hand", "body", "leg")
        scene.carry_out(LightWound(seat))
    scene.table.first_player(1)
    scene.table.turn(1)
    scene.table.event_phase()
    assert [event["args"]["who"] for event in scene.table.told("revived")] == ["seat:2", "seat:0"]


@cites_shared("nemesis/coop/revive-return")
def test_a_corpse_anywhere_else_stays_dead(game: str) -> None:
    scene, _ = killed(game)
    scene.table.object("corpse-1", scene.near[4])
    scene.table.turn(0)
    scene.table.event_phase()
    assert scene.table.of(1).dead


@cites_shared("nemesis/coop/revive-carry")
def test_the_dead_keep_their_items_and_drop_only_what_they_carried(game: str) -> None:
    scene = crew(game)
    scene.table.give(1, "grenade")
    scene.table.object("egg", scene.table.seats[1])
    scene.table.wound(1, "hand", "body", "leg")
    before = scene.table.of(1)
    scene.carry_out(LightWound(1))
    assert scene.table.of(1).dead
    assert (scene.table.of(1).items, scene.table.of(1).heavy) == (before.items, before.heavy)
    assert sorted(scene.table.room(scene.far).objects) == ["corpse-1", "egg"]


@cites_shared("nemesis/coop/revive-return", "nemesis/coop/win")
def test_at_the_end_a_return_is_told_of_before_anything_is_checked(game: str) -> None:
    scene, _ = killed(game)
    scene.table.event_phase()
    outcome = scene.end()
    stages = scene.table.game.stages
    told = {line["line"]: stage_of(stages, line["line"], line["rule"]).id for line in outcome["lines"]}
    assert told["died"] == told["revived"] == stages[0].id
    assert told["crew-loses"] == stages[-1].id


@cites_shared("nemesis/coop/revive-carry", "nemesis/coop/revive-return")
def test_a_corpse_is_picked_up_and_carried_to_the_emergency_room(game: str) -> None:
    scene, room = killed(game)
    scene.table.object("corpse-1", scene.near[4])
    scene.table.turn(0)
    scene.table.lose_items(0)
    scene.table.play(0, "pick-up/object:corpse-1")
    assert scene.table.of(0).objects == ["corpse-1"]
    scene.stand(room)
    scene.table.event_phase()
    assert not scene.table.of(1).dead
    assert scene.table.of(0).objects == []


@cites_shared("nemesis/coop/revive-blocked", "nemesis/coop/revive-carry")
@pytest.mark.parametrize("obstacle", ["intruder", "malfunction"])
def test_an_intruder_or_a_malfunction_prevents_it_until_it_is_gone(game: str, obstacle: str) -> None:
    scene, room = killed(game)
    g = scene.table.state
    if obstacle == "malfunction":
        scene.table.malfunction(room)
    else:
        scene.table.intruder("adult", room)
    scene.table.turn(0)
    scene.table.event_phase()
    assert scene.table.of(1).dead
    g.malfunction = 0
    g.foe_room[:] = bytes(len(g.foe_room))
    scene.table.turn(0)
    scene.table.event_phase(scene.ground.quiet[1])
    assert scene.table.of(1).room == room


@cites_shared("nemesis/coop/revive-blocked")
def test_neither_a_fire_nor_an_intruder_next_door_prevents_it(game: str) -> None:
    scene, room = killed(game)
    scene.table.fire(room)
    scene.table.intruder("adult", scene.near[1])
    scene.table.turn(0)
    scene.table.event_phase(scene.ground.quiet[0])
    assert scene.table.of(1).room == room
