"""The box of one game: every component with its permanent number, what is on its face, and the zones it can lie in."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING, Any

from ..packs import Look
from .content.printed import Action, Character, Item, Tables
from .looks import looks

if TYPE_CHECKING:
    from .content.functions import Functions

SEATS = 5

# -- families: faces of one family can be confused with each other --------------------------------------------

(
    TILE_BASIC,
    TILE_ADDITIONAL,
    EXPLORATION,
    COORDINATES,
    ENGINE_1,
    ENGINE_2,
    ENGINE_3,
    WEAKNESS,
    RED,
    YELLOW,
    GREEN,
    CRAFTED,
    BELONGING,
    PERSONAL,
    CORPORATE,
    COOP,
    EVENT,
    ATTACK,
    WOUND,
    CONTAMINATION,
    INFECTION,
    UNDRAFTED,
    DECK,
) = range(23)
"""DECK + seat is the family of a seat's own deck: its action cards and the contamination cards it has gained."""
(
    INTRUDER_PLAYER,
    COMPUTER,
    CSS,
    CONTINGENCY,
    SURFACE,
    SURFACE_EXPLORATION,
    MUTATION,
    PANIC,
) = range(DECK + SEATS, DECK + SEATS + 8)
"""Families added later. A box need not have every family."""
TOKENS = (EXPLORATION, SURFACE_EXPLORATION)
"""The families of exploration tokens: those for the place itself and those for the ground outside."""

# -- zones ----------------------------------------------------------------------------------------------------

(
    OUT,
    TILES_ON_BOARD,
    TOKENS_ON_BOARD,
    COORDINATES_ON_BOARD,
    ENGINE_STACK_1,
    ENGINE_STACK_2,
    ENGINE_STACK_3,
    WEAKNESS_SLOTS,
    RED_DECK,
    YELLOW_DECK,
    GREEN_DECK,
    CRAFTED_DECK,
    RED_DISCARD,
    YELLOW_DISCARD,
    GREEN_DISCARD,
    CRAFTED_DISCARD,
    BELONGING_DISCARD,
    ATTACHED,
    PERSONAL_DECK,
    CORPORATE_DECK,
    COOP_DECK,
    EVENT_DECK,
    EVENT_DISCARD,
    ATTACK_DECK,
    ATTACK_DISCARD,
    WOUND_DECK,
    WOUND_DISCARD,
    CONTAMINATION_DECK,
    INFECTIONS_ZONE,
    UNDRAFTED_CARDS,
    UNDRAFTED_BELONGINGS,
    OPEN_OBJECTIVES,
    SEAT_ZONES,
) = range(33)
DRAW, HAND, DISCARD, INVENTORY, HANDS, SERIOUS, DRESSED, OBJECTIVE, QUESTS, ASIDE = range(10)
"""Zones of a seat, from SEAT_ZONES + PER_SEAT * seat on. ASIDE holds cards just drawn that await a choice."""
PER_SEAT = 10

DISCARD_OF_FAMILY = {
    RED: RED_DISCARD,
    YELLOW: YELLOW_DISCARD,
    GREEN: GREEN_DISCARD,
    CRAFTED: CRAFTED_DISCARD,
    BELONGING: BELONGING_DISCARD,
}
DECK_OF_FAMILY = {RED: RED_DECK, YELLOW: YELLOW_DECK, GREEN: GREEN_DECK, CRAFTED: CRAFTED_DECK, BELONGING: OUT}
"""The deck that the cards of a family of items come from. A character's own items come from outside the game."""
DECK_OF_COLOUR = {"red": RED_DECK, "yellow": YELLOW_DECK, "green": GREEN_DECK}
COLOUR_OF_DECK = {deck: colour for colour, deck in DECK_OF_COLOUR.items()}
# nemesis/item/colours
COLOUR_OF_FAMILY = {RED: "red", YELLOW: "yellow", GREEN: "green", CRAFTED: "blue", BELONGING: "belonging"}


