"""A view read for one decision: who stands where, what hunts them, and how much the deck can still give."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple

from ....bots.bot import Asked, Offered
from ...board.layout import Space, bits
from ...view.shapes import AliensView, PersonShown
from .cards import id_of
from .ground import Ground

REACH_OF_AN_ALIEN = 7
"""Six steps and the space next to its target."""
LAVISH = 0.5
"""How much less a card counts in a bug hunt, where the deck hardly ever runs out."""
CLOSE = 4
"""How far away somebody joins in defensive fire."""


class Hunter(NamedTuple):
    """An alien or a facehugger; the number is the model and the tokens under it."""

    ref: str
    space: Space
    number: int
    is_facehugger: bool


class Goal(NamedTuple):
    """Spaces to walk to, how strongly they pull, and how near is near enough."""

    targets: int
    pull: float
    near: int = 0


class Situation:
    """What a view shows, in numbers of spaces and sets of bits."""

    def __init__(self, view: AliensView, ground: Ground, seat: int) -> None:
        self.view, self.ground, self.board, self.seat = view, ground, ground.board, seat
        spaces = ground.space_of
        self.mission = view.mission.partition(":")[2]
        self.aboard = [person for person in view.people if person.state == "aboard" and person.space is not None]
        self.person = {person.ref: person for person in view.people}
        self.at: dict[str, Space] = {person.ref: spaces[person.space or ""] for person in self.aboard}
        self.people = self.standing = 0
        for person in self.aboard:
            self.people |= 1 << self.at[person.ref]
            if not person.down:
                self.standing |= 1 << self.at[person.ref]
        self.hunters = [
            Hunter(alien.ref, spaces[alien.space], alien.count, alien.kind == "facehugger") for alien in view.aliens
        ]
        self.hunter = {hunter.ref: hunter for hunter in self.hunters}
        self.aliens = sum(1 << hunter.space for hunter in self.hunters)
        self.blip_at = {spaces[blip.space]: blip.number or 2 for blip in view.blips}
        self.blips = sum(1 << space for space in self.blip_at)
        self.barred = self.open_doors = 0
        for number, door in enumerate(view.doors):
            self.barred |= door.barricaded << number
            self.open_doors |= door.open << number
        self.points = [(point.ref, spaces[point.space], point.barricaded) for point in view.points]
        self.goals = {goal.id: goal for goal in view.goals}
        self.wishes: dict[str, Goal | None] = {}
        """By character: where it should go, once that has been asked."""
        self.places: dict[str, Callable[[Space], float]] = {}
        """By character: what it is worth to stand in a space, once that has been asked."""

    # -- where ------------------------------------------------------------------------------------------------

    @cached_property
    def tokens(self) -> int:
        """Spaces in which no move may end."""
        taken = sum(1 << space for _, space, _ in self.points)
        for token in self.view.tokens:
            if token.sort not in ("exit", "flare"):
                taken |= 1 << self.ground.space_of[token.space]
        for gun in self.view.sentries:
            taken |= 1 << self.ground.space_of[gun.space]
        return taken

    @cached_property
    def hot(self) -> int:
        """Spaces next to aliens and blips, where everybody stops."""
        return self.board.around(self.aliens | self.blips, self.barred)

    def reach(self, start: Space, steps: int) -> int:
        """Where somebody may end a move of this many steps."""
        board, hot, barred = self.board, self.hot, self.barred
        others = self.people & ~(1 << start)
        free = board.floor & ~(self.aliens | self.blips | self.watched)
        seen = front = 1 << start
        for step in range(steps):
            front = board.around(front & ~hot if step else front, barred) & free & ~seen & ~(hot & others)
            if not front:
                break
            seen |= front
        return seen & ~(others | self.tokens | 1 << start)

    def is_safe_way(self, start: Space, end: Space, steps: int) -> bool:
        """Whether no shortest way from space to space goes through the line of fire of a gun of our own."""
        board, barred = self.board, self.barred
        free = board.floor & ~(self.aliens | self.blips)
        rings, seen = [1 << start], 1 << start
        while len(rings) <= steps and not rings[-1] >> end & 1:
            onward = rings[-1] & ~self.hot if len(rings) > 1 else rings[-1]
            rings.append(board.around(onward, barred) & free & ~seen)
            seen |= rings[-1]
        back = 1 << end
        for ring in reversed(rings[1:-1]):
            if back & self.watched:
                return False
            back = board.around(back, barred) & ring
        return not back & self.watched

    @cached_property
    def watched(self) -> int:
        """Spaces that a loaded sentry gun looks at: whoever steps into one is shot at."""
        found = self.lanes
        for gun in self.view.sentries:
            if gun.shots:
                here = self.ground.space_of[gun.space]
                found |= self.board.field(here, self.open_doors) & self.ground.front(here, gun.facing)
        return found

    @cached_property
    def lanes(self) -> int:
        """Those of them that it sees with the doors that open for whoever steps there."""
        found = 0
        for gun in self.view.sentries:
            if gun.shots:
                found |= self.ground.lane(self.ground.space_of[gun.space], gun.facing)
        return found

    def way(self, targets: int) -> bytes:
        """By space: the steps to the nearest of these, through no line of fire of our own guns."""
        return self.ground.far(targets, self.barred, self.lanes)

    def sees(self, one: Space, other: Space) -> bool:
        """Whether somebody in one space sees another."""
        return self.board.sees(one, other, self.standing, self.open_doors)

    def far(self, one: Space, other: Space) -> int:
        """Plain grid distance."""
        return self.board.layout.far(one, other)

    def spaces_of(self, sort: str) -> list[Space]:
        """Where tokens of a sort lie."""
        return [self.ground.space_of[token.space] for token in self.view.tokens if token.sort == sort]

    # -- who --------------------------------------------------------------------------------------------------

    @cached_property
    def fit(self) -> list[PersonShown]:
        """Everybody on the boards who stands."""
        return [person for person in self.aboard if not person.down]

    @cached_property
    def adults(self) -> list[PersonShown]:
        """Those who can shoot."""
        return [person for person in self.fit if person.ref != "character:newt"]

    def mine(self) -> list[PersonShown]:
        """The heroes of the seat that is asked."""
        return [person for person in self.aboard if person.seat == self.seat]

    def friends_near(self, who: str, space: Space) -> int:
        """How many others who can shoot would stand close enough to join in defensive fire."""
        far, at = self.board.layout.far, self.at
        return sum(other.ref != who and far(at[other.ref], space) <= CLOSE for other in self.adults)

    def wears(self, person: PersonShown, card: str) -> bool:
        """Whether somebody has this equipped."""
        return any(id_of(worn.ref) == card for worn in (*person.equipment, *person.weapons))

    @property
    def hand(self) -> list[str]:
        """The cards in the hand of the seat that is asked."""
        return [id_of(card) for card in self.view.hands[self.seat]]

    # -- what hunts -------------------------------------------------------------------------------------------

    @cached_property
    def nearness(self) -> dict[Space, int]:
        """By space of an alien or a blip: the steps to the closest character."""
        at = list(self.at.values())
        found = {}
        for space in bits(self.aliens | self.blips):
            walk = self.board.walk(space)
            found[space] = min((walk[person] for person in at), default=255)
        return found

    @cached_property
    def pressing(self) -> int:
        """How many aliens could attack in the next alien phase, and half of those whose blips are near."""
        near = self.nearness
        aliens = sum(hunter.number for hunter in self.hunters if near[hunter.space] <= REACH_OF_AN_ALIEN)
        return aliens + sum(number for space, number in self.blip_at.items() if near[space] <= 4) // 2

    # -- the deck ---------------------------------------------------------------------------------------------

    @cached_property
    def fuel(self) -> int:
        """Cards that can be exhausted before any have to be discarded."""
        return self.view.endurance.deck + self.view.endurance.under

    @cached_property
    def price(self) -> float:
        """What a card of the deck is worth."""
        if self.fuel + self.view.endurance.exhaust <= 6:
            return 1.2
        for least, price in ((24, 0.07), (16, 0.11), (11, 0.17), (7, 0.26), (4, 0.4)):
            if self.fuel >= least:
                return price * (LAVISH if self.is_hunt else 1.0)
        return 0.6

    # -- the mission ------------------------------------------------------------------------------------------

    @property
    def is_hunt(self) -> bool:
        """Whether everything that hunts has to be killed."""
        return "hunters-left" in self.goals

    @cached_property
    def is_calm(self) -> bool:
        """Whether nothing that hunts is near anybody."""
        return not any(near <= 10 for near in self.nearness.values())


Worth = Callable[[Situation, Offered, Asked], float]
"""The value of an answer to a question."""

Wish = Callable[[Situation, PersonShown], Goal | None]
"""Where somebody should go; None if nothing is asked of them."""


def actor(now: Situation, choice: Asked) -> PersonShown:
    """Whom a question is about."""
    return now.person[choice.args["who"]]
