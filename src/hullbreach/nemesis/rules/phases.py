"""A game round: cards, the first player token, turns until everyone has passed, and the event phase."""

from __future__ import annotations

from ...kernel import LET_ROUND, LET_TURN, Effect, Effects, Seat
from ..event_kinds import BURNED, FIRST_PLAYER, ROUND_BEGINS, TURN_BEGINS
from ..position import Position
from ..position.crew import ABOARD
from ..position.flow import still_to_play
from ..refs import ROOM, SEAT
from .cards import DrawUpTo
from .turn import ChooseAction
from .wounds import LightWound

HAND_LIMIT = 5


class GameRound(Effect, tag="nemesis/game-round"):
    """A player phase followed by an event phase (nemesis/terms/round-and-turn)."""

    rule = "nemesis/round/phases"

    def begin(self, g: Position) -> Effects:
        g.round += 1
        g.passed = g.started = 0
        g.hidden_from_attack = False
        g.forget_orders(LET_TURN)
        g.forget_orders(LET_ROUND)
        if g.event_sink is not None:
            g.tell(ROUND_BEGINS, self.rule, round=g.round)
        return g.mode.round_begins(g)

    def draw_cards(self, g: Position) -> Effects:
        return [*[DrawUpTo(who, HAND_LIMIT) for who in g.crew_in_order()], *g.game.phase(g, "draw-step")]

    def first_player_token(self, g: Position) -> None:
        if g.round > 1:
            after = still_to_play(bytes(g.status), 0, g.first_player + 1)
            g.first_player = after[0] if after else g.first_player
            if g.event_sink is not None:
                g.tell(FIRST_PLAYER, "nemesis/round/pass-first-player-token", who=SEAT[g.first_player])

    def player_turns(self, g: Position) -> Effects:
        return next_turn(g, g.first_player)

    def player_phase_ends(self, g: Position) -> Effects:
        return g.game.phase(g, "end-of-player-phase")

    def event_phase(self, g: Position) -> Effects:
        return g.game.phase(g, "event-phase")

    def next_round(self, g: Position) -> Effects:
        return [GameRound()]


class NextTurn(Effect, tag="nemesis/next-turn"):
    """Turns go round clockwise among those who have not passed."""

    rule = "nemesis/round/turn-order"
    start: Seat

    def find(self, g: Position) -> Effects:
        return next_turn(g, self.start)


def next_turn(g: Position, start: Seat) -> Effects:
    """The turn of the next player, clockwise from this seat, who takes part and has not passed."""
    who = g.next_player(start)
    return (PlayerTurn(who),) if who >= 0 else None


class PlayerTurn(Effect, tag="nemesis/player-turn"):
    """A turn: two actions, or one and pass, or pass at once. To end it in a burning room costs a light wound."""

    rule = "nemesis/round/two-actions"
    who: Seat

    def begin(self, g: Position) -> Effects:
        who = self.who
        g.active = who
        g.acted = 0
        g.unbounded = False
        g.forget_orders(LET_TURN)
        started = g.started
        g.started = started | 1 << who
        if g.event_sink is not None:
            g.tell(TURN_BEGINS, self.rule, who=SEAT[who], room=ROOM[g.room[who]])
        first = g.site.turn_begins(g, who, not started >> who & 1)
        return (*first, ChooseAction(who)) if first else (ChooseAction(who),)

    def burn_and_hand_on(self, g: Position) -> Effects:
        who = self.who
        then = burned(g, who) if g.fire >> g.room[who] & 1 else []  # usually nothing burns here
        then += g.species.turn_ends(g, who)
        return [*then, NextTurn(who + 1)] if then else next_turn(g, who + 1)


def is_turn_of(g: Position, who: Seat) -> bool:
    """Whether somebody's own turn has begun and not ended."""
    return any(isinstance(effect, PlayerTurn) and effect.who == who for effect, _ in g.stack)


def burned(g: Position, who: Seat) -> list[Effect]:
    """A character whose turn ends in a burning room suffers a light wound."""
    burning = g.fire >> g.room[who] & 1 and g.status[who] == ABOARD and not g.pod[who]
    if burning and g.adjusted("burns", 1, who):
        g.tell(BURNED, "nemesis/fire/character-end-of-turn", who=SEAT[who])
        return [LightWound(who)]
    return []
