"""A game round: cards, the first player token, turns until everyone has passed, and the event phase."""

from __future__ import annotations

import pytest

import hullbreach
from hullbreach.kernel import Refused
from hullbreach.nemesis import box
from hullbreach.nemesis.position import Position
from hullbreach.nemesis.species.intruders.creatures import LARVA
from hullbreach.nemesis.species.intruders.intruder_movement import IntrudersMove
from hullbreach.rulebook.citing import cites_shared
from tests.family.scene import GROUND, Scene, is_shuffled


def whose_turn(scene: Scene) -> int:
    assert scene.table.game.choice.ask == "ask-action"
    return int(scene.table.game.choice.seat)


def crew(game: str) -> Scene:
    """Three players, each holding two cards that can be played anywhere."""
    scene = Scene(game, players=3)
    for seat in range(3):
        scene.table.hand(seat, "rest", "demolition")
    scene.table.place(2, scene.hall)
    scene.table.turn(0)
    return scene


@cites_shared("nemesis/round/phases", "nemesis/terms/round-and-turn", "nemesis/time/advance", "nemesis/event/draw-card")
def test_a_round_is_a_player_phase_then_an_event_phase(game: str) -> None:
    scene = Scene(game, players=3)
    time = scene.table.state.time
    scene.table.event_phase()
    told = scene.kinds_told()
    assert told.count("passed") == 3
    last_pass = len(told) - 1 - told[::-1].index("passed")
    steps = [told.index(kind) for kind in ("time-advances", "event-drawn", "bag-drawn", "round-begins")]
    assert [last_pass, *steps] == sorted([last_pass, *steps])
    assert [told.count(kind) for kind in ("time-advances", "event-drawn", "bag-drawn", "round-begins")] == [1] * 4
    assert (scene.table.state.round, scene.table.state.time) == (2, time - 1)
    assert len(scene.table.state.zones[box.EVENT_DISCARD]) == 1


@cites_shared("nemesis/round/pass-first-player-token")
def test_the_token_goes_to_the_left_past_those_out_of_play_before_turns_begin(game: str) -> None:
    scene = Scene(game, players=3)
    scene.table.evacuate(1)
    scene.table.event_phase()
    assert scene.table.state.first_player == whose_turn(scene) == 2
    told = scene.kinds_told()
    told = told[told.index("round-begins") :]
    assert told.index("first-player") < told.index("turn-begins")


@cites_shared("nemesis/round/pass-first-player-token")
def test_the_token_stays_in_the_first_round_and_then_goes_to_the_left(game: str) -> None:
    for seed in range(4):
        begun = hullbreach.new(game, players=3, seed=seed)
        while begun.choice.ask == "ask-character":
            begun.answer(begun.choice.options[0].id)
        g = begun._state
        assert isinstance(g, Position)
        assert g.number[g.first_player] == g.number[begun.choice.seat] == 1
    scene = Scene(game, players=3)
    scene.table.first_player(2)
    holders = []
    for event in scene.ground.quiet[:2]:
        scene.table.event_phase(event)
        holders.append(scene.table.state.first_player)
    assert holders == [0, 1]


@cites_shared("nemesis/round/phases", "nemesis/terms/resolution-order")
def test_all_draw_in_order_before_the_token_passes_and_turns_begin(game: str) -> None:
    scene = crew(game)
    scene.table.first_player(1)
    scene.table.event_phase()
    told = scene.kinds_told()
    told = told[told.index("round-begins") :]
    assert [kind for kind in told if kind in ("drew", "first-player", "turn-begins")] == [
        *["drew"] * 3,
        "first-player",
        "turn-begins",
    ]
    assert [event["args"]["who"] for event in scene.table.told("drew")] == ["seat:1", "seat:2", "seat:0"]
    assert whose_turn(scene) == 2


