"""Set-up: the board, the decks, the bag, the players; and what the words of the rules mean."""

from __future__ import annotations

from collections import Counter

import pytest

import hullbreach
from hullbreach.kernel import EVERYONE, Game, Refused
from hullbreach.nemesis import box
from hullbreach.nemesis.kinds import CARCASSES, EGGS, IN_NEST, IN_SUPPLY
from hullbreach.nemesis.position import Position
from hullbreach.nemesis.scenario import scenario
from hullbreach.nemesis.sites.ship.box import ENGINE_TOKENS
from hullbreach.rulebook.citing import cites
from tests.nemesis.original import BOX

CREWS = {
    1: ["captain"],
    2: ["captain", "scout"],
    3: ["captain", "scout", "pilot"],
    4: ["captain", "scout", "pilot", "soldier"],
    5: ["captain", "scout", "pilot", "soldier", "mechanic"],
}


def position(game: Game) -> Position:
    state = game._state
    assert isinstance(state, Position)
    return state


def drafted(players: int, seed: int = 1) -> Game:
    """A game in which everybody took the first character offered."""
    game = hullbreach.new("nemesis", players=players, seed=seed)
    while game.choice.ask == "ask-character":
        game.answer(game.choice.options[0].id)
    return game


# -- terms ----------------------------------------------------------------------------------------------------


@cites("nemesis/terms/player-count")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_one_to_five_play(players: int) -> None:
    assert drafted(players).players == players


@cites("nemesis/terms/player-count")
@pytest.mark.parametrize("players", [0, 6])
def test_nobody_and_six_do_not(players: int) -> None:
    with pytest.raises(Refused, match="bad-player-count"):
        hullbreach.new("nemesis", players=players, seed=1)


# -- the board ------------------------------------------------------------------------------------------------


@cites("nemesis/setup/board-side")
def test_the_basic_side_has_21_rooms_28_corridors_and_one_technical_network() -> None:
    g = scenario("nemesis", CREWS[2]).state
    assert len(g.board.rooms) == 21
    assert len(g.board.corridors) == 28
    assert {g.board.spots[room][-1] for room in g.board.entrances} == {g.board.technical}
    assert {room: g.room_name(room) for room in (1, 11, 19, 20, 21)} == {
        1: "cockpit",
        11: "hibernatorium",
        19: "engine-3",
        20: "engine-2",
        21: "engine-1",
    }


def tiles(g: Position, slots: tuple[int, ...]) -> list[str]:
    return [g.room_name(room) for room in slots]


SLOTS_1 = (2, 3, 4, 5, 9, 10, 12, 13, 16, 17, 18)
SLOTS_2 = (6, 7, 8, 14, 15)


@cites("nemesis/setup/rooms-basic")
def test_every_basic_room_lies_face_down_on_a_slot_marked_1() -> None:
    here, there = (scenario("nemesis", CREWS[2], seed=seed).state for seed in (1, 2))
    assert sorted(tiles(here, SLOTS_1)) == sorted(BOX.tiles[1:12])
    assert tiles(here, SLOTS_1) != tiles(there, SLOTS_1)
    assert not any(here.is_explored(room) for room in SLOTS_1)
    assert not any(here.seen[here.site.tile_back[room]] for room in SLOTS_1)
    games = [tiles(scenario("nemesis", CREWS[2], seed=seed).state, SLOTS_1) for seed in range(4)]
    assert all(len(set(rooms)) > 1 for rooms in zip(*games, strict=True)), "no slot has its own room"


@cites("nemesis/setup/rooms-additional")
def test_five_of_nine_additional_rooms_lie_face_down_and_four_are_out_unseen() -> None:
    here, there = (scenario("nemesis", CREWS[2], seed=seed).state for seed in (1, 2))
    laid = tiles(here, SLOTS_2)
    assert len(set(laid)) == 5
    assert set(laid) < set(BOX.tiles[12:])
    assert laid != tiles(there, SLOTS_2)
    assert not any(here.is_explored(room) for room in SLOTS_2)
    out = [back for back in BOX.backs[box.TILE_ADDITIONAL] if back in here.zones[box.OUT]]
    assert len(out) == 4
    assert not any(here.seen[back] for back in out)
    games = [tiles(scenario("nemesis", CREWS[2], seed=seed).state, SLOTS_2) for seed in range(8)]
    assert {room for laid in games for room in laid} == set(BOX.tiles[12:]), "any of the nine may be in play"


