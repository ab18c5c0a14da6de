"""Set-up with void seeders: what is left out, what is added, and what they may not be combined with."""

from __future__ import annotations

import pytest

import hullbreach
from hullbreach.kernel import Refused
from hullbreach.nemesis import box
from hullbreach.nemesis.kinds import IN_NEST
from hullbreach.nemesis.rules.movement import GetSlimed
from hullbreach.nemesis.scenario import scenario
from hullbreach.nemesis.species.void_seeders.madness import PANIC_DECK
from hullbreach.rulebook.citing import cites
from tests.nemesis.void_seeders.haunted import haunted, madness, mind

PLAYED = {"species": "void-seeders"}


@cites("void-seeders/setup/base-setup")
def test_void_seeders_come_only_to_the_basic_side_of_the_board() -> None:
    with pytest.raises(Refused) as refused:
        hullbreach.new("nemesis", 2, seed=1, options={**PLAYED, "site": "ship-alternative"})
    assert refused.value.rule == "void-seeders/setup/base-setup"
    assert hullbreach.new("nemesis", 2, seed=1, options={**PLAYED, "site": "ship"}).choices


def test_void_seeders_have_no_intruder_player() -> None:
    with pytest.raises(Refused, match="intruder-player=on"):
        hullbreach.new("nemesis", 2, seed=1, options={**PLAYED, "intruder-player": "on"})


@cites("void-seeders/setup/no-slime-room")
def test_the_room_covered_with_slime_is_in_no_game() -> None:
    for seed in range(30):
        g = scenario("nemesis", ["captain"], seed=seed, species="void-seeders").state
        assert "slime-room" not in {g.room_name(room) for room in g.board.rooms}
        tiles = [back for family in (box.TILE_BASIC, box.TILE_ADDITIONAL) for back in g.box.backs[family]]
        assert "slime-room" not in {g.box.tiles[g.face[back]] for back in tiles}


@cites("void-seeders/setup/exploration-tokens-removed", "void-seeders/setup/lair-tokens-added")
def test_three_lairs_replace_slime_and_silence_and_every_token_lies_somewhere() -> None:
    places: set[int] = set()
    for seed in range(20):
        g = scenario("nemesis", ["captain"], seed=seed, species="void-seeders").state
        lying = [room for room in g.board.rooms if g.site.has_token(g, room)]
        effects = {room: g.box.exploration_tokens[g.face[g.exploration_token(room)]][0] for room in lying}
        assert len(lying) == 19
        assert sorted(effects.values()).count("lair") == 3
        assert not {"slime", "silence"} & {*effects.values()}
        engines = [room for room in g.board.rooms if g.room_name(room) in ("engine-1", "engine-2", "engine-3")]
        assert set(engines) < {*lying}
        assert all(g.is_explored(room) for room in engines)
        places |= {room for room in lying if effects[room] == "lair"}
    assert len(places) > 12


@cites("void-seeders/setup/lair-tokens-added")
def test_the_token_in_an_engine_room_is_resolved_when_somebody_first_enters_it() -> None:
    table = haunted("captain")
    table.token("engine-2", "fire-1")
    table.place("captain", 17)
    table.turn("captain")
    table.hand("captain", "rest", "search")
    table.fate(noise=["1"])
    table.play("captain", "move/room:20")
    there = table.room("engine-2")
    assert (there.fire, there.explored, there.items) == (True, True, 0)
    assert [event["args"]["token"] for event in table.told("token-revealed")] == ["fire"]
    table.place("captain", 17)
    table.turn("captain")
    table.hand("captain", "rest", "search")
    table.fate(noise=["2"])
    table.play("captain", "move/room:20")
    assert table.told("token-revealed") == []


@cites("void-seeders/setup/eggs", "void-seeders/setup/void-seeder-board")
def test_five_eggs_lie_on_the_board_of_the_void_seeders() -> None:
    assert list(haunted().state.object_at).count(IN_NEST) == 5


