"""Lairs, and what kills or does not kill void seeders."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import NemesisTable
from hullbreach.rulebook.citing import cites
from tests.nemesis.void_seeders.haunted import QUIET, drawn, haunted, mind


def armed(kind: str, injuries: int = 0, gun: str = "revolver") -> tuple[NemesisTable, str]:
    """The captain stands in room 3 with a gun and one of these."""
    table = haunted()
    table.hand("captain", "rest", "search", "search", "demolition")
    table.bag(blank=1)
    foe = table.intruder(kind, 3, injuries=injuries)
    if gun not in table.of("captain").heavy:
        table.give("captain", gun)
    table.ammo("captain", gun, 2)
    table.turn("captain")
    return table, foe


def shoot(table: NemesisTable, foe: str, face: str = "hit", gun: str = "revolver", cards: tuple[str, ...] = ()) -> None:
    """The captain shoots with this result, and these attack cards are drawn."""
    table.attack_cards(*cards)
    table.fate(combat=[face])
    table.play("captain", f"shoot/item:{gun}/{foe}")


# -- finding one -----------------------------------------------------------------------------------------------


def found(room: int = 6) -> NemesisTable:
    """The captain walks from 7 into room 6, where a lair token lies."""
    table = haunted()
    table.token(room, "lair-3")
    table.place("captain", 7)
    table.hand("captain", "rest", "search", "search")
    table.turn("captain")
    table.state.first_encounter = False
    table.play("captain", f"move/room:{room}")
    return table


@cites("void-seeders/lair/token-places-lair", "void-seeders/lair/token-no-noise")
def test_a_lair_token_places_a_lair_without_a_noise_roll() -> None:
    table = found()
    room = table.room(6)
    assert room.intruders == ["lair"]
    assert table.told("noise-rolled") == []
    assert room.items == (3 if table.state.box.searchable[table.state.kind_of_room(6)] else 0)
    assert not table.state.site.has_token(table.state, 6)
    assert not table.state.first_encounter


@cites("void-seeders/lair/token-places-lair")
def test_a_lair_is_placed_even_in_the_nest() -> None:
    table = haunted()
    table.tile(2, "nest", explored=False)
    table.token(2, "lair-3")
    table.place("captain", 1)
    table.hand("captain", "rest", "search")
    table.turn("captain")
    table.play("captain", "move/room:2")
    assert table.room(2).intruders == ["lair"]


@cites("void-seeders/lair/combat")
def test_a_character_with_a_lair_is_in_combat() -> None:
    table = haunted()
    table.intruder("lair", 3)
    table.turn("captain")
    assert table.state.in_combat(0)
    assert not [option for option in table.options("captain") if option.startswith(("room-action", "careful-move"))]


@cites("void-seeders/lair/counts-as-intruder")
def test_a_grenade_can_be_thrown_at_a_lair() -> None:
    table = haunted()
    lair = table.intruder("lair", 7)
    table.give("captain", "grenade")
    table.hand("captain", "rest", "search", "search")
    table.turn("captain")
    table.attack_cards("void-scratch-6", "void-scratch-5")
    table.play("captain", "use/item:grenade")
    assert table.injuries(lair) == 2


@cites("void-seeders/lair/combat")
def test_a_lair_does_not_attack_an_escaping_character() -> None:
    table = haunted()
    table.intruder("lair", 3)
    table.hand("captain", "rest", "search")
    table.turn("captain")
    table.fate(noise=["1"])
    table.play("captain", "move/room:7")
    assert table.told("attack") == []
    assert table.of("captain").room == "room:7"


@cites("void-seeders/lair/combat", "void-seeders/lair/hit")
def test_a_missed_blow_at_a_lair_still_wounds() -> None:
    table, lair = armed("lair")
    table.fate(combat=["adult"], wound=["leg"])
    table.play("captain", f"melee/{lair}")
    assert table.of("captain").serious_wounds == ["leg"]
    assert table.injuries(lair) == 0


# -- staying and being heard -----------------------------------------------------------------------------------


@cites("void-seeders/lair/immobile")
def test_danger_treats_a_lair_as_nobody() -> None:
    table = haunted()
    lair = table.intruder("lair", 7)
    table.place("captain", 1)
    table.hand("captain", "rest", "search")
    table.turn("captain")
    table.fate(noise=["danger"])
    table.play("captain", "move/room:3")
    assert table.intruders() == {lair: "room:7"}
    assert [table.has_noise(way) for way in ("1-3", "3-7")] == [True, True]


@cites("void-seeders/lair/immobile")
def test_nothing_moves_a_lair() -> None:
    table = haunted()
    lair = table.intruder("lair", 3)
    g = table.state
    foe = g.foes_in(3)[0]
    assert g.species.retreat(g, foe) == g.species.foam(g, foe) == g.species.move(g, [(foe, 0)]) == []
    table.bag(blank=1)
    table.fate(noise=["silence"])
    table.event_phase(event="void-hunt", bag="blank")
    assert table.intruders()[lair] == "room:3"


@cites("void-seeders/lair/noise-at-turn-end", "void-seeders/lair/only-noise-in-combat")
def test_a_turn_that_ends_with_a_lair_ends_with_noise() -> None:
    table = haunted()
    table.intruder("lair", 3)
    table.hand("captain", "rest", "search")
    table.turn("captain")
    table.fire(3)
    table.fate(noise=["3"])
    table.play("captain", "pass")
    kinds = [event["kind"] for event in table.told() if event["kind"] in ("light-wound", "noise-rolled")]
    assert kinds == ["light-wound", "noise-rolled"]
    assert table.has_noise("3-7")


@cites("void-seeders/lair/noise-at-turn-end")
def test_nobody_rolls_for_a_lair_elsewhere_or_one_that_is_gone() -> None:
    table = haunted()
    table.intruder("lair", 7)
    table.turn("captain")
    table.play("captain", "pass")
    assert table.told("noise-rolled") == []


@cites("void-seeders/lair/only-noise-in-combat")
def test_in_combat_even_eggs_are_silent() -> None:
    table = haunted()
    g = table.state
    assert g.species.hears_eggs(g, 0)
    table.intruder("lair", 3)
    assert not g.species.hears_eggs(g, 0)


# -- destroying one --------------------------------------------------------------------------------------------


@cites("void-seeders/lair/hit")
@pytest.mark.parametrize(("face", "injuries"), [("blank", 0), ("creeper", 0), ("adult", 0), ("hit", 1), ("double", 3)])
def test_only_the_two_best_faces_hit_a_lair(face: str, injuries: int) -> None:
    table, lair = armed("lair")
    shoot(table, lair, face, cards=("void-scratch-6", "void-scratch-5") if injuries else ())
    assert table.injuries(lair) == injuries  # a revolver deals one more on a double


@cites("void-seeders/lair/hit")
def test_a_weapon_that_always_hits_does_not_hit_a_lair_with_a_lower_face() -> None:
    table, lair = armed("lair", gun="prototype-shotgun")
    shoot(table, lair, "adult", "prototype-shotgun")
    assert table.injuries(lair) == 0


@cites("void-seeders/lair/injury-two-cards", "void-seeders/lair/destroyed-check")
@pytest.mark.parametrize(("injuries", "result"), [(3, "stands"), (4, "destroyed")])
def test_the_higher_of_two_values_is_compared_with_all_injuries(injuries: int, result: str) -> None:
    table, lair = armed("lair", injuries)
    shoot(table, lair, cards=("void-fear-2", "void-fear-5"))
    assert drawn(table, "seeder-check") == [result]


@cites("void-seeders/lair/retreat-icon")
@pytest.mark.parametrize("cards", [("void-bite-0", "void-fear-2"), ("void-fear-2", "void-bite-0")])
def test_a_retreat_icon_saves_a_lair_where_it_stands(cards: tuple[str, str]) -> None:
    table, lair = armed("lair", 9)
    shoot(table, lair, cards=cards)
    assert drawn(table, "seeder-check") == ["saved"]
    assert table.intruders() == {lair: "room:3"}


@cites("void-seeders/lair/carcass", "void-seeders/lair/destroyed-space")
def test_a_destroyed_lair_leaves_a_carcass_and_is_counted() -> None:
    table, lair = armed("lair", 9)
    shoot(table, lair, cards=("void-fear-2", "void-fear-5"))
    assert table.room(3).objects == ["carcass"]
    assert table.room(3).intruders == []
    assert table.game.view(None)["minds"]["lairs_destroyed"] == 1


@cites("void-seeders/lair/all-three-destroyed", "void-seeders/injury/despoiler-only-by-lairs")
def test_with_the_third_lair_the_despoiler_leaves_for_good() -> None:
    table, lair = armed("lair", 9)
    table.intruder("despoiler", 20)
    mind(table).lairs_destroyed = 1
    shoot(table, lair, cards=("void-fear-2", "void-fear-5"))
    assert "intruder:despoiler-1" in table.intruders()
    other = table.intruder("lair", 3, injuries=9)
    table.turn("captain")
    bag = table.bag_counts()
    shoot(table, other, cards=("void-fear-2", "void-fear-5"))
    assert table.intruders() == {}
    assert table.state.queen_dead
    assert table.bag_counts() == bag


@cites("void-seeders/lair/airlock", "void-seeders/injury/despoiler-only-by-lairs")
def test_the_airlock_destroys_a_lair_and_only_removes_the_others() -> None:
    table = haunted()
    table.place("captain", 16)
    table.place("scout", 16)
    table.tile(2, "generator")
    for way in ("1-2", "2-6"):
        table.door(way)
    table.bag(blank=1)
    for kind in ("lair", "despoiler", "lurker"):
        table.intruder(kind, 2)
    table.state.airlock = 2
    table.event_phase(event=QUIET, bag="blank")
    assert table.room(2).intruders == []
    assert table.room(2).objects == ["carcass"]
    assert mind(table).lairs_destroyed == 1
    assert not table.state.queen_dead
    assert sum(table.bag_counts().values()) == 4  # two of them, and one for the blank of bag development


# -- void seeders ----------------------------------------------------------------------------------------------


@cites("void-seeders/injury/defeated", "void-seeders/injury/no-carcass")
def test_a_defeated_void_seeder_leaves_no_carcass_and_a_token_joins_the_bag() -> None:
    table, foe = armed("whisperer")
    shoot(table, foe, "double", cards=("void-fear-2",))
    assert table.intruders() == {}
    assert table.room(3).objects == []
    bag = table.bag_counts()
    assert (bag.pop("blank"), sum(bag.values())) == (1, 1)


CHECKS = [
    ("lurker", 3, ("void-fear-4", "void-scratch-6"), "falls"),
    ("lurker", 2, ("void-fear-4", "void-scratch-6"), "stands"),
    ("whisperer", 3, ("void-fear-4",), "falls"),
    ("whisperer", 2, ("void-fear-4",), "stands"),
    ("stalker", 3, ("void-fear-2", "void-fear-4"), "falls"),
    ("stalker", 2, ("void-fear-2", "void-fear-4"), "stands"),
]


@cites("void-seeders/injury/lurker", "void-seeders/injury/whisperer", "void-seeders/injury/stalker")
@pytest.mark.parametrize(("kind", "injuries", "cards", "result"), CHECKS)
def test_each_type_is_checked_in_its_own_way(kind: str, injuries: int, cards: tuple[str, ...], result: str) -> None:
    table, foe = armed(kind, injuries)
    shoot(table, foe, cards=cards)
    assert drawn(table, "seeder-check") == [result]


FLIGHTS = [
    ("lurker", ("void-fear-2", "void-bite-0")),
    ("lurker", ("void-bite-0", "void-fear-2")),
    ("whisperer", ("void-bite-0",)),
    ("stalker", ("void-fear-2", "void-bite-0")),
    ("stalker", ("void-bite-0", "void-fear-2")),
    ("despoiler", ("void-bite-0",)),
]


@cites(
    "void-seeders/injury/lurker-retreat", "void-seeders/injury/stalker-retreat", "void-seeders/injury/despoiler-retreat"
)
@pytest.mark.parametrize(("kind", "cards"), FLIGHTS)
def test_any_retreat_icon_makes_it_flee_rather_than_fall(kind: str, cards: tuple[str, ...]) -> None:
    table, foe = armed(kind, 0 if kind == "despoiler" else 9)
    table.fate(event=["void-neurosis"])
    shoot(table, foe, cards=cards)
    assert drawn(table, "seeder-check") == ["runs"]
    assert table.intruders() == {foe: "room:7"}


@cites("void-seeders/injury/despoiler-no-markers", "void-seeders/injury/despoiler-retreat")
def test_the_despoiler_gets_no_marker_and_its_blood_value_is_ignored() -> None:
    table, foe = armed("despoiler")
    shoot(table, foe, "double", cards=("void-fear-2",))
    assert drawn(table, "seeder-check") == ["stands"]
    assert table.injuries(foe) == 0
    assert table.intruders() == {foe: "room:3"}
