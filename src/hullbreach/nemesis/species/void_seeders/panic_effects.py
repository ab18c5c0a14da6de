"""What panic makes people do that nothing else does: run blindly, lose cards, tear bandages, break things."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....kernel import Back, Effect, Effects, Option, Question, Seat
from ...box import DRESSED, SERIOUS
from ...event_kinds import DREW
from ...refs import ROOM, SEAT
from ...rules.cards import DiscardCard, by_sort, draw_cards
from ...rules.items import DiscardItem, DropExcess
from ...rules.lapses import who_is_gone
from ...rules.losses import LoseAmmo, loaded
from ...rules.movement import open_ways, walk
from ...rules.wounds import distinct_wounds
from ..intruders.injury import draw_direction
from .event_kinds import BLIND_ESCAPE, CARD_LOST, SABOTAGED, WOUND_UNDRESSED
from .insanity import LoseMind
from .madness import LOST_CARDS, Madness

RULE = "void-seeders/panic/effect"
CHOICE = 2
"""From this many things on there is something to choose."""


def chosen(question: Question, options: Sequence[Option]) -> Effects:
    """Ask which, unless there is only one."""
    return [question] if len(options) >= CHOICE else [effect for option in options for effect in option.then]


# -- running ---------------------------------------------------------------------------------------------------


class BlindEscape(Effect, tag="nemesis/seeder-blind-escape"):
    """The character runs through the corridor with the number on an event card, if one can walk through it.

    If not, the effect is impossible after all.
    """

    rule = RULE
    who: Seat

    def run(self, g: Madness) -> Effects:
        room, number = g.room_of(self.who), draw_direction(g)
        g.tell(BLIND_ESCAPE, self.rule, who=SEAT[self.who], number=number)
        spot = g.board.spot_by_number[room][number]
        for corridor, other in open_ways(g, room):
            if corridor == spot:
                return walk(g, self.who, other, corridor)
        return [LoseMind(self.who, "void-seeders/panic/effect-impossible")]

    _lapses = who_is_gone


class GoBerserk(Effect, tag="nemesis/seeder-go-berserk"):
    """The character walks into a neighbouring room with an intruder, of the player's choice if there are several."""

    rule = RULE
    who: Seat

    def choose(self, g: Madness) -> Effects:
        question = WhereTo(self.who)
        return chosen(question, list(question._options(g)))

    _lapses = who_is_gone


class WhereTo(Question, tag="nemesis/seeder-where-to"):
    """Which room with an intruder the character walks into."""

    rule = RULE
    ask = "ask-insane-courage"

    def _options(self, g: Madness) -> Iterator[Option]:
        for corridor, room in open_ways(g, g.room_of(self.seat)):
            if room in g.foe_room:
                steps = tuple(walk(g, self.seat, room, corridor))
                yield Option(f"rush/{g.board.way_id(room, corridor)}", steps, self.rule)

    def _lapses(self, g: Madness) -> bool:
        return not g.is_aboard(self.seat)


# -- the room --------------------------------------------------------------------------------------------------


class Sabotage(Effect, tag="nemesis/seeder-sabotage"):
    """Nothing can be found in the room any more."""

    rule = RULE
    who: Seat

    def spoil(self, g: Madness) -> None:
        room = g.room_of(self.who)
        g.items[room] = 0
        g.tell(SABOTAGED, self.rule, who=SEAT[self.who], room=ROOM[room])

    _lapses = who_is_gone


# -- cards -----------------------------------------------------------------------------------------------------


class Despair(Effect, tag="nemesis/seeder-despair"):
    """Draw three cards, remove one of them from the game, and discard the others. Contamination cannot be removed."""

    rule = RULE
    who: Seat

    def draw(self, g: Madness) -> Effects:
        drawn = draw_cards(g, self.who, 3)
        secret = {"cards": [g.card_ref(back) for back in drawn]}
        g.tell_some(DREW, self.rule, 1 << self.who, {"who": SEAT[self.who], "count": len(drawn)}, secret)
        return [WhichCard(self.who, tuple(drawn)), *(DiscardCard(self.who, back) for back in drawn)]

    _lapses = who_is_gone