# -- the box --------------------------------------------------------------------------------------------------

Names = tuple[str, ...]
MOST_FACES = 255
"""A face is a byte, and 0 is no face."""


NOBODY: frozenset[int] = frozenset()


class TooMany(Exception):
    """One family has more different components than a position can tell apart."""

    def __init__(self, sort: str, count: int) -> None:
        super().__init__(f"{sort}: {count}, more than {MOST_FACES}")
        self.sort, self.count = sort, count


class Box:
    """What is printed on every component of one game, and what it does; made once for each plan.

    Names and tables are by face, with 0 for no face, unless their comment says differently.
    """

    def __init__(self, tables: Tables, functions: Functions) -> None:
        self.tables = tables
        self.printed = tables
        """The printed tables without what packs add, if any."""
        self.card_uses, self.item_uses, self.room_uses = functions.cards, functions.items, functions.rooms
        """By name: what can be done with it."""
        self.attack_effects, self.event_effects = functions.attacks, functions.events
        self.dark_parts = functions.darkness
        self.conditions, self.weapons = functions.objectives, functions.weapons
        self.quest_conditions = functions.quests
        self.intruder_card_uses = functions.intruder_cards
        self.surface_cards = functions.surface
        self.reactions = functions.reactions
        """By card that is played as a reaction: the event that reports it, if there is one."""
        self.sites, self.hunters, self.modes, self.parts = (
            functions.sites,
            functions.hunters,
            functions.modes,
            functions.parts,
        )
        """Sites, species and modes that content adds to choose from, and parts that react in every game with it."""
        self._name_the_faces()
        self._number_the_backs()
        self._note_the_rooms()
        self._note_the_hunters()
        self._note_the_cards()

    # -- faces -----------------------------------------------------------------------------------------------

    def _name_the_faces(self) -> None:
        it = self.tables
        rooms, items, objectives = it.rooms.room, it.items.item, it.objectives.objective
        # nemesis/room/basic-list, nemesis/room/additional-list
        self._tiles = [[room.id for room in rooms if room.tile == tile] for tile in ("basic", "additional")]
        self._items = [
            *(
                _copies((item.id, item.copies(deck)) for item in items)
                for deck in ("red", "yellow", "green", "crafted")
            ),
            [item.id for item in it.character_items.item],
        ]
        self._objectives = [[o.id for o in objectives if o.deck == deck] for deck in ("personal", "corporate", "coop")]
        self._decks = [card for character in it.characters.character for card in character.deck]
        self.tiles = faces(*self._tiles)
        self._tokens = [[(row.effect, items) for row in rows for items in row.items] for rows in it.exploration_stacks]
        self.exploration_tokens: tuple[tuple[str, int], ...] = (("", 0), *chain.from_iterable(self._tokens))
        self.weaknesses = faces(card.id for card in it.weaknesses.weakness)
        self.items = faces(*self._items)
        self.objectives = faces(*self._objectives)
        self.events = faces(event.id for event in it.events.event)
        self.attacks = faces(_copies((attack.id, len(attack.blood)) for attack in it.attacks.attack))
        self.wounds = faces(_copies((wound.id, wound.count) for wound in it.wounds.wound))
        self.panic = faces(_copies((card.id, card.count) for card in it.panic.panic))
        self.contamination_count = sum(row.count for row in it.contamination.contamination)
        self.infected_count = sum(row.count for row in it.contamination.contamination if row.id == "infected")
        self.cards = faces(self._decks, ("contamination",) * self.contamination_count)
        self.first_contamination = 1 + len(self._decks)
        """Card faces from here on are contamination cards."""
        self.infections = faces(
            ("infected",) * self.infected_count, ("clean",) * (self.contamination_count - self.infected_count)
        )
        self.faces: dict[int, Names] = {
            TILE_BASIC: self.tiles,
            TILE_ADDITIONAL: self.tiles,
            **dict.fromkeys(TOKENS, tuple(f"{effect}-{items}" for effect, items in self.exploration_tokens)),
            WEAKNESS: self.weaknesses,
            **dict.fromkeys((RED, YELLOW, GREEN, CRAFTED, BELONGING), self.items),
            **dict.fromkeys((PERSONAL, CORPORATE, COOP), self.objectives),
            EVENT: self.events,
            ATTACK: self.attacks,
            WOUND: self.wounds,
            **dict.fromkeys((CONTAMINATION, UNDRAFTED, *range(DECK, DECK + SEATS)), self.cards),
            INFECTION: self.infections,
            **({PANIC: self.panic} if len(self.panic) > 1 else {}),
            **self._own_faces(),
        }
        """The names on the faces of a family."""
        for names in self.faces.values():
            if len(names) > 1 + MOST_FACES:
                raise TooMany(names[1], len(names) - 1)

    def _own_faces(self) -> Mapping[int, Names]:
        """Families that only this game has."""
        return {}

    # -- backs -----------------------------------------------------------------------------------------------

    def _number_the_backs(self) -> None:
        rows = self._rows()
        self.first_faces = bytes(first + i for _, first, count in rows for i in range(count))
        self.first_families = bytes(family for family, _, count in rows for _ in range(count))
        self.back_count = len(self.first_faces)
        self.backs: dict[int, tuple[int, ...]] = {
            family: tuple(back for back, its_family in enumerate(self.first_families) if its_family == family)
            for family in sorted(set(self.first_families))
        }
        """The backs of each family at the start of the game."""
        self.lasting = {family: b for family, b in self.backs.items() if family not in (UNDRAFTED, CONTAMINATION)}
        """The backs of the families whose cards never become part of a player's deck."""
        self.components: Names = tuple(
            f"{family}:{self.faces[family][face]}"
            for family, face in zip(self.first_families, self.first_faces, strict=True)
        )
        """What every back is at the start. Saves recognise the box by it."""
        self.first_item = self.backs[RED][0]
        self.ammo_places = self.back_count - self.first_item
        """The size of the table of ammunition by back - first_item. Some items are at the very end of the box."""
        self.first_infection = self.backs[INFECTION][0]

    def _rows(self) -> list[tuple[int, int, int]]:
        """Rows of (family, first face, count). Numbers are permanent, so new components get rows at the end."""
        exploration, *surface = _in_a_row(TOKENS[: len(self._tokens)], self._tokens)
        return [
            *_in_a_row((TILE_BASIC, TILE_ADDITIONAL), self._tiles),
            exploration,
            *self._own_rows(COORDINATES, ENGINE_1, ENGINE_2, ENGINE_3),
            (WEAKNESS, 1, len(self.weaknesses) - 1),
            *_in_a_row((RED, YELLOW, GREEN, CRAFTED, BELONGING), self._items),
            *_in_a_row((PERSONAL, CORPORATE, COOP), self._objectives),
            (EVENT, 1, len(self.events) - 1),
            (ATTACK, 1, len(self.attacks) - 1),
            (WOUND, 1, len(self.wounds) - 1),
            (CONTAMINATION, self.first_contamination, self.contamination_count),
            (INFECTION, 1, self.contamination_count),
            (UNDRAFTED, 1, len(self._decks)),
            *self._own_rows(INTRUDER_PLAYER, COMPUTER, CSS, CONTINGENCY, SURFACE),
            *surface,
            *self._own_rows(MUTATION, PANIC),
        ]

    def _own_rows(self, *families: int) -> list[tuple[int, int, int]]:
        return [(family, 1, len(self.faces[family]) - 1) for family in families if family in self.faces]

    # -- rooms -----------------------------------------------------------------------------------------------

    def _note_the_rooms(self) -> None:
        """Fill the tables by kind of room, where 0 stands for unknown."""
        rooms = self.tables.rooms.room
        self.room_names = faces(room.id for room in rooms)
        self.room_kind = {name: kind for kind, name in enumerate(self.room_names)}
        self.colour = ("none", *(room.colour for room in rooms))
        self.computer = (False, *(room.computer for room in rooms))
        self.searchable = (False, *(room.searchable for room in rooms))
        usual = self.tables.actions.room_action.cost
        self.room_cost = (usual, *(usual if room.cost is None else room.cost for room in rooms))
        """What the action of a room costs."""
        self.tile_kind = tuple(self.room_kind[name] for name in self.tiles)
        """By tile face: the kind of room."""

    # -- intruders -------------------------------------------------------------------------------------------

    def _note_the_hunters(self) -> None:
        rows = self.tables.tokens.intruder
        self.foe_names = tuple(row.kind for row in rows)
        """The names of the creatures. The first stands for the blank token."""
        self.species_ref = tuple(f"species:{name}" for name in self.foe_names)
        self.miniatures = tuple(kind for kind, row in enumerate(rows) for _ in range(row.miniatures))
        """By miniature: its kind."""
        spans = [_span(self.miniatures, kind) for kind in range(len(rows))]
        self.miniatures_of = tuple(spans)
        """By kind: its first miniature and the one after its last."""
        self.intruder_ref = tuple(
            f"intruder:{self.foe_names[kind]}-{mini - spans[kind][0] + 1}" for mini, kind in enumerate(self.miniatures)
        )
        """By miniature: its reference."""
        pairs = [[_both(number) for number in row.numbers] for row in rows]
        self.tokens = tuple((kind, both) for kind, some in enumerate(pairs) for both in sorted(set(some)))
        """The different intruder tokens: their kind, and their surprise numbers in the light and in darkness."""
        self.token_counts = tuple(pairs[kind].count(both) for kind, both in self.tokens)
        self.token_names = tuple(
            f"{self.foe_names[kind]}-{_said(both)}" if kind else self.foe_names[0] for kind, both in self.tokens
        )
        self.token_ref = tuple(f"token:{name}" for name in self.token_names)
        self.token_sorts_of = tuple(slice(*_span([kind for kind, _ in self.tokens], k)) for k in range(len(rows)))
        """By kind: the slice of `tokens` that belongs to it."""

    # -- cards, items and dice -------------------------------------------------------------------------------

    def _note_the_cards(self) -> None:
        it = self.tables
        self.items_by_name = {item.id: item for item in (*it.items.item, *it.character_items.item)}
        self.item: tuple[Item | None, ...] = (None, *(self.items_by_name[name] for name in self.items[1:]))
        """What is printed on an item."""
        self.recipes = {item.id: item.recipe for item in it.items.item if item.recipe}
        """By crafted item: the two symbols it takes."""
        objectives = it.objectives.objective
        self.least_players = {objective.id: objective.players for objective in objectives}
        self.target = {objective.id: objective.target or 0 for objective in objectives}
        """The number of the player whose character must not survive, 0 for none."""
        self.asking_for_signal = {objective.id for objective in objectives if objective.signal}
        self.actions = {card.id: card for card in it.actions.action}
        self.basic = {action.id: action for action in it.actions.basic}
        self.move_costs = self.basic["move"].cost, self.basic["careful-move"].cost
        """The cost of a move and of a careful move."""
        self.characters: tuple[Character, ...] = it.characters.character
        self.copies_of = tuple({card: who.deck.count(card) for card in who.deck} for who in self.characters)
        """By character: how many cards of each name are in the deck."""
        self.character_names = tuple(character.id for character in self.characters)
        self.sort = tuple(self.cards.index(name) for name in self.cards)
        """The same number for cards that are alike."""
        self.card_ref = tuple(f"card:{name}" for name in self.cards)
        self.card_faces, self.item_faces, self.wound_faces = map(_by_name, (self.cards, self.items, self.wounds))
        """By name: the faces that bear it."""
        self.item_ref = tuple(f"item:{name}" for name in self.items)
        self.wound_ref = tuple(f"wound:{name}" for name in self.wounds)
        self.event_ref = tuple(f"event:{name}" for name in self.events)
        self.effect_of = {event.id: event.effect for event in it.events.event}
        """By event: the name of its effect."""
        self.attack_ref = tuple(f"attack:{name}" for name in self.attacks)
        self.movers = (NOBODY, *(self._kinds(event.movers) for event in it.events.event))
        """The kinds whose symbol an event shows, and those whose symbol an attack shows."""
        self.attackers = (NOBODY, *(self._kinds(attack.by) for attack in it.attacks.attack for _ in attack.blood))
        self.blood = (0, *(blood for attack in it.attacks.attack for blood in attack.blood))
        """The number in the blood symbol of an attack, 0 for the retreat arrow."""
        levels = {card.id: card.level for card in it.panic.panic}
        self.panic_level = (0, *(levels[name] for name in self.panic[1:]))
        """The insanity that a panic card takes."""
        self.met_at = {row.level: self.foe_names.index(row.kind) for row in it.insanity.level}
        """By level of insanity: the kind of creature one meets."""
        self.second_blood = (0, *chain.from_iterable(card.second_blood or card.blood for card in it.attacks.attack))
        """The second number of an attack, the same as the first if there is only one."""
        dice = {die.id: die.faces for die in it.dice.die}
        self.noise_die, self.combat_die = dice["noise"], dice["combat"]
        self.dice = dice
        """The faces of every die."""

    def _kinds(self, names: Iterable[str]) -> frozenset[int]:
        return frozenset(map(self.foe_names.index, names))

    @cached_property
    def signs(self) -> dict[str, dict[str, Any]]:
        """By reference: the cost and the combat sign of action cards and items, and which of them pay for actions."""
        cards = {f"card:{card.id}": _signs(card) | {"pays": True} for card in self.actions.values()}
        return cards | {f"item:{item.id}": _signs(item) | {"pays": False} for item in self.items_by_name.values()}

    @cached_property
    def looks(self) -> Mapping[str, Look]:
        """By reference: how the things of packs are drawn."""
        return looks(self.tables, self.printed)

    @cached_property
    def belongings(self) -> dict[str, int]:
        """The back of every starting item and quest item, by name. They lie open, so their backs never change."""
        return {self.items[self.first_faces[back]]: back for back in self.backs[BELONGING]}


