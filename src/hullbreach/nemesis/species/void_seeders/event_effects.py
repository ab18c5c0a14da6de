"""What event cards of the void seeders do."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...rules.cards import DiscardHand, DrawUpTo
from ...rules.contamination import scan
from ...rules.hazards import SpreadFire
from ...rules.lapses import who_is_gone
from ...rules.noise import make_noise
from ...rules.phases import HAND_LIMIT
from ..intruders.event_deck import direction_on, draw_event
from .creatures import LAIR
from .event_kinds import WHISPERS
from .insanity import BreakDown
from .madness import Madness

RULE = "nemesis/event/effect-and-discard"


class Dread(Effect, tag="nemesis/seeder-dread"):
    """Everybody draws up to five cards and scans the contamination in hand; then everybody discards the whole hand."""

    rule = RULE

    def draw_and_scan(self, g: Madness) -> Effects:
        crew = g.crew_in_order()
        return [effect for who in crew for effect in (DrawUpTo(who, HAND_LIMIT), LookWithin(who))]

    def discard_hands(self, g: Madness) -> Effects:
        return [DiscardHand(who) for who in g.crew_in_order()]


class LookWithin(Effect, tag="nemesis/seeder-look-within"):
    """The contamination cards in hand are scanned and kept; an infected one sets the insanity level to 5."""

    rule = RULE
    who: Seat

    def scan(self, g: Madness) -> Effects:
        return [BreakDown(self.who)] if scan(g, self.who, g.contaminations(g.hand(self.who))) else None

    _lapses = who_is_gone


class SeedersHunt(Effect, tag="nemesis/seeder-hunt"):
    """Void seeders not in combat go to a neighbouring room with a character, the one with the lowest number."""

    rule = RULE

    def move(self, g: Madness) -> Effects:
        moves: list[tuple[int, int]] = []
        for room in g.foe_rooms():
            prey = next((other for other in g.board.neighbours[room] if other in g.room), 0)
            if prey and not g.is_manned(room):
                corridor = g.corridor_towards(room, prey)
                moves += [(foe, corridor) for foe in g.foes_in(room) if g.kind_of(foe) != LAIR]
        return g.species.move(g, moves, self.rule)


class FireEverywhere(Effect, tag="nemesis/seeder-fire-everywhere"):
    """Fire spreads from every room that burns now."""

    rule = RULE

    def spread(self, g: Madness) -> Effects:
        return [SpreadFire(tuple(g.rooms_in(g.fire)))]


class Whisper(Effect, tag="nemesis/seeder-whisper"):
    """Another event card is drawn and discarded: noise in the corridor with its number at every room with characters.

    Where a marker lies already, whoever is maddest there is heard. Ties go to turn order.
    """

    rule = RULE

    def draw(self, g: Madness) -> Effects:
        card = draw_event(g)
        number = direction_on(g, card)
        g.tell(WHISPERS, self.rule, card=g.box.event_ref[g.face[card]], number=number)
        rooms = sorted({g.room_of(who) for who in g.aboard()})
        return [WhisperIn(room, number) for room in rooms]


class WhisperIn(Effect, tag="nemesis/seeder-whisper-in"):
    """Noise in one corridor of a room, or an encounter if there was noise before."""

    rule = RULE
    room: int
    number: int

    def be_heard(self, g: Madness) -> Effects:
        here = [who for who in g.crew_in_order() if g.room_of(who) == self.room]
        if not here:
            return None
        maddest = max(here, key=g.insanity.__getitem__)
        return make_noise(g, maddest, g.board.spot_by_number[self.room][self.number], self.rule)
