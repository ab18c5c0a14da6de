"""Adaptations: how they are revealed and discarded, what each does, and the objectives that ask for them."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.rules.noise import NoiseRoll
from hullbreach.nemesis.rules.shot_result import ShotResult
from hullbreach.nemesis.scenario import NemesisTable
from hullbreach.nemesis.species.carnomorphs.arrival import PlaceCarnomorph
from hullbreach.nemesis.species.carnomorphs.creatures import BUTCHER, FLESHBEAST, SHAMBLER
from hullbreach.nemesis.species.carnomorphs.fire import CarnomorphFireStep
from hullbreach.rulebook.citing import cites

from .aboard import adapt, carry_out, changed, crew

SLOTS = {"egg": SHAMBLER, "carcass": FLESHBEAST, "corpse": BUTCHER}


def laboratory(thing: str | None = "carcass", revealed: bool = True) -> NemesisTable:
    """The captain is in the laboratory with this object."""
    table = crew("captain")
    table.tile(3, "laboratory")
    table.place("captain", "laboratory")
    if thing:
        table.object(thing, "laboratory")
    for slot in SLOTS:
        table.weakness(slot, {"egg": "agile", "carcass": "voracious", "corpse": "thick-hide"}[slot], revealed)
    table.turn("captain")
    return table


@cites("carnomorphs/adaptation/reveal", "carnomorphs/setup/adaptation-miniatures")
@pytest.mark.parametrize("slot", SLOTS)
def test_the_first_of_a_type_reveals_its_adaptation(slot: str) -> None:
    table = crew("captain")
    names = {each["slot"]: each["name"] for each in table.game.view()["weaknesses"]}
    assert names == dict.fromkeys(SLOTS)
    carry_out(table, PlaceCarnomorph(SLOTS[slot], 9))
    shown = {each["slot"]: each["name"] for each in table.game.view()["weaknesses"]}
    assert [each for each, name in shown.items() if name] == [slot]
    assert len([e for e in table.game.events() if e["kind"] == "adaptation-revealed"]) == 1
    carry_out(table, PlaceCarnomorph(SLOTS[slot], 9))
    assert len([e for e in table.game.events() if e["kind"] == "adaptation-revealed"]) == 1


@cites("carnomorphs/adaptation/laboratory-discards", "carnomorphs/adaptation/replaces-weakness")
def test_the_laboratory_discards_the_adaptation_of_the_object() -> None:
    table = laboratory("carcass")
    assert table.state.knows_weakness("voracious")
    table.play("captain", "room-action")
    assert not table.state.knows_weakness("voracious")
    assert table.state.knows_weakness("agile")
    assert len(table.room("laboratory").objects) == 1
    shown = {each["slot"]: each["discarded"] for each in table.game.view()["weaknesses"]}
    assert shown == {"corpse": False, "egg": False, "carcass": True}


@cites("carnomorphs/adaptation/laboratory-condition")
def test_it_must_have_been_revealed_and_not_be_discarded_already() -> None:
    table = laboratory("carcass", revealed=False)
    assert not any(option.startswith("room-action") for option in table.options("captain"))
    table = laboratory("carcass")
    changed(table).discarded = 0b100
    assert not any(option.startswith("room-action") for option in table.options("captain"))
    assert not any(option.startswith("room-action") for option in laboratory(None).options("captain"))


# -- what they do ----------------------------------------------------------------------------------------------


@cites("carnomorphs/adaptation/replaces-weakness")
@pytest.mark.parametrize("agile", [False, True])
def test_agile_makes_the_creeper_face_miss(agile: bool) -> None:
    table = crew("captain")
    if agile:
        adapt(table, "agile")
    table.give("captain", "flamethrower")
    foe = table.intruder("metagorger", 1)
    table.attack_cards("carnomorph-bite-6-3")
    weapon = table.state.weapons(0)[-1]
    carry_out(table, ShotResult(0, weapon, table.state.all_foes()[0], "creeper", 0))
    assert table.injuries(foe) == (0 if agile else 1)


@cites("carnomorphs/adaptation/replaces-weakness")
@pytest.mark.parametrize("thick", [False, True])
def test_thick_hide_asks_for_one_injury_more(thick: bool) -> None:
    table = crew("captain")
    if thick:
        adapt(table, "thick-hide")
    foe = table.intruder("butcher", 9, 5)
    table.attack_cards("carnomorph-bite-6-3")
    g = table.state
    carry_out(table, *g.species.injury(g, g.all_foes()[0], 1))
    assert (foe in table.intruders()) == thick


@cites("carnomorphs/adaptation/replaces-weakness")
@pytest.mark.parametrize(("scent", "near"), [(False, True), (True, False), (True, True)])
def test_carrion_scent_breaks_the_silence_near_a_heavy_object(scent: bool, near: bool) -> None:
    table = crew("captain")
    if scent:
        adapt(table, "carrion-scent")
    if near:
        table.object("carcass", "captain")
    table.fate(noise=["silence"])
    carry_out(table, NoiseRoll(0))
    assert bool(table.state.noise) == (scent and near)


@cites("carnomorphs/adaptation/replaces-weakness")
@pytest.mark.parametrize(
    ("kind", "rush", "goes"), [("shambler", True, True), ("metagorger", True, False), ("butcher", False, False)]
)
def test_battering_rush_carries_through_a_closed_door(kind: str, rush: bool, goes: bool) -> None:
    table = crew("captain")
    if rush:
        adapt(table, "battering-rush")
    g = table.state
    corridor, other = g.board.ways[9][0]
    foe = table.intruder(kind, 9)
    g.closed |= 1 << corridor
    carry_out(table, *g.species.move(g, [(g.all_foes()[0], corridor)]))
    assert table.intruders()[foe] == f"room:{other if goes else 9}"
    assert g.is_wrecked(corridor)


@cites("carnomorphs/adaptation/replaces-weakness")
def test_scorched_hide_keeps_the_fire_step_away_and_takes_one_off_other_fire() -> None:
    table = crew("captain")
    adapt(table, "scorched-hide")
    foe = table.intruder("butcher", 9)
    table.fire(9)
    carry_out(table, CarnomorphFireStep())
    assert table.injuries(foe) == 0
    table.attack_cards("carnomorph-bite-6-3", "slash-6-1")
    g = table.state
    carry_out(table, *g.species.injury(g, g.all_foes()[0], 2, "fire"))
    assert table.injuries(foe) == 1
    carry_out(table, *g.species.injury(g, g.all_foes()[0], 1, "fire"))
    assert table.injuries(foe) == 2


@cites("carnomorphs/adaptation/replaces-weakness")
@pytest.mark.parametrize("patient", [False, True])
def test_patient_hunter_raises_the_surprise_number(patient: bool) -> None:
    table = crew("captain")
    if patient:
        adapt(table, "patient-hunter")
    assert table.state.adjusted("surprise-number", 3, 0) == (4 if patient else 3)


@cites("carnomorphs/adaptation/replaces-weakness")
def test_knitting_flesh_heals_those_that_neither_fight_nor_burn() -> None:
    table = crew("captain")
    adapt(table, "knitting-flesh")
    calm, fighting, burning = (table.intruder("shambler", room, 2) for room in (9, 1, 13))
    table.fire(13)
    table.attack_cards("carnomorph-bite-6-3")
    carry_out(table, CarnomorphFireStep())
    assert [table.injuries(foe) for foe in (calm, fighting, burning)] == [1, 2, 3]


# -- objectives ------------------------------------------------------------------------------------------------


def met(table: NemesisTable, card: str) -> bool:
    return table.state.box.conditions[card](table.state, 0)


@cites("carnomorphs/objective/extreme-field-biology")
@pytest.mark.parametrize(("discarded", "fulfilled"), [(0b001, False), (0b101, True), (0b111, True)])
def test_extreme_field_biology_asks_for_two_discarded_adaptations(discarded: int, fulfilled: bool) -> None:
    table = crew("captain")
    table.state.discovered = 0b111
    assert not met(table, "extreme-field-biology")
    changed(table).discarded = discarded
    assert met(table, "extreme-field-biology") == fulfilled


@cites("carnomorphs/objective/ab-ovo")
def test_ab_ovo_asks_for_the_adaptation_of_the_egg() -> None:
    table = crew("captain")
    table.state.discovered = 0b111
    changed(table).discarded = 0b101
    assert not met(table, "ab-ovo")
    changed(table).discarded = 0b010
    assert met(table, "ab-ovo")


@cites("carnomorphs/objective/necroscopy")
def test_necroscopy_asks_for_the_signal_and_the_adaptation_of_the_carcass() -> None:
    table = crew("captain")
    table.state.discovered = 0b111
    changed(table).discarded = 0b100
    assert not met(table, "necroscopy")
    table.signal("captain")
    assert met(table, "necroscopy")
    changed(table).discarded = 0b011
    assert not met(table, "necroscopy")


@cites("carnomorphs/objective/the-great-hunt")
def test_the_great_hunt_asks_for_the_signal_and_the_death_of_the_butcher() -> None:
    table = crew("captain")
    table.signal("captain")
    assert not met(table, "the-great-hunt")
    table.queen_killed()
    assert met(table, "the-great-hunt")
    table.state.signalled = 0
    assert not met(table, "the-great-hunt")


@cites("carnomorphs/objective/blue-corpse-can-vanish")
def test_once_the_blue_corpse_is_eaten_nobody_can_bury_it() -> None:
    from hullbreach.nemesis.species.carnomorphs.feeding import Feeding

    table = crew("captain")
    table.signal("captain")
    table.object("corpse-blue", "captain")
    assert met(table, "a-proper-burial")
    table.object("corpse-blue", 9)
    table.intruder("butcher", 9)
    carry_out(table, Feeding())
    assert not met(table, "a-proper-burial")
    assert table.room(9).objects == []