@cites("void-seeders/setup/weakness-cards")
def test_three_of_their_own_weaknesses_lie_face_down_at_random() -> None:
    names = set()
    for seed in range(12):
        g = scenario("nemesis", ["captain"], seed=seed, species="void-seeders").state
        slots = g.zones[box.WEAKNESS_SLOTS]
        assert len(slots) == 3
        assert not any(g.seen[back] for back in slots)
        names |= {g.box.weaknesses[g.face[back]] for back in slots}
    assert len(names) > 5
    assert "vital-places" not in names


@cites("void-seeders/setup/intruder-bag", "void-seeders/setup/insanity-tokens")
@pytest.mark.parametrize("crew", [["captain"], ["captain", "scout", "pilot"]])
def test_the_bag_has_a_blank_void_seeders_and_the_insanity_of_the_crew(crew: list[str]) -> None:
    numbers = set()
    for seed in range(6):
        bag = scenario("nemesis", crew, seed=seed, species="void-seeders").bag_counts()
        assert bag["blank"] == 1
        seeders = {name: count for name, count in bag.items() if name.startswith("void-seeder")}
        assert sum(seeders.values()) == 2 + len(crew)
        assert {name: bag[name] for name in bag if "insanity" in name} == {f"insanity-{who}-0": 1 for who in crew}
        assert sum(bag.values()) == 1 + 2 + 2 * len(crew)
        numbers.add(tuple(sorted(seeders.items())))
    assert len(numbers) > 1


@cites("void-seeders/setup/event-deck", "void-seeders/setup/attack-deck")
def test_their_own_decks_of_twenty_cards_are_used_and_shuffled() -> None:
    orders = set()
    for seed in range(3):
        g = mind(haunted(seed=seed))
        for zone, names in ((box.EVENT_DECK, g.box.events), (box.ATTACK_DECK, g.box.attacks)):
            deck = [names[g.face[back]] for back in g.zones[zone]]
            assert len(deck) == 20
            assert all(name.startswith("void-") for name in deck)
        panic = [g.box.panic[g.face[back]] for back in g.zones[g.species_zone(PANIC_DECK)]]
        assert len(panic) == 20
        assert not any(g.seen[back] for back in g.zones[g.species_zone(PANIC_DECK)])
        orders.add(tuple(panic))
    assert len(orders) == 3


@cites("void-seeders/setup/insanity-track", "void-seeders/insanity/track")
def test_everybody_starts_at_level_one_and_everybody_sees_it() -> None:
    table = haunted()
    assert [madness(table, name) for name in table.seats] == [1, 1]
    assert [person["insanity"] for person in table.game.view(None)["crew"]] == [1, 1]


@cites("void-seeders/terms/types")
def test_there_are_four_types_and_no_token_shows_one() -> None:
    g = haunted().state
    assert g.box.foe_names[3:7] == ("lurker", "whisperer", "stalker", "despoiler")
    assert [g.box.miniatures.count(kind) for kind in range(2, 7)] == [3, 6, 4, 1, 1]
    assert {g.box.foe_names[kind] for kind, _ in g.box.tokens} >= {"blank", "void-seeder"}
    assert not {kind for kind, _ in g.box.tokens} & set(range(2, 7))
    assert sum(count for (kind, _), count in zip(g.box.tokens, g.box.token_counts, strict=True) if kind == 1) == 16


@cites("void-seeders/terms/no-slime")
def test_nobody_ever_gets_slime() -> None:
    table = haunted()
    table.state.stack.append((GetSlimed(0), 0))
    table.run()
    assert not table.of("captain").slimed


@cites("void-seeders/terms/no-larvae", "void-seeders/rest/infected")
def test_an_infection_brings_no_larva() -> None:
    table = haunted()
    table.turn("captain")
    table.hand("captain", "rest")
    table.contaminate("captain", "infected", where="hand")
    table.play("captain", "play/card:rest")  # at level 1 there is nothing but the scan
    assert not table.of("captain").infested
    assert madness(table) == 5
