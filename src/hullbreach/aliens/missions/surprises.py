"""What comes out of mission blips and crates, in more than one mission."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel import Back, Effect, Effects, Option, Question
from ..board.layout import Space, bits
from ..box import ASIDE, BLIPS, DECK, EQUIPMENT, HANDS, POOL, TOKENS, TOKENS_OUT, UNDER, WEAPON, Character
from ..event_kinds import FACEHUGGER_APPEARS, LOOKED_AT_CARDS, OPENS, SCANNED, TOOK_CARD
from ..position import ABOARD, FACEHUGGER, OFF, Position
from ..refs import ALIEN, CHARACTER
from ..rules.endurance import if_cards_have_run_out, settle_deck, uncover_deck
from ..rules.lookout import LookOut, add_alien, return_to_pool
from ..rules.slots import NEAR, no_slot, put_on
from ..rules.spawn import candidates
from .mission import AtComputer


def remove_token(g: Position, token: int) -> Space:
    """Take a mission blip off the boards; the space it lay in."""
    space, g.token_at[token] = g.token_at[token], OFF
    g.move(g.game.first_token + token, TOKENS, TOKENS_OUT)
    return space


def what_comes_out(g: Position, token: int, kind: str) -> Effects:
    """A mission blip without rules of its own: a facehugger or a nest does what it always does, and others nothing."""
    space = remove_token(g, token)
    if kind == "facehugger":
        return facehugger_appears(g, space)
    return nest_opens(g, space) if kind == "nest" else None


def facehugger_appears(g: Position, space: Space) -> Effects:
    """A facehugger comes out; it acts as an alien (aliens/facehugger/acts-as-alien)."""
    at = candidates(g, space)
    if not at:
        return None
    g.from_card = False
    alien = add_alien(g, (at & -at).bit_length() - 1, 0, FACEHUGGER, False)
    g.tell(
        FACEHUGGER_APPEARS, "aliens/facehugger/acts-as-alien", alien=ALIEN[alien], space=g.board.refs[g.alien_at[alien]]
    )
    return [LookOut()]  # it may hold a door open


def nest_opens(g: Position, space: Space) -> Effects:
    """A blip is drawn, and its aliens appear here."""
    at = candidates(g, space)
    if not g.zones[POOL] or not at:
        return None
    back = g.top(POOL, "blip")
    g.move(back, POOL, BLIPS)
    blip = back - g.box.first_blip
    g.show(back)
    number = g.box.blip_numbers[g.face[back]]
    return_to_pool(g, blip)
    g.newborn, g.from_card = 0, False
    then = g.game.place_aliens(g, (at & -at).bit_length() - 1, number, False)
    return [*(then or ()), LookOut()]


class ScanSide(AtComputer, tag="aliens/scan-side"):
    """All players look at the blips of one board."""

    side: int

    def _passed(self, g: Position) -> Effects:
        spaces = g.board.side_masks[self.side] & g.blips
        for space in bits(spaces):
            back = g.box.first_blip + g.blip_at.index(space)
            g.show(back)
            number = g.box.blip_numbers[g.face[back]]
            g.tell(SCANNED, self.rule, who=CHARACTER[self.who], space=g.board.refs[space], number=number)
        g.facts["scanned"] = g.facts.get("scanned", 0) | 1 << self.side
        return None


def scan_options(g: Position, who: Character) -> Iterable[Option]:
    """The boards whose blips a computer can show."""
    for side, key in enumerate(g.board.side_keys):
        if g.board.side_masks[side] & g.blips:
            yield Option(f"scan/side:{key.lower()}", (ScanSide(who, side),), "aliens/interact/action")


# -- crates of a bug hunt -----------------------------------------------------------------------------------------

CRATE_CARDS = 3


def open_crate(g: Position, who: Character, crate: int) -> Option:
    """Interact with a crate that holds gear."""
    ref = g.board.refs[g.crates[crate]]
    return Option(f"open/token:crate/{ref}", (OpenCrate(who, crate),), "aliens/interact/action")


class OpenCrate(Effect, tag="aliens/open-crate"):
    """The top three endurance cards are looked at; one weapon or equipment is put on somebody near, free of charge,
    or kept in a hero's hand.

    The others go under the reshuffle card. Hazards that are only looked at do nothing.
    """

    rule = "aliens/mission-token/computers-and-crates"
    who: Character
    crate: int

    def look(self, g: Position) -> Effects:
        g.crates[self.crate] = OFF
        g.tell(OPENS, self.rule, who=CHARACTER[self.who], token="token:crate")
        cards = look_at_cards(g, self.who, CRATE_CARDS)
        return [WhichFind(g.decider(self.who), self.who, cards)] if cards else None


def look_at_cards(g: Position, who: Character, count: int) -> tuple[Back, ...]:
    """The top cards of the deck are set aside and looked at."""
    cards: list[Back] = []
    while len(cards) < count and g.zones[DECK]:
        back = g.top(DECK, "endurance")
        g.zones[DECK].pop()
        g.zones[ASIDE].append(back)
        g.show(back)
        cards.append(back)
        uncover_deck(g)
    if cards:
        names = [f"card:{g.card_id(back)}" for back in cards]
        g.tell(LOOKED_AT_CARDS, "aliens/reveal/procedure", who=CHARACTER[who], cards=names)
    return tuple(cards)


class WhichFind(Question, tag="aliens/which-find"):
    """Which of the cards found is equipped and on whom, or kept in hand."""

    rule = "aliens/mission-token/computers-and-crates"
    ask = "ask-which-find"
    who: Character
    cards: tuple[Back, ...]

    def _options(self, g: Position) -> Iterable[Option]:
        near = g.board.within(g.at[self.who], NEAR, g.barricades)
        takers = [self.who, *(who for who in g.on_boards() if who != self.who and near >> g.at[who] & 1)]
        kinds = set()
        for back in self.cards:
            if g.card_type(back) in (WEAPON, EQUIPMENT) and g.kind(back) not in kinds:
                kinds.add(g.kind(back))
                for who in takers:
                    if no_slot(g, who, back) is None:
                        take = TakeFind(who, back, self.cards)
                        yield Option(f"find/card:{g.card_id(back)}/{CHARACTER[who]}", (take,))
                if g.hero[self.who]:  # aliens/equip/slot-needed
                    yield Option(f"hold/card:{g.card_id(back)}", (KeepFind(self.who, back, self.cards),))
        yield Option("take-nothing", (TakeFind(self.who, -1, self.cards),))

    def _lapses(self, g: Position) -> bool:
        return g.status[self.who] != ABOARD


class TakeFind(Effect, tag="aliens/take-find"):
    """The card is equipped, and the others go under the reshuffle card."""

    rule = "aliens/reshuffle/cards-go-under"
    who: Character
    card: Back
    cards: tuple[Back, ...]

    def take(self, g: Position) -> Effects:
        if self.card in self.cards:
            put_on(g, self.who, self.card, ASIDE)
            _tell_found(g, self.who, self.card)
        return _put_under(g, self.cards)


class KeepFind(Effect, tag="aliens/keep-find"):
    """A hero takes the card into hand, to be equipped later at its cost; the others go under the reshuffle card."""

    rule = "aliens/reshuffle/cards-go-under"
    who: Character
    card: Back
    cards: tuple[Back, ...]

    def keep(self, g: Position) -> Effects:
        g.move(self.card, ASIDE, HANDS + g.hero[self.who] - 1)
        _tell_found(g, self.who, self.card)
        return _put_under(g, self.cards)


def _tell_found(g: Position, who: Character, back: Back) -> None:
    rule = "aliens/reshuffle/cards-go-under"
    g.tell(TOOK_CARD, rule, who=CHARACTER[who], card=f"card:{g.card_id(back)}")


def _put_under(g: Position, cards: Iterable[Back]) -> Effects:
    """Whatever is left of the cards that were looked at goes under the reshuffle card."""
    for back in cards:
        if back in g.zones[ASIDE]:
            g.move(back, ASIDE, UNDER)
    settle_deck(g)
    return if_cards_have_run_out(g)
