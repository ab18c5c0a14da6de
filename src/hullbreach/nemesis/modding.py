"""What the functions of a pack are written with: the names a pack may rely on from version to version."""

from ..kernel import Back, Effect, Effects, EventKind, Option, Question, Seat
from . import event_kinds
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
from .position import Position
from .position.crew import ABOARD, DEAD, ESCAPED, HIBERNATING
from .refs import ROOM, SEAT
from .rules.ammunition import Reload
from .rules.cards import Draw
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
from .sites.facility.knowledge import GainKnowledge
from .sites.facility.position import FacilityPosition

__all__ = [
    "ABOARD",
    "DEAD",
    "ESCAPED",
    "HIBERNATING",
    "ROOM",
    "SEAT",
    "SILENT",
    "Back",
    "CloseDoor",
    "Contaminate",
    "Danger",
    "DestroyDoor",
    "DoubleIsHit",
    "Draw",
    "DrawItems",
    "DressWound",
    "Effect",
    "Effects",
    "Enter",
    "EventKind",
    "FacilityPosition",
    "FiresOn",
    "Flames",
    "Functions",
    "GainKnowledge",
    "GetSlimed",
    "HealLight",
    "HitIsDouble",
    "LightWound",
    "LoseSlime",
    "MoreOnAnyHit",
    "MoreOnDouble",
    "NoiseAround",
    "NoiseRoll",
    "OpenDoor",
    "Option",
    "PeekAtRoom",
    "PlaceFire",
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
    "Seat",
    "SendSignal",
    "SeriousWound",
    "Uses",
    "Weapon",
    "event_kinds",
    "may_close",
    "open_ways",
    "search_uses",
    "unexplored_rooms",
]
