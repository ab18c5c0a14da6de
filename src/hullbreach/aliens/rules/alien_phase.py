"""The alien phase: aliens, then blips board by board, then motion tracker cards."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel import Effect, Effects, Option, Question
from ..board.layout import bits
from ..event_kinds import ALIEN_PHASE, BLIPS_MOVE, STANDS_UP
from ..position import ALIENS, OFF, Alien, Mover, Position
from ..refs import ALIEN, CHARACTER
from .alien_movement import Advance, is_next_to_somebody, nearest, ref_of
from .barricades import ALIEN_DIE
from .choices import chosen_by_rank
from .defense import AlienAttack
from .defensive_fire import DefensiveFire
from .events import pause
from .lookout import LookOut
from .losses import Capture
from .tracker import TrackerCards

# aliens/alien-phase/speed
ALIEN_SPEED = 6


class AlienPhase(Effect, tag="aliens/alien-phase"):
    """Aliens are activated, then blips, then motion tracker cards are drawn."""

    rule = "aliens/alien-phase/steps"

    def begin(self, g: Position) -> Effects:
        g.phase = ALIENS
        g.active = -1
        g.quiet = 0
        g.alien_done = g.blip_done = g.sides_done = g.tunnel_of = 0
        g.tell(ALIEN_PHASE, self.rule, turn=g.turn)
        return [*(g.mission.alien_phase_begins(g) or ()), *pause(g, "alien-phase")]

    def stand_up_or_be_captured(self, g: Position) -> Effects:
        """All who are knocked down are looked at in the same instant (aliens/capture/trigger)."""
        fallen = [who for who in g.on_boards() if g.down >> who & 1]
        captured = [who for who in fallen if g.next_to(g.at[who]) & g.aliens]
        for who in fallen:
            if who not in captured:
                g.stand_up(who)
                g.tell(STANDS_UP, "aliens/knockdown/stand-up", who=CHARACTER[who])
        return [*(Capture(who) for who in captured), LookOut()]

    def activate_aliens(self, g: Position) -> Effects:
        return [NextAlien()]

    def activate_blips(self, g: Position) -> Effects:
        return [*pause(g, "blips"), NextSide()]

    def draw_motion_tracker_cards(self, g: Position) -> Effects:
        return [TrackerCards()]


def is_activating(g: Position) -> bool:
    """Whether aliens and blips are being activated, or will be: the phase stays on the stack up to its last step."""
    return any(isinstance(effect, AlienPhase) for effect, _ in g.stack)


# -- aliens -------------------------------------------------------------------------------------------------------


def still_to_act(g: Position) -> list[Alien]:
    """The aliens that have not been activated in this phase."""
    return [alien for alien in g.living_aliens() if not g.alien_done >> alien & 1]


# aliens/alien-phase/newly-spotted-in-step-1
class NextAlien(Effect, tag="aliens/next-alien"):
    """Aliens activate one at a time, from the one closest to a character outwards."""

    rule = "aliens/alien-phase/activation-order"

    def choose_it(self, g: Position) -> Effects:
        waiting = still_to_act(g)
        if not waiting:
            return None
        first = nearest(g, waiting)
        if len(first) > 1:
            return [chosen_by_rank(g, WhichAlien), NextAlien()]
        return [AlienActs(first[0], ALIEN_SPEED, True), NextAlien()]


class WhichAlien(Question, tag="aliens/which-alien"):
    """Which of several equally close aliens goes first."""

    rule = "aliens/alien-phase/activation-order-tie"
    ask = "ask-which-alien"

    def _options(self, g: Position) -> Iterable[Option]:
        for alien in nearest(g, still_to_act(g)):
            yield Option(f"next/{ALIEN[alien]}", (AlienActs(alien, ALIEN_SPEED, True),))

    def _lapses(self, g: Position) -> bool:
        return not still_to_act(g)


class AlienActs(Effect, tag="aliens/alien-acts"):
    """An activated alien moves and then attacks if it can; defensive fire comes first."""

    rule = "aliens/alien-phase/move-then-attack"
    alien: Alien
    speed: int
    attacks: bool

    def begin(self, g: Position) -> Effects:
        if not self.attacks and is_activating(g):
            return None  # a card has moved it: its activation is still to come
        g.alien_done |= 1 << self.alien
        return pause(g, "alien") if self.attacks else None

    def move(self, g: Position) -> Effects:
        if is_next_to_somebody(g, g.alien_at[self.alien]) or not self.speed:
            return None  # aliens/alien-phase/skip-move
        return [Advance(self.alien, self.speed, self.attacks)]

    def draw_defensive_fire(self, g: Position) -> Effects:
        if not self.attacks or not is_next_to_somebody(g, g.alien_at[self.alien]):
            return None
        return [DefensiveFire(self.alien), AlienAttack(self.alien)]

    def _lapses(self, g: Position) -> bool:
        return g.alien_at[self.alien] == OFF


# aliens/optional-aliens/activation
class AliensAct(Effect, tag="aliens/newborn-act"):
    """Several aliens act one after another, the closest first: those from a blip with what is left of its movement."""

    rule = "aliens/blip/spotted-alien-continues"
    left: int
    attacks: bool
    still: int
    """Those that have not moved yet."""

    def one_by_one(self, g: Position) -> Effects:
        waiting = [alien for alien in bits(self.still) if g.alien_at[alien] != OFF]
        if not waiting:
            return None
        first = nearest(g, waiting)
        if len(first) > 1:
            return [chosen_by_rank(g, WhichActs, self.left, self.attacks, self.still)]
        return one_acts(self.left, self.attacks, self.still, first[0])


def one_acts(left: int, attacks: bool, still: int, alien: Alien) -> list[Effect]:
    """One of several aliens acts, and then the others."""
    return [AlienActs(alien, left, attacks), AliensAct(left, attacks, still & ~(1 << alien))]


class WhichActs(Question, tag="aliens/which-acts"):
    """Which of several equally close aliens goes on first."""

    rule = "aliens/choice/highest-rank"
    ask = "ask-which-alien"
    left: int
    attacks: bool
    still: int

    def _options(self, g: Position) -> Iterable[Option]:
        waiting = [alien for alien in bits(self.still) if g.alien_at[alien] != OFF]
        for alien in nearest(g, waiting):
            yield Option(f"next/{ALIEN[alien]}", tuple(one_acts(self.left, self.attacks, self.still, alien)))


# -- blips --------------------------------------------------------------------------------------------------------


def to_activate(g: Position, side: int) -> list[Mover]:
    """The blips on a side that have not been activated, and aliens from blips that were spotted before their turn."""
    spaces = g.board.side_masks[side]
    waiting: list[Mover] = []
    if here := g.blips & spaces:
        blips = [g.blip_at.index(space) for space in bits(here)]
        waiting = [-1 - blip for blip in blips if not g.blip_done >> blip & 1]
    if here := g.aliens & spaces:
        aliens = [g.alien_at.index(space) for space in bits(here)]
        waiting += [alien for alien in aliens if not g.alien_done >> alien & 1]
    return waiting


def sides_waiting(g: Position) -> list[int]:
    """The board sides with something to activate."""
    sides = range(len(g.board.side_masks))
    return [side for side in sides if not g.sides_done >> side & 1 and to_activate(g, side)]


class NextSide(Effect, tag="aliens/next-side"):
    """The players with the highest rank choose a board, and all blips on it are activated; then the next board."""

    rule = "aliens/blip/board-by-board"

    def choose_it(self, g: Position) -> Effects:
        sides = sides_waiting(g)
        if len(sides) > 1:
            return [chosen_by_rank(g, WhichSide), NextSide()]
        return [SideRoll(sides[0]), NextSide()] if sides else None


class WhichSide(Question, tag="aliens/which-side"):
    """On which board blips move next."""

    rule = "aliens/blip/board-by-board"
    ask = "ask-which-side"

    def _options(self, g: Position) -> Iterable[Option]:
        for side in sides_waiting(g):
            yield Option(f"blips/side:{g.board.side_keys[side].lower()}", (SideRoll(side),))

    def _lapses(self, g: Position) -> bool:
        return not sides_waiting(g)


class SideRoll(Effect, tag="aliens/side-roll"):
    """The Alien die says how far all blips on the board move this turn."""

    rule = "aliens/blip/speed"
    side: int

    def roll_the_die(self, g: Position) -> Effects:
        g.sides_done |= 1 << self.side
        face = g.roll("blips", ALIEN_DIE) + 1
        speed = g.mission.blip_speed(g, self.side, face)
        side = f"side:{g.board.side_keys[self.side].lower()}"
        g.tell(BLIPS_MOVE, self.rule, side=side, face=str(face), speed=speed)
        return [SideBlips(self.side, speed)]


class SideBlips(Effect, tag="aliens/side-blips"):
    """Blips on a board activate one at a time, from the one closest to a character outwards."""

    rule = "aliens/blip/activation-order"
    side: int
    speed: int

    def next_one(self, g: Position) -> Effects:
        waiting = to_activate(g, self.side)
        if not waiting:
            return None
        first = nearest(g, waiting)
        if len(first) > 1:
            return [chosen_by_rank(g, WhichBlipMoves, self.side, self.speed), SideBlips(self.side, self.speed)]
        return [moves(first[0], self.speed), SideBlips(self.side, self.speed)]


def moves(mover: Mover, speed: int) -> Effect:
    """The activation of a blip, or of an alien from one that was spotted before its turn."""
    return BlipActs(-1 - mover, speed) if mover < 0 else AlienActs(mover, speed, True)


class WhichBlipMoves(Question, tag="aliens/which-blip-moves"):
    """Which of several equally close blips moves first."""

    rule = "aliens/blip/activation-order"
    ask = "ask-which-blip-moves"
    side: int
    speed: int

    def _options(self, g: Position) -> Iterable[Option]:
        for mover in nearest(g, to_activate(g, self.side)):
            yield Option(f"next/{ref_of(g, mover)}", (moves(mover, self.speed),))

    def _lapses(self, g: Position) -> bool:
        return not to_activate(g, self.side)


class BlipActs(Effect, tag="aliens/blip-acts"):
    """A blip moves; aliens it turns into finish its movement and attack (aliens/blip/activation)."""

    rule = "aliens/blip/activation"
    blip: int
    speed: int

    def move(self, g: Position) -> Effects:
        # aliens/blip/once-per-phase
        g.blip_done |= 1 << self.blip
        return [*pause(g, "blip"), Advance(-1 - self.blip, self.speed, True)]

    def _lapses(self, g: Position) -> bool:
        return g.blip_at[self.blip] == OFF