@cites_shared("nemesis/round/draw-to-five")
def test_everybody_draws_up_to_five_contamination_counted(game: str) -> None:
    scene = Scene(game, players=3)
    scene.table.hand(0, "rest", "contamination")
    scene.table.hand(1)
    full = scene.table.of(2).hand
    scene.table.first_player(2)
    scene.table.turn(0)
    scene.table.event_phase()
    assert scene.table.of(0).hand[:2] == ["rest", "contamination"]
    assert [len(scene.table.of(seat).hand) for seat in (0, 1)] == [5, 5]
    assert scene.table.of(2).hand == full


@cites_shared("nemesis/round/reshuffle-action-deck")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_in_the_middle_of_a_draw(game: str) -> None:
    scene = Scene(game)
    g = scene.table.state
    g.discards(0).extend(g.hand(0))
    g.hand(0).clear()
    while len(g.draw_pile(0)) > 2:
        g.discards(0).append(g.draw_pile(0).pop())
    scene.table.contaminate(0, "clean", where="discard")
    left, discards = scene.table.of(0).deck, [g.face[back] for back in g.discards(0)]
    scene.table.event_phase()
    assert is_shuffled([g.face[back] for back in g.draw_pile(0)], discards)
    assert set(left) <= set(scene.table.of(0).hand)
    assert (len(scene.table.of(0).hand), scene.table.of(0).discards) == (5, [])
    viewers = g.plan.viewers(g)
    assert not any(g.seen[back] & viewers for back in g.draw_pile(0))


@cites_shared("nemesis/round/reshuffle-action-deck")
def test_an_empty_deck_stays_empty_for_whoever_has_nothing_to_draw(game: str) -> None:
    scene = Scene(game)
    g = scene.table.state
    g.discards(0).extend(g.draw_pile(0))
    g.draw_pile(0).clear()
    discards = list(g.discards(0))
    scene.table.event_phase()
    assert (len(g.hand(0)), g.draw_pile(0), g.discards(0)) == (5, [], discards)


@cites_shared("nemesis/round/reshuffle-action-deck")
def test_with_neither_deck_nor_discards_nobody_draws(game: str) -> None:
    scene = Scene(game)
    g = scene.table.state
    g.zones[box.OUT].extend(g.draw_pile(0)[1:])
    del g.draw_pile(0)[1:]
    g.zones[box.OUT].extend(g.hand(0)[2:])
    del g.hand(0)[2:]
    scene.table.event_phase()
    assert (len(g.hand(0)), g.draw_pile(0), g.discards(0)) == (3, [], [])


@cites_shared("nemesis/round/two-actions")
def test_whoever_cannot_act_a_second_time_must_pass(game: str) -> None:
    scene = crew(game)
    scene.table.hand(0, "rest")
    scene.table.turn(0)
    scene.table.play(0, "play/card:rest")
    assert scene.table.options(0) == ["pass"]
    scene.table.play(0, "pass")
    assert (scene.table.of(0).passed, whose_turn(scene)) == (True, 1)


@cites_shared("nemesis/round/turn-order", "nemesis/round/two-actions", "nemesis/terms/round-and-turn")
def test_turns_of_two_actions_go_round_among_those_who_have_not_passed(game: str) -> None:
    scene = crew(game)
    table = scene.table
    assert "pass" in table.options(0)
    table.play(0, "play/card:rest")
    assert whose_turn(scene) == 0
    assert {"pass", "play/card:demolition"} <= {*table.options(0)}
    table.play(0, "play/card:demolition")
    assert whose_turn(scene) == 1
    table.play(1, "play/card:rest")
    table.play(1, "pass")
    table.play(2, "play/card:rest")
    table.play(2, "play/card:demolition")
    assert whose_turn(scene) == 0
    assert table.options(0) == ["pass"]
    table.play(0, "pass")
    assert whose_turn(scene) == 2
    table.fate(event=[scene.ground.quiet[0]], bag=["blank"])
    table.play(2, "pass")
    assert "time-advances" in scene.kinds_told()


@cites_shared("nemesis/round/turn-order")
def test_past_whoever_has_passed_the_turn_goes_on_clockwise(game: str) -> None:
    scene = crew(game)
    scene.table.passed(1)
    scene.table.turn(0)
    scene.table.play(0, "play/card:rest")
    scene.table.play(0, "play/card:demolition")
    assert whose_turn(scene) == 2


