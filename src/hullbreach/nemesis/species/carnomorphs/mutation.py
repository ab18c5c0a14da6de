"""Mutations: a card of which one has at most one, markers that nothing removes, and death by the fourth."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Back, Effect, Effects, Option, Question, Seat
from ...box import ASIDE, MUTATION
from ...position import Position
from ...refs import SEAT
from ...rules.lapses import who_is_gone
from ...rules.wounds import Die
from .arrival import PlaceCarnomorph
from .creatures import SHAMBLER
from .event_kinds import MUTATES, MUTATION_DRAWN, MUTATION_LOST, MUTATION_MARKER
from .metamorphosis import DECK, FIRST_CARD, Metamorphosis

DRAWN, DEADLY = 2, 4


class GetMutation(Effect, tag="nemesis/carnomorph-get-mutation"):
    """Draw two mutation cards, choose one to keep, and shuffle the other one in again.

    Somebody who has a card gets no other (carnomorphs/mutation/one-card).
    """

    rule = "carnomorphs/mutation/draw-two-keep-one"
    who: Seat

    def draw(self, g: Metamorphosis) -> Effects:
        who, deck = self.who, g.species_zone(DECK)
        if g.is_mutant(who):
            return None
        count = min(DRAWN, len(g.mutation_deck()))
        g.tell(MUTATION_DRAWN, self.rule, who=SEAT[who], count=count)
        for _ in range(count):
            back = g.top(deck, "mutation")
            g.move(back, deck, g.zone(who, ASIDE))
            g.look(back, 1 << who)
        return [ChooseMutation(who)]

    _lapses = who_is_gone


class ChooseMutation(Question, tag="nemesis/carnomorph-choose-mutation"):
    """Which of the mutation cards is kept."""

    rule = "carnomorphs/mutation/draw-two-keep-one"
    ask = "ask-mutation"

    def _drawn(self, g: Position) -> list[Back]:
        return [back for back in g.zones[g.zone(self.seat, ASIDE)] if g.family[back] == MUTATION]

    def _options(self, g: Metamorphosis) -> Iterator[Option]:
        for back in self._drawn(g):
            then = KeepMutation(self.seat, back)
            yield Option(f"keep-mutation/mutation:{g.mutation_name(back)}", (then,), self.rule)

    def _lapses(self, g: Position) -> bool:
        return not self._drawn(g)


class KeepMutation(Effect, tag="nemesis/carnomorph-keep-mutation"):
    """The card lies face down beside the character board, and only its owner knows it until its action is used."""

    rule = "carnomorphs/mutation/facedown"
    who: Seat
    back: Back

    def keep(self, g: Metamorphosis) -> None:
        who, aside = self.who, g.zone(self.who, ASIDE)
        drawn = [back for back in g.zones[aside] if g.family[back] == MUTATION]
        kept = g.hand_over(drawn, self.back, 1 << who)
        g.move(kept, aside, g.species_zone(FIRST_CARD + who))
        for other in drawn:
            if other != kept:
                g.move(other, aside, g.species_zone(DECK))
        secret = {"mutation": f"mutation:{g.mutation_name(kept)}"}
        g.tell_some(MUTATES, self.rule, 1 << who, {"who": SEAT[who]}, secret)

    def shuffle(self, g: Metamorphosis) -> None:
        g.mix(g.mutation_deck(), "mutation-shuffle")


class GetMarker(Effect, tag="nemesis/carnomorph-get-marker"):
    """A mutation marker goes on the larva space; without a card a mutation card takes its place.

    See carnomorphs/mutation/marker-placed. Nothing ever takes a marker away (carnomorphs/mutation/markers-permanent),
    not even the loss of the card (carnomorphs/mutation/markers-stay-without-card).
    """

    rule = "carnomorphs/mutation/marker-becomes-card"
    who: Seat

    def place(self, g: Metamorphosis) -> Effects:
        who = self.who
        if not g.is_mutant(who):
            return [GetMutation(who)]
        g.markers[who] += 1
        g.tell(MUTATION_MARKER, "carnomorphs/mutation/marker-placed", who=SEAT[who], count=g.markers[who])
        return [DieOfMutation(who, g.room_of(who))] if g.markers[who] >= DEADLY else None

    _lapses = who_is_gone


class DieOfMutation(Effect, tag="nemesis/carnomorph-die-of-mutation"):
    """The fourth marker kills at once. A corpse and a shambler are left in the room."""

    rule = "carnomorphs/mutation/fourth-marker-kills"
    who: Seat
    room: int

    def die(self, g: Position) -> Effects:
        return [Die(self.who, self.rule)]

    def leave_a_shambler(self, g: Position) -> Effects:
        """It surprises nobody and changes nothing in the bag (carnomorphs/mutation/fourth-marker-shambler)."""
        return [PlaceCarnomorph(SHAMBLER, self.room)]


class LoseMutation(Effect, tag="nemesis/carnomorph-lose-mutation"):
    """Surgery and the antidote remove the card in the place of a larva; it is shuffled into the deck."""

    rule = "carnomorphs/mutation/card-removal"
    who: Seat

    def remove(self, g: Metamorphosis) -> None:
        who = self.who
        for back in list(g.mutations(who)):
            g.move(back, g.species_zone(FIRST_CARD + who), g.species_zone(DECK))
            g.shells[who] = g.wound_shells[who] = 0
            g.tell(MUTATION_LOST, self.rule, who=SEAT[who])
        g.mix(g.mutation_deck(), "mutation-shuffle")

    def _lapses(self, g: Metamorphosis) -> bool:
        return not g.is_mutant(self.who)
