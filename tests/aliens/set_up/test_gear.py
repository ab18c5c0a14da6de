"""Gear at the start, the slots of a character, and what is printed on a card."""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.aliens.titles import ALIENS
from hullbreach.kernel import Refused
from hullbreach.rulebook.citing import cites
from tests.aliens.set_up.recruits import SQUAD, ids, new, position, set_up

FREE = ("newt", "escape", "survive", "rescue", "resupply")
BUG_HUNTS = ("mess-call", "purge-cycle", "two-rooms", "burn-it-out")


def about_to_equip(*hand: str) -> AliensTable:
    """Hicks, alone, with cards in hand and nothing equipped."""
    t = scenario(["hicks"])
    t.only("hicks")
    t.hand("hicks", *hand)
    t.activate("hicks")
    if t.choice("hicks").ask == "ask-draw":  # type: ignore[union-attr]
        t.play("hicks", "draw-none")
    return t


def worn(t: AliensTable, who: str = "hicks") -> list[str]:
    """Everything a character has equipped, weapons from the left first."""
    seen = t.of(who)
    return [card["ref"].partition(":")[2] for card in (*seen["weapons"], *seen["equipment"])]


# -- at the start -------------------------------------------------------------------------------------------------


@cites("aliens/gear/free-at-start")
@pytest.mark.parametrize("mission", FREE)
def test_gear_is_free_at_the_start_of_every_mission_that_is_not_a_bug_hunt(mission: str) -> None:
    game = set_up("hicks", mission=mission, until="ask-gear-up")
    while "hicks" not in str(game.choices[0].args["who"]):
        game.answer("done")
    stock = len(position(game).zones[0])
    for card in ("m56-smart-gun", "body-armor", "m4-helmet"):
        assert game.choices[0].options[ids(game).index(f"gear/card:{card}")].cost == 0
        game.answer(f"gear/card:{card}")
    endurance = game.view()["endurance"]
    assert (endurance["exhaust"], endurance["discard"], endurance["under"]) == (0, [], 0)
    assert endurance["deck"] == stock - 3


@cites("aliens/gear/free-at-start")
def test_any_card_of_the_stock_can_be_taken_by_anybody() -> None:
    game = set_up("hicks", until="ask-gear-up")
    while game.choices[0].ask == "ask-gear-up":
        weapons = [card for card in ids(game) if card.startswith("gear/")]
        assert len(weapons) == 16, "seven weapons and nine sorts of equipment"
        game.answer("done")


@cites("aliens/gear/free-at-start")
@pytest.mark.parametrize("mission", BUG_HUNTS)
def test_a_bug_hunt_begins_with_pistols_and_nothing_else(mission: str) -> None:
    game = set_up("hicks", mission=mission)
    assert not {event["kind"] for event in game.events()} & {"kitted-out"}
    worn = {one["ref"]: [card["ref"] for card in (*one["weapons"], *one["equipment"])] for one in game.view()["people"]}
    assert worn == {f"character:{name}": ["card:hk-vp70-pistol"] for name in SQUAD}


# -- slots --------------------------------------------------------------------------------------------------------


@cites("aliens/gear/weapon-slots", "aliens/gear/equipment-slots", "aliens/keyword/backup", "aliens/equip/slot-needed")
def test_a_pulse_rifle_a_shotgun_and_two_pieces_of_equipment_fill_all_slots() -> None:
    t = about_to_equip(
        "m41a-pulse-rifle", "ithaca-37-shotgun", "m4-helmet", "body-armor", "flare", "bolt-gun", "hk-vp70-pistol"
    )
    for card in ("m41a-pulse-rifle", "ithaca-37-shotgun", "m4-helmet", "body-armor"):
        t.play("hicks", "equip", f"card:{card}")
    assert worn(t) == ["m41a-pulse-rifle", "ithaca-37-shotgun", "m4-helmet", "body-armor"]
    assert t.refusals("hicks") == {
        "equip/card:flare/character:hicks": "aliens/gear/equipment-slots",
        "equip/card:bolt-gun/character:hicks": "aliens/gear/weapon-slots",
        "equip/card:hk-vp70-pistol/character:hicks": "aliens/gear/weapon-slots",
    }
    assert not [id for id in t.options("hicks") if id.startswith("equip/")]
    with pytest.raises(Refused):
        t.play("hicks", "equip", "card:flare")
    t.play("hicks", "unequip", "card:m4-helmet")
    t.play("hicks", "equip", "card:flare")
    assert worn(t) == ["m41a-pulse-rifle", "ithaca-37-shotgun", "body-armor", "flare"]