def _both(number: int | tuple[int, int]) -> tuple[int, int]:
    return (number, number) if isinstance(number, int) else number


def _said(both: tuple[int, int]) -> str:
    light, dark = both
    return f"{light}" if light == dark else f"{light}-{dark}"


def _copies(rows: Iterable[tuple[str, int]]) -> list[str]:
    return [name for name, count in rows for _ in range(count)]


def faces(*names: Iterable[str]) -> Names:
    """Names by face, with an empty one for no face."""
    return ("", *(name for some in names for name in some))


def _signs(card: Action | Item) -> dict[str, Any]:
    return {"cost": card.cost, "combat": card.combat, "reaction": card.reaction}


class Faces(dict[str, frozenset[int]]):
    """By name: the faces that bear it; an empty set for names that are not in the box."""

    def __missing__(self, name: str) -> frozenset[int]:
        return NOBODY


def _by_name(names: Names) -> Faces:
    by_name = Faces()
    for name in dict.fromkeys(names):
        by_name[name] = frozenset(face for face, its in enumerate(names) if its == name)
    return by_name


def _in_a_row(families: Sequence[int], names: Sequence[Sequence[object]]) -> Iterable[tuple[int, int, int]]:
    """Rows of families whose faces are numbered one family after another."""
    first = 1
    for family, some in zip(families, names, strict=True):
        yield family, first, len(some)
        first += len(some)


def _span(kinds: Sequence[int], kind: int) -> tuple[int, int]:
    """The first index of a kind in a table sorted by kind, and the index after its last."""
    return bisect_left(kinds, kind), bisect_right(kinds, kind)