class WhichCard(Question, tag="nemesis/seeder-which-card"):
    """Which of the cards just drawn leaves the game; a player who drew contamination only says so."""

    rule = RULE
    ask = "ask-lose-card"
    drawn: tuple[Back, ...]

    def _options(self, g: Madness) -> Iterator[Option]:
        cards = [back for back in self.drawn if not g.is_contamination(back)]
        for sort, back in by_sort(g, cards).items():
            yield Option(f"lose-card/{g.box.card_ref[sort]}", (LoseCard(self.seat, back),), self.rule)
        if not cards:
            yield Option("have-none", (), self.rule)

    def _lapses(self, g: Madness) -> bool:
        return not g.is_aboard(self.seat)


class LoseCard(Effect, tag="nemesis/seeder-lose-card"):
    """An action card leaves the game, face up."""

    rule = RULE
    who: Seat
    back: Back

    def remove(self, g: Madness) -> None:
        g.hand(self.who).remove(self.back)
        g.zones[g.species_zone(LOST_CARDS)].append(self.back)
        g.show(self.back)
        g.tell(CARD_LOST, self.rule, who=SEAT[self.who], card=g.card_ref(self.back))


# -- wounds and things -----------------------------------------------------------------------------------------


class TearOffBandages(Effect, tag="nemesis/seeder-tear-off-bandages"):
    """A dressed serious wound counts as undressed again, of the player's choice if there are several."""

    rule = RULE
    who: Seat

    def choose(self, g: Madness) -> Effects:
        question = WhichBandage(self.who)
        return chosen(question, list(question._options(g)))

    _lapses = who_is_gone


class WhichBandage(Question, tag="nemesis/seeder-which-bandage"):
    """Which dressed wound is torn open."""

    rule = RULE
    ask = "ask-undress"

    def _options(self, g: Madness) -> Iterator[Option]:
        for name, back in distinct_wounds(g, g.dressed_wounds(self.seat)):
            yield Option(f"undress/wound:{name}", (Undress(self.seat, back),), self.rule)

    def _lapses(self, g: Madness) -> bool:
        return not g.is_aboard(self.seat)


class Undress(Effect, tag="nemesis/seeder-undress"):
    """The card is flipped back: its effect applies again."""

    rule = RULE
    who: Seat
    back: Back

    def flip(self, g: Madness) -> Effects:
        g.move(self.back, g.zone(self.who, DRESSED), g.zone(self.who, SERIOUS))
        g.tell(WOUND_UNDRESSED, self.rule, who=SEAT[self.who], wound=g.box.wound_ref[g.face[self.back]])
        return [DropExcess(self.who)]


class ShootAtShadows(Effect, tag="nemesis/seeder-shoot-at-shadows"):
    """All ammunition of one weapon is discarded, of the player's choice if several have some."""

    rule = RULE
    who: Seat

    def choose(self, g: Madness) -> Effects:
        question = WhichWeapon(self.who)
        return chosen(question, list(question._options(g)))

    _lapses = who_is_gone


class WhichWeapon(Question, tag="nemesis/seeder-which-weapon"):
    """Which weapon is emptied."""

    rule = RULE
    ask = "ask-empty-weapon"

    def _options(self, g: Madness) -> Iterator[Option]:
        for name, back in {g.item_name(back): back for back in loaded(g, self.seat)}.items():
            waste = LoseAmmo(self.seat, back, g.ammo_in(back), self.rule)
            yield Option(f"empty-weapon/item:{name}", (waste,), self.rule)

    def _lapses(self, g: Madness) -> bool:
        return not loaded(g, self.seat)  # it has been dropped meanwhile


def things_to_break(g: Madness, who: Seat) -> dict[str, Back]:
    """The heavy items of a character by name, alike ones once."""
    return {g.item_name(back): back for back in g.hands(who)}


class BreakThings(Effect, tag="nemesis/seeder-break-things"):
    """A heavy item is discarded, of the player's choice if there are several."""

    rule = RULE
    who: Seat

    def choose(self, g: Madness) -> Effects:
        question = WhichThing(self.who)
        return chosen(question, list(question._options(g)))

    _lapses = who_is_gone


class WhichThing(Question, tag="nemesis/seeder-which-thing"):
    """Which heavy item is broken."""

    rule = RULE
    ask = "ask-break"

    def _options(self, g: Madness) -> Iterator[Option]:
        for name, back in things_to_break(g, self.seat).items():
            yield Option(f"break/item:{name}", (DiscardItem(self.seat, back, self.rule),), self.rule)

    def _lapses(self, g: Madness) -> bool:
        return not g.hands(self.seat)  # it has been dropped meanwhile
