"""The event phase of the intruders: attacks, fire, the event card, and what grows in the bag."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel import Back, Effect, Effects
from ... import box
from ...content import printed
from ...kinds import ADULT, BLANK, BREEDER, CREEPER, FOE_NAMES, LARVA, QUEEN, ROOM_KIND, TOKEN_NAMES, TOKENS
from ...position import Position
from ...rules.noise import NoiseRoll
from .attack import AttackSomebody
from .encounter import add_token
from .event_deck import draw_event
from .injury import DestroyEggs, Injure, add_egg
from .moving import IntrudersMove, PlaceIntruder

EVENT = (None, *printed.events())
EventEffect = Callable[[Position], Effects]
EVENTS: dict[str, EventEffect] = {}


def event_card(id: str) -> Callable[[EventEffect], EventEffect]:
    """Register what an event card does."""

    def register(effect: EventEffect) -> EventEffect:
        EVENTS[id] = effect
        return effect

    return register


class AttackStep(Effect, tag="nemesis/attack-step"):
    """Every intruder that shares a room with a character attacks once: by room number, the largest first."""

    rule = "nemesis/event/intruder-attacks"

    def attack(self, g: Position) -> Effects:
        if g.hidden_from_attack:
            return None
        return [AttackSomebody(foe) for foe in g.all_foes() if g.crew_in(g.room_of_foe(foe))]


class FireStep(Effect, tag="nemesis/fire-step"):
    """Every intruder in a burning room suffers an injury, and an egg nobody carries burns in each."""

    rule = "nemesis/event/intruder-fire-damage"

    def burn(self, g: Position) -> Effects:
        foes: list[Effect] = [Injure(foe, 1, "fire") for foe in g.all_foes() if g.is_burning(g.room_of_foe(foe))]
        eggs = 2 if g.knows_weakness("vulnerability-to-fire") else 1
        burnt: list[Effect] = [DestroyEggs(room, eggs) for room in g.rooms_in(g.fire) if g.eggs_lying_in(room)]
        return foes + burnt


class EventStep(Effect, tag="nemesis/event-step"):
    """Draw one event card: first intruders move, then the event happens, then the card goes."""

    rule = "nemesis/event/draw-card"

    def draw(self, g: Position) -> Effects:
        back = draw_event(g)
        g.move(back, box.EVENT_DECK, box.EVENT_DISCARD)
        g.tell("event-drawn", self.rule, card=f"event:{box.EVENTS[g.face[back]]}")
        return [ResolveEvent(back)]


class ResolveEvent(Effect, tag="nemesis/resolve-event"):
    """Intruders with a symbol on the card move through their numbered corridor; then the effect."""

    rule = "nemesis/event/effect-and-discard"
    card: Back

    def intruders_move(self, g: Position) -> Effects:
        event = EVENT[g.face[self.card]]
        assert event is not None
        moves = tuple(
            (foe, g.board.spot_by_number[g.room_of_foe(foe)][event.direction])
            for foe in g.all_foes()
            if FOE_NAMES[g.kind_of(foe)] in event.movers and not g.crew_in(g.room_of_foe(foe))
        )
        return [IntrudersMove(moves)] if moves else None

    def happen(self, g: Position) -> Effects:
        event = EVENT[g.face[self.card]]
        assert event is not None
        return EVENTS[event.effect](g) if event.effect in EVENTS else None  # TODO content

    def _ends(self, g: Position) -> Effects:
        event = EVENT[g.face[self.card]]
        assert event is not None
        if self.card not in g.zones[box.EVENT_DISCARD]:  # an empty deck was refilled meanwhile, this card with it
            return None
        if event.fate == "remove":
            g.move(self.card, box.EVENT_DISCARD, box.OUT)
            g.tell("event-removed", "nemesis/event/remove-from-game", card=f"event:{event.id}")
            reshuffle_events(g, g.zones[box.EVENT_DISCARD][:])
        elif event.fate == "shuffle":
            reshuffle_events(g, [self.card])
        return None


def reshuffle_events(g: Position, cards: list[Back]) -> None:
    """Shuffle these discarded cards into the event deck."""
    for back in cards:
        g.move(back, box.EVENT_DISCARD, box.EVENT_DECK)
    g.mix(g.zones[box.EVENT_DECK], "event-shuffle")


class BagDevelopment(Effect, tag="nemesis/bag-development"):
    """Draw one token from the bag; what it is decides how the bag grows."""

    rule = "nemesis/bag/draw-one"

    def draw(self, g: Position) -> Effects:
        bag = g.bag_list()
        if not bag:
            return None
        sort = bag[g.roll("bag", [TOKEN_NAMES[sort] for sort in bag])]
        g.tell("bag-drawn", self.rule, token=f"token:{TOKEN_NAMES[sort]}")
        return develop(g, sort)


def develop(g: Position, sort: int) -> Effects:
    """What a token drawn in bag development does."""
    kind = TOKENS[sort][0]
    if kind == BLANK:
        add_token(g, ADULT, "nemesis/bag/blank")
    elif kind == LARVA or kind == CREEPER:
        g.bag[sort] -= 1
        g.pool[sort] += 1
        grown, rule = (ADULT, "nemesis/bag/larva") if kind == LARVA else (BREEDER, "nemesis/bag/creeper")
        g.tell("token-removed", rule, kind=f"species:{FOE_NAMES[kind]}")
        add_token(g, grown, rule)
    elif kind == QUEEN:
        return queen_stirs(g, sort)
    else:
        return [
            BagNoise(who, "nemesis/bag/adult" if kind == ADULT else "nemesis/bag/breeder") for who in g.crew_in_order()
        ]
    return None


def queen_stirs(g: Position, sort: int) -> Effects:
    """The queen appears to whoever is in the nest, or lays an egg."""
    nest = g.find_room(ROOM_KIND["nest"])
    victims = g.crew_in(nest) if nest else []
    if not victims:
        add_egg(g, "nemesis/bag/queen-add-egg")
        return None
    g.bag[sort] -= 1
    g.pool[sort] += 1
    who = g.fewest_cards(victims)
    g.tell("queen-in-nest", "nemesis/bag/queen-nest-occupied")
    return [PlaceIntruder(QUEEN, nest, who, TOKENS[sort][1], sort)]


class BagNoise(Effect, tag="nemesis/bag-noise"):
    """A player not in combat makes a noise roll."""

    rule = "nemesis/bag/noise-roll-exemption"
    who: int
    because: str

    def roll(self, g: Position) -> Effects:
        return None if g.in_combat(self.who) else [NoiseRoll(self.who)]

    def _lapses(self, g: Position) -> bool:
        return not g.is_aboard(self.who)
