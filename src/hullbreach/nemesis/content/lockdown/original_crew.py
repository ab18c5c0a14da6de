"""Original characters in the facility: what they are printed with, and what their cards do here."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from ..functions import Functions
from ..printed import FacilityTables
from .original_crew_cards import ORIGINAL_CREW


@cache
def tables_with_original_crew(tables: FacilityTables) -> FacilityTables:
    """The tables of the facility with the original characters, and the cards that nobody else has."""
    theirs = tables.original_crew
    characters = replace(tables.characters, character=(*tables.characters.character, *theirs.character))
    actions = replace(tables.actions, action=(*tables.actions.action, *theirs.action))
    return replace(tables, characters=characters, actions=actions)


@cache
def functions_with_original_crew(functions: Functions) -> Functions:
    """The functions of the facility, and those of the original characters' cards."""
    return functions.with_those_of([ORIGINAL_CREW])