@cites_shared("nemesis/round/turn-order")
def test_turns_start_with_the_first_player_and_a_wound_by_fire_does_not_end_them(game: str) -> None:
    scene = crew(game)
    table = scene.table
    table.first_player(1)
    table.event_phase()
    table.fire(table.of(0).room)
    order = []
    for _ in range(3):
        order.append(whose_turn(scene))
        if order[-1] != 1:
            table.play(order[-1], "pass")
    assert order == [2, 0, 1]
    assert table.of(0).light_wounds == 1
    assert table.of(0).passed


@cites_shared("nemesis/round/turn-order")
def test_after_a_turn_that_ends_in_the_fire_the_next_one_clockwise_plays(game: str) -> None:
    scene = crew(game)
    table = scene.table
    table.fire(table.of(1).room)
    for seat in (0, 1):
        table.play(seat, "play/card:rest")
        table.play(seat, "play/card:demolition")
    assert table.of(1).light_wounds == 1
    assert whose_turn(scene) == 2


@cites_shared("nemesis/round/pass")
def test_whoever_passes_may_discard_any_cards_contamination_too(game: str) -> None:
    scene = Scene(game)
    table = scene.table
    table.automatic = False
    table.hand(0, "rest", "demolition", "contamination")
    table.turn(0)
    table.play(0, "pass")
    assert table.options(0) == [
        "keep-rest",
        "discard/card:rest",
        "discard/card:demolition",
        "discard/card:contamination",
    ]
    table.play(0, "discard/card:contamination")
    table.play(0, "discard/card:rest")
    assert not table.of(0).passed
    table.play(0, "keep-rest")
    assert (table.of(0).passed, table.of(0).hand) == (True, ["demolition"])
    assert table.of(0).discards == ["contamination", "rest"]
    table.hand(1, "rest")
    table.turn(1)
    table.fate(event=[scene.ground.quiet[0]], bag=["blank"])
    table.play(1, "pass")
    table.play(1, "keep-rest")
    assert "rest" in table.of(1).hand


@cites_shared("nemesis/round/passed-is-final")
def test_after_passing_there_is_no_further_turn_in_this_phase(game: str) -> None:
    scene = crew(game)
    table = scene.table
    table.play(0, "pass")
    table.play(1, "pass")
    table.play(2, "play/card:rest")
    table.play(2, "play/card:demolition")
    assert whose_turn(scene) == 2
    assert [table.of(seat).passed for seat in range(3)] == [True, True, False]
    for seat in (0, 1):
        assert table.options(seat) == []
        with pytest.raises(Refused, match="not-your-turn"):
            table.game.answer("pass", seat)
    table.fate(event=[scene.ground.quiet[0]], bag=["blank"])
    table.play(2, "pass")
    assert not any(table.of(seat).passed for seat in range(3))
    assert whose_turn(scene) == 1


# -- the event phase ------------------------------------------------------------------------------------------


@cites_shared("nemesis/event/intruder-attacks")
def test_every_intruder_that_shares_a_room_attacks_once_the_largest_first(game: str) -> None:
    scene = Scene(game)
    scene.meet("larva", "creeper", "queen")
    scene.meet("adult", where=scene.hall)
    scene.table.fate(attack=[scene.ground.scratch] * 2)
    scene.table.event_phase()
    attacks = [event["args"]["foe"] for event in scene.table.told("attack")]
    assert attacks == ["intruder:queen-1", "intruder:creeper-1", "intruder:larva-1"]
    assert scene.table.of(0).light_wounds == 2
    assert scene.table.of(0).infested


