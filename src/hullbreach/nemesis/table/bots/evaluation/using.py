"""The value of each way to use a room, a card or an item."""

from __future__ import annotations

from collections.abc import Callable

from .....bots.bot import Offered
from .commanding import ordering
from .doors import closing, opening, operating
from .fighting import shot
from .goal import ROOM, Goal
from .goals import is_dangerous
from .looking import looking, spying
from .mind import Mind
from .specimens import CURIOSITY, NEEDED
from .throwing import luring, throwing

WANTED = 20.0
"""The bonus for what the bot came here for."""


def worth_of_use(option: Offered, mind: Mind) -> float:
    """The value of one of several ways, with a bonus for what the bot wants of a room."""
    wanted = [WANTED + goal.worth for goal in _within_call(mind) if goal.use and option.id.startswith(goal.use)]
    return max(wanted, default=0.0) + worth_of_way(option, mind)


def worth_of_best(thing: str, mind: Mind) -> float:
    """The value of the best predicted option of a card, an item or a room."""
    return max((worth_of_way(Offered(offer), mind) for offer in mind.habits.offers[thing](mind)), default=-3.0)


def worth_of_way(option: Offered, mind: Mind) -> float:
    """The value of one way to use something."""
    return mind.habits.uses.get(option.verb, _nothing)(option, mind)


def _within_call(mind: Mind) -> list[Goal]:
    """The goals in this room, and in computer rooms, which some cards use from afar."""
    here, rooms = mind.now.here, mind.now.rooms
    return [goal for goal in mind.goals if goal.sort == ROOM and (goal.room == here or rooms[goal.room].computer)]


def _nothing(option: Offered, mind: Mind) -> float:
    return 0.0


def _walk(option: Offered, mind: Mind) -> float:
    room = f"room:{option.named('room')}"
    if option.named("seat") not in ("", str(mind.now.seat)):
        return -2.0
    return 2.0 + mind.reach.get(room, -5.0) - mind.ways.steps[room] - 3.0 * is_dangerous(mind.now.rooms[room])


def _mine_first(worth: float) -> Callable[[Offered, Mind], float]:
    def value(option: Offered, mind: Mind) -> float:
        return worth if option.named("seat") in ("", str(mind.now.seat)) else -1.0

    return value


def _scan(option: Offered, mind: Mind) -> float:
    """Both a wash and a scan, unless a scan could kill."""
    if mind.now.me.infested or mind.now.you.infected:
        return -5.0
    return 1.0 + mind.now.contamination_in_hand


def _draw(option: Offered, mind: Mind) -> float:
    hurt = mind.now.serious or mind.now.me.light
    return {"green": 2.0 + bool(hurt), "yellow": 2.2, "red": 1.5}.get(option.named("deck"), 0.0)


def _analyse(option: Offered, mind: Mind) -> float:
    return NEEDED if option.named("object") in mind.aim.specimens else CURIOSITY


def _free_room(option: Offered, mind: Mind) -> float:
    """The action of a room, here or from afar, is worth the bot's goal there."""
    room = f"room:{option.named('room')}"
    return max((goal.worth for goal in mind.goals if goal.sort == ROOM and goal.room == room), default=-9.0)


def crawl(option: Offered, mind: Mind) -> float:
    """A crawl is as good as a step, however far it leads."""
    return mind.step_to(f"room:{option.named('room')}")


def _retreat(option: Offered, mind: Mind) -> float:
    return 4.0 if option.named("intruder") else -4.0


def _foam(option: Offered, mind: Mind) -> float:
    """The value of foam, which is highest where fire would spread the furthest."""
    if option.named("intruder"):
        return 4.0
    room = mind.now.rooms[f"room:{option.named('room')}"]
    return 1.0 + len(room.exits) if room.fire else float(len(room.intruders))


def sabotage(option: Offered, mind: Mind) -> float:
    return -6.0


USES: dict[str, Callable[[Offered, Mind], float]] = {
    "move": _walk,
    "escape": _walk,
    "crawl": crawl,
    "slip-away": _walk,
    "withdraw": _walk,
    "dress": _mine_first(3.0),
    "dress-all": _mine_first(3.5),
    "heal": _mine_first(4.0),
    "heal-light": _mine_first(2.5),
    "eat-and-scan-hand": _scan,
    "wash-and-scan-hand": _scan,
    "scan-hand": _scan,
    "remove-slime": lambda option, mind: 1.0,
    "eat": lambda option, mind: 1.0,
    "wash": lambda option, mind: 1.0,
    "draw": _draw,
    "search": _draw,
    "close-door": closing,
    "open-door": opening,
    "destroy-door": opening,
    "operate-doors": operating,
    "order": ordering,
    "see-objective": spying,
    "lure": luring,
    "analyse": _analyse,
    "remove-malfunction": lambda option, mind: 6.0,
    "remove-fire": lambda option, mind: 6.0,
    "place-malfunction": sabotage,
    "place-fire": sabotage,
    "lock": sabotage,
    "room-action": _free_room,
    "reload": lambda option, mind: 9.0,
    "shoot": shot,
    "stun": _retreat,
    "foam": _foam,
    "throw": throwing,
    "cleanse-infected": lambda option, mind: 4.0,
    "cleanse": lambda option, mind: 3.0,
    "cleanse-clean": lambda option, mind: 1.0,
    "look-at": looking,
}
"""By verb: the function that values an option."""
