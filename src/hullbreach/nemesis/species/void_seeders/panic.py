"""Panic cards: with too little insanity they only make it worse, with enough of it they do what they say."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Back, Effect, Effects, Option, Question, Seat
from ...position import Position
from ...refs import SEAT
from ...rules.interruption import Interruptible, interruption_window
from ...rules.lapses import who_is_gone
from ...rules.piles import refill, turn_up
from .event_kinds import PANIC, PANIC_RESHUFFLED
from .insanity import LoseMind
from .madness import PANIC_DECK, PANIC_DISCARD, PANIC_PLAYED, Madness
from .panic_cards import PANIC_EFFECTS

EFFECT = "void-seeders/panic/effect"


def draw_panic(g: Madness) -> Back:
    """Turn the top panic card up. The deck is shuffled again when it has run out."""
    deck, discard = g.species_zone(PANIC_DECK), g.species_zone(PANIC_DISCARD)
    if refill(g, deck, discard, "panic-shuffle"):
        g.tell(PANIC_RESHUFFLED, EFFECT)
    card = turn_up(g, deck, "panic")
    g.zones[g.species_zone(PANIC_PLAYED)].append(card)
    return card


def panic_name(g: Position, card: Back) -> str:
    """The permanent name of a panic card."""
    return g.game.name_of(g, card)


def lay_aside(g: Madness, card: Back) -> None:
    """A panic card goes to the discard pile."""
    g.move(card, g.species_zone(PANIC_PLAYED), g.species_zone(PANIC_DISCARD))


class ResolvePanic(Effect, tag="nemesis/seeder-resolve-panic"):
    """A player turns up a panic card and resolves it.

    Steady Minds: of the first two in a game round the player chooses one.
    """

    rule = EFFECT
    who: Seat

    def turn_up_a_card(self, g: Madness) -> Effects:
        who, first = self.who, g.panicked[self.who] != g.round & 255
        g.panicked[who] = g.round & 255
        card = draw_panic(g)
        if first and g.knows_weakness("steady-minds"):
            return [ChoosePanic(who, card, draw_panic(g))]
        return [HeedPanic(who, card)]

    _lapses = who_is_gone


class ChoosePanic(Question, tag="nemesis/seeder-choose-panic"):
    """Which of two panic cards is resolved."""

    rule = EFFECT
    ask = "ask-choose-panic"
    one: Back
    other: Back

    def _options(self, g: Madness) -> Iterator[Option]:
        for card, spared in ((self.one, self.other), (self.other, self.one)):
            name = panic_name(g, card)
            if card == self.one or name != panic_name(g, self.one):
                yield Option(f"panic/panic:{name}", (SparePanic(spared), HeedPanic(self.seat, card)), self.rule)


class SparePanic(Effect, tag="nemesis/seeder-spare-panic"):
    """A panic card is discarded without effect."""

    rule = EFFECT
    card: Back

    def discard(self, g: Madness) -> None:
        lay_aside(g, self.card)


class HeedPanic(Effect, tag="nemesis/seeder-heed-panic"):
    """The insanity level is compared with the card: if it is lower, or nothing can happen, it rises by one."""

    rule = EFFECT
    who: Seat
    card: Back

    def compare(self, g: Madness) -> Effects:
        who, name = self.who, panic_name(g, self.card)
        if g.box.panic_level[g.face[self.card]] > g.insanity[who]:
            result, rule = "too-low", "void-seeders/panic/level-too-low"
        elif not PANIC_EFFECTS[name](g, who):
            result, rule = "impossible", "void-seeders/panic/effect-impossible"
        else:
            result, rule = "strikes", EFFECT
        g.tell(PANIC, rule, who=SEAT[who], panic=f"panic:{name}", result=result)
        if result != "strikes":
            return [LoseMind(who, rule)]
        strike = PanicStrikes(who, self.card)
        return [*interruption_window(g, who, strike), strike]

    def _ends(self, g: Madness) -> Effects:
        lay_aside(g, self.card)
        return None

    _lapses = who_is_gone


class PanicStrikes(Interruptible, tag="nemesis/seeder-panic-strikes"):
    """The effect of a panic card happens, unless somebody in the room interrupts.

    Then nothing happens, and the level does not rise (void-seeders/panic/interruption-no-rise).
    """

    rule = "void-seeders/panic/interruption"
    who: Seat
    card: Back

    def happen(self, g: Madness) -> Effects:
        return PANIC_EFFECTS[panic_name(g, self.card)](g, self.who)

    def _seen_as(self, g: Position) -> dict[str, object]:
        return {"who": SEAT[self.who], "action": f"panic/panic:{panic_name(g, self.card)}"}

    _lapses = who_is_gone
