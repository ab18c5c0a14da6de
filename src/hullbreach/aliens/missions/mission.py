"""A mission: its boards and what lies on them, and the questions its rules are asked, with plain answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

import msgspec

from ...kernel import Effect, Effects, Option
from ..board.board import Board
from ..board.layout import DELTAS, EAST, NORTH, SOUTH, WEST, BadLayout, Door, Layout, Space
from ..box import CHARACTERS, NEWT, Character
from ..event_kinds import TOKEN_TURNED
from ..position import ABOARD, ABSENT, OFF, Position
from ..refs import CHARACTER
from ..rules.barricades import tech_test
from ..rules.losses import take_off
from ..tables import Source
from .draws import DrawRow, cards_in

if TYPE_CHECKING:
    from ..view.shapes import GoalShown

CARDS_FOR = {1: 2, 2: 3, 3: 3, 4: 3, 5: 4, 6: 4}
"""Motion tracker cards a turn by number of players (aliens/motion-tracker/draw-count)."""

FULL_STRENGTH = 3
"""From this many players on a squad has heroes enough for a whole tracker deck of a bug hunt."""


class MissionRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mission card as it is written in a file. Spaces are written `C1:E5,D7 C2:A7`, rectangles `K5-L8`."""

    id: str
    kind: str
    """`campaign`, `raid`, `bug-hunt` or `breakout`."""
    layout: str
    source: Source
    start: str
    spawn: str
    """Spawn points 1 to 4."""
    sealed: str = ""
    start_b: str = ""
    exits: str = ""
    blips: str = ""
    mission_blips: str = ""
    computers: str = ""
    crates: str = ""
    barricades: str = ""
    """Doors that begin barricaded, as a space and a direction: `C1:H6E`."""
    deck_turns: tuple[int, int, int] = (0, 0, 0)
    """How many turns' worth of tracker cards of each threat level are stacked."""
    deck_cards: tuple[int, int, int] = (0, 0, 0)
    """How many cards of each threat level in a bug hunt."""
    fewer: int = 0
    """How many of each are left out for each player below three: a squad with few heroes is weaker."""
    facehuggers: int = 0
    facehugger_spaces: str = ""
    sentries: int = 0
    posts: str = ""
    """Where sentry guns are advised to stand, as a space and a direction."""
    most: int = 6
    """How many characters take part at most, unless there are more players."""
    players: int = 6
    """How many can play it at most."""
    tokens: tuple[str, ...] = ()
    """What is on the backs of the mission blips, unless the code of the mission says it."""
    quiet: int = 0
    """In how many turns at the beginning no tracker cards are drawn."""
    more: int = 0
    """How many tracker cards are drawn each turn above the usual number."""
    draws: tuple[DrawRow, ...] = ()
    """What changes the number of tracker cards from a turn on, or for some numbers of players."""
    adults: int = 0
    """For how many adults these cards are meant: for each who was missing at set-up one card fewer is drawn."""
    leave: int = 1
    """How many characters have to leave a breakout."""


def spaces_named(layout: Layout, text: str) -> list[Space]:
    """The spaces in a list such as `C1:E5,D7 C2:A7` or `C1:K5-L8`."""
    found: list[Space] = []
    for group in text.split():
        key, _, spots = group.partition(":")
        for spot in spots.split(","):
            first, dash, last = spot.partition("-")
            one = layout.space(f"{key}:{first}")
            if not dash:
                found.append(one)
                continue
            other = layout.space(f"{key}:{last}")
            columns = range(one % layout.width, other % layout.width + 1)
            rows = range(one // layout.width, other // layout.width + 1)
            found += [
                row * layout.width + column
                for row in rows
                for column in columns
                if layout.floor >> (row * layout.width + column) & 1
            ]
    return found


FACINGS = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}


def door_named(layout: Layout, text: str) -> Door:
    """The door of a space in a direction, such as `C1:H6E`."""
    space = layout.space(text[:-1])
    if text[-1] not in FACINGS:
        raise BadLayout("layout-no-door", door=text)
    dx, dy = DELTAS[FACINGS[text[-1]]]
    door = layout.door_at.get(frozenset((space, space + dx + dy * layout.width)))
    if door is None:
        raise BadLayout("layout-no-door", door=text)
    return door


