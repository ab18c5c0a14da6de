"""Injuries of intruders: markers, one check, death or flight."""

from __future__ import annotations

from hullbreach.nemesis import box
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites
from tests.nemesis.original import BOX


def hunter(kind: str, injuries: int = 0, room: int = 1) -> tuple[NemesisTable, str]:
    """The captain with a revolver in a room with one intruder."""
    table = scenario("nemesis", crew=["captain"], seed=5)
    table.place("captain", room)
    foe = table.intruder(kind, room, injuries)
    table.turn("captain")
    return table, foe


def shoot(table: NemesisTable, foe: str, face: str, *cards: str) -> None:
    table.fate(combat=[face])
    table.attack_cards(*cards)
    table.play("captain", "shoot", foe)


def cards_drawn(table: NemesisTable) -> int:
    return len(table.state.zones[box.ATTACK_DISCARD])


@cites("nemesis/injury/markers")
def test_all_markers_are_placed_before_one_single_check() -> None:
    table, adult = hunter("adult")
    shoot(table, adult, "double", "slime-5")  # the revolver's double hit is three injuries
    assert table.injuries(adult) == 3
    assert cards_drawn(table) == 1


@cites("nemesis/injury/larva-or-egg")
def test_a_larva_dies_of_any_injury_without_a_card_and_leaves_no_carcass() -> None:
    table, larva = hunter("larva")
    shoot(table, larva, "hit")
    assert table.intruders() == {}
    assert cards_drawn(table) == 0
    assert table.room(1).objects == []


@cites("nemesis/injury/larva-or-egg")
def test_an_egg_is_destroyed_by_any_injury_without_a_card() -> None:
    table = scenario("nemesis", crew=["captain"], seed=5)
    table.place("captain", 1)
    table.object("egg", 1)
    table.turn("captain")
    table.fate(noise=["silence"])
    shoot(table, "object:egg", "hit")
    assert table.room(1).objects == []
    assert cards_drawn(table) == 0


@cites("nemesis/injury/creeper-or-adult-check")
def test_an_adult_dies_when_the_blood_does_not_exceed_its_injuries() -> None:
    table, adult = hunter("adult", injuries=3)
    shoot(table, adult, "hit", "bite-4")
    assert table.intruders() == {}
    assert cards_drawn(table) == 1


@cites("nemesis/injury/creeper-or-adult-check")
def test_a_creeper_lives_when_the_blood_exceeds_its_injuries() -> None:
    table, creeper = hunter("creeper", injuries=3)
    shoot(table, creeper, "hit", "slime-5")
    assert table.intruders() == {creeper: "room:1"}
    assert cards_drawn(table) == 1


@cites("nemesis/injury/death-carcass")
def test_a_killed_intruder_leaves_a_carcass_in_its_room() -> None:
    table, adult = hunter("adult", injuries=4)
    shoot(table, adult, "hit", "slime-5")
    assert table.room(1).intruders == []
    assert table.room(1).objects == ["carcass"]


@cites("nemesis/injury/death-carcass")
def test_when_no_carcass_token_is_left_none_is_placed() -> None:
    table, adult = hunter("adult", injuries=4)
    for _ in range(8):
        table.object("carcass", 17)
    table.turn("captain")
    shoot(table, adult, "hit", "slime-5")
    assert table.room(1).intruders == table.room(1).objects == []


@cites("nemesis/injury/queen-killed")
def test_a_killed_queen_never_comes_back() -> None:
    table, queen = hunter("queen", injuries=9)
    table.bag(blank=1)
    shoot(table, queen, "hit", "slime-5", "bite-4")
    g = table.state
    assert table.intruders() == {}
    assert g.queen_dead
    token = BOX.token_names.index("queen-4")
    assert (g.bag[token], g.pool[token]) == (0, 0)


@cites("nemesis/injury/breeder-or-queen-check")
def test_a_breeder_is_checked_with_the_sum_of_two_cards() -> None:
    table, breeder = hunter("breeder", injuries=6)
    shoot(table, breeder, "hit", "slime-5", "bite-4")
    assert table.injuries(breeder) == 7
    shoot(table, breeder, "double", "transformation-5", "transformation-4")
    assert table.intruders() == {}
    assert cards_drawn(table) == 4


@cites("nemesis/injury/retreat-arrow")
def test_an_arrow_means_flight_even_from_certain_death() -> None:
    table, adult = hunter("adult", injuries=8)
    table.fate(event=["nest"])  # direction 3: from 1 to 2
    shoot(table, adult, "hit", "claw-attack-0")
    assert table.intruders() == {adult: "room:2"}


@cites("nemesis/injury/retreat-arrow")
def test_for_a_queen_one_arrow_on_either_card_is_enough() -> None:
    table, queen = hunter("queen", injuries=8)
    table.fate(event=["nest"])
    shoot(table, queen, "hit", "scratch-2", "bite-0")
    assert table.intruders() == {queen: "room:2"}


@cites("nemesis/injury/retreat-move")
def test_a_fleeing_intruder_follows_the_number_of_an_event_card_that_has_no_effect() -> None:
    table, adult = hunter("adult")
    other = table.intruder("adult", 17)
    table.door("11-14")
    table.turn("captain")
    table.fate(event=["bulkheads-open"])  # direction 1: from 1 to 3
    shoot(table, adult, "hit", "bite-0")
    assert table.intruders() == {adult: "room:3", other: "room:17"}
    assert table.injuries(adult) == 1
    assert table.door_at("11-14") == "closed"
    discarded = table.state.zones[box.EVENT_DISCARD]
    assert [BOX.events[table.state.face[back]] for back in discarded] == ["bulkheads-open"]


@cites("nemesis/injury/retreat-move")
def test_a_fleeing_intruder_breaks_a_closed_door_and_stays() -> None:
    table, adult = hunter("adult")
    table.door("1-3")
    table.turn("captain")
    table.fate(event=["regeneration"])  # direction 1
    shoot(table, adult, "hit", "bite-0")
    assert table.intruders() == {adult: "room:1"}
    assert table.door_at("1-3") == "destroyed"


@cites("nemesis/injury/retreat-move")
def test_a_fleeing_intruder_disappears_in_the_technical_corridors() -> None:
    table, adult = hunter("adult", room=2)
    table.bag(blank=1)
    table.turn("captain")
    table.fate(event=["regeneration"])  # direction 1 of room 2 is its entrance
    shoot(table, adult, "hit", "bite-0")
    assert table.intruders() == {}
    assert sum(table.bag_counts().values()) == 2
