"""Discovered weaknesses change the rules of the intruders for everybody."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.nemesis.species.intruders.encounter import Encounter
from hullbreach.nemesis.species.intruders.injury import phosphates
from hullbreach.rulebook.citing import cites

KNOWN = pytest.mark.parametrize("known", [False, True])


def fight(kind: str, weakness: str, known: bool, who: str = "captain", injuries: int = 0) -> tuple[NemesisTable, str]:
    """A character and an intruder in the cockpit; the weakness lies on its slot, discovered or not."""
    table = scenario("nemesis", crew=[who], seed=5)
    table.place(who, 1)
    foe = table.intruder(kind, 1, injuries)
    table.weakness("egg", weakness, discovered=known)
    table.turn(who)
    return table, foe


def shoot(table: NemesisTable, foe: str, face: str, *cards: str) -> None:
    table.fate(combat=[face])
    table.attack_cards(*cards)
    table.play(table.seats[0], "shoot", foe)


@KNOWN
@cites("nemesis/weakness/effect")
def test_fire_hurts_once_more_and_burns_two_eggs(known: bool) -> None:
    table, adult = fight("adult", "vulnerability-to-fire", known)
    table.object("egg", 1)
    table.object("egg", 1)
    table.fire(1)
    table.turn("captain")
    table.attack_cards("scratch-6", "slime-5")
    table.event_phase()
    assert table.injuries(adult) == 1 + known
    assert table.room(1).objects.count("egg") == (0 if known else 1)


@KNOWN
@cites("nemesis/weakness/effect")
def test_a_flamethrower_is_fire(known: bool) -> None:
    table, adult = fight("adult", "vulnerability-to-fire", known)
    table.lose_items("captain")
    table.give("captain", "flamethrower")
    table.turn("captain")
    shoot(table, adult, "hit", "scratch-6")
    assert table.injuries(adult) == 1 + known


@cites("nemesis/weakness/effect")
def test_a_weakness_that_lies_face_down_beside_a_discovered_one_changes_nothing() -> None:
    table, adult = fight("adult", "vulnerability-to-energy", known=False, who="scout")
    table.weakness("corpse", "way-of-moving")
    table.turn("scout")
    shoot(table, adult, "hit", "scratch-6")
    assert table.injuries(adult) == 1


@KNOWN
@cites("nemesis/weakness/effect")
def test_energy_weapons_hurt_once_more_and_classic_ones_do_not(known: bool) -> None:
    table, adult = fight("adult", "vulnerability-to-energy", known, who="scout")
    shoot(table, adult, "hit", "scratch-6")
    assert table.injuries(adult) == 1 + known
    table, adult = fight("adult", "vulnerability-to-energy", known, who="captain")
    shoot(table, adult, "hit", "scratch-6")
    assert table.injuries(adult) == 1


@KNOWN
@cites("nemesis/weakness/effect")
def test_a_miss_with_an_energy_weapon_stays_a_miss(known: bool) -> None:
    table, queen = fight("queen", "vulnerability-to-energy", known, who="scout")
    shoot(table, queen, "adult")
    assert table.injuries(queen) == 0


@KNOWN
@pytest.mark.parametrize("cards", [0, 1, 2, 3])
@cites("nemesis/weakness/effect")
def test_surprise_numbers_are_one_lower_but_never_below_one(known: bool, cards: int) -> None:
    for token, number in (("adult-3", 3), ("creeper-1", 1)):
        table = scenario("nemesis", crew=["captain"], seed=5)
        table.place("captain", 1)
        table.hand("captain", *("rest", "search", "search")[:cards])
        table.state.first_encounter = True
        table.weakness("egg", "reaction-to-danger", discovered=known)
        table.bag(blank=1, adult_3=1, creeper_1=1)
        table.noise("1-4")
        table.turn("captain")
        table.fate(event=["nest"], noise=["4"], bag=["adult-3", token])
        table.attack_cards("slime-5")
        table.end_round()
        assert bool(table.told("attack")) == (cards < (max(1, number - 1) if known else number))


@KNOWN
@cites("nemesis/weakness/effect")
def test_it_helps_every_player_also_in_the_turn_of_another(known: bool) -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=5)
    table.place("scout", 1)
    table.hand("scout", "rest", "search")
    table.state.first_encounter = True
    table.weakness("egg", "reaction-to-danger", discovered=known)
    table.bag(blank=1, adult_3=1)
    table.turn("captain")
    table.fate(bag=["adult-3"])
    table.attack_cards("slime-5")
    table.state.stack.append((Encounter(table.seat("scout")), 0))
    table.run()
    assert bool(table.told("attack")) is not known


@KNOWN
@cites("nemesis/weakness/effect")
def test_only_breeders_and_the_queen_break_doors(known: bool) -> None:
    table, _ = fight("larva", "way-of-moving", known)
    table.intruder("adult", 17)
    table.door("17-19")
    table.intruder("breeder", 7)
    table.door("6-7")
    table.turn("captain")
    table.event_phase("bulkheads-open", bag="blank")  # direction 1, then every closed door opens
    assert table.door_at("17-19") == ("open" if known else "destroyed")
    assert table.door_at("6-7") == "destroyed"


@KNOWN
@cites("nemesis/weakness/effect")
def test_a_blank_hits_adults_only(known: bool) -> None:
    table, adult = fight("adult", "vital-places", known)
    shoot(table, adult, "blank", "scratch-6")
    assert table.injuries(adult) == int(known)
    for kind in ("creeper", "breeder", "queen"):
        table, other = fight(kind, "vital-places", known)
        shoot(table, other, "blank", "scratch-6", "bite-6")
        assert table.injuries(other) == 0


@KNOWN
@cites("nemesis/weakness/effect")
def test_a_blank_that_hits_is_read_as_the_weapon_reads_a_hit(known: bool) -> None:
    table, adult = fight("adult", "vital-places", known, who="mechanic")
    shoot(table, adult, "blank", "scratch-6")  # the sawed-off shotgun makes a hit a double hit
    assert table.injuries(adult) == (2 if known else 0)


@KNOWN
@cites("nemesis/weakness/effect")
def test_a_blank_that_hits_in_melee_costs_no_wound(known: bool) -> None:
    table, adult = fight("adult", "vital-places", known)
    table.fate(combat=["blank"])
    table.attack_cards("scratch-6")
    table.play("captain", "melee", adult)
    assert table.injuries(adult) == int(known)
    assert len(table.of("captain").serious_wounds) == int(not known)


@KNOWN
@cites("nemesis/weakness/effect")
def test_one_injury_less_kills(known: bool) -> None:
    table, _ = fight("adult", "brink-of-extinction", known, injuries=3)
    shoot(table, "intruder:adult-1", "hit", "slime-5")
    assert (table.intruders() == {}) == known
    table, _ = fight("breeder", "brink-of-extinction", known, injuries=7)
    shoot(table, "intruder:breeder-1", "hit", "slime-5", "bite-4")
    assert (table.intruders() == {}) == known


@KNOWN
@cites("nemesis/weakness/effect")
def test_the_bite_of_an_adult_wounds_lightly_that_of_a_breeder_seriously(known: bool) -> None:
    for kind, gentle in (("adult", known), ("breeder", False)):
        table, _ = fight(kind, "way-of-fighting", known)
        table.attack_cards("bite-4")
        table.event_phase("lurking")
        assert table.of("captain").light_wounds == int(gentle)
        assert len(table.of("captain").serious_wounds) == int(not gentle)


@cites("nemesis/weakness/effect", "nemesis/attack/card-hit")
def test_the_bite_of_an_adult_still_kills_the_badly_wounded() -> None:
    table, _ = fight("adult", "way-of-fighting", True)
    table.wound("captain", "leg", "hand")
    table.turn("captain")
    table.attack_cards("bite-4")
    table.event_phase()
    assert table.of("captain").dead


@KNOWN
@cites("nemesis/weakness/effect")
def test_foam_hurts_whom_it_drives_away(known: bool) -> None:
    table, adult = fight("adult", "susceptibility-to-phosphates", known)
    assert phosphates(table.state) == int(known)
    table.give("captain", "fire-extinguisher")
    table.turn("captain")
    table.fate(event=["nest"])  # direction 3: from 1 to 2
    table.attack_cards("scratch-6")
    table.play("captain", "use/item:fire-extinguisher")
    assert table.intruders() == {adult: "room:2"}
    assert table.injuries(adult) == int(known)
