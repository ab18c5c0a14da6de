"""A game turn: the marine phase, the alien phase, the finish phase."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel import Effect, Effects, Option, Question
from ..box import CHARACTERS
from ..event_kinds import DIALS_RESET, FINISH_PHASE, TOKEN_GIVEN, TURN_BEGINS
from ..position import ABOARD, FINISH, MARINES, OUT, Position
from ..refs import SEAT
from .activation import HeroActivations, RemainingGrunts, seats_to_activate
from .alien_phase import AlienPhase
from .choices import chosen_by_rank
from .events import pause
from .lookout import LookOut
from .losses import replacement
from .verdict import if_nobody_is_left, lost, won


class GameTurn(Effect, tag="aliens/game-turn"):
    """The marine phase, then the alien phase, then the finish phase; then a new game turn begins."""

    rule = "aliens/turn/phases"

    def marine_phase(self, g: Position) -> Effects:
        return [MarinePhase()]

    def alien_phase(self, g: Position) -> Effects:
        return [AlienPhase()]

    def finish_phase(self, g: Position) -> Effects:
        return [FinishPhase()]

    def next_turn(self, g: Position) -> Effects:
        return [GameTurn()]


class MarinePhase(Effect, tag="aliens/marine-phase"):
    """Dials are reset, the order is settled, heroes are activated, then the remaining grunts."""

    rule = "aliens/turn/marine-phase-order"

    def begin(self, g: Position) -> Effects:
        g.phase = MARINES
        g.activated = g.played = g.in_the_dark = g.freed = 0
        g.flares = []
        g.quiet = 0
        g.tell(TURN_BEGINS, "aliens/turn/phases", turn=g.turn)
        return g.mission.turn_begins(g)

    def take_over_grunts(self, g: Position) -> Effects:
        """Those who declined may take a grunt now (aliens/lost-hero/eliminated)."""
        then: list[Effect] = []
        for seat in range(len(g.orders)):
            if seat + 1 not in g.hero and g.takes_part(seat):
                then += replacement(g, seat) or ()
        return then

    def reset_aim_dials(self, g: Position) -> None:
        for who in CHARACTERS:
            g.dial[who] = g.aim(who)
        g.unset_dials = 0
        g.tell(DIALS_RESET, "aliens/turn/reset-aim")

    def settle_the_order(self, g: Position) -> Effects:
        waiting = seats_to_activate(g)
        # aliens/activation/first-player-without-marines
        if len(waiting) > 1:
            return [chosen_by_rank(g, WhoGoesFirst)]
        return [HeroActivations(waiting[0])] if waiting else None

    def activate_the_remaining_grunts(self, g: Position) -> Effects:
        return [RemainingGrunts()]


class WhoGoesFirst(Question, tag="aliens/who-goes-first"):
    """The player with the highest rank picks who receives the activation token (aliens/activation/first-player)."""

    rule = "aliens/activation/first-player"
    ask = "ask-who-goes-first"

    def _options(self, g: Position) -> Iterable[Option]:
        for seat in seats_to_activate(g):
            yield Option(f"token/{SEAT[seat]}", (GiveToken(seat),))

    def _lapses(self, g: Position) -> bool:
        return not seats_to_activate(g)


class GiveToken(Effect, tag="aliens/give-token"):
    """The token is given, and its holder goes first."""

    rule = "aliens/activation/first-player"
    seat: int

    def give(self, g: Position) -> Effects:
        g.token = self.seat
        g.tell(TOKEN_GIVEN, self.rule, seat=SEAT[self.seat])
        return [HeroActivations(self.seat)]


class FinishPhase(Effect, tag="aliens/finish-phase"):
    """Effects of this phase, then victory and defeat, then clean-up."""

    rule = "aliens/finish/steps"

    def resolve_effects(self, g: Position) -> Effects:
        g.phase = FINISH
        g.quiet = 0
        g.tell(FINISH_PHASE, self.rule, turn=g.turn)
        return [*g.game.finish_effects(g), *(g.mission.finish(g) or ()), *pause(g, "finish"), LookOut()]

    def check_for_victory(self, g: Position) -> Effects:
        if g.mission.is_won(g) and g.mission.ends_when_won(g):
            return won("requirements-met", "aliens/finish/victory")
        return None

    def check_for_defeat(self, g: Position) -> Effects:
        """Those who left by an exit are none of these (aliens/finish/defeat)."""
        if not any(g.status[who] == ABOARD and not g.down >> who & 1 for who in CHARACTERS) and OUT not in g.status:
            return lost("all-down", "aliens/finish/defeat")
        why = g.mission.lost_because(g)
        return lost(why, "aliens/setup/mission-card-authority") if why else if_nobody_is_left(g)

    def call_it(self, g: Position) -> Effects:
        """Once a mission with an exit is won, the players may end it (calling it)."""
        if g.mission.is_won(g):
            return [chosen_by_rank(g, CallIt)]
        return None

    # aliens/finish/clean-up, aliens/finish/continue
    def clean_up(self, g: Position) -> None:
        g.turn += 1
        g.fallen = 0
        g.used_this_turn = 0


class CallIt(Question, tag="aliens/call-it"):
    """End a won mission now, leaving everybody on the boards behind, or go on."""

    rule = "aliens/setup/mission-card-authority"
    ask = "ask-call-it"

    def _options(self, g: Position) -> Iterable[Option]:
        yield Option("go-on")
        yield Option("call-it", (CalledIt(),))


class CalledIt(Effect, tag="aliens/called-it"):
    """Whoever is still on the boards is captured, and the mission is over."""

    rule = "aliens/setup/mission-card-authority"

    def leave_them_behind(self, g: Position) -> Effects:
        g.mission.leave_behind(g)
        return won("called", self.rule)