@cites_shared("nemesis/event/intruder-attacks")
def test_they_attack_by_room_number_and_each_looks_for_a_target_when_its_turn_comes(game: str) -> None:
    scene = Scene(game, players=3)
    table = scene.table
    low, high = sorted((scene.near[4], scene.far), key=table.room_number)
    for seat, room in ((0, high), (1, high), (2, low)):
        table.place(seat, room)
    scene.meet("adult", "adult", where=high)
    scene.meet("adult", where=low)
    table.wound(0, "leg", "arm", "hand")
    table.hand(0, "rest")
    table.turn(0)
    table.fate(attack=[scene.ground.scratch] * 3)
    table.event_phase()
    assert [event["args"]["who"] for event in table.told("attack")] == ["seat:2", "seat:0", "seat:1"]
    assert table.of(0).dead


@cites_shared("nemesis/event/intruder-fire-damage")
def test_only_intruders_in_burning_rooms_suffer_one_injury(game: str) -> None:
    scene = Scene(game)
    burning = [*scene.meet("adult", "adult", where=scene.hall), *scene.meet("adult", where=scene.near[2])]
    (safe,) = scene.meet("adult", where=scene.near[1])
    (larva,) = scene.meet("larva", where=scene.hall)
    scene.table.fire(scene.hall, scene.near[2])
    scene.stand(scene.far)
    cards = zip(scene.table.state.box.attacks, scene.table.state.box.blood, strict=True)
    scene.table.attack_cards(*sorted({f"{name}-{blood}" for name, blood in cards if blood == 5})[:3])
    scene.table.event_phase()
    assert [scene.table.injuries(foe) for foe in (*burning, safe)] == [1, 1, 1, 0]
    assert larva not in scene.table.intruders()


@cites_shared("nemesis/event/intruder-fire-damage")
@pytest.mark.parametrize("kind", ["creeper", "breeder", "queen"])
def test_fire_hurts_intruders_of_any_size_once(game: str, kind: str) -> None:
    scene = Scene(game)
    (foe,) = scene.meet(kind, where=scene.hall)
    scene.table.fire(scene.hall)
    scene.stand(scene.far)
    scene.table.attack_cards(scene.card(5), scene.card(4))
    scene.table.event_phase()
    assert scene.table.injuries(foe) == 1


@cites_shared("nemesis/event/intruder-fire-damage")
def test_an_intruder_burns_with_the_character_it_fights_as_well(game: str) -> None:
    scene = Scene(game)
    (foe,) = scene.meet("adult")
    scene.table.fire(scene.near[4])
    scene.table.turn(0)
    scene.table.state.hidden_from_attack = True
    scene.table.attack_cards(scene.card(5))
    scene.table.event_phase()
    assert scene.table.injuries(foe) == 1


@cites_shared("nemesis/event/intruder-movement")
def test_intruders_on_the_card_move_through_the_corridor_with_its_number(game: str) -> None:
    scene = Scene(game)
    adults = scene.meet("adult", "adult", where=scene.hall)
    others = scene.meet("larva", "creeper", "queen", where=scene.hall)
    number, board = scene.direction(scene.ground.roaming), scene.table.state.board
    there = scene.near[number]
    (third,) = scene.meet("adult", where=there)  # it moves too, and once only
    beyond = board.behind(scene.table.room_number(there), board.spot_by_number[scene.table.room_number(there)][number])
    scene.stand(scene.far)
    scene.table.event_phase(scene.ground.roaming)
    assert scene.table.intruders() == {
        **dict.fromkeys(adults, there),
        **dict.fromkeys(others, scene.hall),
        third: f"room:{beyond}",
    }


@cites_shared("nemesis/intruder-movement/unexplored-room")
def test_an_intruder_in_an_unexplored_room_reveals_nothing(game: str) -> None:
    scene = Scene(game)
    scene.stand(scene.far)
    g = scene.table.state
    number, corridors = scene.direction(scene.ground.roaming), g.board.corridors
    ways = [(room, g.board.spot_by_number[room][number]) for room in g.board.rooms if room != scene.ground.far]
    there = [(room, g.board.behind(room, way)) for room, way in ways if way in corridors]
    room, hidden = next((room, to) for room, to in there if not g.is_explored(to))
    (adult,) = scene.meet("adult", where=f"room:{room}")
    scene.table.event_phase(scene.ground.roaming)
    assert scene.table.intruders() == {adult: f"room:{hidden}"}
    assert not g.is_explored(hidden)
    assert g.site.has_token(g, hidden)
    assert not g.seen[g.exploration_token(hidden)] | g.seen[g.site.tile_back[hidden]]