@cites("nemesis/setup/exploration-tokens")
def test_every_tile_and_no_printed_room_gets_a_token_face_down() -> None:
    g = scenario("nemesis", CREWS[2]).state
    assert [room for room in g.board.rooms if g.site.has_token(g, room)] == sorted(SLOTS_1 + SLOTS_2)
    backs = BOX.backs[box.EXPLORATION]
    assert sum(back in g.zones[box.OUT] for back in backs) == 4
    assert not any(g.seen[back] for back in backs)
    there = scenario("nemesis", CREWS[2], seed=2).state
    assert [g.face[back] for back in backs] != [there.face[back] for back in backs]


@cites("nemesis/setup/coordinates")
def test_one_coordinates_card_of_eight_lies_face_down() -> None:
    games = [scenario("nemesis", CREWS[2], seed=seed).state for seed in range(1, 9)]
    lying = [g.zones[box.COORDINATES_ON_BOARD] for g in games]
    assert all(len(zone) == 1 for zone in lying)
    assert not any(g.seen[back] for g in games for back in BOX.backs[box.COORDINATES])
    assert all(sum(back in g.zones[box.OUT] for back in BOX.backs[box.COORDINATES]) == 7 for g in games)
    assert len({g.face[zone[0]] for g, zone in zip(games, lying, strict=True)}) > 2


@cites("nemesis/setup/destination-marker", "nemesis/setup/time-marker")
@pytest.mark.parametrize("players", CREWS)
def test_the_markers_start_on_b_and_on_the_green_space(players: int) -> None:
    g = scenario("nemesis", CREWS[players]).state
    assert "abcd"[g.destination] == "b"
    assert g.time == 15


@cites("nemesis/setup/pod-count", "nemesis/setup/pod-placement")
@pytest.mark.parametrize(("players", "count"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4)])
def test_random_pods_go_to_a_and_b_in_turn_by_number_all_locked(players: int, count: int) -> None:
    chosen = set()
    for seed in range(6):
        g = scenario("nemesis", CREWS[players], seed=seed).state
        pods = sorted(g.pods_of(1) + g.pods_of(2))
        assert len(pods) == count
        assert [g.pod_section[pod] for pod in pods] == [1, 2, 1, 2][:count]
        assert g.unlocked == 0
        chosen.add(tuple(pods))
    assert len(chosen) > 1 or count == 4


@cites("nemesis/setup/engines")
def test_each_engine_has_both_its_tokens_face_down_the_upper_being_its_status() -> None:
    games = [scenario("nemesis", CREWS[2], seed=seed).state for seed in range(8)]
    for engine in (1, 2, 3):
        stacks = [[ENGINE_TOKENS[g.face[back]] for back in g.engine_stack(engine)] for g in games]
        assert all(sorted(stack) == ["damaged", "working"] for stack in stacks)
        assert len({stack[-1] for stack in stacks}) == 2
    assert not any(g.seen[back] for g in games for engine in (1, 2, 3) for back in g.engine_stack(engine))


# -- what hunts -----------------------------------------------------------------------------------------------


@cites("nemesis/setup/eggs")
def test_five_eggs_are_in_the_nest() -> None:
    g = scenario("nemesis", CREWS[2]).state
    assert [g.object_at[egg] for egg in EGGS] == [IN_NEST] * 5 + [IN_SUPPLY] * 3