class Mission:
    """What the rules ask a mission. A mission of its own kind answers differently."""

    needs_exit: ClassVar[bool] = True
    reshuffles: ClassVar[bool] = True
    """Whether an empty tracker deck is made again (not in bug hunts: aliens/bug-hunt/no-reshuffle)."""

    def __init__(self, row: MissionRow, layout: Layout) -> None:
        self.row, self.layout = row, layout
        self.id = row.id
        self.spawn = tuple(spaces_named(layout, row.spawn))
        self.spawn_mask = sum(1 << space for space in self.spawn)
        self.start = spaces_named(layout, row.start)
        self.start_b = spaces_named(layout, row.start_b)
        # aliens/setup/exit-tokens, aliens/exit/during-activation
        self.exit_spaces = tuple(spaces_named(layout, row.exits))
        self.exit_mask = sum(1 << space for space in self.exit_spaces)
        self.computers = tuple(spaces_named(layout, row.computers))
        self.computer_mask = sum(1 << space for space in self.computers)
        self.fixed_mask = self.spawn_mask | self.computer_mask
        self.posts = tuple((layout.space(post[:-1]), FACINGS[post[-1]]) for post in row.posts.split())
        self.barred_doors = tuple(door_named(layout, door) for door in row.barricades.split())

    @cached_property
    def board(self) -> Board:
        """Its boards, with what is seen and reached there."""
        return Board(self.layout)

    @property
    # aliens/bug-hunt/standalone, aliens/bug-hunt/defeat, aliens/sentry-gun/missions
    def is_bug_hunt(self) -> bool:
        """Whether it is a mission outside the campaign."""
        return self.row.kind == "bug-hunt"

    # -- set-up -----------------------------------------------------------------------------------------------

    def squad(self, g: Position, free: list[Character]) -> list[Character]:
        """Who takes part, of those who are free: the heroes, and others up to as many as the card says.

        Newt is in no bug hunt (aliens/bug-hunt/no-newt).
        """
        heroes = [who for who in free if g.hero[who]]
        others = [who for who in free if not g.hero[who] and who != NEWT]
        return [*heroes, *others[: max(self.row.most - len(heroes), 0)]]

    def starts_at(self, g: Position, who: Character) -> list[Space]:
        """The spaces a character may start on."""
        return self.start

    def tokens(self, g: Position) -> list[str]:
        """What is on the backs of the mission blips."""
        return list(self.row.tokens)

    def blips_at_set_up(self, g: Position, named: list[Space]) -> list[Space]:
        """Where blips lie at the beginning, of the spaces the card names."""
        return named

    def deck_count(self, g: Position, level: int, there: int) -> int:
        """How many tracker cards of a level are stacked."""
        if self.is_bug_hunt:
            missing = max(FULL_STRENGTH - len(g.orders), 0)
            return min(max(self.row.deck_cards[level] - self.row.fewer * missing, 0), there)
        return min(self.row.deck_turns[level] * CARDS_FOR[len(g.orders)], there)

    def set_up(self, g: Position) -> Effects:
        """Whatever else this mission lays out."""
        return None

    # -- the turn ---------------------------------------------------------------------------------------------

    def cards(self, g: Position) -> int:
        """Tracker cards a turn for this table (aliens/motion-tracker/draw-count)."""
        return CARDS_FOR[sum(g.takes_part(seat) for seat in range(len(g.orders))) or 1]

    def draws(self, g: Position) -> int:
        """Tracker cards in this turn; for want of adults fewer, but at least one (a ruling of the house)."""
        if g.turn <= self.row.quiet:
            return 0
        usual = cards_in(g.turn, len(g.orders), self.cards(g), self.row.draws)
        cards = usual + self.row.more + self.further_draws(g)
        return max(cards - max(self.row.adults - adults_at_set_up(g), 0), 1) if cards else 0

    def further_draws(self, g: Position) -> int:
        """Tracker cards in this turn for what has happened in the mission."""
        return 0

    def turn_begins(self, g: Position) -> Effects:
        """What happens at the start of a turn."""
        return None

    def alien_phase_begins(self, g: Position) -> Effects:
        """What happens at the start of the alien phase."""
        return None

    def finish(self, g: Position) -> Effects:
        """What happens in the finish phase."""
        return None

    def blip_speed(self, g: Position, side: int, face: int) -> int:
        """How far the blips of a side move on this roll."""
        return face

    # -- what characters do -----------------------------------------------------------------------------------

    def exits(self, g: Position) -> int:
        """The spaces that are exits now."""
        return self.exit_mask

    def entered(self, g: Position, who: Character) -> None:
        """Somebody has stepped into a space."""

    def free_actions(self, g: Position, who: Character) -> Iterator[Option]:
        """Free actions that only this mission has."""
        return iter(())

    def left_by_exit(self, g: Position, who: Character) -> Effects:
        """Somebody has left by an exit."""
        return None

    def interactions(self, g: Position, who: Character) -> Iterator[Option]:
        """What an Interact action can do from where somebody stands (aliens/interact/action)."""
        near = g.next_to(g.at[who]) & g.tokens_in_the_way()
        if not near:
            return
        for token, space in enumerate(g.token_at):
            if space != OFF and near >> space & 1:
                yield from self.at_token(g, who, token)
        for computer, space in enumerate(self.computers):
            if near >> space & 1:
                yield from self.at_computer(g, who, computer)
        for crate, space in enumerate(g.crates):
            if space != OFF and near >> space & 1:
                yield from self.at_crate(g, who, crate)

    def at_token(self, g: Position, who: Character, token: int) -> Iterable[Option]:
        """Interact with a mission blip: it is turned up."""
        yield Option(f"turn-up/{g.board.refs[g.token_at[token]]}", (TurnUp(who, token),), "aliens/interact/action")

    def at_computer(self, g: Position, who: Character, computer: int) -> Iterable[Option]:
        """Interact with a computer."""
        return ()

    def at_crate(self, g: Position, who: Character, crate: int) -> Iterable[Option]:
        """Interact with a crate."""
        return ()

    def turned_up(self, g: Position, who: Character, token: int, kind: str) -> Effects:
        """What a mission blip does when somebody turns it up."""
        return None

    # -- the end ----------------------------------------------------------------------------------------------

    def is_won(self, g: Position) -> bool:
        """Whether all requirements are met."""
        raise NotImplementedError

    def ends_when_won(self, g: Position) -> bool:
        """Whether it ends as soon as it is won; a mission with an exit goes on until the players call it."""
        return not any(status == ABOARD for status in g.status)

    def lost_because(self, g: Position) -> str:
        """Why it is lost beside the common reasons; empty if it is not."""
        return ""

    def leave_behind(self, g: Position) -> None:
        """Whoever is still on the boards is captured."""
        for who in list(g.on_boards()):
            take_off(g, who, False, "left-behind", "aliens/setup/mission-card-authority")

    def is_aborted(self, g: Position) -> bool:
        """Whether a raid that was not won was broken off without loss."""
        return False

    # -- in words ---------------------------------------------------------------------------------------------

    def goals(self, g: Position) -> Iterator[GoalShown]:
        """What the mission asks for or counts, and how far it has come."""
        return iter(())


