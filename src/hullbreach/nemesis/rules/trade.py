"""Trade: characters in one room may show, give and swap items and objects, if everyone concerned agrees.

The floor goes round clockwise, the acting player first. The player who has it may show items, lay out an offer thing
by thing and propose it, or pass the floor. An offer is a tuple of gifts: "I give you this", "give me that", "give me
a red item of your choice". All players it concerns answer together and in secret: agree, refuse, or refuse and make a
counter-offer. If all agree, every gift changes hands; otherwise none does. The trade is over when everyone in turn
has passed the floor, or when it has gone round often enough.

The gifts themselves, and what each player sees of them, are in gifts.py. Tape between items that part is discarded.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import cache

from msgspec.structs import replace

from ...kernel import EVERYONE, Back, Effect, Effects, Option, Question, Refusal, Seat, Together
from .. import box
from ..event_kinds import (
    ASKED_FOR,
    ITEM_REVEALED,
    ITEM_SHOWN,
    LAID_OUT,
    OFFER_PROPOSED,
    OFFER_REFUSED,
    TRADE_OPENED,
    TRADE_OVER,
)
from ..kinds import CARRIED
from ..position import Position
from ..refs import ROOM, SEAT
from .actions import Action
from .gifts import Gift, GiveChosen, GiveOfChoice, goods_of, possible, single_out, taken_up
from .items import DropExcess, colour_of, untape
from .offers import COMPANY, PAYS, PEACE, Kind, Means, Offers, basic
from .turn import to_take

CIRCUITS = 2
"""How often the floor goes round in one trade. Players who want more take another action."""
COUNTERS = 2
"""The most counter-offers in a row that may answer one offer."""
LONGEST = 6
"""The most gifts in one offer."""
GIVE = tuple(f"give/{seat}/" for seat in SEAT)
ASK_FOR = tuple(f"ask/{seat}/" for seat in SEAT)


class Trade(Action, tag="nemesis/trade"):
    """An exchange among all characters in the room; only the one who starts it uses an action."""

    rule = "nemesis/action/trade"

    def open(self, g: Position) -> Effects:
        g.tell(TRADE_OPENED, self.rule, who=SEAT[self.who], room=ROOM[g.room_of(self.who)])
        return [Floor(self.who, CIRCUITS * len(traders(g, self.who)))]

    def _id(self, g: Position) -> str:
        return "trade"

    def _impossible(self, g: Position) -> str | None:
        crew = g.crew_in(g.room[self.who])
        if len(crew) > 1:
            for who in crew:
                if g.hands(who) or g.inventory(who) or CARRIED + who in g.object_at:
                    return None
        return self.rule


def trade_offers(g: Position, who: Seat, means: Means) -> Offers:
    """Trade with the others in the room."""
    return (basic(g, means, "trade", (Trade(who),)),)


def trade_options(g: Position, who: Seat, means: Means) -> Sequence[Option]:
    """The same as an option, made once."""
    option, action = to_trade(who, g.box.basic["trade"].cost)
    return () if action._impossible(g) else (option,)


@cache
def to_trade(who: Seat, cost: int) -> tuple[Option, Trade]:
    """The option to trade, and the action."""
    action = Trade(who)
    return to_take("trade", action, cost), action


TRADE = Kind(PAYS | PEACE | COMPANY, trade_offers, trade_options)


def traders(g: Position, first: Seat) -> list[Seat]:
    """Everyone standing in the room, clockwise from this seat. Characters in pods take no part."""
    crew = g.crew_in(g.room[first])
    at = bisect_left(crew, first)
    return crew[at:] + crew[:at]


# -- the floor ------------------------------------------------------------------------------------------------


class Floor(Question, tag="nemesis/trade-floor"):
    """The player who has the floor shows items, lays out an offer, or passes the floor."""

    rule = "nemesis/action/trade-participants"
    ask = "ask-trade"
    left: int
    """How often the floor may still be passed on."""
    quiet: int = 0
    """How many players in a row have passed it without an offer."""
    counter: int = 0
    """How many counter-offers led here; 0 for the floor itself."""
    offer: tuple[Gift, ...] = ()

    def _options(self, g: Position) -> list[Option]:
        offer, rule = self.offer, self.rule
        passing = self._onwards(self.quiet + 1)
        others = g.others_with(self.seat)
        if not offer:
            return [Option("pass-floor", passing, rule), *self._showing(g, others), *self._gifts(g, others)]
        propose = Option("propose", (Propose(self.seat, offer, self.counter), *self._onwards(0)), rule)
        more = self._gifts(g, others) if len(offer) < LONGEST and possible(g, offer) else ()
        return [propose, Option("withdraw", passing, rule), *more]

    def _onwards(self, quiet: int) -> tuple[Effect, ...]:
        return () if self.counter else (PassTheFloor(self.seat, self.left - 1, quiet),)

    def _showing(self, g: Position, others: list[Seat]) -> list[Option]:
        """Every item that somebody has not seen yet, alike ones once."""
        shows: dict[str, Effect] = {}
        for back in g.inventory(self.seat):
            seen = g.seen[back]
            if seen != EVERYONE:
                item = g.box.item_ref[g.face[back]]
                for other in others:
                    if not seen >> other & 1:
                        shows.setdefault(f"show/{SEAT[other]}/{item}", ShowItem(self.seat, back, other))
                shows.setdefault(f"reveal/{item}", RevealItem(self.seat, back))
        return [Option(option_id, (show, self), "nemesis/action/trade") for option_id, show in shows.items()]

    def _gifts(self, g: Position, others: list[Seat]) -> list[Option]:
        """Every gift that can still be added to the offer, alike things once."""
        me = self.seat
        taken = taken_up(g, self.offer) if self.offer else frozenset()
        mine = goods_of(g, me, me, taken)
        options: list[Option] = []
        for other in others:
            theirs = goods_of(g, other, me, taken)
            for verb, giver, taker, goods in ((GIVE[other], me, other, mine), (ASK_FOR[other], other, me, theirs)):
                for thing, (gift, which) in goods.items():
                    lay_out = LayOut(self, gift(giver, taker, which))
                    options.append(Option(verb + thing, (lay_out,), "nemesis/action/trade"))
        return options

    def _refusals(self, g: Position) -> Iterator[Refusal]:
        for back in filter(g.ammo_in, g.weapons(self.seat)):
            yield Refusal(f"give-ammo/item:{g.item_name(back)}", "nemesis/action/trade-no-ammo")

    def _args(self, g: Position) -> dict[str, object]:
        return {"offer": [gift._line(g, self.seat) for gift in self.offer]}


class PassTheFloor(Effect, tag="nemesis/pass-the-floor"):
    """The floor goes to the next character clockwise, until nobody in turn has made an offer."""

    rule = "nemesis/action/trade-participants"
    last: Seat
    left: int
    quiet: int

    def go_on(self, g: Position) -> Effects:
        crew = traders(g, self.last)
        if self.left > 0 and self.quiet < len(crew) > 1:
            return [Floor(crew[1], self.left, self.quiet)]
        g.tell(TRADE_OVER, self.rule)
        return None


class ShowItem(Effect, tag="nemesis/show-item"):
    """An item is shown to one other character."""

    rule = "nemesis/action/trade"
    who: Seat
    back: Back
    to: Seat

    def show(self, g: Position) -> None:
        both = 1 << self.who | 1 << self.to
        back = single_out(g, self.who, self.back, both)
        g.look(back, both)
        public = {"who": SEAT[self.who], "to": SEAT[self.to], "colour": colour_of(g, back)}
        g.tell_some(ITEM_SHOWN, self.rule, both, public, {"item": f"item:{g.item_name(back)}"})


class RevealItem(Effect, tag="nemesis/reveal-item"):
    """An item is shown to everybody."""

    rule = "nemesis/action/trade"
    who: Seat
    back: Back

    def turn_up(self, g: Position) -> None:
        g.show(self.back)
        g.tell(ITEM_REVEALED, self.rule, who=SEAT[self.who], item=f"item:{g.item_name(self.back)}")


class LayOut(Effect, tag="nemesis/lay-out"):
    """One more thing is laid out or asked for; giver and taker see what it is."""

    rule = "nemesis/action/trade"
    floor: Floor
    gift: Gift

    def add(self, g: Position) -> Effects:
        floor = self.floor
        gift = self.gift._laid_out(g, floor.offer)
        if g.event_sink is not None:
            gift._tell(g, LAID_OUT if gift.giver == floor.seat else ASKED_FOR)
        return [replace(floor, offer=(*floor.offer, gift))]


# -- agreeing -------------------------------------------------------------------------------------------------


class Propose(Effect, tag="nemesis/propose"):
    """All players an offer concerns decide together."""

    rule = "nemesis/action/trade-consent"
    by: Seat
    offer: tuple[Gift, ...]
    counter: int

    def ask(self, g: Position) -> Effects:
        by, offer = self.by, self.offer
        parties = {seat for gift in offer for seat in (gift.giver, gift.taker)} - {by}
        concerned = [who for who in traders(g, by) if who in parties]
        g.tell(OFFER_PROPOSED, self.rule, who=SEAT[by], to=[SEAT[who] for who in concerned])
        return [Deal(tuple([AnswerOffer(who, by, offer, self.counter) for who in concerned]))]


class AnswerOffer(Question, tag="nemesis/answer-offer"):
    """Agree, refuse, or refuse and make a counter-offer."""

    rule = "nemesis/action/trade-consent"
    ask = "ask-agree"
    by: Seat
    offer: tuple[Gift, ...]
    counter: int

    def _options(self, g: Position) -> list[Option]:
        ways = self._ways_to_agree(g) if possible(g, self.offer) else ()
        return [*ways, *ways_to_refuse(self.seat, self.counter)]

    def _ways_to_agree(self, g: Position) -> Sequence[Option]:
        wanted = [gift for gift in self.offer if isinstance(gift, GiveOfChoice) and gift.giver == self.seat]
        if not wanted:
            return AGREE
        return [
            Option(f"agree/{item}", (GiveChosen(self.seat, gift.taker, back),), self.rule)
            for gift in wanted
            for item, back in {g.box.item_ref[g.face[back]]: back for back in gift._fitting(g, self.offer)}.items()
        ]

    def _args(self, g: Position) -> dict[str, object]:
        return {"by": SEAT[self.by], "offer": [gift._line(g, self.seat) for gift in self.offer]}


AGREE = (Option("agree", (), AnswerOffer.rule),)


@cache
def ways_to_refuse(who: Seat, counter: int) -> tuple[Option, ...]:
    """The options to refuse, and to make a counter-offer unless there were too many."""
    refuse = Option("refuse", (), AnswerOffer.rule)
    if counter >= COUNTERS:
        return (refuse,)
    return refuse, Option("counter-offer", (Floor(who, 0, 0, counter + 1),), AnswerOffer.rule)


class Deal(Together, tag="nemesis/deal"):
    """Everything changes hands if all agree. If not, nothing does, and one who refused may make a counter-offer."""

    rule = "nemesis/action/trade-consent"

    def _all_said(self, g: Position, said: Sequence[Option]) -> Effects:
        first = self.asks[0]
        assert isinstance(first, AnswerOffer)
        against = [ask.seat for ask, option in zip(self.asks, said, strict=True) if option.verb != "agree"]
        if against:
            g.tell(OFFER_REFUSED, self.rule, who=SEAT[first.by], by=[SEAT[who] for who in against])
            return next((option.then for option in said if option.verb == "counter-offer"), None)
        # Laid-out cards go first, so that a card chosen just now is singled out among those that stay.
        laid_out = [gift for gift in first.offer if not isinstance(gift, GiveOfChoice)]
        chosen = [effect for option in said for effect in option.then]
        return [*laid_out, *chosen, Settle((first.by, *(ask.seat for ask in self.asks)))]


class Settle(Effect, tag="nemesis/settle-trade"):
    """Tape between items that were parted is discarded, and characters who hold too much drop the excess."""

    rule = "nemesis/item/two-hand-slots"
    seats: tuple[Seat, ...]

    def take_the_tape_off(self, g: Position) -> None:
        for one, other in list(g.taped):
            if not any(one in g.hands(who) and other in g.hands(who) for who in range(g.players)):
                for tape in untape(g, one):
                    g.zones[box.DISCARD_OF_FAMILY[g.family[tape]]].append(tape)
                    g.show(tape)

    def drop_the_excess(self, g: Position) -> Effects:
        return [DropExcess(who) for who in self.seats]