@cites("nemesis/setup/weakness-cards")
def test_three_weaknesses_lie_face_down_for_corpse_egg_and_carcass() -> None:
    games = [scenario("nemesis", CREWS[2], seed=seed).state for seed in range(6)]
    for g in games:
        assert len(g.zones[box.WEAKNESS_SLOTS]) == 3
        assert sum(back in g.zones[box.OUT] for back in BOX.backs[box.WEAKNESS]) == 5
        assert g.discovered == 0
        assert not any(g.seen[back] for back in BOX.backs[box.WEAKNESS])
    assert len({g.face[g.zones[box.WEAKNESS_SLOTS][0]] for g in games}) > 1
    shown = scenario("nemesis", CREWS[2]).game.view(None)["weaknesses"]
    assert shown == [{"slot": slot, "name": None} for slot in ("corpse", "egg", "carcass")]


@cites("nemesis/setup/intruder-bag", "nemesis/setup/supply")
@pytest.mark.parametrize("players", [1, 3, 5])
def test_the_bag_grows_with_the_players_and_the_rest_lies_in_the_supply(players: int) -> None:
    table = scenario("nemesis", CREWS[players])
    g = table.state
    kinds: Counter[str] = Counter()
    for token, count in table.bag_counts().items():
        kinds[token.split("-")[0]] += count
    assert kinds == {"blank": 1, "larva": 4, "creeper": 1, "queen": 1, "adult": 3 + players}
    outside = {name: BOX.token_counts[i] - g.bag[i] for i, name in enumerate(BOX.token_names)}
    assert outside == dict(zip(BOX.token_names, g.pool, strict=True))
    assert all(g.object_at[carcass] == IN_SUPPLY for carcass in CARCASSES)
    assert (g.noise, g.fire, g.malfunction, g.closed, g.wrecked) == (0, 0, 0, 0, 0)
    assert not any(g.foe_room)


# -- decks ----------------------------------------------------------------------------------------------------


@cites("nemesis/setup/decks")
def test_the_decks_are_shuffled_face_down_and_their_discard_piles_are_empty() -> None:
    here, there = (scenario("nemesis", CREWS[2], seed=seed).state for seed in (1, 2))
    sizes = {
        box.RED_DECK: 30,
        box.YELLOW_DECK: 30,
        box.GREEN_DECK: 30,
        box.EVENT_DECK: 20,
        box.ATTACK_DECK: 20,
        box.WOUND_DECK: 16,
    }
    for zone, size in sizes.items():
        assert len(here.zones[zone]) == size
        assert not any(here.seen[back] for back in here.zones[zone])
        assert [here.face[b] for b in here.zones[zone]] != [there.face[b] for b in there.zones[zone]]
    for pile in (box.RED_DISCARD, box.YELLOW_DISCARD, box.GREEN_DISCARD, box.EVENT_DISCARD, box.ATTACK_DISCARD):
        assert here.zones[pile] == []
    assert len(here.zones[box.CONTAMINATION_DECK]) == 27
    hidden = BOX.backs[box.INFECTION]
    assert not any(here.seen[back] for back in hidden)
    assert [here.face[b] for b in hidden] != [there.face[b] for b in hidden]
    assert Counter(here.item_name(b) for b in here.zones[box.CRAFTED_DECK]) == {
        "antidote": 3,
        "taser": 3,
        "flamethrower": 3,
        "molotov-cocktail": 3,
    }
    assert all(here.seen[b] & EVERYONE == EVERYONE for b in here.zones[box.CRAFTED_DECK])


@cites("nemesis/setup/remove-unused-modules")
@pytest.mark.parametrize("kill_objectives", ["dealt", "left-out"])  # without them corporate ones run out
def test_nobody_is_dealt_a_cooperative_objective_and_the_intruder_player_s_cards_stay_in_the_box(
    kill_objectives: str,
) -> None:
    for seed in range(5):
        table = scenario("nemesis", CREWS[5], seed=seed, **{"kill-objectives": kill_objectives})
        g = table.state
        cooperative = {g.face[back] for back in BOX.backs[box.COOP]}
        held = {g.face[back] for who in range(5) for back in g.objectives(who)}
        assert len(held) == 10
        assert not held & cooperative
        assert sorted(g.zones[box.COOP_DECK]) == sorted(BOX.backs[box.COOP])
        assert not any(g.seen[back] for back in g.zones[box.COOP_DECK])
        assert table.game.view(None)["common_objectives"] == []
        assert {*BOX.backs[box.INTRUDER_PLAYER]} <= {*g.zones[box.OUT]}


