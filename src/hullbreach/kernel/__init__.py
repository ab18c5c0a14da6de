"""The kernel: effects on a stack, questions, chance, knowledge, views, saves and records. It belongs to no game."""

from .effect import CLOCK, JUDGE, PACK_MODULES, Back, Effect, Effects, Seat
from .errors import BadSave, BrokenRule, Refused
from .event_kinds import Catalogue, EventKind
from .events import EVERYONE, MOST_SEATS, SPECTATOR, Event, check_seats
from .formalities import formality, is_known_to_all
from .game import Game
from .plan import Part, Plan
from .question import Choice, FirstOf, Moment, Option, Question, Refusal, Together, Waiting
from .stack import Cancel, Instead, Sweep
from .stage import Stage, stage_of
from .state import ASK, HOLD, LET_ROUND, LET_TURN, Mask, State

__all__ = [
    "ASK",
    "CLOCK",
    "EVERYONE",
    "HOLD",
    "JUDGE",
    "LET_ROUND",
    "LET_TURN",
    "MOST_SEATS",
    "PACK_MODULES",
    "SPECTATOR",
    "Back",
    "BadSave",
    "BrokenRule",
    "Cancel",
    "Catalogue",
    "Choice",
    "Effect",
    "Effects",
    "Event",
    "EventKind",
    "FirstOf",
    "Game",
    "Instead",
    "Mask",
    "Moment",
    "Option",
    "Part",
    "Plan",
    "Question",
    "Refusal",
    "Refused",
    "Seat",
    "Stage",
    "State",
    "Sweep",
    "Together",
    "Waiting",
    "check_seats",
    "formality",
    "is_known_to_all",
    "stage_of",
]
