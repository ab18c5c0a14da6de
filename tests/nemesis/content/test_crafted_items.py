"""What the crafted items do."""

from __future__ import annotations

import pytest

from hullbreach.rulebook.citing import cites

from .test_red_items import with_item


@cites("nemesis/contamination/removed-from-game", "nemesis/item/one-use")
def test_an_antidote_removes_every_infected_card_and_the_larva_and_leaves_the_hand() -> None:
    table = with_item("antidote")
    table.contaminate("soldier", "infected", "clean", where="hand")
    table.contaminate("soldier", "infected", where="deck")
    table.contaminate("soldier", "infected", where="discard")
    table.larva("soldier")
    table.turn("soldier")
    table.play("soldier", "use/item:antidote")
    person = table.of("soldier")
    assert not person.infested
    assert person.hand.count("contamination") == 1
    assert person.deck.count("contamination") == 1
    assert person.discards == []
    assert len(person.hand) == 5
    assert person.passed
    assert person.items == []


def test_a_taser_hurts_an_intruder_and_drives_it_away() -> None:
    table = with_item("taser")
    foe = table.intruder("breeder", "surgery")
    table.turn("soldier")
    table.attack_cards("bite-6", "scratch-6")
    table.fate(event=["regeneration"])
    table.play("soldier", "use/item:taser")
    assert table.injuries(foe) == 1
    assert table.intruders()[foe] == "room:1"


def test_a_taser_makes_another_character_drop_the_whole_hand() -> None:
    table = with_item("taser")
    table.place("scout", "surgery")
    table.hand("scout", "rest", "contamination")
    table.turn("soldier")
    table.play("soldier", "use/item:taser")
    assert table.of("scout").hand == []
    assert sorted(table.of("scout").discards) == ["contamination", "rest"]


def test_a_taser_needs_somebody_in_the_room() -> None:
    table = with_item("taser")
    assert table.refusals("soldier")["use/item:taser"] == "nemesis/combat/definition"


def test_a_molotov_cocktail_sets_a_room_on_fire_and_burns_everybody_there() -> None:
    table = with_item("molotov-cocktail")
    table.place("scout", "surgery")
    one, other = table.intruder("breeder", "surgery"), table.intruder("adult", "surgery")
    table.turn("soldier")
    table.attack_cards("bite-6", "scratch-6", "scratch-5")
    table.fate(wound=["leg", "hand"])
    table.play("soldier", "use/item:molotov-cocktail")
    assert table.room("surgery").fire
    assert (table.injuries(one), table.injuries(other)) == (1, 1)
    assert (table.of("soldier").serious_wounds, table.of("scout").serious_wounds) == (["leg"], ["hand"])


@cites("nemesis/weakness/effect")
def test_a_molotov_cocktail_counts_as_fire() -> None:
    table = with_item("molotov-cocktail")
    foe = table.intruder("breeder", 7)
    table.weakness("egg", "vulnerability-to-fire")
    table.turn("soldier")
    table.attack_cards("bite-6", "scratch-6")
    table.play("soldier", "use/item:molotov-cocktail")
    assert table.injuries(foe) == 2
    assert table.of("soldier").serious_wounds == []


@cites("nemesis/egg/destroy-grenade", "nemesis/egg/destroy-noise")
def test_a_molotov_cocktail_aimed_at_eggs_destroys_one_and_makes_noise() -> None:
    table = with_item("molotov-cocktail")
    table.object("egg", 7)
    table.object("egg", 7)
    foe = table.intruder("breeder", 7)
    table.turn("soldier")
    table.attack_cards("bite-6", "scratch-6")
    table.fate(noise=["2"])
    table.play("soldier", "use/item:molotov-cocktail")
    assert table.options("soldier") == ["throw/room:7", "throw/room:7/object:egg"]
    table.play("soldier", "throw/room:7/object:egg")
    assert table.room(7).objects == ["egg"]
    assert table.injuries(foe) == 1
    assert table.has_noise("1-3")


@pytest.mark.parametrize(
    ("face", "injuries", "fire"), [("blank", 0, False), ("creeper", 1, False), ("double", 2, True)]
)
def test_a_flamethrower_nearly_always_burns(face: str, injuries: int, fire: bool) -> None:
    table = with_item("flamethrower")
    foe = table.intruder("breeder", "surgery")
    table.turn("soldier")
    table.attack_cards("bite-6", "scratch-6")
    table.fate(combat=[face])
    table.play("soldier", f"shoot/item:flamethrower/{foe}")
    assert table.injuries(foe) == injuries
    assert table.room("surgery").fire is fire
    assert table.of("soldier").ammo["flamethrower"] == 3
