"""Three tiny games: a bench that runs whatever it is given, five secret cards, and a crew with an intruder."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from hullbreach.kernel import (
    HOLD,
    LET_TURN,
    SPECTATOR,
    Back,
    Cancel,
    Effect,
    Effects,
    EventKind,
    FirstOf,
    Game,
    Mask,
    Option,
    Part,
    Plan,
    Question,
    Refusal,
    Seat,
    State,
    codec,
)

SAID = EventKind("said", "word")
DISCARDED = EventKind("discarded", "card who")
LEFT = EventKind("left", "who")
SURVIVED_ATTACK = EventKind("survived-attack", "who")
PODS_UNLOCKED = EventKind("pods-unlocked")

S = TypeVar("S", bound=State)


def position(cls: type[S], plan: Plan, players: int, seed: bytes, zones: int, cards: int, **own: Any) -> S:
    """A position with `cards` unseen components of family 1, in no zone yet."""
    return cls(
        plan=plan,
        event_sink=None,
        watch=None,
        stack=[],
        seed=seed,
        draws=0,
        script={},
        face=bytearray(range(1, cards + 1)),
        seen=bytearray(cards),
        family=bytearray([1] * cards),
        heaps=[],
        zones=[[] for _ in range(zones)],
        orders=bytearray(players),
        asked=0,
        learned_by=0,
        **own,
    )


def play_at_random(game: Game, rng: Random, most: int = 10_000, asides: float = 0.0) -> int:
    """Answer at random until the game is over; now and then somebody takes an aside."""
    for count in range(most):
        if game.over:
            return count
        seat = rng.randrange(game.players)
        if rng.random() < asides and game.asides(seat):
            game.answer(rng.choice(game.asides(seat)).id, seat)
        else:
            choice = rng.choice(game.choices)
            game.answer(rng.choice(choice.options).id, choice.seat)
    return most


def load(plan: Plan, data: bytes) -> Game:
    """The game of a save, for plans that are not on the shelf."""
    plain = codec.read(data)
    return Game(codec.from_plain(plan, plain), plain["players"])


def state_of(game: Game) -> Any:
    """The position itself, which no client ever sees."""
    return game._state


# -- the bench ------------------------------------------------------------------------------------------------


class Sheet(State):
    """The plainest position: words that were said, one counter, and who is dead."""

    said: list[str]
    count: int
    dead: Mask

    def is_dead(self, who: Seat) -> bool:
        return bool(self.dead >> who & 1)


class Say(Effect, tag="toy/say"):
    """A word is said."""

    word: str

    def say(self, g: Sheet) -> Effects:
        g.said.append(self.word)
        g.tell(SAID, word=self.word)
        return None


class Die(Effect, tag="toy/die"):
    """Somebody dies."""

    who: Seat

    def die(self, g: Sheet) -> Effects:
        g.dead |= 1 << self.who
        return None

    def _lapses(self, g: Sheet) -> bool:
        return g.is_dead(self.who)


class Ask(Question, tag="toy/ask"):
    """A plain question: every word is an option, and is said."""

    words: tuple[str, ...] = ("yes", "no")
    ask = "which-word"

    def _options(self, g: Any) -> Iterable[Option]:
        return [Option(word, (Say(f"{self.seat}:{word}"),)) for word in self.words]


class Bench(Plan):
    """Runs the effects it is given."""

    game = "bench"
    rules_version = 1
    state_type: type[State] = Sheet

    def __init__(self, *opening: Effect, parts: Sequence[Part] = (), players: int = 2, cards: int = 0) -> None:
        super().__init__(parts, {})
        self.opening, self.players, self.cards = opening, players, cards

    def begin(self, players: int, seed: bytes) -> Sheet:
        g = position(Sheet, self, players, seed, 2, self.cards, said=[], count=0, dead=0)
        g.zones[0] = list(range(self.cards))
        g.stack = [(effect, 0) for effect in reversed(self.opening)]
        return g

    def seats(self, g: Any) -> int:
        return self.players

    def view(self, sight: Sheet, viewer: int) -> dict[str, Any]:
        return {"said": list(sight.said), "faces": sorted(sight.face)}

    def outcome(self, g: Sheet) -> dict[str, Any]:
        return {"said": list(g.said)}

    def face_name(self, family: int, face: int) -> str:
        return f"face-{face}"


def bench(*opening: Effect, parts: Sequence[Part] = (), players: int = 2, cards: int = 0) -> Game:
    """A game on the bench, run to its first question."""
    return Game.new(Bench(*opening, parts=parts, players=players, cards=cards), players, seed=1)


def said(game: Game) -> list[str]:
    return list(state_of(game).said)


# -- five secret cards ----------------------------------------------------------------------------------------

DECK, DISCARD, HAND = 0, 1, 2
NAMES = ("", "amber", "blue", "coral", "dusk", "ember")


class Five(State):
    """A deck, a face-up discard pile, and three hands."""

    left: int

    def hand(self, seat: Seat) -> list[Back]:
        return self.zones[HAND + seat]


class Act(Effect, tag="five/act"):
    """One act of a seat, by the words of its option."""

    seat: Seat
    verb: str
    card: Back = 0
    to: Seat = 0

    def act(self, g: Five) -> Effects:
        hand, deck, discard = g.hand(self.seat), g.zones[DECK], g.zones[DISCARD]
        mine = 1 << self.seat
        if self.verb == "draw":
            g.look(deck[-1], mine)
            hand.append(deck.pop())
        elif self.verb == "shuffle":
            g.mix(deck, "deck")
        elif self.verb == "reshuffle":
            deck.extend(discard)
            discard.clear()
            g.mix(deck, "deck")
        else:
            card = g.hand_over(hand, self.card, mine)  # whatever leaves a hand leaves it as the first
            if self.verb == "show":
                g.look(card, 1 << self.to)
                return None
            hand.remove(card)
            if self.verb == "bottom":
                deck.insert(0, card)
            elif self.verb == "give":
                g.look(card, 1 << self.to)
                g.hand(self.to).append(card)
            else:
                g.show(card)
                discard.append(card)
        return None

    def next_seat(self, g: Five) -> Effects:
        g.left -= 1
        return [FiveTurn((self.seat + 1) % 3)] if g.left else None


class FiveTurn(Question, tag="five/turn"):
    """A seat does one of seven things."""

    ask = "five-turn"

    def _options(self, g: Five) -> Iterable[Option]:
        if g.zones[DECK]:
            yield Option("draw", (Act(self.seat, "draw"),))
            yield Option("shuffle", (Act(self.seat, "shuffle"),))
        if g.zones[DISCARD]:
            yield Option("reshuffle", (Act(self.seat, "reshuffle"),))
        for card in sorted(g.hand(self.seat), key=lambda back: g.face[back]):
            name = g.plan.name_of(g, card)
            for verb in ("bottom", "discard"):
                yield Option(f"{verb}/card:{name}", (Act(self.seat, verb, card),))
            for other in range(3):
                if other != self.seat:
                    for verb in ("give", "show"):
                        yield Option(f"{verb}/card:{name}/seat:{other}", (Act(self.seat, verb, card, other),))
        if not g.zones[DECK] and not g.zones[DISCARD] and not g.hand(self.seat):
            yield Option("wait", (Act(self.seat, "shuffle"),))


class FiveCards(Plan):
    """Five cards, three seats, a fixed number of acts."""

    game = "five"
    rules_version = 1
    state_type = Five

    def __init__(self, turns: int = 16) -> None:
        super().__init__((), {})
        self.turns = turns

    def begin(self, players: int, seed: bytes) -> Five:
        g = position(Five, self, 3, seed, HAND + 3, 5, left=self.turns)
        g.zones[DECK] = list(range(5))
        g.mix(g.zones[DECK], "deck")
        g.stack = [(FiveTurn(0), 0)]
        return g

    def seats(self, g: Any) -> int:
        return 3

    def view(self, sight: Five, viewer: int) -> dict[str, Any]:
        return {
            "deck": len(sight.zones[DECK]),
            "discard": [self.name_of(sight, back) for back in sight.zones[DISCARD]],
            "hands": [sorted(self.name_of(sight, back) for back in sight.hand(seat)) for seat in range(3)],
        }

    def outcome(self, g: Five) -> dict[str, Any]:
        return {"hands": [len(g.hand(seat)) for seat in range(3)]}

    def clock(self, g: Five) -> int:
        return -(g.left // 3)

    def face_name(self, family: int, face: int) -> str:
        return NAMES[face]


def five(seed: int = 0, turns: int = 16) -> Game:
    return Game.new(FiveCards(turns), 3, seed)


# -- a crew and an intruder -----------------------------------------------------------------------------------

CLAW, GRAZE = 200, 201  # attack cards: the first kills
ATTACKS, SPENT, IN_PLAY, BIN, STOCK, CREW_HAND = range(6)
INTERRUPTION = 1


class Crew(State):
    """Who lives, what each holds, which seat has a medkit, and how often pods were unlocked."""

    dead: Mask
    hurt: bytearray
    medkit: bytearray
    unlocked: int
    turns: int

    def hand(self, seat: Seat) -> list[Back]:
        return self.zones[CREW_HAND + seat]

    def alive(self) -> list[Seat]:
        return [seat for seat in range(len(self.hurt)) if not self.dead >> seat & 1]


class Action(Effect):
    """What others may interrupt."""

    who: Seat


class Bandage(Action, tag="crew/bandage"):
    """The medkit heals; used is used, whatever came of it."""

    def heal(self, g: Crew) -> Effects:
        g.hurt[self.who] = 0
        return None

    def _ends(self, g: Crew) -> Effects:
        g.medkit[self.who] = 0
        return None


class Pay(Effect, tag="crew/pay"):
    """A card is discarded face up."""

    who: Seat
    card: Back

    def discard(self, g: Crew) -> Effects:
        card = g.hand_over(g.hand(self.who), self.card, 1 << self.who)
        g.show(card)
        g.move(card, CREW_HAND + self.who, BIN)
        g.tell(DISCARDED, who=self.who, card=g.plan.name_of(g, card))
        return None


class Interrupted(Effect, tag="crew/interrupted"):
    """An action is stopped, unless that is stopped in its turn."""

    who: Seat
    what: Effect

    def stop(self, g: Crew) -> Effects:
        return [Cancel(self.what)]


class MayInterrupt(Question, tag="crew/may-interrupt"):
    """Asked of everybody who holds any card, whatever it is."""

    what: Effect
    ask = "interrupt?"

    def _options(self, g: Crew) -> Iterable[Option]:
        yield Option("let")
        for card in g.hand(self.seat):
            if g.face[card] == INTERRUPTION:
                yield Option("interrupt", (Pay(self.seat, card), Interrupted(self.seat, self.what)))


class Escape(Action, tag="crew/escape"):
    """Two attacks, then a survivor is out."""

    def attacks_first(self, g: Crew) -> Effects:
        return [Attack(self.who), Attack(self.who)]

    def survivor_leaves(self, g: Crew) -> Effects:
        g.tell(LEFT, who=self.who)
        return None

    def _lapses(self, g: Crew) -> bool:
        return bool(g.dead >> self.who & 1)


class Attack(Effect, tag="crew/attack"):
    """An attack card is drawn, carried out, and always discarded."""

    who: Seat

    def draw(self, g: Crew) -> Effects:
        if not g.zones[ATTACKS]:
            g.zones[ATTACKS], g.zones[SPENT] = g.zones[SPENT], []
            g.mix(g.zones[ATTACKS], "attack")
        card = g.top(ATTACKS, "attack")
        g.show(card)
        g.move(card, ATTACKS, IN_PLAY)
        return None

    def strike(self, g: Crew) -> Effects:
        deadly = g.face[g.zones[IN_PLAY][-1]] == CLAW
        g.hurt[self.who] += 1
        return [Killed(self.who)] if deadly or g.hurt[self.who] > 2 else None

    def never_reached_by_the_dead(self, g: Crew) -> Effects:
        g.tell(SURVIVED_ATTACK, who=self.who)
        return None

    def _lapses(self, g: Crew) -> bool:
        return bool(g.dead >> self.who & 1)

    def _ends(self, g: Crew) -> Effects:
        g.zones[SPENT].extend(g.zones[IN_PLAY])
        g.zones[IN_PLAY].clear()
        return None


class Killed(Effect, tag="crew/killed"):
    """A character dies; the hand goes to the bin."""

    who: Seat

    def die(self, g: Crew) -> Effects:
        g.dead |= 1 << self.who
        for card in list(g.hand(self.who)):
            g.move(card, CREW_HAND + self.who, BIN)
        return None

    def _lapses(self, g: Crew) -> bool:
        return bool(g.dead >> self.who & 1)


class CrewTurn(Question, tag="crew/turn"):
    """Pay a card and act, or pass."""

    ask = "crew-turn"

    def _options(self, g: Crew) -> Iterable[Option]:
        after = NextTurn(self.seat)
        yield Option("pass", (after,))
        yield Option("escape", (Escape(self.seat), after))
        if g.medkit[self.seat]:
            for card in sorted(g.hand(self.seat), key=lambda back: g.face[back]):
                name = g.plan.name_of(g, card)
                yield Option(f"bandage/card:{name}", (Pay(self.seat, card), Bandage(self.seat), after))

    def _refusals(self, g: Crew) -> Iterable[Refusal]:
        if not g.medkit[self.seat]:
            yield Refusal("bandage", "crew/bandage/needs-medkit")

    def _lapses(self, g: Crew) -> bool:
        return bool(g.dead >> self.seat & 1)


class NextTurn(Effect, tag="crew/next-turn"):
    """The next of the living has a turn; standing orders for a turn run out."""

    after: Seat

    def pass_on(self, g: Crew) -> Effects:
        g.forget_orders(LET_TURN)
        g.turns -= 1
        alive = g.alive()
        if g.turns <= 0 or not alive:
            return None
        return [CrewTurn(min((seat for seat in alive if seat > self.after), default=alive[0]))]


class Order(Effect, tag="crew/order"):
    """A seat says in advance how it wants to be asked."""

    seat: Seat
    order: int

    def note(self, g: Crew) -> Effects:
        g.orders[self.seat] = self.order
        return None


crew_part = Part("crew")


@crew_part.before(Action, Interrupted)
def others_may_interrupt(g: Crew, what: Action | Interrupted) -> Effects:
    asked = [MayInterrupt(seat, what) for seat in g.alive() if seat != what.who and g.hand(seat)]
    return [FirstOf(tuple(asked))] if asked else None


@crew_part.after(Killed)
def the_first_death_unlocks_the_pods(g: Crew, killed: Killed) -> Effects:
    if g.dead.bit_count() == 1:
        g.unlocked += 1
        g.tell(PODS_UNLOCKED)
    return None


class CrewPlan(Plan):
    """Up to four characters, twenty cards, six attack cards."""

    game = "crew"
    rules_version = 1
    state_type = Crew
    orders: Mapping[str, int] = {"let-turn": LET_TURN, "let-round": LET_TURN + 1, "hold": HOLD, "ask-me": 0}

    def __init__(self, turns: int = 24, parts: Sequence[Part] = (crew_part,)) -> None:
        super().__init__(parts, {})
        self.turns = turns

    def begin(self, players: int, seed: bytes) -> Crew:
        g = position(
            Crew, self, players, seed, CREW_HAND + players, 26,
            dead=0, hurt=bytearray(players), medkit=bytearray([1] * players), unlocked=0, turns=self.turns,
        )  # fmt: skip
        for back, face in zip(range(20, 26), (CLAW, GRAZE, 202, 203, 204, 205), strict=True):
            g.face[back], g.family[back] = face, 2
        g.zones[STOCK], g.zones[ATTACKS] = list(range(20)), list(range(20, 26))
        g.mix(g.zones[STOCK], "stock")
        g.mix(g.zones[ATTACKS], "attack")
        for seat in range(players):
            for _ in range(4):
                g.look(g.zones[STOCK][-1], 1 << seat)
                g.hand(seat).append(g.zones[STOCK].pop())
        g.stack = [(CrewTurn(0), 0)]
        return g

    def seats(self, g: Crew) -> int:
        return len(g.hurt)

    def asides(self, g: Crew, seat: Seat) -> Iterable[Option]:
        return [Option(f"order/{name}", (Order(seat, order),)) for name, order in self.orders.items()]

    def view(self, sight: Crew, viewer: int) -> dict[str, Any]:
        return {
            "dead": [seat for seat in range(len(sight.hurt)) if sight.dead >> seat & 1],
            "hurt": list(sight.hurt),
            "hands": [
                sorted(self.name_of(sight, back) for back in sight.hand(seat)) for seat in range(len(sight.hurt))
            ],
            "bin": [self.name_of(sight, back) for back in sight.zones[BIN]],
            "viewer": None if viewer == SPECTATOR else viewer,
        }

    def outcome(self, g: Crew) -> dict[str, Any]:
        return {"alive": g.alive(), "pods": g.unlocked}

    def clock(self, g: Crew) -> int:
        return -(g.turns // max(1, len(g.hurt)))

    def face_name(self, family: int, face: int) -> str:
        return "?" if not face else "interruption" if face == INTERRUPTION else f"{'attack' * (family - 1)}{face}"


def crew(players: int = 4, seed: int = 0, turns: int = 24) -> Game:
    return Game.new(CrewPlan(turns), players, seed)


def holds_interruption(game: Game, seat: Seat | None) -> Game:
    """The same game with the interruption card in the hand of this seat (None: of nobody)."""
    other = game.clone()
    g = state_of(other)
    now = next(back for back in range(20) if g.face[back] == INTERRUPTION)
    wanted = g.zones[STOCK][0] if seat is None else g.hand(seat)[0]
    g.face[now], g.face[wanted] = g.face[wanted], g.face[now]
    return other
