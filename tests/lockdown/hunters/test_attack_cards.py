"""What each attack card of the night stalkers does to its target, in the light and in darkness."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import LockdownTable
from hullbreach.nemesis.species.night_stalkers.chase import Pursuit
from hullbreach.rulebook.citing import cites
from tests.lockdown.hunters.below import DARK, LIT, attacked, crew
from tests.lockdown.printed import lockdown


def pursuit(table: LockdownTable) -> Pursuit:
    """The position, in which night stalkers may chase somebody."""
    state = table.state
    assert isinstance(state, Pursuit)
    return state


PLACES = pytest.mark.parametrize(("room", "dark"), [(LIT, False), (DARK, True)])


def test_every_card_has_an_effect_and_those_that_say_so_another_in_darkness() -> None:
    effects = crew().state.box.attack_effects
    for attack in lockdown().attacks.attack:
        assert (effects[attack.id].dark is not None) == attack.dark


@PLACES
@cites("lockdown/attack/card-hit")
def test_cut_is_a_light_wound_and_contamination_and_another_wound_in_darkness(room: int, dark: bool) -> None:
    sentry = attacked("adult", "cut-5", room=room).of("sentry")
    assert (sentry.light_wounds, sentry.discards.count("contamination")) == (1 + dark, 1)


@pytest.mark.parametrize("blood", [2, 0])
@cites("lockdown/attack/card-hit")
def test_the_blood_symbol_of_an_attack_card_does_not_matter(blood: int) -> None:
    table = attacked("adult", f"cut-{blood}", room=LIT)
    assert (table.of("sentry").light_wounds, table.intruders()) == (1, {"intruder:adult-1": f"room:{LIT}"})


@cites("lockdown/attack/card-hit")
def test_a_staircase_is_dark_for_an_attack() -> None:
    assert attacked("adult", "cut-5", room=6).of("sentry").light_wounds == 2


@PLACES
@pytest.mark.parametrize("wounds", [(), ("leg",), ("leg", "arm")])
@cites("lockdown/attack/card-hit")
def test_perched_in_the_dark_kills_in_darkness_at_three(room: int, dark: bool, wounds: tuple[str, ...]) -> None:
    sentry = attacked("adult", "perched-in-the-dark-5", *wounds, room=room, draws=("hand",)).of("sentry")
    assert sentry.dead == (dark and len(wounds) == 2)
    assert sentry.dead or len(sentry.serious_wounds) == len(wounds) + 1


@pytest.mark.parametrize(
    ("kind", "card", "wounds"),
    [
        ("adult", "perched-in-the-dark-5", ("leg", "arm")),
        ("queen", "piercing-the-heart-5", ("leg",)),
        ("breeder", "blood-rage-5", ("leg", "arm")),
    ],
)
@cites("lockdown/attack/card-hit")
def test_dressed_wounds_count_where_a_card_kills(kind: str, card: str, wounds: tuple[str, ...]) -> None:
    table = crew("sentry")
    table.wound("sentry", *wounds, dressed=True)
    table.intruder(kind, DARK)
    table.turn("sentry")
    table.attack_cards(card)
    table.event_phase()
    assert table.of("sentry").dead


@PLACES
@pytest.mark.parametrize("wounds", [(), ("leg",)])
@cites("lockdown/attack/card-hit")
def test_piercing_the_heart_kills_in_darkness_whoever_had_a_serious_wound(
    room: int, dark: bool, wounds: tuple[str, ...]
) -> None:
    sentry = attacked("queen", "piercing-the-heart-5", *wounds, room=room, draws=("hand",)).of("sentry")
    assert sentry.dead == (dark and bool(wounds))
    assert sentry.dead or sentry.discards.count("contamination") == 1


@cites("lockdown/attack/card-hit")
def test_darkness_is_judged_when_the_card_has_had_its_effect() -> None:
    assert attacked("queen", "piercing-the-heart-5", "leg", room=LIT, draws=("eyes",)).of("sentry").dead


@PLACES
@cites("lockdown/attack/card-hit")
def test_infecting_the_host_is_slime_and_in_darkness_a_larva(room: int, dark: bool) -> None:
    sentry = attacked("queen", "infecting-the-host-4", room=room).of("sentry")
    assert (sentry.slimed, sentry.infested, sentry.discards.count("contamination")) == (True, dark, 0)


@pytest.mark.parametrize(("wounds", "more"), [((), 1), (("leg",), 2)])
@cites("lockdown/attack/card-hit")
def test_blood_rage_wounds_twice_whoever_bleeds(wounds: tuple[str, ...], more: int) -> None:
    sentry = attacked("breeder", "blood-rage-5", *wounds, draws=("hand", "body")[:more]).of("sentry")
    assert len(sentry.serious_wounds) == len(wounds) + more


@cites("lockdown/attack/card-hit")
def test_blood_rage_wounds_once_where_all_is_dressed_and_kills_at_two() -> None:
    assert attacked("breeder", "blood-rage-5", "leg", "arm").of("sentry").dead
    table = crew("sentry")
    table.wound("sentry", "leg", dressed=True)
    table.intruder("breeder", DARK)
    table.turn("sentry")
    table.fate(wound=["hand"])
    table.attack_cards("blood-rage-3")
    table.event_phase()
    assert table.of("sentry").serious_wounds == ["hand"]


@PLACES
@cites("lockdown/attack/card-hit")
def test_evolve_makes_a_breeder_that_attacks_at_once_in_darkness(room: int, dark: bool) -> None:
    table = crew("sentry", room=room)
    table.intruder("creeper", room, injuries=1)
    table.turn("sentry")
    table.attack_cards("evolve-4", "blood-chase-5")
    table.event_phase()
    assert list(table.intruders()) == ["intruder:breeder-1"]
    assert table.injuries("intruder:breeder-1") == 0
    assert [event["args"]["foe"] for event in table.told("attack")][1:] == ["intruder:breeder-1"] * dark
    assert table.of("sentry").slimed == dark


@cites("lockdown/attack/card-hit")
def test_a_creeper_stays_what_it_is_when_there_is_no_breeder_left() -> None:
    table = crew("sentry")
    for _ in range(2):
        table.intruder("breeder", 1)
    table.intruder("creeper", DARK)
    table.turn("sentry")
    table.attack_cards("evolve-4")
    table.event_phase("panic")
    assert len(table.told("attack")) == 1
    assert "intruder:creeper-1" in table.intruders()


# -- blood chase ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wounds", [(), ("hand",)])
@cites("lockdown/attack/card-hit", "lockdown/encounter/not-by-movement")
def test_blood_chase_follows_whoever_escapes_bleeding(wounds: tuple[str, ...]) -> None:
    table = crew("sentry")
    table.wound("sentry", *wounds)
    adult = table.intruder("adult", DARK, injuries=2)
    table.turn("sentry")
    table.attack_cards("blood-chase-5")
    table.fate(noise=[] if wounds else ["1"])
    table.play("sentry", "move/room:14")
    assert table.intruders()[adult] == ("room:14" if wounds else "room:12")
    assert table.injuries(adult) == 2
    assert bool(table.told("noise-rolled")) == (not wounds)
    assert table.told("encounter") == []
    assert (table.of("sentry").slimed, table.of("sentry").light_wounds) == (True, 1)


@cites("lockdown/attack/card-hit")
def test_blood_chase_follows_nobody_who_stays() -> None:
    table = attacked("adult", "blood-chase-5", "hand")
    assert not any(pursuit(table).chasing)
    assert list(table.intruders().values()) == ["room:12"]


@cites("lockdown/attack/card-hit")
def test_blood_chase_follows_nobody_whose_wounds_are_dressed() -> None:
    table = crew("sentry")
    table.wound("sentry", "hand", dressed=True)
    adult = table.intruder("adult", DARK)
    table.turn("sentry")
    table.attack_cards("blood-chase-5")
    table.fate(noise=["1"])
    table.play("sentry", "move/room:14")
    assert table.intruders() == {adult: "room:12"}


@cites("lockdown/attack/card-hit", "lockdown/intruder-movement/closed-door")
def test_a_door_shut_in_its_face_ends_a_chase_and_breaks() -> None:
    table = crew("janitor")
    table.wound("janitor", "hand")
    adult = table.intruder("adult", DARK)
    table.hand("janitor", "mind-the-door", "rest", "search")
    table.turn("janitor")
    table.attack_cards("blood-chase-5")
    table.fate(noise=["1"])
    table.play("janitor", "play/card:mind-the-door")
    table.play("janitor", "shut-behind/room:14")
    assert (table.of("janitor").room, table.intruders()) == ("room:14", {adult: "room:12"})
    assert table.door_at("corridor:12-14") == "destroyed"


@cites("lockdown/attack/card-hit")
def test_every_escape_begins_without_a_chase() -> None:
    table = crew("sentry")
    adult = table.intruder("adult", DARK)
    pursuit(table).chasing[table.state.foe_room.index(DARK)] = 1  # for an earlier character of the same seat
    table.turn("sentry")
    table.attack_cards("blood-rage-5")
    table.fate(noise=["1"])
    table.play("sentry", "move/room:14")
    assert table.intruders() == {adult: "room:12"}


@cites("lockdown/attack/card-hit")
def test_an_intruder_forgets_a_chase_whose_prey_has_died() -> None:
    table = crew("sentry", "hacker")
    table.place("hacker", 14)
    table.wound("sentry", "leg", "hand")
    table.intruder("breeder", DARK)
    table.intruder("adult", DARK)
    table.turn("sentry")
    table.attack_cards("blood-chase-5", "perched-in-the-dark-5")
    table.fate(wound=["body"])
    table.play("sentry", "move/room:14")
    assert table.of("sentry").dead
    assert set(table.intruders().values()) == {"room:12"}
    table.fate(noise=["1"])
    table.turn("hacker")
    table.play("hacker", "move/room:11")
    assert set(table.intruders().values()) == {"room:12"}
