"""Using cards, items and rooms: each offers its ways of use, one of which is chosen after paying."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from ...kernel import Back, Effect, Effects, Option, Question, Seat
from ..box import Box
from ..content.functions import CardUse, Here, ItemUse, Uses
from ..event_kinds import ROOM_USED
from ..position import Position
from ..refs import ROOM, SEAT
from .actions import Action
from .belongings import USABLE
from .cards import OptionOf, discard_card, made_once
from .items import DiscardItem
from .offers import EXPLORED, FORBIDDEN, PAYS, PEACE, Kind, Means, Offer, Offers, barred
from .turn import TakeAction, to_take

ROOM_ACTION = tuple(f"room-action/{room}" for room in ROOM)


def _first(uses: Uses) -> bool:
    return next(iter(uses), None) is not None


class PlayCard(Action, tag="nemesis/play-card"):
    """Discard an action card face up and pay its cost with others, then do what it says."""

    rule = "nemesis/action/card-play"
    back: Back

    def choose_use(self, g: Position) -> Effects:
        return chosen_use(g, self._how())

    def _how(self) -> UseOf:
        return UseOfCard(self.who, self.back)

    def _id(self, g: Position) -> str:
        return f"play/{g.card_ref(self.back)}"

    def _impossible(self, g: Position) -> str | None:
        card = g.box.card_uses[g.card_name(self.back)]
        return None if _first(card.uses(g, self.who)) else card.rule

    def _announced(self, g: Position) -> None:
        discard_card(g, self.who, self.back)


class UseItem(Action, tag="nemesis/use-item"):
    """Show an item, pay its cost, and do what it says; a one-use item is discarded whatever happens."""

    rule = "nemesis/item/shown-when-used"
    back: Back

    def choose_use(self, g: Position) -> Effects:
        return chosen_use(g, self._how())

    def _how(self) -> UseOf:
        return UseOfItem(self.who, self.back)

    def _id(self, g: Position) -> str:
        return f"use/{g.box.item_ref[g.face[self.back]]}"

    def _impossible(self, g: Position) -> str | None:
        use = g.box.item_uses[g.item_name(self.back)]
        return None if _first(use.uses(g, self.who, self.back)) else use.rule

    def _announced(self, g: Position) -> None:
        g.show(self.back)

    def _spent(self, g: Position) -> Effects:
        return [DiscardItem(self.who, self.back)] if g.item(self.back).one_use else None

    def _lapses(self, g: Position) -> bool:
        return self.back not in g.carried_items(self.who)  # dropped while paying


class UseRoom(Action, tag="nemesis/use-room"):
    """Perform the action of the room the character is in, for two cards or what the room says.

    See lockdown/room/must-be-present.
    """

    rule = "nemesis/room/action-cost"
    room: int

    def choose_use(self, g: Position) -> Effects:
        g.tell(ROOM_USED, self.rule, who=SEAT[self.who], place=f"place:{g.room_name(self.room)}")
        return chosen_use(g, self._how())

    def _how(self) -> UseOf:
        return UseOfRoom(self.who, self.room)

    def _id(self, g: Position) -> str:
        return ROOM_ACTION[self.room]

    def _impossible(self, g: Position) -> str | None:
        return room_forbids(g, self.who, self.room)


def room_forbids(g: Position, who: Seat, room: int) -> str | None:
    """The rule that forbids a room's action, combat and cost aside, or None. Fire does not matter.

    See nemesis/room/action-conditions and nemesis/fire/actions-allowed.
    """
    if g.is_malfunctioning(room):
        return "nemesis/malfunction/blocks-room-action"
    use = g.box.room_uses.get(g.room_name(room))
    if use is None:
        return "nemesis/room/action-cost"
    if _first(use.uses(g, who, room)):
        return None
    return use.refusal(g) if use.refusal else use.rule


Ways = tuple[Uses, str, bool]
"""The ways to use something, their rule, and whether the number of ways is hidden from others."""


def options_of(uses: Uses, rule: str, secret: bool) -> list[Option]:
    """The ways as options, each once."""
    options: dict[str, Option] = {}
    for option_id, effects in uses:
        if option_id not in options:
            options[option_id] = Option(option_id, tuple(effects), rule)
    if not options and secret:  # to skip the question would reveal something to the others
        return [Option("nothing", (), rule)]
    return list(options.values())


class UseOf(Question):
    """Which of the ways to use something is chosen; asked after announcing and paying."""

    ask = "ask-use"

    def _ways(self, g: Here) -> Ways:
        raise NotImplementedError

    def _options(self, g: Position) -> list[Option]:
        return options_of(*self._ways(g))

    def _lapses(self, g: Position) -> bool:
        if not g.is_aboard(self.seat):
            return True
        uses, _, secret = self._ways(g)
        return not secret and not _first(uses)


class UseOfCard(UseOf, tag="nemesis/use-of-card"):
    """How an action card is used."""

    rule = "nemesis/action/card-or"
    back: Back

    def _ways(self, g: Position) -> Ways:
        card = g.box.card_uses[g.card_name(self.back)]
        return card.uses(g, self.seat), card.rule, card.secret

    def _args(self, g: Position) -> dict[str, object]:
        return {"thing": f"card:{g.card_name(self.back)}"}


class UseOfItem(UseOf, tag="nemesis/use-of-item"):
    """How an item is used."""

    rule = "nemesis/action/kinds"
    back: Back

    def _ways(self, g: Position) -> Ways:
        item = g.box.item_uses[g.item_name(self.back)]
        return item.uses(g, self.seat, self.back), item.rule, item.secret

    def _args(self, g: Position) -> dict[str, object]:
        return {"thing": f"item:{g.item_name(self.back)}"}

    def _lapses(self, g: Position) -> bool:
        return super()._lapses(g) or self.back not in g.carried_items(self.seat)


class UseOfRoom(UseOf, tag="nemesis/use-of-room"):
    """How a room action is used."""

    rule = "nemesis/action/kinds"
    room: int

    def _ways(self, g: Position) -> Ways:
        room = g.box.room_uses[g.room_name(self.room)]
        return room.uses(g, self.seat, self.room), room.rule, False

    def _args(self, g: Position) -> dict[str, object]:
        return {"thing": ROOM[self.room]}


def chosen_use(g: Position, question: UseOf) -> Effects:
    """Ask how, unless the whole table can see that there is only one way. Its option has then named it before paying.

    See nemesis/action/card-or.
    """
    options, only = _open(g, question)
    if only is not None:
        return only.then
    return [question] if options else None


def _open(g: Position, question: UseOf) -> tuple[list[Option], Option | None]:
    """All ways, and the one that is taken without asking, if there is one. Nothing is given up unasked."""
    uses, rule, secret = question._ways(g)
    options = options_of(uses, rule, secret)
    if len(options) != 1 or secret or "/item:" in options[0].id or "/card:" in options[0].id:
        return options, None
    return options, options[0]


def comes_to(g: Position, effects: Sequence[Effect]) -> tuple[str, ...]:
    """The uses that these effects lead to without asking how, one after another, since a card may use a room."""
    for effect in effects:
        does = effect.action if isinstance(effect, TakeAction) else effect
        how: Callable[[], UseOf] | None = getattr(does, "_how", None)
        if how is not None:
            _, only = _open(g, how())
            return (only.id, *comes_to(g, only.then)) if only is not None else ()
    return ()


def card_offers(g: Position, who: Seat, means: Means) -> Offers:
    """Every different action card in hand; a reaction is not played as an action."""
    offers: list[Offer] = []
    for sort, back in means.cards.items():
        card = g.box.actions[g.box.cards[sort]]
        rule = "nemesis/action/reaction" if card.reaction else barred(means, card.cost + 1, card.combat)
        offers.append((rule, card.cost, (PlayCard(who, back),)))
    return offers


def card_options(g: Position, who: Seat, means: Means) -> list[Option]:
    """The same as options, made once for every card."""
    purse, fighting = means.purse, means.fighting
    playable = g.game.playable
    options = []
    for sort, back in means.cards.items():
        card = playable[sort]
        if card is not None:
            cost, forbidden, uses, made = card
            if cost < purse and forbidden is not fighting:
                for _ in uses(g, who):
                    options.append(made((who, back)))
                    break
    return options


Playable = tuple[int, bool | None, CardUse, OptionOf]
"""What a card costs, the combat state it cannot be played in, its ways of use, and the options to play it by seat and
back."""


def playable_cards(box: Box) -> tuple[Playable | None, ...]:
    """By sort of card: how it is played; None for a reaction or a contamination card."""
    return tuple(_playable(box, name) for name in box.cards)


def _playable(box: Box, name: str) -> Playable | None:
    card = box.actions.get(name)
    if card is None or card.reaction:
        return None
    cost = card.cost
    to_play = made_once(lambda who, back: to_take(f"play/card:{name}", PlayCard(who, back), cost))
    return cost, FORBIDDEN[card.combat], box.card_uses[name].uses, to_play


def item_offers(g: Position, who: Seat, means: Means) -> Offers:
    """Every different item with an action of its own."""
    offers: list[Offer] = []
    for name, back in {g.box.items[g.face[back]]: back for back in g.carried_items(who)}.items():
        item = g.box.items_by_name[name]
        if item.cost is not None and not item.reaction:
            cost = g.adjusted("item-cost", item.cost, who)
            offers.append((barred(means, cost, item.combat), cost, (UseItem(who, back),)))
    return offers


def item_options(g: Position, who: Seat, means: Means) -> list[Option]:
    """The same as options, made once for every item."""
    face, usable = g.face, g.game.usable
    different: dict[str, tuple[Usable, Back]] = {}
    for back in g.carried_items(who):
        item = usable[face[back]]
        if item is not None:
            different[item[0]] = item, back
    options = []
    for (_, cost, forbidden, uses), back in different.values():
        cost = g.adjusted("item-cost", cost, who)
        if cost <= means.purse and forbidden is not means.fighting:
            for _ in uses(g, who, back):
                options.append(to_use(g.box, who, back, face[back], cost))
                break
    return options


Usable = tuple[str, int, bool | None, ItemUse]
"""An item's name, what it costs, the combat state it cannot be used in, and its ways of use."""