@cites_shared("nemesis/event/intruder-movement-not-in-combat")
def test_intruders_with_a_character_do_not_move(game: str) -> None:
    scene = Scene(game)
    scene.stand(scene.hall)
    here = scene.meet("adult", "adult")
    number = scene.direction(scene.ground.roaming)
    (free,) = scene.meet("adult", where=scene.near[number])
    scene.table.place(1, scene.near[2])
    (other,) = scene.meet("adult", where=scene.near[2])
    scene.table.fate(attack=[scene.ground.scratch] * 3)
    scene.table.event_phase(scene.ground.roaming)
    assert [scene.table.intruders()[adult] for adult in here] == [scene.hall, scene.hall]
    assert scene.table.intruders()[other] == scene.near[2]
    assert scene.table.intruders()[free] != scene.near[number]


@cites_shared("nemesis/event/intruder-movement-not-in-combat")
@pytest.mark.parametrize("kind", ["breeder", "queen"])
def test_the_largest_ones_stay_with_a_character_too(game: str, kind: str) -> None:
    _, event, _ = GROUND[game].quiet
    scene = Scene(game)
    (free,) = scene.meet(kind, where=scene.hall)
    scene.table.event_phase(event)
    assert scene.table.intruders()[free] != scene.hall
    scene = Scene(game)
    scene.stand(scene.hall)
    (foe,) = scene.meet(kind)
    scene.table.fate(attack=[scene.ground.scratch])
    scene.table.event_phase(event)
    assert scene.table.intruders()[foe] == scene.hall


@cites_shared(
    "nemesis/event/intruder-movement",
    "nemesis/intruder-movement/closed-door",
    "nemesis/intruder-movement/closed-door-simultaneous",
)
def test_together_they_break_the_door_and_none_gets_through(game: str) -> None:
    scene = Scene(game)
    number = scene.direction(scene.ground.roaming)
    foes = scene.meet("adult", "adult", where=scene.hall)
    scene.table.door(scene.way[number])
    scene.stand(scene.far)
    scene.table.event_phase(scene.ground.roaming)
    assert scene.table.intruders() == dict.fromkeys(foes, scene.hall)
    assert scene.table.door_at(scene.way[number]) == "destroyed"


@cites_shared("nemesis/intruder-movement/technical-corridors")
def test_an_intruder_in_the_technical_corridors_is_gone_and_its_token_is_back(game: str) -> None:
    scene = Scene(game)
    number, board = scene.direction(scene.ground.roaming), scene.table.state.board
    room = next(r for r in board.rooms if board.spot_by_number[r][number] >= board.technical)
    scene.meet("adult", where=f"room:{room}", injuries=2)
    scene.bag("blank")
    scene.table.noise("corridor:technical")
    scene.stand(scene.far)
    scene.table.event_phase(scene.ground.roaming)
    assert scene.table.intruders() == {}
    assert sum(count for name, count in scene.table.bag_counts().items() if name.startswith("adult")) == 2
    assert not any(scene.table.state.injuries)
    assert scene.table.has_noise("corridor:technical")


@cites_shared("nemesis/intruder-movement/technical-corridors")
def test_what_hides_comes_back_into_the_bag_as_a_token_of_its_own_kind(game: str) -> None:
    scene = Scene(game)
    g, shaft = scene.table.state, scene.ground.shaft
    scene.meet("creeper", where=f"room:{shaft}")
    scene.bag("blank")
    (foe,) = g.all_foes()
    scene.carry_out(IntrudersMove(((foe, max(g.board.spot_by_number[shaft])),)))
    assert scene.table.intruders() == {}
    counts = {name: count for name, count in scene.table.bag_counts().items() if count}
    assert counts == {"blank": 1, scene.token("creeper"): 1}


