"""The names that the code of a pack may import and rely on from version to version."""

from ..kernel import Back, Cancel, Effect, Effects, EventKind, Instead, Option, Question, Seat
from . import event_kinds
from .board.layout import Door, Layout, Space, bits
from .box import CHARACTERS, Character
from .cards.hazards import Hazard
from .functions import Functions
from .missions.breakout import Breakout
from .missions.bug_hunt import BugHunt
from .missions.mission import AtComputer, Mission, TurnUp, spaces_named
from .missions.surprises import (
    OpenCrate,
    ScanSide,
    facehugger_appears,
    nest_opens,
    open_crate,
    remove_token,
    scan_options,
)
from .position import ABOARD, CAPTURED, KILLED, OFF, OUT, Position
from .refs import ALIEN, CHARACTER, SEAT
from .rules.barricades import ALIEN_DIE, TUNNEL, tech_test
from .rules.endurance import Discard, Draw, Exhaust, Recycle, TrackerReveal
from .rules.events import ANY_TIME, AS_ACTION, AS_FREE_ACTION, ON_ITS_MOMENT, EventEffect
from .rules.lookout import LookOut, SpotBlip, return_to_pool
from .rules.losses import LoseCharacter, remove_alien
from .rules.spawn import SpawnBlips, Tunnel, move_blips
from .rules.tracker import DrawTracker, cards_left
from .tracker import Text, all_blips, its_aliens, its_blips, move_aliens
from .view.shapes import GoalShown

__all__ = [
    "ABOARD",
    "ALIEN",
    "ALIEN_DIE",
    "ANY_TIME",
    "AS_ACTION",
    "AS_FREE_ACTION",
    "CAPTURED",
    "CHARACTER",
    "CHARACTERS",
    "KILLED",
    "OFF",
    "ON_ITS_MOMENT",
    "OUT",
    "SEAT",
    "TUNNEL",
    "AtComputer",
    "Back",
    "Breakout",
    "BugHunt",
    "Cancel",
    "Character",
    "Discard",
    "Door",
    "Draw",
    "DrawTracker",
    "Effect",
    "Effects",
    "EventEffect",
    "EventKind",
    "Exhaust",
    "Functions",
    "GoalShown",
    "Hazard",
    "Instead",
    "Layout",
    "LookOut",
    "LoseCharacter",
    "Mission",
    "OpenCrate",
    "Option",
    "Position",
    "Question",
    "Recycle",
    "ScanSide",
    "Seat",
    "Space",
    "SpawnBlips",
    "SpotBlip",
    "Text",
    "TrackerReveal",
    "Tunnel",
    "TurnUp",
    "all_blips",
    "bits",
    "cards_left",
    "event_kinds",
    "facehugger_appears",
    "its_aliens",
    "its_blips",
    "move_aliens",
    "move_blips",
    "nest_opens",
    "open_crate",
    "remove_alien",
    "remove_token",
    "return_to_pool",
    "scan_options",
    "spaces_named",
    "tech_test",
]