# -- players --------------------------------------------------------------------------------------------------


@cites("nemesis/setup/help-cards", "nemesis/setup/first-player")
def test_numbers_are_dealt_at_random_and_player_1_gets_the_first_player_token() -> None:
    orders = set()
    for seed in range(8):
        g = position(hullbreach.new("nemesis", players=3, seed=seed))
        assert sorted(g.number) == [1, 2, 3]
        assert g.number[g.first_player] == 1
        orders.add(bytes(g.number))
    assert len(orders) > 2


PLAYERS_NEEDED = {
    "the-oldest-friend": 3,
    "an-old-feud": 3,
    "best-friends-forever": 4,
    "hostile-takeover": 4,
    "aliens-on-a-spaceship": 5,
    "the-final-enlightenment": 5,
}


@cites("nemesis/setup/objective-filter")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_objectives_for_more_players_are_taken_out(players: int) -> None:
    g = scenario("nemesis", CREWS[players]).state
    for family in (box.PERSONAL, box.CORPORATE):
        for back in BOX.backs[family]:
            name = BOX.objectives[g.face[back]]
            unfit = PLAYERS_NEEDED.get(name, 2) > players
            assert (back in g.zones[box.OUT]) == unfit, name


@cites("nemesis/terms/player-count", "nemesis/setup/objective-filter")
def test_a_lone_player_has_the_cards_for_two_that_name_no_second_player() -> None:
    g = scenario("nemesis", CREWS[1]).state
    cards = (*BOX.backs[box.PERSONAL], *BOX.backs[box.CORPORATE])
    out = {BOX.objectives[g.face[back]] for back in cards if back in g.zones[box.OUT]}
    assert out == {*PLAYERS_NEEDED, "greener-pastures"}


@cites("nemesis/setup/objective-deal", "nemesis/objective/secret")
def test_everybody_gets_one_card_of_each_deck_and_sees_only_their_own() -> None:
    game = hullbreach.new("nemesis", players=3, seed=4)
    g = position(game)
    for who in range(3):
        cards = g.objectives(who)
        assert [g.family[back] for back in cards] == [box.PERSONAL, box.CORPORATE]
        assert [g.seen[back] for back in cards] == [1 << who] * 2
    rest = g.zones[box.PERSONAL_DECK] + g.zones[box.CORPORATE_DECK]
    assert rest
    assert not any(g.seen[back] for back in rest)
    mine = [e for e in game.events(seat=0) if e["kind"] == "objectives-dealt"]
    assert ["cards" in event["args"] for event in mine] == [event["args"]["who"] == "seat:0" for event in mine]


@cites("nemesis/setup/objective-deal")
def test_objectives_are_dealt_at_random() -> None:
    dealt = {tuple(scenario("nemesis", CREWS[2], seed=seed).of("captain").objectives) for seed in range(6)}
    assert len({personal for personal, _ in dealt}) > 2
    assert len({corporate for _, corporate in dealt}) > 2


@cites("nemesis/setup/objective-deal")
def test_objectives_are_dealt_before_the_draft() -> None:
    game = hullbreach.new("nemesis", players=3, seed=4)
    kinds = [event["kind"] for event in game.events()]
    assert kinds.index("objectives-dealt") < kinds.index("draft")


