"""The event phase of the intruders: attacks, fire, the event card, and what grows in the bag."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel import Back, Effect, Effects, Seat
from ... import box
from ...content import printed
from ...kinds import ADULT, BLANK, BREEDER, CREEPER, FOE_NAMES, LARVA, QUEEN, ROOM_KIND, TOKENS
from ...position import Position
from ...refs import SEAT
from ...rules.lapses import who_is_gone
from ...rules.noise import NoiseRoll
from .attack import AttackSomebody
from .encounter import Encounter, add_token, look_into_the_bag, set_aside
from .event_deck import draw_event
from .injury import DestroyEggs, Injure, add_egg
from .moving import IntrudersMove

GROWN = {LARVA: (ADULT, "nemesis/bag/larva"), CREEPER: (BREEDER, "nemesis/bag/creeper")}
"""What a token that leaves the bag in bag development is replaced by, and the rule."""
STIRS = {ADULT: "nemesis/bag/adult", BREEDER: "nemesis/bag/breeder"}
"""Tokens that go back into the bag and make everybody roll, and the rule."""
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
    """Every intruder in a burning room is hurt, and an egg nobody carries burns in each (nemesis/room/nest-fire)."""

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
        # whoever is in combat stays: nemesis/event/intruder-movement-not-in-combat
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
        return EVENTS[event.effect](g)

    def _ends(self, g: Position) -> Effects:
        event = EVENT[g.face[self.card]]
        assert event is not None
        if event.fate == "remove":
            rule = "nemesis/event/remove-from-game"
            g.move(self.card, box.EVENT_DISCARD, box.OUT)
            g.tell("event-removed", rule, card=f"event:{event.id}")
            reshuffle_events(g, g.zones[box.EVENT_DISCARD][:], rule)
        elif event.fate == "shuffle":
            reshuffle_events(g, [self.card], self.rule)
        return None


def reshuffle_events(g: Position, cards: list[Back], rule: str) -> None:
    """Shuffle these discarded cards into the event deck."""
    for back in cards:
        g.move(back, box.EVENT_DISCARD, box.EVENT_DECK)
    g.mix(g.zones[box.EVENT_DECK], "event-shuffle")
    g.tell("event-deck-reshuffled", rule)


class BagDevelopment(Effect, tag="nemesis/bag-development"):
    """Draw one token from the bag; what it is decides how the bag grows."""

    rule = "nemesis/bag/draw-one"

    def draw(self, g: Position) -> Effects:
        sort = look_into_the_bag(g, "bag-drawn", self.rule)
        return develop(g, sort) if sort >= 0 else None


def develop(g: Position, sort: int) -> Effects:
    """What a token drawn in bag development does."""
    kind = TOKENS[sort][0]
    if kind == BLANK:
        add_token(g, ADULT, "nemesis/bag/blank")
    elif kind in GROWN:
        grown, rule = GROWN[kind]
        set_aside(g, sort)
        g.tell("token-removed", rule, kind=f"species:{FOE_NAMES[kind]}")
        add_token(g, grown, rule)
    elif kind == QUEEN:
        return queen_stirs(g, sort)
    else:
        g.tell("something-moves", STIRS[kind], kind=f"species:{FOE_NAMES[kind]}")
        return [BagNoise(who) for who in g.crew_in_order()]
    return None


def queen_stirs(g: Position, sort: int) -> Effects:
    """The queen appears to whoever is in the nest, or lays an egg."""
    nest = g.find_room(ROOM_KIND["nest"])
    victims = g.crew_in(nest) if nest else []
    if not victims:
        add_egg(g, "nemesis/bag/queen-add-egg")
        return None
    set_aside(g, sort)
    g.tell("queen-in-nest", "nemesis/bag/queen-nest-occupied")
    return [Encounter(g.fewest_cards(victims), sort)]


class BagNoise(Effect, tag="nemesis/bag-noise"):
    """A player not in combat makes a noise roll."""

    rule = "nemesis/bag/noise-roll-exemption"
    who: Seat

    def roll(self, g: Position) -> Effects:
        if not g.in_combat(self.who):
            return [NoiseRoll(self.who)]
        g.tell("noise-roll-skipped", self.rule, who=SEAT[self.who])
        return None

    _lapses = who_is_gone
