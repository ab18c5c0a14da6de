"""Set-up: what both games lay out, deal and shuffle in the same way."""

from __future__ import annotations

from collections import Counter

import pytest

import hullbreach
from hullbreach.kernel import EVERYONE
from hullbreach.library import title
from hullbreach.nemesis import box
from hullbreach.nemesis.kinds import CARCASSES, EGGS, IN_NEST, IN_SUPPLY
from hullbreach.nemesis.position import Position
from hullbreach.nemesis.rules.items import DiscardItem
from hullbreach.nemesis.rules.wounds import HealWound
from hullbreach.rulebook.citing import cites_shared
from tests.family.scene import GROUND, Scene


def fresh(game: str, players: int = 3, seed: int = 1) -> Position:
    """A game before the draft."""
    state = hullbreach.new(game, players=players, seed=seed)._state
    assert isinstance(state, Position)
    return state


@cites_shared("nemesis/setup/board-side")
def test_the_usual_side_of_the_board_is_the_basic_one(game: str) -> None:
    g = fresh(game)
    assert g.game.options["site"] == title(game).options["site"][0]
    assert len(g.board.rooms) == {"nemesis": 21, "lockdown": 27}[game]
    assert len(g.board.networks) == 1


@cites_shared("nemesis/setup/exploration-tokens")
def test_every_face_down_tile_and_no_other_room_gets_a_token_face_down(game: str) -> None:
    here, there = fresh(game), fresh(game, seed=2)
    hidden = [room for room in here.board.rooms if not here.is_explored(room)]
    assert [room for room in here.board.rooms if here.site.has_token(here, room)] == hidden
    backs = here.box.backs[box.EXPLORATION]
    assert sum(back in here.zones[box.OUT] for back in backs) == len(backs) - len(hidden) == 4
    assert not any(here.seen[back] for back in backs)
    assert [here.face[back] for back in backs] != [there.face[back] for back in backs]


@cites_shared("nemesis/setup/eggs")
def test_the_eggs_of_the_start_are_in_the_nest(game: str) -> None:
    g = fresh(game)
    assert [g.object_at[egg] for egg in EGGS] == [IN_NEST] * 5 + [IN_SUPPLY] * 3
    assert not g.nest_destroyed


@cites_shared("nemesis/setup/intruder-bag", "nemesis/setup/supply")
@pytest.mark.parametrize("players", [1, 3])
def test_the_bag_grows_with_the_players_and_the_rest_lies_in_the_supply(game: str, players: int) -> None:
    scene = Scene(game, players=players)
    g = scene.table.state
    kinds: Counter[str] = Counter()
    for token, count in scene.table.bag_counts().items():
        kinds[token.split("-")[0]] += count
    assert kinds == {"blank": 1, "larva": 4, "creeper": 1, "queen": 1, "adult": 3 + players}
    assert [bag + pool for bag, pool in zip(g.bag, g.pool, strict=True)] == list(g.box.token_counts)
    assert all(g.object_at[carcass] == IN_SUPPLY for carcass in CARCASSES)
    assert [egg for egg in EGGS if g.object_at[egg] == IN_SUPPLY] == [
        egg for egg in EGGS if g.object_at[egg] != IN_NEST
    ]
    assert (g.noise, g.fire, g.malfunction, g.closed, g.wrecked) == (0, 0, 0, 0, 0)
    assert not any(g.foe_room)


@cites_shared("nemesis/setup/intruder-bag")
def test_which_numbers_are_in_the_bag_is_chance_and_everybody_can_read_them(game: str) -> None:
    tables = [Scene(game, seed=seed).table for seed in range(6)]
    bags = [table.bag_counts() for table in tables]
    assert [table.game.view(None)["bag"]["numbers"] for table in tables] == bags
    for kind in {"nemesis": ("adult",), "lockdown": ("adult", "larva")}[game]:  # the others are all alike
        assert len({tuple(pair for pair in bag.items() if pair[0].startswith(kind)) for bag in bags}) > 2


@cites_shared("nemesis/setup/decks")
def test_the_decks_are_shuffled_face_down_and_the_crafted_deck_lies_open(game: str) -> None:
    here, there = fresh(game), fresh(game, seed=2)
    for zone in (box.RED_DECK, box.YELLOW_DECK, box.GREEN_DECK, box.EVENT_DECK, box.ATTACK_DECK, box.WOUND_DECK):
        assert len(here.zones[zone]) >= 16
        assert not any(here.seen[back] for back in here.zones[zone])
        assert [here.face[b] for b in here.zones[zone]] != [there.face[b] for b in there.zones[zone]]
    for pile in (box.RED_DISCARD, box.YELLOW_DISCARD, box.GREEN_DISCARD, box.EVENT_DISCARD, box.ATTACK_DISCARD):
        assert here.zones[pile] == []
    assert len(here.zones[box.CONTAMINATION_DECK]) == 27
    infected = here.box.backs[box.INFECTION]
    assert not any(here.seen[back] for back in infected)
    assert [here.face[b] for b in infected] != [there.face[b] for b in infected]
    assert here.zones[box.CRAFTED_DECK]
    assert all(here.seen[b] & EVERYONE == EVERYONE for b in here.zones[box.CRAFTED_DECK])