@cites_shared("nemesis/intruder-movement/adult-limit")
def test_one_adult_too_many_sends_all_adults_not_in_combat_into_hiding(game: str) -> None:
    scene = Scene(game)
    table = scene.table
    scene.bag(scene.token("adult"))
    scene.meet(*["adult"] * 6, where=scene.near[2])
    table.intruder("adult", scene.far)
    table.intruder("adult", scene.far)
    table.noise(scene.way[1])
    table.turn(0)
    scene.enter_the_hall("1")
    assert sorted(table.intruders().values()) == sorted([scene.far, scene.far, scene.hall])
    assert sum(count for name, count in table.bag_counts().items() if name.startswith("adult")) == 6


@cites_shared("nemesis/intruder-movement/adult-limit")
def test_the_eighth_adult_sends_none_away(game: str) -> None:
    scene = Scene(game)
    scene.bag(scene.token("adult"))
    scene.meet(*["adult"] * 7, where=scene.near[2])
    scene.table.noise(scene.way[1])
    scene.table.turn(0)
    scene.enter_the_hall("1")
    assert scene.table.room(scene.near[2]).intruders == ["adult"] * 7
    assert scene.table.room(scene.hall).intruders == ["adult"]


@cites_shared("nemesis/intruder-movement/adult-limit")
def test_they_leave_even_if_no_token_of_theirs_lies_outside(game: str) -> None:
    scene = Scene(game)
    table, g = scene.table, scene.table.state
    scene.bag(scene.token("adult"))
    scene.meet(*["adult"] * 8, where=scene.near[2])
    table.noise(scene.way[1])
    table.turn(0)
    for sort, name in enumerate(g.box.token_names):
        g.pool[sort] *= not name.startswith("adult")
    scene.enter_the_hall("1")
    assert list(table.intruders().values()) == [scene.hall]
    assert table.bag_counts() == {scene.token("adult"): 1}


@cites_shared("nemesis/intruder-movement/adult-limit")
def test_an_intruder_of_another_kind_sends_no_adult_away(game: str) -> None:
    scene = Scene(game)
    scene.bag(scene.token("creeper"))
    scene.meet(*["adult"] * 8, where=scene.near[2])
    scene.table.noise(scene.way[1])
    scene.table.turn(0)
    scene.enter_the_hall("1")
    assert scene.table.room(scene.near[2]).intruders == ["adult"] * 8
    assert scene.table.room(scene.hall).intruders == ["creeper"]


@cites_shared("nemesis/intruder-movement/adult-limit")
def test_if_all_adults_are_in_combat_none_appears_and_the_token_goes_back_into_the_bag(game: str) -> None:
    scene = Scene(game)
    table, token = scene.table, scene.token("adult")
    scene.bag(token)
    scene.meet(*["adult"] * 8, where=scene.far)
    table.noise(scene.way[1])
    table.turn(0)
    outside = list(table.state.pool)
    scene.enter_the_hall("1")
    assert list(table.intruders().values()) == [scene.far] * 8
    assert table.bag_counts() == {token: 1}
    assert list(table.state.pool) == outside
    assert table.told("surprise-check") == []


@pytest.mark.parametrize("kind", ["larva", "creeper", "breeder"])
@cites_shared("nemesis/intruder-movement/adult-limit")
def test_nor_does_one_of_another_kind_appear_without_a_miniature(game: str, kind: str) -> None:
    scene = Scene(game)
    table, token = scene.table, scene.token(kind)
    there = [kind] * len(range(*table.state.box.miniatures_of[table.state.box.foe_names.index(kind)]))
    scene.bag(token)
    scene.meet(*there, where=scene.near[2])
    table.noise(scene.way[1])
    table.turn(0)
    outside = list(table.state.pool)
    scene.enter_the_hall("1")
    assert (table.room(scene.hall).intruders, table.room(scene.near[2]).intruders) == ([], there)
    assert table.bag_counts() == {token: 1}
    assert list(table.state.pool) == outside