def usable_items(box: Box) -> tuple[Usable | None, ...]:
    """By face of an item: how it is used; None without an action."""
    return (None, *(_usable(box, name) for name in box.items[1:]))


def _usable(box: Box, name: str) -> Usable | None:
    item = box.items_by_name[name]
    if item.cost is None or item.reaction:
        return None
    return name, item.cost, FORBIDDEN[item.combat], box.item_uses[name].uses


@cache
def to_use(box: Box, who: Seat, back: Back, face: int, cost: int) -> Option:
    """The option to use an item."""
    return to_take(f"use/{box.item_ref[face]}", UseItem(who, back), cost)


def room_offers(g: Position, who: Seat, means: Means) -> Offers:
    """The action of the room one is in."""
    room = g.room[who]
    cost = g.adjusted("room-cost", g.box.room_cost[means.kind], who)
    return ((barred(means, cost, "out"), cost, (UseRoom(who, room),)),) if g.is_explored(room) else ()


def room_options(g: Position, who: Seat, means: Means) -> Sequence[Option]:
    """The same as options, found quickly."""
    room, use = g.room[who], g.box.room_uses.get(g.box.room_names[means.kind])
    if use is None or g.malfunction >> room & 1:
        return ()
    cost = g.adjusted("room-cost", g.box.room_cost[means.kind], who)
    if means.purse >= cost:
        for _ in use.uses(g, who, room):
            return (to_use_room(who, room, cost),)
    return ()


@cache
def to_use_room(who: Seat, room: int, cost: int) -> Option:
    """The option to perform a room's action."""
    return to_take(ROOM_ACTION[room], UseRoom(who, room), cost)


PLAYING_CARDS = Kind(PAYS, card_offers, card_options)
USING_ITEMS = Kind(USABLE, item_offers, item_options)
USING_ROOMS = Kind(PAYS | PEACE | EXPLORED, room_offers, room_options)