@cites_shared("nemesis/setup/decks")
def test_what_is_discarded_lies_face_up(game: str) -> None:
    scene = Scene(game)
    table, g = scene.table, scene.table.state
    table.give(0, scene.ground.tape)
    table.wound(0, "arm", dressed=True)
    table.turn(0)
    scene.carry_out(DiscardItem(0, g.inventory(0)[-1]), HealWound(0, g.dressed_wounds(0)[0]))
    table.event_phase(scene.ground.quiet[0])
    for pile in (box.YELLOW_DISCARD, box.WOUND_DISCARD, box.EVENT_DISCARD):
        assert [g.seen[back] for back in g.zones[pile]] == [EVERYONE]


@cites_shared("nemesis/setup/help-cards", "nemesis/setup/first-player")
def test_numbers_are_dealt_at_random_and_player_1_gets_the_first_player_token(game: str) -> None:
    orders = set()
    for seed in range(8):
        g = fresh(game, seed=seed)
        assert sorted(g.number) == [1, 2, 3]
        assert g.number[g.first_player] == 1
        orders.add(bytes(g.number))
    assert len(orders) > 2


@cites_shared("nemesis/setup/help-cards")
def test_in_the_inventory_holder_items_are_hidden_from_the_others(game: str) -> None:
    scene = Scene(game)
    scene.table.give(0, scene.ground.tape)
    views = [scene.table.game.view(seat)["crew"][0] for seat in (0, 1, None)]
    assert [view["inventory"]["known"] for view in views] == [[scene.ground.tape], [], []]
    assert {view["inventory"]["count"] for view in views} == {1}
    assert {view["number"] for view in views} == {1}


@cites_shared("nemesis/setup/objective-filter")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_objectives_for_more_players_are_taken_out(game: str, players: int) -> None:
    g = fresh(game, players)
    for row in g.box.tables.objectives.objective:
        if row.deck != "coop":
            family = box.PERSONAL if row.deck == "personal" else box.CORPORATE
            back = next(b for b in g.box.backs[family] if g.box.objectives[g.face[b]] == row.id)
            unfit = row.players > max(2, players) or (row.target or 0) > players
            assert (back in g.zones[box.OUT]) == unfit, row.id


@cites_shared("nemesis/setup/objective-deal")
def test_everybody_gets_one_card_of_each_deck_before_the_draft_and_sees_only_their_own(game: str) -> None:
    g = fresh(game)
    for who in range(3):
        cards = g.objectives(who)
        assert [g.family[back] for back in cards] == [box.PERSONAL, box.CORPORATE]
        assert [g.seen[back] for back in cards] == [1 << who] * 2
    for deck in (g.zones[box.PERSONAL_DECK], g.zones[box.CORPORATE_DECK]):
        assert deck
        assert not any(g.seen[back] for back in deck)
    kinds = [event["kind"] for event in hullbreach.new(game, players=3, seed=1).events()]
    assert kinds.index("objectives-dealt") < kinds.index("draft")


@cites_shared("nemesis/setup/objective-deal")
def test_both_decks_of_objectives_are_shuffled(game: str) -> None:
    dealt = [fresh(game, seed=seed) for seed in range(6)]
    for nth in (0, 1):
        assert len({g.box.objectives[g.face[g.objectives(0)[nth]]] for g in dealt}) > 2


@cites_shared("nemesis/setup/character-draft")
def test_in_order_of_number_each_draws_two_openly_keeps_one_and_the_other_can_be_drawn_again(game: str) -> None:
    again, first_offers, orders = False, set(), set()
    for seed in range(12):
        made = hullbreach.new(game, players=3, seed=seed)
        state = made._state
        assert isinstance(state, Position)
        kept: dict[int, str] = {}
        refused: set[str] = set()
        while made.choice.ask == "ask-character":
            offered = [option.about[0] for option in made.choice.options]
            assert len(set(offered) - set(kept.values())) == 2
            told = [event for event in made.events() if event["kind"] == "draft"][-1]["args"]
            assert [told["first"], told["second"]] == offered, "everybody sees both"
            again |= bool(refused & set(offered))
            if not kept:
                first_offers.add(frozenset(offered))
            kept[made.choice.seat] = offered[0]
            refused.add(offered[1])
            made.answer(made.choice.options[0].id)
        assert [state.number[seat] for seat in kept] == [1, 2, 3]
        orders.add(tuple(kept))
        played = {who: f"character:{state.box.character_names[state.character[who]]}" for who in range(3)}
        assert played == kept
    assert again
    assert len(first_offers) > 3
    assert len(orders) > 2


@cites_shared("nemesis/setup/action-deck", "nemesis/setup/quest-items", "nemesis/quest/activation")
def test_everybody_has_a_shuffled_deck_and_quest_items_that_are_no_items_yet(game: str) -> None:
    here, there = Scene(game, seed=1).table, Scene(game, seed=2).table
    viewers = here.state.plan.viewers(here.state)
    for seat, name in enumerate(GROUND[game].crew[:2]):
        person = here.of(seat)
        printed = next(character for character in here.state.box.characters if character.id == name)
        assert sorted(person.hand + person.deck) == sorted(printed.deck)
        assert person.hand + person.deck != there.of(seat).hand + there.of(seat).deck
        assert not any(here.state.seen[back] & viewers for back in here.state.draw_pile(seat))
        assert person.quests == list(printed.quests)
        assert not any(f"drop/item:{quest}" in here.asides(seat) for quest in person.quests)
        assert not any(quest in person.items + person.heavy for quest in person.quests)
