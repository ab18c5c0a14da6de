"""The names that the functions of a pack may import and rely on from version to version."""

from ..kernel import Back, Cancel, Effect, Effects, EventKind, Instead, Option, Question, Seat
from . import event_kinds
from .box import COOP, CORPORATE, PERSONAL
from .content.functions import Functions, Uses
from .content.weapons import (
    DoubleIsHit,
    FiresOn,
    Flames,
    HitIsDouble,
    MoreOnAnyHit,
    MoreOnDouble,
    Rerolling,
    Scatter,
    Weapon,
)
from .modes.coop import Coop
from .modes.objective_deal import leave_in_the_box
from .modes.semi_coop import SemiCoop
from .modes.solo import Solo
from .parts import Mode, Site, Species
from .position import Position
from .position.composed import Fields
from .position.crew import ABOARD, DEAD, ESCAPED, HIBERNATING
from .refs import ROOM, SEAT
from .rules.ammunition import Reload
from .rules.cards import DiscardCard, Draw
from .rules.contamination import Contaminate, ScanHand
from .rules.doors import CloseDoor, DestroyDoor, OpenDoor, may_close
from .rules.hazards import PlaceFire, PlaceMalfunction, RemoveFire, RemoveMalfunction
from .rules.items import DrawItems
from .rules.movement import SILENT, Enter, GetSlimed, LoseSlime, open_ways
from .rules.noise import Danger, NoiseAround, NoiseRoll, PlaceNoise
from .rules.peeking import PeekAtRoom, unexplored_rooms
from .rules.search import search_uses
from .rules.signal import SendSignal
from .rules.wounds import DressWound, HealLight, LightWound, SeriousWound
from .schedule import Schedule
from .sites.facility import Facility
from .sites.facility.knowledge import GainKnowledge
from .sites.facility.position import FacilityPosition
from .sites.facility_surface import FacilitySurface
from .sites.ship import Ship
from .species.intruders import Intruders, creatures
from .species.intruders.attack import IntruderAttack
from .species.intruders.intruder_movement import PlaceIntruder
from .species.night_stalkers import NightStalkers

__all__ = [
    "ABOARD",
    "COOP",
    "CORPORATE",
    "DEAD",
    "ESCAPED",
    "HIBERNATING",
    "PERSONAL",
    "ROOM",
    "SEAT",
    "SILENT",
    "Back",
    "Cancel",
    "CloseDoor",
    "Contaminate",
    "Coop",
    "Danger",
    "DestroyDoor",
    "DiscardCard",
    "DoubleIsHit",
    "Draw",
    "DrawItems",
    "DressWound",
    "Effect",
    "Effects",
    "Enter",
    "EventKind",
    "Facility",
    "FacilityPosition",
    "FacilitySurface",
    "Fields",
    "FiresOn",
    "Flames",
    "Functions",
    "GainKnowledge",
    "GetSlimed",
    "HealLight",
    "HitIsDouble",
    "Instead",
    "IntruderAttack",
    "Intruders",
    "LightWound",
    "LoseSlime",
    "Mode",
    "MoreOnAnyHit",
    "MoreOnDouble",
    "NightStalkers",
    "NoiseAround",
    "NoiseRoll",
    "OpenDoor",
    "Option",
    "PeekAtRoom",
    "PlaceFire",
    "PlaceIntruder",
    "PlaceMalfunction",
    "PlaceNoise",
    "Position",
    "Question",
    "Reload",
    "RemoveFire",
    "RemoveMalfunction",
    "Rerolling",
    "ScanHand",
    "Scatter",
    "Schedule",
    "Seat",
    "SemiCoop",
    "SendSignal",
    "SeriousWound",
    "Ship",
    "Site",
    "Solo",
    "Species",
    "Uses",
    "Weapon",
    "creatures",
    "event_kinds",
    "leave_in_the_box",
    "may_close",
    "open_ways",
    "search_uses",
    "unexplored_rooms",
]
