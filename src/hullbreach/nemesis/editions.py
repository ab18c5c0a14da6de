"""What each game is printed with: the parts in its box, in the order that numbers its components."""

from __future__ import annotations

from functools import cache
from importlib.resources.abc import Traversable

from .content.folder import Folder, functions_of, parts_of, tables_of
from .content.printed import FacilityTables, ShipTables
from .crews.captain import content as captain
from .crews.hacker import content as hacker
from .crews.janitor import content as janitor
from .crews.lab_rat import content as lab_rat
from .crews.lab_rat import reactions as lab_rat_reactions
from .crews.mechanic import content as mechanic
from .crews.pilot import content as pilot
from .crews.scientist import content as scientist
from .crews.scout import content as scout
from .crews.sentry import battle_suit
from .crews.sentry import content as sentry
from .crews.shared import content as shared_cards
from .crews.soldier import content as soldier
from .crews.survivor import content as survivor
from .crews.xenobiologist import content as xenobiologist
from .modes.facility_objectives import content as facility_objectives
from .modes.intruder_player import content as intruder_player
from .modes.ship_objectives import content as ship_objectives
from .packed_box import Edition
from .sites import ship_alternative
from .sites.facility import rooms as facility_rooms
from .sites.facility import rooms_secret, rooms_special
from .sites.facility.box import FacilityBox
from .sites.facility.items import crafted_items as facility_crafted
from .sites.facility.items import green_items as facility_green
from .sites.facility.items import red_items as facility_red
from .sites.facility.items import weapons as facility_weapons
from .sites.facility.items import yellow_items as facility_yellow
from .sites.facility_surface import surface_cards
from .sites.ship import rooms as ship_rooms
from .sites.ship.box import ShipBox
from .sites.ship.items import crafted_items as ship_crafted
from .sites.ship.items import green_items as ship_green
from .sites.ship.items import red_items as ship_red
from .sites.ship.items import weapons as ship_weapons
from .sites.ship.items import yellow_items as ship_yellow
from .species.carnomorphs import attack_cards as carnomorph_attacks
from .species.carnomorphs import event_cards as carnomorph_events
from .species.intruders import attack_cards as intruder_attacks
from .species.intruders.facility_events import content as intruder_facility_events
from .species.intruders.ship_events import content as intruder_ship_events
from .species.night_stalkers import attack_cards as stalker_attacks
from .species.night_stalkers import event_cards as stalker_events
from .species.void_seeders import attack_cards as seeder_attacks
from .species.void_seeders import event_cards as seeder_events

ORIGINAL_CREW = tuple(map(Folder, (captain, pilot, mechanic, soldier, scout, scientist)))
FACILITY_CREW = (
    Folder(hacker),
    Folder(janitor),
    Folder(lab_rat, lab_rat_reactions),
    Folder(sentry, battle_suit),
    Folder(survivor),
    Folder(xenobiologist),
)
INTRUDERS = Folder(intruder_attacks)
NEMESIS = (
    Folder(ship_rooms),
    Folder(ship_alternative),
    Folder(ship_red, ship_yellow, ship_green, ship_crafted, ship_weapons),
    Folder(ship_objectives),
    Folder(intruder_player),
    Folder(shared_cards),
    *ORIGINAL_CREW,
)
LOCKDOWN = (
    Folder(facility_rooms, rooms_special, rooms_secret),
    Folder(surface_cards),
    Folder(facility_red, facility_yellow, facility_green, facility_crafted, facility_weapons),
    Folder(facility_objectives),
    Folder(shared_cards),
    *FACILITY_CREW,
)
NEMESIS_HUNTERS = {
    "intruders": (INTRUDERS, Folder(intruder_ship_events)),
    "carnomorphs": (Folder(carnomorph_attacks, carnomorph_events),),
    "void-seeders": (Folder(seeder_attacks, seeder_events),),
}
"""Carnomorphs bring decks of their own (carnomorphs/setup/event-deck, carnomorphs/setup/attack-deck) and help cards
with the same numbers (carnomorphs/setup/help-cards)."""
LOCKDOWN_HUNTERS = {
    "night-stalkers": (Folder(stalker_attacks, stalker_events),),
    "intruders": (INTRUDERS, Folder(intruder_facility_events)),
}
"""The original intruders bring their tokens, cards and weaknesses (lockdown/original-intruders/tokens,
lockdown/original-intruders/decks, lockdown/original-intruders/laboratory-board), and events of their own."""
CREWS = {"facility": (), "with-original": ORIGINAL_CREW}
"""The characters in the box besides those of the facility: survivors (lockdown/original-crew/survivor-start) with the
quest items of their colour (lockdown/original-crew/items) and their own cards (lockdown/original-crew/action-decks)."""


def locales(game: str) -> list[Traversable]:
    """The folders with the names of a game's things. Those of one game only come last, and so win."""
    printed = {
        "nemesis": (*NEMESIS, *(folder for folders in NEMESIS_HUNTERS.values() for folder in folders)),
        "lockdown": (*ORIGINAL_CREW, *LOCKDOWN_HUNTERS["intruders"], *LOCKDOWN, *LOCKDOWN_HUNTERS["night-stalkers"]),
    }
    return [folder.locale for folder in printed[game] if folder.locale.is_dir()]


@cache
def nemesis_edition(species: str) -> Edition:
    """The box of Nemesis with one species. A species from a pack brings everything of its own."""
    folders = (*NEMESIS, *NEMESIS_HUNTERS.get(species, ()))
    return Edition("nemesis", tables_of(ShipTables, folders), functions_of(folders), parts_of(folders), ShipBox)


@cache
def lockdown_edition(species: str, crew: str) -> Edition:
    """The box of Lockdown with one species and one crew."""
    folders = (*LOCKDOWN, *LOCKDOWN_HUNTERS.get(species, ()), *CREWS[crew])
    tables = tables_of(FacilityTables, folders)
    return Edition("lockdown", tables, functions_of(folders), parts_of(folders), FacilityBox)
