"""The event phase of the intruders: attacks, fire, the event card, and what grows in the bag."""

from __future__ import annotations

from ....kernel import Back, Effect, Effects, Seat
from ... import box
from ...event_kinds import (
    BAG_DRAWN,
    EVENT_DECK_RESHUFFLED,
    EVENT_DRAWN,
    EVENT_REMOVED,
    NOISE_ROLL_SKIPPED,
    QUEEN_IN_NEST,
    SOMETHING_MOVES,
    TOKEN_REMOVED,
)
from ...position import Position
from ...position.place import bits_of
from ...refs import SEAT
from ...rules.lapses import who_is_gone
from ...rules.noise import NoiseRoll
from .attack import AttackSomebody
from .creatures import ADULT, BLANK, BREEDER, CREEPER, LARVA, QUEEN
from .darkness import Darkness
from .encounter import Encounter, add_token, look_into_the_bag, set_aside
from .event_deck import draw_event, event_on
from .injury import DestroyEggs, add_egg
from .intruder_movement import IntrudersMove

GROWN = {LARVA: (ADULT, "nemesis/bag/larva"), CREEPER: (BREEDER, "nemesis/bag/creeper")}
"""By kind of token that leaves the bag in bag development: the kind that replaces it, and the rule."""
STIRS = {ADULT: "nemesis/bag/adult", BREEDER: "nemesis/bag/breeder"}
"""By kind of token that goes back into the bag and makes everybody roll for noise: the rule."""


class AttackStep(Effect, tag="nemesis/attack-step"):
    """Every intruder that shares a room with a character attacks once: by room number, the largest first."""

    rule = "nemesis/event/intruder-attacks"

    def attack(self, g: Position) -> Effects:
        if g.hidden_from_attack:
            return None
        shared = sorted(set(g.room).intersection(g.foe_room) - {0})
        return [self._attack(foe) for room in shared if g.is_manned(room) for foe in g.foes_in(room)]

    def _attack(self, foe: int) -> Effect:
        return AttackSomebody(foe)


class FireStep(Effect, tag="nemesis/fire-step"):
    """Every intruder in a burning room is hurt, and an egg nobody carries burns in each (nemesis/room/nest-fire)."""

    rule = "nemesis/event/intruder-fire-damage"

    def burn(self, g: Position) -> Effects:
        burning = bits_of(g.fire)
        if not burning:
            return None
        hurt: list[Effect] = []
        for room in sorted(set(g.foe_room).intersection(burning)):
            hurt += [effect for foe in g.foes_in(room) for effect in g.species.injury(g, foe, 1, "fire")]
        eggs = 2 if g.knows_weakness("vulnerability-to-fire") else 1
        return hurt + [DestroyEggs(room, eggs) for room in burning if g.eggs_lying_in(room)]


class EventStep(Effect, tag="nemesis/event-step"):
    """Draw one event card: first intruders move, then the event happens, then the card goes."""

    rule = "nemesis/event/draw-card"

    def draw(self, g: Position) -> Effects:
        back = draw_event(g)
        if g.event_sink is not None:
            g.tell(EVENT_DRAWN, self.rule, card=g.box.event_ref[g.face[back]])
        return [ResolveEvent(back)]


class ResolveEvent(Effect, tag="nemesis/resolve-event"):
    """Intruders with a symbol on the card move through their numbered corridor; then the effect."""

    rule = "nemesis/event/effect-and-discard"
    card: Back

    def intruders_move(self, g: Position) -> Effects:
        # intruders in combat stay: nemesis/event/intruder-movement-not-in-combat
        face, spots = g.face[self.card], g.board.spot_by_number
        movers, directions = g.box.movers[face], event_on(g, self.card).directions
        moves = [
            (foe, spots[room][directions[0]])
            for room in g.foe_rooms()
            if not g.is_manned(room)
            for foe in g.foes_in(room)
            if g.box.miniatures[foe & 31] in movers
        ]
        if not moves:
            return None
        further = [MoveOn(tuple((foe, g.room_of_foe(foe)) for foe, _ in moves), number) for number in directions[1:]]
        return [*g.species.move(g, moves), *further]

    def happen(self, g: Position) -> Effects:
        event = event_on(g, self.card)
        then = g.box.event_effects[event.effect](g)
        return [*(then or ()), Darkness(event.id)] if event.dark else then

    def _ends(self, g: Position) -> Effects:
        event = event_on(g, self.card)
        if event.fate == "remove":
            rule = "nemesis/event/remove-from-game"
            g.move(self.card, box.EVENT_DISCARD, box.OUT)
            g.tell(EVENT_REMOVED, rule, card=g.box.event_ref[g.face[self.card]])
            g.zones[box.EVENT_DECK].extend(g.zones[box.EVENT_DISCARD])
            g.zones[box.EVENT_DISCARD].clear()
            reshuffle_events(g, rule)
        elif event.fate == "shuffle":
            g.move(self.card, box.EVENT_DISCARD, box.EVENT_DECK)
            reshuffle_events(g, self.rule)
        return None