def taking_part(g: Position) -> list[Character]:
    """Everybody who is or was in this mission."""
    return [who for who in CHARACTERS if g.status[who] != ABSENT]


def adults_at_set_up(g: Position) -> int:
    """How many adults the mission began with. Captives that were freed were not there."""
    freed = g.facts.get("freed", 0)
    return sum(who != NEWT and not freed >> who & 1 for who in taking_part(g))


class TurnUp(Effect, tag="aliens/turn-up"):
    """A mission blip is turned up, and does what the mission says."""

    rule = "aliens/mission-token/computers-and-crates"
    who: Character
    token: int

    def turn_it_up(self, g: Position) -> Effects:
        back = g.game.first_token + self.token
        g.show(back)
        kind = g.box.names[g.family[back]][g.face[back]]
        space = g.board.refs[g.token_at[self.token]]
        g.tell(TOKEN_TURNED, self.rule, who=CHARACTER[self.who], space=space, token=f"token:{kind}")
        return g.mission.turned_up(g, self.who, self.token, kind)


class AtComputer(Effect):
    """A tech test at a computer, and what it brings."""

    rule = "aliens/mission-token/computers-and-crates"
    who: Character

    def test(self, g: Position) -> Effects:
        return self._passed(g) if tech_test(g, self.who) else None

    def _passed(self, g: Position) -> Effects:
        raise NotImplementedError