@cites("aliens/gear/weapon-slots")
def test_two_weapons_without_backup_do_not_go_together() -> None:
    t = about_to_equip("m41a-pulse-rifle", "bolt-gun")
    t.play("hicks", "equip", "card:bolt-gun")
    assert t.refusals("hicks") == {"equip/card:m41a-pulse-rifle/character:hicks": "aliens/gear/weapon-slots"}
    t.play("hicks", "unequip", "card:bolt-gun")
    t.play("hicks", "equip", "card:m41a-pulse-rifle")
    assert worn(t) == ["m41a-pulse-rifle"]


@cites("aliens/gear/weapon-slots")
def test_a_lone_backup_weapon_moves_to_the_right_free_of_charge_when_a_first_weapon_joins_it() -> None:
    t = about_to_equip("hk-vp70-pistol", "m41a-pulse-rifle")
    t.play("hicks", "equip", "card:hk-vp70-pistol")
    assert worn(t) == ["hk-vp70-pistol"]
    before = len(t.pile("exhaust"))
    t.play("hicks", "equip", "card:m41a-pulse-rifle")
    assert worn(t) == ["m41a-pulse-rifle", "hk-vp70-pistol"]
    assert len(t.pile("exhaust")) == before + 3, "the price of the rifle and nothing for the pistol"


@cites("aliens/gear/weapon-slots")
def test_two_backup_weapons_are_refused() -> None:
    t = about_to_equip("hk-vp70-pistol", "ithaca-37-shotgun")
    t.play("hicks", "equip", "card:hk-vp70-pistol")
    assert t.refusals("hicks") == {"equip/card:ithaca-37-shotgun/character:hicks": "aliens/keyword/backup"}


@cites("aliens/gear/equipment-slots")
def test_two_pieces_of_equipment_go_beside_any_weapons_and_a_third_does_not() -> None:
    t = about_to_equip("m4-helmet", "body-armor", "flare")
    t.play("hicks", "equip", "card:m4-helmet")
    assert "equip/card:flare/character:hicks" in t.options("hicks")
    t.play("hicks", "equip", "card:body-armor")
    assert worn(t) == ["m4-helmet", "body-armor"]
    assert t.refusals("hicks") == {"equip/card:flare/character:hicks": "aliens/gear/equipment-slots"}


# -- cards --------------------------------------------------------------------------------------------------------


@cites("aliens/gear/card-layout", "aliens/endurance/four-types")
def test_a_card_shows_its_name_its_type_and_its_cost() -> None:
    printed = new(1).printed
    cards = {row.id: row for row in ALIENS.box.tables.endurance}
    assert set(printed) == {f"card:{id}" for id in cards}
    assert {id: printed[f"card:{id}"]["type"] for id in cards} == {id: row.type for id, row in cards.items()}
    assert printed["card:m41a-pulse-rifle"]["cost"] == 3
    assert printed["card:second-wind"]["cost"] == 0
    assert {id for id in cards if printed[f"card:{id}"]["cost"] is None} == {
        id for id, row in cards.items() if row.type == "hazard"
    }


@cites("aliens/endurance/four-types")
def test_there_are_22_weapons_15_pieces_of_equipment_16_events_and_7_hazards() -> None:
    counts: Counter[str] = Counter()
    for row in ALIENS.box.tables.endurance:
        counts[row.type] += row.count
    assert counts == {"weapon": 22, "equipment": 15, "event": 16, "hazard": 7}


HOUSE = {
    "m41a-pulse-rifle": (5, 3),
    "m56-smart-gun": (2, 4),
    "m240-flamethrower": (2, 3),
    "hk-vp70-pistol": (6, 1),
    "m40-grenades": (4, 1),
    "ithaca-37-shotgun": (2, 2),
    "bolt-gun": (1, 1),
    "m4-helmet": (2, 1),
    "body-armor": (2, 2),
    "hadleys-hope-map": (1, 0),
    "flare": (2, 0),
    "shoulder-lamp": (2, 1),
    "arc-welder": (2, 1),
    "motion-tracker": (2, 1),
    "medical-scanner": (1, 1),
    "ammo-satchel": (1, 1),
    "second-wind": (2, 0),
    "scrounge": (2, 0),
    "covering-fire": (2, 1),
    "fall-back": (2, 1),
    "deep-breath": (1, 0),
    "drag-clear": (1, 1),
    "get-up": (1, 2),
    "adrenaline": (1, 2),
    "weld-shut": (1, 1),
    "tracker-ping": (1, 1),
    "keep-it-together": (1, 1),
    "twist-away": (1, 1),
    "losing-hope": (2, 0),
    "lights-out": (1, 0),
    "feed-jam": (1, 0),
    "acid-spray": (1, 0),
    "vent-noise": (1, 0),
    "panic-fire": (1, 0),
}


def test_the_endurance_cards_are_those_of_the_house() -> None:
    assert {row.id: (row.count, row.cost) for row in ALIENS.box.tables.endurance} == HOUSE