class MoveOn(Effect, tag="lockdown/move-on"):
    """Intruders that have moved and met nobody move once more, through the corridor with the second number."""

    rule = "lockdown/event/intruder-movement-two-numbers"
    moved: tuple[tuple[int, int], ...]
    """Pairs of an intruder and the room it was in."""
    number: int

    def move(self, g: Position) -> Effects:
        moves = [
            (foe, g.board.spot_by_number[room][self.number])
            for foe, before in self.moved
            if (room := g.room_of_foe(foe)) not in (0, before) and not g.is_manned(room)
        ]
        return [IntrudersMove(tuple(moves), self.rule)] if moves else None


def reshuffle_events(g: Position, rule: str) -> None:
    """Shuffle the discarded event cards into the event deck."""
    g.mix(g.zones[box.EVENT_DECK], "event-shuffle")
    g.tell(EVENT_DECK_RESHUFFLED, rule)


class BagDevelopment(Effect, tag="nemesis/bag-development"):
    """Draw one token from the bag; what it is decides how the bag grows."""

    rule = "nemesis/bag/draw-one"

    def draw(self, g: Position) -> Effects:
        sort = look_into_the_bag(g, BAG_DRAWN, self.rule)
        return develop(g, sort) if sort >= 0 else None


def develop(g: Position, sort: int) -> Effects:
    """What a token drawn in bag development does."""
    kind = g.box.tokens[sort][0]
    if kind == BLANK:
        add_token(g, ADULT, "nemesis/bag/blank")
    elif kind in GROWN:
        grown, rule = GROWN[kind]
        set_aside(g, sort)
        g.tell(TOKEN_REMOVED, rule, kind=g.box.species_ref[kind])
        add_token(g, grown, rule)
    elif kind == QUEEN:
        return queen_stirs(g, sort)
    else:
        g.tell(SOMETHING_MOVES, STIRS[kind], kind=g.box.species_ref[kind])
        return [BagNoise(who) for who in g.crew_in_order()]
    return None


def queen_stirs(g: Position, sort: int) -> Effects:
    """The queen appears if a character is in the nest; if not, she lays an egg."""
    nest = g.find_room(g.box.room_kind["nest"])
    victims = g.crew_in(nest) if nest else []
    if not victims:
        add_egg(g, "nemesis/bag/queen-add-egg")
        return None
    set_aside(g, sort)
    g.tell(QUEEN_IN_NEST, "nemesis/bag/queen-nest-occupied")
    met = Encounter(g.fewest_cards(victims), sort)
    return [met, QueenTokenReturns()] if g.game.queen_token_returns else [met]


class QueenTokenReturns(Effect, tag="nemesis/queen-token-returns"):
    """After the encounter in the nest the queen's token goes back into the bag, while she is on the board."""

    rule = "nemesis/bag/queen-nest-occupied"

    def put_it_back(self, g: Position) -> None:
        add_token(g, QUEEN, self.rule)


class BagNoise(Effect, tag="nemesis/bag-noise"):
    """A player not in combat makes a noise roll."""

    rule = "nemesis/bag/noise-roll-exemption"
    who: Seat

    def roll(self, g: Position) -> Effects:
        if not g.in_combat(self.who):
            return [NoiseRoll(self.who)]
        g.tell(NOISE_ROLL_SKIPPED, self.rule, who=SEAT[self.who])
        return None

    _lapses = who_is_gone
