"""A game of the family assembled from its parts."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from ..kernel import (
    ASK,
    HOLD,
    LET_ROUND,
    LET_TURN,
    Back,
    Catalogue,
    Effect,
    Effects,
    Option,
    Plan,
    Seat,
    Stage,
    State,
)
from ..packs import Look
from . import event_kinds
from .box import OUT, PER_SEAT, SEAT_ZONES, Box
from .census import census, expected
from .content.printed import Item
from .content.weapons import Weapon
from .corrections import judgements
from .crews.original import OriginalCrew
from .crews.scout.motion_scanner import scanner_reaction
from .crews.soldier.auto_loader import AUTO_LOADING
from .event_kinds import ITEM_DROPPED
from .kinds import OBJECT_COUNT
from .likeness import likeness
from .modes.coop import Coop
from .modes.intruder_player import IntruderPlayer
from .modes.intruder_player import event_kinds as intruder_player_events
from .modes.intruder_player.reign import UNASKED
from .modes.semi_coop import SemiCoop
from .modes.solo import Solo
from .modes.stages import stages_with
from .parts import Crew, Extra, Mode, Site, Species
from .position import Position
from .position.composed import composed
from .position.crew import CHOOSING
from .position.place import places_of
from .refs import SEAT
from .rules.basic_actions import HANDLING, MOVEMENT
from .rules.belongings import Belongings
from .rules.combat import COMBAT
from .rules.crafting import CRAFTING
from .rules.doors import TakeDoorToken
from .rules.items import DropItem, discard_item, drop_options
from .rules.movement import LOUD
from .rules.offers import ANYTHING, found_in
from .rules.orders import SetOrder
from .rules.phases import is_turn_of
from .rules.quests import QUEST
from .rules.serious_wounds import SeriousWounds
from .rules.trade import TRADE
from .rules.uses import PLAYING_CARDS, USING_ITEMS, USING_ROOMS, comes_to, playable_cards, usable_items
from .rules.wounds import LightWound
from .schedule import Schedule
from .setup import SetUp
from .sites.ship import Ship
from .sites.ship import event_kinds as ship_events
from .sites.ship.shapes import ShipView
from .sites.ship_alternative import ShipAlternative
from .species.carnomorphs import Carnomorphs
from .species.carnomorphs import event_kinds as carnomorph_events
from .species.intruders import Intruders
from .species.void_seeders import VoidSeeders
from .species.void_seeders import event_kinds as void_seeder_events
from .view import truth_of, view_of
from .view.shapes import View

HOUSE_RULES: Mapping[str, tuple[str, ...]] = {
    "kill-objectives": ("dealt", "left-out"),
    "undo": ("by-consent", "never"),
    "odds": ("words", "numbers", "off"),
}
"""The house rules: whether objectives may ask for another's death, whether everybody together can undo an answer that
revealed something, and how the odds of an option are shown."""

KINDS = (
    MOVEMENT,
    PLAYING_CARDS,
    USING_ROOMS,
    USING_ITEMS,
    AUTO_LOADING,
    COMBAT,
    HANDLING,
    TRADE,
    CRAFTING,
    QUEST,
)
"""The kinds of action in the order in which they are offered; those of the site come last."""


class FamilyPlan(Plan):
    """One site, one species, one mode, one crew, any number of extras."""

    state_type: type[Position]
    manners = frozenset({"odds"})
    views: Sequence[type[View]]
    """The structs of its views."""
    sites: Mapping[str, Callable[[Any], Site[Any]]]
    """The parts a game can be made of, by name, the default first."""
    hunters: Mapping[str, Callable[[], Species]]
    modes: Mapping[str, Callable[[], Mode]]
    crews: Mapping[str, Callable[[], Crew]]
    additions: Mapping[str, Callable[[], Extra]] = MappingProxyType({})
    """Extras by name; each is used if its option is on."""
    queen_token_returns = True
    """Whether the queen's token goes back into the bag after she has met somebody in the nest."""

    def __init__(self, options: Mapping[str, str], box: Box, packs: Mapping[str, str]) -> None:
        self.box = box
        site, species, mode = options["site"], options["species"], options["mode"]
        self.site = (box.sites.get(site) or self.sites[site])(box)
        self.species = (box.hunters.get(species) or self.hunters[species])()
        self.mode = (box.modes.get(mode) or self.modes[mode])()
        self.player_counts = self.mode.player_counts
        self.crew = self.crews[options.get("crew", next(iter(self.crews)))]()
        self.extras = [make() for name, make in self.additions.items() if options[name] == "on"]
        self.owners = (self.species, self.mode, self.crew, *self.extras)
        """Parts besides the site that may have fields of their own."""
        self.state_type = composed(self.site.position, [part.fields for part in self.owners])
        there = self.state_type.__struct_fields__
        self.unplayed = {name: value for name, value in self.once_shared(box).items() if name not in there}
        parts = [SeriousWounds(), self.site, *self.owners, *box.parts]
        super().__init__(parts, options, packs)
        self.undo_by_consent = options["undo"] == "by-consent"
        self.schedule = self._phases()
        self.changed = [(extra, self._phases(extra)) for extra in self.extras]
        """The phases while an extra is in force."""
        self.kinds = (*KINDS, *self.site.kinds, *self.species.kinds)
        """The kinds of action in a turn."""
        self.options_with = tuple(
            tuple(kind.options for kind in self.kinds if not kind.needs & ~there) for there in range(ANYTHING + 1)
        )
        """By mask of what is there (`Means.there`): the functions that give the options of a turn."""
        self.found_in = found_in(box, self.site.nest)
        self.playable, self.usable, belongings = playable_cards(box), usable_items(box), Belongings(box)
        self.marks, self.good_for = belongings.marks, belongings.__getitem__
        """By face: the marks of an item. By marks and kind of room: what items are good for."""

    def once_shared(self, box: Box) -> Mapping[str, Any]:
        """Fields that every position had before parts had their own, with their values when the part is absent."""
        return {"intruder_player": UNASKED, "reign": 0}

    def _phases(self, *extras: Extra) -> Schedule:
        """The phases of the round with these extras in force."""
        schedule = Schedule()
        self.site.schedule(schedule)
        self.species.schedule(schedule)
        for extra in extras:
            extra.schedule(schedule)
        return schedule

    # -- set-up ----------------------------------------------------------------------------------------------

    def begin(self, players: int, seed: bytes) -> Position:
        size, box = self.site.board.size, self.box
        fresh: Position = self.state_type.fresh(
            self,
            players,
            seed,
            SetUp(),
            event_sink=[],
            face=bytearray(box.first_faces),
            seen=bytearray(box.back_count),
            family=bytearray(box.first_families),
            zones=[[] for _ in range(SEAT_ZONES + PER_SEAT * players + self.species.own_zones + self.site.own_zones)],
            **self.aides(),
            explored=0,
            fire=0,
            malfunction=0,
            noise=0,
            closed=0,
            wrecked=0,
            items=bytearray(size),
            object_at=bytearray(OBJECT_COUNT + self.species.more_carcasses),
            airlock=0,
            nest_destroyed=False,
            foe_room=bytearray(len(box.miniatures)),
            injuries=bytearray(len(box.miniatures)),
            times_left=bytearray(len(box.miniatures)),
            bag=bytearray(len(box.tokens)),
            pool=bytearray(len(box.tokens)),
            queen_dead=False,
            appeared=0,
            discovered=0,
            character=bytearray(players),
            number=bytearray(players),
            status=bytearray([CHOOSING]) * players,
            room=bytearray(players),
            pod=bytearray(players),
            light=bytearray(players),
            slimed=0,
            infested=0,
            signalled=0,
            ammo=bytearray(box.ammo_places),
            extra_capacity=bytearray(box.ammo_places),
            taped=[],
            attached=[],
            round=0,
            first_player=0,
            active=0,
            acted=0,
            unbounded=False,
            passed=0,
            started=0,
            hidden_from_attack=False,
            time=0,
            first_encounter=False,
            first_death=False,
            rolled=0,
            verdicts=[],
            **self.site.fresh(),
            **{name: value for part in self.owners for name, value in part.fresh(box).items()},
        )
        return fresh

    def aides(self) -> Mapping[str, Any]:
        return {
            "game": self,
            "site": self.site,
            "species": self.species,
            "mode": self.mode,
            "crew": self.crew,
            "board": self.site.board,
            "box": self.box,
        }

    def seats(self, g: Position) -> int:
        return len(g.room)

    # -- what the rules ask ----------------------------------------------------------------------------------

    def phase(self, g: Position, name: str) -> list[Effect]:
        """The effects of a phase now, in order."""
        for extra, schedule in self.changed:
            if extra.is_in_force(g):
                return schedule.effects(name)
        return self.schedule.effects(name)

    def weapon(self, g: Position, back: Back) -> Weapon:
        """What is special about a weapon."""
        return g.box.weapons[g.item_name(back)]

    def starting_ammo(self, item: Item) -> int:
        """A found weapon comes with one ammunition, a crafted one fully loaded (nemesis/item/weapon-starting-ammo)."""
        assert item.weapon is not None
        if item.weapon.loaded is not None:
            return item.weapon.loaded
        return item.weapon.capacity if item.crafted else 1

    def noise_thrown(self, g: Position, who: Seat) -> Effects:
        """Somebody may want the noise die thrown again."""
        return scanner_reaction(g, who)

    def passed(self, g: Position, who: Seat) -> list[Effect]:
        """What passing does to a character."""
        return [LightWound(who)] if g.suffers(who, "bleeding") else []

    def heeds_token(self, g: Position, who: Seat, effect: str, how: int) -> bool:
        """Whether a SILENCE or DANGER token matters to somebody who has come in like this."""
        return how == LOUD

    def door_shortage(self, g: Position, who: Seat, corridor: int) -> Effects:
        """A door must be closed and no token is left: somebody takes one from the board."""
        return [TakeDoorToken(who, corridor)]

    def lay_contamination_aside(self, g: Position, cards: list[Back]) -> str:
        """Removed contamination cards leave the game. Returns the rule."""
        g.zones[OUT].extend(cards)
        return "nemesis/contamination/removed-from-game"

    def lay_dropped_aside(self, g: Position, who: Seat, back: Back) -> None:
        """A dropped item is discarded, face up."""
        discard_item(g, who, back)
        g.tell(ITEM_DROPPED, DropItem.rule, who=SEAT[who], item=f"item:{g.item_name(back)}")

    # -- the public face -------------------------------------------------------------------------------------

    def asides(self, g: Position, seat: Seat) -> Iterable[Option]:
        if g.is_aboard(seat) and is_turn_of(g, seat):
            yield from drop_options(g, seat)
        for order, name in ((ASK, "ask"), (LET_TURN, "let-turn"), (LET_ROUND, "let-round")):
            if g.orders[seat] != order:
                yield Option(f"order-{name}", (SetOrder(seat, order),), "nemesis/action/interruption")

    def comes_to(self, g: Position, option: Option) -> Sequence[str]:
        return comes_to(g, option.then)

    def withdrawn_asides(self, g: Position, seat: Seat) -> Iterable[Option]:
        """The standing order to be stopped at every moment. No game of the family has such moments."""
        yield Option("order-hold", (SetOrder(seat, HOLD),), "nemesis/action/interruption")

    def judgements(self, g: Position) -> Iterable[Option]:
        return judgements(g)

    def view(self, sight: Position, viewer: int) -> View:
        return view_of(sight, viewer)

    def truth(self, g: Position) -> View:
        return truth_of(g)

    def outcome(self, g: Position) -> dict[str, Any]:
        return self.mode.outcome(g)

    def stages(self) -> Sequence[Stage]:
        return stages_with(self.site.stages)

    def census(self, g: Position) -> Iterable[str]:
        return census(g)

    def expected(self) -> Iterable[str]:
        more = (thing for extra in self.extras for thing in extra.expected(self.box))
        return (*expected(self.site, self.species, self.box), *more)

    def dice(self) -> Mapping[str, Sequence[str]]:
        return {die.id: die.faces for die in self.box.tables.dice.die}

    def printed(self) -> Mapping[str, Mapping[str, Any]]:
        return self.box.signs

    def looks(self) -> Mapping[str, Look]:
        return self.box.looks

    def clock(self, g: Position) -> int:
        return g.round

    def members(self, g: State, family: int) -> Sequence[Back]:
        return self.box.lasting.get(family) or places_of(g.family, family)

    def face_name(self, family: int, face: int) -> str:
        return self.box.faces[family][face]

    def likeness(self, g: Position, back: Back) -> Hashable:
        return likeness(g, back)

    def components(self) -> Sequence[str]:
        return self.box.components

    def grow(self, g: Position, count: int) -> None:
        box = self.box
        g.face += box.first_faces[count:]
        g.family += box.first_families[count:]
        new = range(count, box.back_count)
        g.zones[OUT].extend(new)
        for by_back in (g.seen, g.ammo, g.extra_capacity):
            by_back.extend(bytes(len(new)))


class NemesisPlan(FamilyPlan):
    """Nemesis: intruders or carnomorphs on a ship."""

    game = "nemesis"
    rules_version = 3
    views = (ShipView,)
    sites = MappingProxyType({"ship": Ship, "ship-alternative": ShipAlternative})
    hunters = MappingProxyType({"intruders": Intruders, "carnomorphs": Carnomorphs, "void-seeders": VoidSeeders})
    modes = MappingProxyType({"semi-coop": SemiCoop, "coop": Coop, "solo": Solo})
    crews = MappingProxyType({"original": OriginalCrew})
    additions = MappingProxyType({"intruder-player": IntruderPlayer})
    catalogue = Catalogue(event_kinds, ship_events, intruder_player_events, carnomorph_events, void_seeder_events)
