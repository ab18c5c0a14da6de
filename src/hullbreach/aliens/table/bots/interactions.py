"""What it is worth to interact with what a mission lays out, and with doors, spawn points and tunnels."""

from __future__ import annotations

from ....bots.bot import Offered
from ...view.shapes import PersonShown
from .campaign import CRATE, NEWT
from .goals import goal_of
from .ground import BREAKING_THROUGH
from .hunts import steam
from .situation import Situation


def barricade(now: Situation, who: PersonShown, option: Offered) -> float:
    """A spawn point or a tunnel holds two blips on average; a door only gains time."""
    bonus = 2 * now.wears(who, "arc-welder")
    likely = min(who.tech + bonus, 10) / 10
    if option.about[0].startswith("door:"):
        return 0.05 * likely if now.is_hunt and now.is_calm and not _leads_on(now, who, option) else -1.0
    if not now.view.tracker.left:
        return -1.0
    staying = now.is_hunt or now.mission in ("survive", "escape")
    return likely * (1.5 if staying else 0.5) * (1.0 if now.pressing < 3 else 0.5)


def _leads_on(now: Situation, who: PersonShown, option: Offered) -> bool:
    """Whether the way to the goal goes through a door."""
    goal = goal_of(now, who)
    if goal is None:
        return False
    one, other = now.board.layout.doors[int(option.named("door"))]
    far, here = now.way(goal.targets), now.at[who.ref]
    beyond = other if here == one else one
    return far[beyond] < far[here]


def unbar(now: Situation, who: PersonShown, option: Offered) -> float:
    """Only where the way goes on."""
    if not option.about[0].startswith("door:"):
        return -2.0
    one, other = now.board.layout.doors[int(option.named("door"))]
    goal = goal_of(now, who)
    if goal is None:
        return -2.0
    far, here = now.way(goal.targets), now.at[who.ref]
    beyond = other if here == one else one
    return 1.2 if far[here] >= far[beyond] + BREAKING_THROUGH and far[here] > goal.near else -2.0


def turn_up(now: Situation, who: PersonShown, option: Offered) -> float:
    """What is looked for; a mission blip that is known to be something else is left alone."""
    space = f"space:{option.named('space')}"
    kind = next((t.kind for t in now.view.tokens if t.sort == "mission-blip" and t.space == space), None)
    if kind in ("token:facehugger", "token:nest"):
        return -2.0
    if kind in (None, NEWT, "token:cocoon", "token:eggs"):
        return 3.0 if now.mission != "newt" or not now.goals["find-newt"].done else -1.0
    return 0.3


def take(now: Situation, who: PersonShown, option: Offered) -> float:
    """The child; a crate as long as one is wanted. What somebody standing carries is not taken from them."""
    if option.named("token") == "newt":
        return 4.0 if len(option.about) == 1 or now.person[option.about[1]].down else -2.0
    out = now.goals["crates-out"]
    carried = sum(person.carries == CRATE for person in now.aboard)
    return 3.0 if carried + out.done < out.of and now.view.turn <= 8 else -1.0


def open_crate(now: Situation, who: PersonShown, option: Offered) -> float:
    """In a bug hunt it holds gear; in a raid it is to be carried home."""
    return 1.4 if now.is_hunt else -2.0


def scan(now: Situation, who: PersonShown, option: Offered) -> float:
    """Worth an action where it saves a walk, and nobody has to be shot."""
    if now.pressing or now.mission not in ("newt", "rescue"):
        return 0.15 if now.is_calm else -0.2
    return 0.09 * who.tech if not now.goals.get("find-newt", now.view.goals[0]).done else -1.0


def call_ship(now: Situation, who: PersonShown, option: Offered) -> float:
    """Nothing else wins Survive."""
    return 4.0


def turn_dish(now: Situation, who: PersonShown, option: Offered) -> float:
    """A turn less to wait."""
    return 0.9


def hold_purge(now: Situation, who: PersonShown, option: Offered) -> float:
    """Steam that would find few of them and many of us comes later."""
    due = steam(now)
    return due.worth_holding if due and due.turns == 0 else -0.5


def lock(now: Situation, who: PersonShown, option: Offered) -> float:
    """A door shut from afar gains a little time."""
    return 0.03 if now.is_calm else -0.2
