"""Tables in the facility on which a character is about to act, and how the bot values its options."""

from __future__ import annotations

from random import Random

from hullbreach.bots import answer_of, bot_of
from hullbreach.bots.bot import Offered
from hullbreach.nemesis.scenario import LockdownTable, scenario
from hullbreach.nemesis.table.bots.evaluation.acting import worth_of_action
from hullbreach.nemesis.table.bots.facility import habits as facility
from hullbreach.nemesis.table.bots.facility.mind import FacilityMind

CREW = ("hacker", "survivor", "janitor")


def standing_in(
    kind: str, *objectives: str, time: int = 12, mode: str = "semi-coop", crew: tuple[str, ...] = CREW
) -> LockdownTable:
    """The first of the crew is in a room of this kind, in a facility with power everywhere, and is about to act."""
    table = scenario("lockdown", crew=crew, seed=1, mode=mode)
    table.power()
    table.clock(time)
    if objectives:
        table.objectives(0, *objectives)
    table.lay(kind)
    table.place(0, kind)
    table.turn(0)
    return table


def mind_of(table: LockdownTable) -> FacilityMind:
    """What the first of the crew has in mind."""
    return facility.mind_of(table.game.sight(0), 0)


def answer(table: LockdownTable) -> str:
    """What the survivor says as the first of the crew."""
    choice = table.choice(0)
    assert choice is not None
    return answer_of(bot_of("lockdown"), table.game, choice, Random(1))


def worth(table: LockdownTable, option: str, cost: int = 1) -> float:
    """The value of an action that costs this many cards. Passing is worth nothing."""
    return worth_of_action(Offered(option, cost), mind_of(table))


def wanted(mind: FacilityMind, use: str) -> float:
    """What it is worth to do this somewhere; 0 if nobody thinks of it."""
    return max((goal.worth for goal in mind.wishes if goal.use == use), default=0.0)
