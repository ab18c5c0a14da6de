"""Setting up and reading a table of any game of the Nemesis family."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from ...kernel import EVERYONE, Game, Refused, knowledge, stack
from ...library import Packs, plan
from ...nemesis import box
from ...nemesis.crews.original import TakeCharacter
from ...nemesis.game import FamilyPlan
from ...nemesis.kinds import CARCASSES, CORPSES, EGGS, FOE_NAMES, IN_NEST, IN_SUPPLY
from ...nemesis.position import Position
from ...nemesis.position.crew import ESCAPED
from ...nemesis.rules.phases import GameRound, PlayerTurn
from ...nemesis.rules.turn import ChooseAction
from ...nemesis.setup import SetUp
from .table import Table


class Person(Struct, frozen=True):
    """What became of a character."""

    room: str
    dead: bool
    hibernating: bool
    escaped: bool
    pod: int
    light_wounds: int
    serious_wounds: list[str]
    dressed_wounds: list[str]
    hand: list[str]
    deck: list[str]
    discards: list[str]
    items: list[str]
    heavy: list[str]
    quests: list[str]
    objects: list[str]
    objectives: list[str]
    ammo: dict[str, int]
    slimed: bool
    infested: bool
    signalled: bool
    passed: bool


class Chamber(Struct, frozen=True):
    """What is in a room."""

    kind: str
    explored: bool
    fire: bool
    malfunction: bool
    items: int
    crew: list[str]
    intruders: list[str]
    objects: list[str]


class FamilyTable(Table):
    """A game of the family whose seats are the characters named, player numbers in the same order."""

    title: ClassVar[str]
    """The game's name on the shelf."""
    quiet_event: ClassVar[str]
    """An event card that changes nothing on an empty board."""
    arrangements: ClassVar[tuple[str, ...]] = (
        "place", "turn", "hand", "give", "lose_items", "ammo", "wound", "light", "slime", "larva", "signal",
        "contaminate", "objectives", "common_objectives",
        "tile", "lay", "explore", "token", "items_in", "fire", "malfunction", "noise", "door",
        "object", "intruder", "bag", "eggs", "end_round", "evacuate",
        "first_player", "attack_cards", "by_hand",
    )  # fmt: skip
    """What a scenario file may `set`."""
    routine: ClassVar[dict[str, str]] = {
        "ask-pay": "pay",
        "ask-interrupt": "let",
        "ask-ignore-attack": "let",
        "ask-discard-any": "keep-rest",
        "ask-keep-one-card": "keep-no-card",
    }

    def __init__(
        self, crew: Sequence[str], seed: int = 1, options: Mapping[str, str] | None = None, packs: Packs = ()
    ) -> None:
        made = plan(self.title, len(crew), options, packs)
        assert isinstance(made, FamilyPlan)
        for name in crew:
            if name not in made.box.character_names:
                raise Refused("unknown-character", character=name)
        game = Game.new(made, len(crew), seed)
        super().__init__(game, crew)
        state = self.state
        state.number[:] = bytes(range(1, len(crew) + 1))
        state.first_player = state.active = 0
        self._draft(crew)
        self.settle()

    @property
    def state(self) -> Position:
        """The true position; scenarios may look and change it."""
        state = self.game._state
        assert isinstance(state, Position)
        return state

    def _draft(self, crew: Sequence[str]) -> None:
        """Everyone gets the character named, in seat order."""
        state = self.state
        last_step = state.plan.programs[SetUp].names.index("the_corpse")
        state.stack[:] = [(SetUp(), last_step)]
        state.stack.extend(
            (TakeCharacter(seat, self.state.box.character_names.index(name)), 0)
            for seat, name in reversed(list(enumerate(crew)))
        )
        self._run()

    def _run(self) -> None:
        self.game._listen()
        stack.run(self.state)
        self.game._settle()
        self.game._begin_here()

    def _changed(self) -> None:
        """The position was changed by hand: forget cached options and begin the record here."""
        self._run()

    # -- references ------------------------------------------------------------------------------------------

    def room_number(self, ref: str | int) -> int:
        """`room:7`, 7, or the id of a room that lies somewhere, face up or down."""
        g = self.state
        text = str(ref).removeprefix("room:")
        if text.isdigit() and int(text) in g.board.rooms:
            return int(text)
        if text not in g.box.room_kind:
            raise Refused("unknown-room", room=ref)
        for room in g.board.rooms:
            if g.kind_of_room(room) == g.box.room_kind[text]:
                return room
        raise Refused("room-not-in-play", room=ref)

    def corridor_number(self, ref: str) -> int:
        """`corridor:6-7`, `corridor:technical`, and where there are any `path:4-28` and `area:1`."""
        for spot, name in enumerate(self.state.board.spot_ids):
            if name in (ref, f"corridor:{ref}"):
                return spot
        raise Refused("unknown-corridor", corridor=ref)

    # -- the place -------------------------------------------------------------------------------------------

    def tile(self, room: str | int, kind: str, explored: bool = True) -> int:
        """Put this room tile here (swapped with what lay here) and turn it up; returns the room number."""
        g, number = self.state, self.room_number(room)
        back = g.site.tile_back[number]
        if back < 0:
            raise Refused("room-is-printed", room=room)
        other = next((b for b in self.state.box.backs[g.family[back]] if self.state.box.tiles[g.face[b]] == kind), -1)
        if other < 0 or (other != back and {other, back} & set(g.site.open_tiles)):
            raise Refused("tile-does-not-fit", tile=kind, room=room)
        g.face[back], g.face[other] = g.face[other], g.face[back]
        if explored:
            self.explore(number)
        return number

    def lay(self, kind: str) -> int:
        """Turn this kind of room up where it lies, or lay it on a room that fits; returns the room number."""
        g = self.state
        try:
            number = self.room_number(kind)
        except Refused:
            if kind not in g.box.tiles:
                raise
            tiles = (b for family in (box.TILE_BASIC, box.TILE_ADDITIONAL) for b in g.box.backs[family])
            family = g.family[next(b for b in tiles if g.box.tiles[g.face[b]] == kind)]
            fits = (r for r in g.board.rooms if (back := g.site.tile_back[r]) >= 0 and g.family[back] == family)
            return self.tile(next(r for r in fits if g.site.tile_back[r] not in g.site.open_tiles), kind)
        self.explore(number)
        return number

    def explore(self, *rooms: str | int, items: int | None = None) -> None:
        """Turn these rooms up and take their exploration tokens away."""
        g = self.state
        for room in rooms:
            number = self.room_number(room)
            g.explored |= 1 << number
            token = g.site.token_back[number]
            if g.site.has_token(g, number):
                g.move(token, box.TOKENS_ON_BOARD, box.OUT)
                g.show(token)
                if g.site.tile_back[number] >= 0:
                    g.show(g.site.tile_back[number])
            if items is not None:
                g.items[number] = items
        self._changed()

    def token(self, room: str | int, token: str) -> None:
        """Put this exploration token (`silence-1`, `doors-3` …) on a room that still has one of the same sort."""
        g, number = self.state, self.room_number(room)
        back = g.site.token_back[number]
        names = g.box.faces[box.EXPLORATION]
        other = next((b for b in g.box.backs.get(g.family[back], ()) if names[g.face[b]] == token), -1)
        if back < 0 or other < 0:
            raise Refused("unknown-token", token=token)
        g.face[back], g.face[other] = g.face[other], g.face[back]
        self._changed()

    def items_in(self, room: str | int, count: int) -> None:
        """Set the item counter of a room."""
        self.state.items[self.room_number(room)] = count

    def fire(self, *rooms: str | int) -> None:
        """Put fire markers."""
        for room in rooms:
            self.state.fire |= 1 << self.room_number(room)
        self._changed()

    def malfunction(self, *rooms: str | int) -> None:
        """Put malfunction markers."""
        for room in rooms:
            self.state.malfunction |= 1 << self.room_number(room)
        self._changed()

    def noise(self, *corridors: str) -> None:
        """Put noise markers."""
        for corridor in corridors:
            spot = self.corridor_number(corridor)
            if spot in self.state.board.paths:
                raise Refused("unknown-corridor", corridor=corridor)
            self.state.noise |= 1 << spot
        self._changed()

    def door(self, corridor: str, door: str = "closed") -> None:
        """`closed`, `destroyed` or `open`."""
        g, bit = self.state, 1 << self.corridor_number(corridor)
        g.closed &= ~bit
        g.wrecked &= ~bit
        if door == "closed":
            g.closed |= bit
        elif door == "destroyed":
            g.wrecked |= bit
        self._changed()

    def has_noise(self, corridor: str) -> bool:
        """Whether a noise marker lies there."""
        return self.state.is_noisy(self.corridor_number(corridor))

    def door_at(self, corridor: str) -> str:
        """`open`, `closed` or `destroyed`."""
        g, number = self.state, self.corridor_number(corridor)
        return "closed" if g.is_closed(number) else "destroyed" if g.is_wrecked(number) else "open"

    def room(self, room: str | int) -> Chamber:
        """What is in a room."""
        g, number = self.state, self.room_number(room)
        return Chamber(
            g.room_name(number),
            g.is_explored(number),
            g.is_burning(number),
            g.is_malfunctioning(number),
            g.items[number],
            [self.seats[who] for who in g.crew_in(number)],
            [FOE_NAMES[g.kind_of(foe)] for foe in g.foes_in(number)],
            [g.object_id(thing).removeprefix("object:") for thing in g.objects_in(number)],
        )

    # -- the crew --------------------------------------------------------------------------------------------

    def place(self, name: str | int, room: str | int) -> None:
        """Put a character in a room, which becomes explored."""
        number = self.room_number(room)
        self.state.room[self.seat(name)] = number
        self.explore(number)

    def turn(self, name: str | int) -> None:
        """It is this character's turn, with both actions to take; nothing else is under way."""
        g, seat = self.state, self.seat(name)
        after = g.plan.programs[GameRound].names.index("player_phase_ends")
        end = g.plan.programs[PlayerTurn].names.index("burn_and_hand_on")
        g.stack[:] = [(GameRound(), after), (PlayerTurn(seat), end)]
        g.stack.append((ChooseAction(seat), 0))
        g.active, g.acted, g.unbounded = seat, 0, False
        g.started |= 1 << seat
        self._changed()

    def hand(self, name: str | int, *cards: str) -> None:
        """The character holds exactly these cards (`contamination` is one too); the others are in the deck."""
        g, seat = self.state, self.seat(name)
        pile = g.draw_pile(seat)
        for zone in (g.hand(seat), g.discards(seat)):
            pile.extend(zone)
            zone.clear()
        for back in pile:
            g.seen[back] = 0
        for card in cards:
            back = next((b for b in pile if g.card_name(b) == card), -1)
            if back < 0 and card == "contamination":
                self._contaminate(seat)
                back = g.discards(seat).pop()
                g.zones[g.zone(seat, box.DRAW)].append(back)
            if back < 0:
                raise Refused("unknown-card", card=card)
            pile.remove(back)
            g.hand(seat).append(back)
            g.look(back, 1 << seat)
        self._changed()

    def _contaminate(self, seat: int) -> None:
        g = self.state
        card = g.zones[box.CONTAMINATION_DECK].pop()
        g.family[card] = box.DECK + seat
        g.discards(seat).append(card)

    def contaminate(self, name: str | int, *states: str, where: str = "discard") -> None:
        """Give contamination cards, each `infected` or `clean`, into the discard pile, `hand` or `deck`."""
        g, seat = self.state, self.seat(name)
        for state in states:
            self._contaminate(seat)
            card = g.discards(seat)[-1]
            self.infection(card, state)
            if where != "discard":
                g.discards(seat).pop()
                (g.hand(seat) if where == "hand" else g.draw_pile(seat)).append(card)
                g.seen[card] = 1 << seat if where == "hand" else 0
        self._changed()

    def infection(self, card: int, state: str) -> None:
        """Make a contamination card infected or clean."""
        g = self.state
        mine = g.infection_of(card)
        wanted = [b for b in g.box.backs[box.INFECTION] if g.box.infections[g.face[b]] == state and not g.seen[b]]
        if g.box.infections[g.face[mine]] != state:
            knowledge.swap(g, mine, wanted[0])

    def give(self, name: str | int, *items: str) -> None:
        """Items come to a character: heavy ones in hand with full ammunition, quest items activated."""
        g, seat = self.state, self.seat(name)
        for item in items:
            zone, back = self._find_item(item)
            heavy = g.item(back).heavy
            g.move(back, zone, g.zone(seat, box.HANDS if heavy else box.INVENTORY))
            g.look(back, EVERYONE if heavy else 1 << seat)
            if g.item(back).weapon:
                g.ammo[back - self.state.box.first_item] = g.capacity(back)
        self._changed()

    def _find_item(self, item: str) -> tuple[int, int]:
        g = self.state
        zones = [box.RED_DECK, box.YELLOW_DECK, box.GREEN_DECK, box.CRAFTED_DECK, box.UNDRAFTED_BELONGINGS]
        zones += [g.zone(seat, box.QUESTS) for seat in range(g.players)]
        for zone in zones:
            for back in g.zones[zone]:
                if g.item_name(back) == item:
                    return zone, back
        raise Refused("unknown-item", item=item)

    def lose_items(self, name: str | int) -> None:
        """Everything a character has in inventory and hands leaves the game."""
        g, seat = self.state, self.seat(name)
        for kind in (box.INVENTORY, box.HANDS):
            g.zones[box.OUT].extend(g.zones[g.zone(seat, kind)])
            g.zones[g.zone(seat, kind)].clear()
        self._changed()

    def ammo(self, name: str | int, item: str, count: int) -> None:
        """Set the ammunition on a weapon a character has."""
        g = self.state
        g.ammo[g.held(self.seat(name), item) - g.box.first_item] = count
        self._changed()

    def wound(self, name: str | int, *wounds: str, dressed: bool = False) -> None:
        """Serious wounds by name (body leg hand arm bleeding)."""
        g, seat = self.state, self.seat(name)
        for wound in wounds:
            back = next(b for b in g.zones[box.WOUND_DECK] if g.wound_name(b) == wound)
            g.move(back, box.WOUND_DECK, g.zone(seat, box.DRESSED if dressed else box.SERIOUS))
            g.show(back)
        self._changed()

    def light(self, name: str | int, count: int) -> None:
        """Set light wounds."""
        self.state.light[self.seat(name)] = count
        self._changed()

    def slime(self, name: str | int) -> None:
        """Give a slime marker."""
        self.state.slimed |= 1 << self.seat(name)
        self._changed()

    def larva(self, name: str | int) -> None:
        """Put a larva on the character board."""
        self.state.infested |= 1 << self.seat(name)
        self._changed()

    def signal(self, name: str | int) -> None:
        """The character has sent the signal."""
        self.state.signalled |= 1 << self.seat(name)
        self._changed()

    def evacuate(self, *names: str | int) -> None:
        """These characters have left in a pod."""
        self._gone(names, ESCAPED)

    def _gone(self, names: Sequence[str | int], status: int) -> None:
        for seat in map(self.seat, names):
            self.state.status[seat] = status
            self.state.room[seat] = 0
        self._changed()

    def first_player(self, name: str | int) -> None:
        """Give the first player token."""
        self.state.first_player = self.seat(name)

    def objectives(self, name: str | int, *ids: str) -> None:
        """The character holds exactly these objectives."""
        g, seat = self.state, self.seat(name)
        self._lay_objectives(g.objectives(seat), ids, 1 << seat)

    def common_objectives(self, *ids: str) -> None:
        """Exactly these objectives lie open for the whole crew."""
        self._lay_objectives(self.state.zones[box.OPEN_OBJECTIVES], ids, EVERYONE)

    def _lay_objectives(self, place: list[int], ids: Sequence[str], knowers: int) -> None:
        g = self.state
        g.zones[box.OUT].extend(place)
        place.clear()
        for wanted in ids:
            back = next(
                b
                for family in (box.PERSONAL, box.CORPORATE, box.COOP)
                for b in g.box.backs[family]
                if g.box.objectives[g.face[b]] == wanted
            )
            for zone in g.zones:
                if back in zone:
                    zone.remove(back)
            place.append(back)
            g.seen[back] = knowers
        self._changed()

    def of(self, name: str | int) -> Person:
        """What became of a character."""
        g, who = self.state, self.seat(name)
        return Person(
            f"room:{g.room_of(who)}",
            g.is_dead(who),
            g.status[who] == 1,
            g.status[who] == 2,
            g.pod[who],
            g.light[who],
            [g.wound_name(b) for b in g.serious_wounds(who)],
            [g.wound_name(b) for b in g.dressed_wounds(who)],
            [g.game.name_of(g, b) for b in g.hand(who)],
            [g.game.name_of(g, b) for b in g.draw_pile(who)],
            [g.game.name_of(g, b) for b in g.discards(who)],
            [g.item_name(b) for b in g.inventory(who)],
            [g.item_name(b) for b in g.hands(who)],
            [g.item_name(b) for b in g.quests(who)],
            [g.object_id(t).removeprefix("object:") for t in g.objects_of(who)],
            [self.state.box.objectives[g.face[b]] for b in g.objectives(who)],
            {g.item_name(b): g.ammo_in(b) for b in g.weapons(who)},
            g.is_slimed(who),
            g.is_infested(who),
            g.has_signalled(who),
            g.has_passed(who),
        )

    # -- what hunts ------------------------------------------------------------------------------------------

    def intruder(self, kind: str, room: str | int, injuries: int = 0) -> str:
        """Put an intruder in a room (the first encounter is over); returns its reference."""
        g = self.state
        mini = g.free_miniature(FOE_NAMES.index(kind))
        if mini < 0:
            raise Refused("no-miniature", kind=kind)
        g.foe_room[mini] = self.room_number(room)
        g.injuries[mini] = injuries
        g.first_encounter = True
        self._changed()
        return g.foe_id(g.foe(mini))

    def injuries(self, ref: str) -> int:
        """Injury markers on an intruder."""
        g = self.state
        foe = next(foe for foe in g.all_foes() if g.foe_id(foe) == ref)
        return g.injuries[foe & 31]

    def intruders(self) -> dict[str, str]:
        """Every intruder on the board and its room."""
        g = self.state
        return {g.foe_id(foe): f"room:{g.room_of_foe(foe)}" for foe in g.all_foes()}

    def bag(self, **tokens: int) -> None:
        """The bag holds exactly these tokens (`adult_3=2, blank=1`); all others lie outside."""
        g = self.state
        for sort, name in enumerate(g.box.token_names):
            g.bag[sort] = tokens.get(name.replace("-", "_"), 0)
            g.pool[sort] = g.box.token_counts[sort] - g.bag[sort]
        self._changed()

    def bag_counts(self) -> dict[str, int]:
        """Tokens in the bag by name."""
        return {name: count for name, count in zip(self.state.box.token_names, self.state.bag, strict=True) if count}

    def attack_cards(self, *cards: str) -> None:
        """The next intruder attack cards by name and blood: `bite-6`; `bite-0` has the retreat arrow."""
        g = self.state
        names = [f"{name}-{blood}" for name, blood in zip(g.box.attacks, g.box.blood, strict=True)]
        for back, card in zip(reversed(g.zones[box.ATTACK_DECK]), cards, strict=False):
            knowledge.swap(g, back, next(b for b in g.box.backs[box.ATTACK] if names[g.face[b]] == card))
        self._changed()

    def eggs(self, count: int) -> None:
        """So many eggs are in the nest."""
        g = self.state
        for egg in EGGS:
            if g.object_at[egg] in (IN_NEST, IN_SUPPLY):
                g.object_at[egg] = IN_NEST if egg < count else IN_SUPPLY
        self._changed()

    def object(self, kind: str, place: str | int) -> None:
        """Put an `egg`, `carcass`, `corpse-blue` or a character's `corpse-0` in a room or with a character."""
        g = self.state
        things = {"egg": EGGS, "carcass": CARCASSES}.get(kind, CORPSES)
        if kind.startswith("corpse"):
            thing = CORPSES[0] if kind == "corpse-blue" else CORPSES[1 + int(kind.removeprefix("corpse-"))]
        else:
            thing = next(t for t in reversed(things) if g.object_at[t] == IN_SUPPLY)
        g.object_at[thing] = 64 + self.seat(place) if place in self.seats else self.room_number(place)
        self._changed()

    def _swap_face(self, back: int, face: int) -> None:
        g = self.state
        other = next(b for b in g.box.backs[g.family[back]] if g.face[b] == face)
        g.face[back], g.face[other] = g.face[other], g.face[back]
        self._changed()

    def facts(self) -> dict[str, Any]:
        """What a scenario file may expect of the table as a whole."""
        return {
            "over": self.game.over,
            "intruders": self.intruders(),
            "bag": self.bag_counts(),
            "eggs": len(self.state.eggs_in_nest()),
        }

    def end_round(self) -> None:
        """Everyone passes; the event phase runs; the next round begins unless somebody is asked something else."""
        self._told = len(self.game.events())
        now = self.state.round
        while not self.game.over and self.state.round == now:
            choice = self.game.choices[0]
            if "pass" in [option.id for option in choice.options]:
                self.game.answer("pass", choice.seat)
            elif choice.ask in self.routine:
                self.settle()
            else:
                return

    def event_phase(self, event: str = "", bag: str = "blank") -> None:
        """Everyone passes; the event phase has this card, else a quiet one, and, in bag development, this token."""
        self.fate(event=[event or self.quiet_event], bag=[bag])
        self.end_round()