@cites_shared("nemesis/intruder-movement/adult-limit")
def test_a_larva_on_a_character_board_is_a_miniature_in_use(game: str) -> None:
    scene = Scene(game)
    table, token = scene.table, scene.token("larva")
    larvae = range(*table.state.box.miniatures_of[LARVA])
    scene.bag(token)
    scene.meet(*["larva"] * (len(larvae) - 1), where=scene.near[2])
    table.larva(1)
    table.noise(scene.way[1])
    table.turn(0)
    scene.enter_the_hall("1")
    assert table.room(scene.hall).intruders == []
    assert table.bag_counts() == {token: 1}


@cites_shared("nemesis/event/reshuffle")
def test_an_empty_event_deck_is_made_new_from_the_discard_pile_shuffled(game: str) -> None:
    scene = Scene(game)
    zones = scene.table.state.zones
    count = len(zones[box.EVENT_DECK])
    zones[box.EVENT_DISCARD].extend(zones[box.EVENT_DECK])
    zones[box.EVENT_DECK].clear()
    discards = scene.faces(box.EVENT_DISCARD)
    scene.table.turn(0)
    scene.table.event_phase()
    assert (len(zones[box.EVENT_DECK]), len(zones[box.EVENT_DISCARD])) == (count - 1, 1)
    assert is_shuffled(scene.faces(box.EVENT_DECK), discards)
    assert not any(scene.table.state.seen[back] for back in zones[box.EVENT_DECK])


@cites_shared("nemesis/event/reshuffle")
def test_as_long_as_there_are_event_cards_the_discard_pile_stays(game: str) -> None:
    scene = Scene(game)
    zones = scene.table.state.zones
    count = len(zones[box.EVENT_DECK])
    scene.table.deck("event", *scene.ground.quiet[:2])
    zones[box.EVENT_DISCARD].extend(zones[box.EVENT_DECK][:-2])
    del zones[box.EVENT_DECK][:-2]
    scene.table.turn(0)
    scene.table.event_phase(scene.ground.quiet[0])
    assert (len(zones[box.EVENT_DECK]), len(zones[box.EVENT_DISCARD])) == (1, count - 1)
    scene.table.turn(0)
    scene.table.event_phase(scene.ground.quiet[1])
    assert (len(zones[box.EVENT_DECK]), len(zones[box.EVENT_DISCARD])) == (0, count)


@cites_shared("nemesis/event/remove-from-game")
def test_a_card_that_orders_its_removal_goes_and_the_discards_come_back(game: str) -> None:
    scene = Scene(game)
    table, zones = scene.table, scene.table.state.zones
    count = len(zones[box.EVENT_DECK])
    table.event_phase()
    table.turn(0)
    deck = scene.faces(box.EVENT_DECK)
    table.event_phase(scene.ground.removed)
    names = table.state.box.events
    assert scene.ground.removed in [names[table.state.face[back]] for back in zones[box.OUT] if _is_event(scene, back)]
    assert (len(zones[box.EVENT_DECK]), zones[box.EVENT_DISCARD]) == (count - 1, [])
    assert is_shuffled(scene.faces(box.EVENT_DECK), deck)


@cites_shared("nemesis/event/remove-from-game")
def test_a_card_goes_even_if_the_rest_of_it_cannot_be_resolved(game: str) -> None:
    scene = Scene(game)
    table, g = scene.table, scene.table.state
    g.explored = sum(1 << room for room in g.rooms_in(g.explored) if g.colour_of(room) != "green")
    table.turn(0)
    table.event_phase(GREEN_ROOMS_BREAK_DOWN[game])
    assert g.malfunction == 0
    gone = [g.box.events[g.face[back]] for back in g.zones[box.OUT] if _is_event(scene, back)]
    assert (gone, g.zones[box.EVENT_DISCARD]) == ([GREEN_ROOMS_BREAK_DOWN[game]], [])


GREEN_ROOMS_BREAK_DOWN = {"nemesis": "life-support-failure", "lockdown": "sanitary-network-failure"}
"""An event card that is removed, and does nothing while no green room is known."""


def _is_event(scene: Scene, back: int) -> bool:
    return scene.table.state.family[back] == box.EVENT