@cites("nemesis/setup/character-draft")
def test_in_order_of_number_each_draws_two_openly_and_the_other_can_be_drawn_again() -> None:
    again = False
    first_offers: set[frozenset[str]] = set()
    for seed in range(12):
        game = hullbreach.new("nemesis", players=3, seed=seed)
        numbers: list[int] = []
        refused: set[str] = set()
        kept: list[str] = []
        while game.choice.ask == "ask-character":
            offered = [option.about[0] for option in game.choice.options]
            numbers.append(position(game).number[game.choice.seat])
            assert len(set(offered)) == 2
            assert not set(offered) & set(kept)
            again |= bool(refused & set(offered))
            if not kept:
                first_offers.add(frozenset(offered))
            kept.append(offered[0])
            refused.add(offered[1])
            told = [event for event in game.events() if event["kind"] == "draft"][-1]["args"]
            assert [told["first"], told["second"]] == offered
            game.answer(game.choice.options[0].id)
        assert numbers == [1, 2, 3]
        g = position(game)
        assert sorted(f"character:{g.box.character_names[g.character[who]]}" for who in range(3)) == sorted(kept)
    assert again
    assert len(first_offers) > 3


@cites("nemesis/setup/character-board")
def test_five_players_have_five_different_characters_who_all_stand_there() -> None:
    table = scenario("nemesis", CREWS[5])
    assert {table.of(name).room for name in CREWS[5]} == {"room:11"}
    assert len(set(table.state.character)) == 5
    (left,) = set(BOX.character_names) - set(CREWS[5])
    assert left not in str(table.game.view()["crew"])


@cites("nemesis/setup/character-board", "nemesis/setup/action-deck")
@pytest.mark.parametrize("name", BOX.character_names)
def test_a_character_stands_in_the_hibernatorium_with_a_shuffled_deck_of_ten(name: str) -> None:
    here, there = (scenario("nemesis", [name], seed=seed) for seed in (1, 2))
    person = here.of(name)
    assert person.room == "room:11"
    assert sorted(person.hand + person.deck) == sorted(BOX.characters[here.state.character[0]].deck)
    assert person.deck + person.hand != there.of(name).deck + there.of(name).hand
    viewers = here.state.plan.viewers(here.state)
    assert not any(here.state.seen[back] & viewers for back in here.state.draw_pile(0))


LOADED = {
    "captain": ("revolver", 6),
    "pilot": ("shotgun", 2),
    "mechanic": ("sawed-off-shotgun", 2),
    "soldier": ("assault-rifle", 5),
    "scout": ("rifle", 4),
    "scientist": ("pistol", 3),
}


@cites("nemesis/setup/starting-item", "nemesis/setup/quest-items")
@pytest.mark.parametrize("name", BOX.character_names)
def test_a_loaded_weapon_is_in_hand_and_two_quest_items_are_not_active(name: str) -> None:
    person = scenario("nemesis", [name]).of(name)
    weapon, ammo = LOADED[name]
    assert (person.heavy, person.ammo) == ([weapon], {weapon: ammo})
    assert len(person.quests) == 2
    assert person.items == []


@cites("nemesis/setup/starting-item")
def test_everybody_at_the_table_begins_with_a_loaded_weapon() -> None:
    table = scenario("nemesis", ["captain", "pilot", "mechanic", "soldier", "scout"])
    for name in table.seats:
        weapon, ammo = LOADED[name]
        assert (table.of(name).heavy, table.of(name).ammo) == ([weapon], {weapon: ammo})


@cites("nemesis/setup/blue-corpse")
def test_a_body_lies_in_the_hibernatorium_and_can_be_picked_up_like_any_corpse() -> None:
    table = scenario("nemesis", CREWS[2])
    assert table.room(11).objects == ["corpse-blue"]
    assert not table.state.first_death
    table.play("captain", "pick-up", "object:corpse-blue")
    assert table.of("captain").objects == ["corpse-blue"]


@cites("nemesis/setup/blue-corpse")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_body_found_is_never_that_of_a_character(seat: int) -> None:
    table = scenario("nemesis", CREWS[2])
    table.place(seat, 1)
    table.wound(seat, "body", "hand", "leg")
    table.fire(1)
    table.turn(seat)
    table.play(seat, "pass")
    assert table.of(seat).dead
    assert (table.room(1).objects, table.room(11).objects) == ([f"corpse-{seat}"], ["corpse-blue"])
