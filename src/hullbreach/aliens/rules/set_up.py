"""Setting a mission up, step by step."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel import Back, Effect, Effects, Option, Question, Seat
from ..board.layout import EAST, NORTH, SOUTH, WEST, Space, bits
from ..box import (
    ASIDE,
    BLIPS,
    CHARACTERS,
    DECK,
    DISCARD,
    EQUIPMENT,
    EXHAUST,
    GEAR,
    HANDS,
    LEVELS,
    NEWT,
    PLAYED,
    POOL,
    RIPLEY,
    TOKENS,
    TOKENS_OUT,
    TRACKER_1,
    TRACKER_BOTTOM,
    TRACKER_DISCARD,
    TRACKER_OUT,
    TRACKER_REST,
    TRACKER_TOP,
    UNDER,
    WEAPON,
    WEAPONS,
    Character,
)
from ..event_kinds import HERO_CHOSEN, KITTED_OUT, MISSION_BEGINS, PLACED, SENTRY_PLACED
from ..missions.mission import spaces_named
from ..position import ABOARD, ABSENT, OFF, SET_UP, Position
from ..refs import CHARACTER, SEAT
from .choices import chosen_by_rank
from .lookout import LookOut
from .slots import no_slot, put_on
from .spawn import PlaceBlip
from .tracker import turn_up_next
from .turn import GameTurn

PISTOL = "hk-vp70-pistol"
KITS: dict[str, tuple[str, ...]] = {
    "gorman": ("m41a-pulse-rifle", PISTOL, "medical-scanner", "motion-tracker"),
    "hicks": ("m41a-pulse-rifle", "ithaca-37-shotgun", "m4-helmet", "shoulder-lamp"),
    "hudson": ("m41a-pulse-rifle", "m40-grenades", "motion-tracker", "arc-welder"),
    "vasquez": ("m56-smart-gun", "body-armor", "shoulder-lamp"),
    "frost": ("m240-flamethrower", "m4-helmet", "flare"),
    "ripley": ("m41a-pulse-rifle", "m40-grenades", "arc-welder", "ammo-satchel"),
    "newt": (),
}
"""What the house advises each of them to carry."""


class SetUpMission(Effect, tag="aliens/set-up-mission"):
    """A mission is set up in full and begins."""

    rule = "aliens/setup/choose-mission"

    def lay_out_the_boards(self, g: Position) -> None:
        clear(g)
        g.tell(MISSION_BEGINS, "aliens/setup/lay-boards", mission=f"mission:{g.mission.id}")
        for door in g.mission.barred_doors:
            g.barricades |= 1 << door

    def choose_heroes(self, g: Position) -> Effects:
        return [ChooseHero(0)]

    def the_rest_are_grunts(self, g: Position) -> None:
        """Every other character of the mission is a grunt (aliens/setup/rest-are-grunts)."""
        for who in g.mission.squad(g, g.available()):
            g.status[who] = ABOARD
        if g.status[RIPLEY] == ABOARD and g.hero[RIPLEY] and g.status[NEWT] == ABOARD:
            g.hero[NEWT] = g.hero[RIPLEY]  # aliens/newt/with-ripley
        for who in CHARACTERS:
            # aliens/setup/aim-dials
            g.dial[who] = g.aim(who)

    # aliens/setup/gear-up, aliens/bug-hunt/pistols-only
    def gear_up(self, g: Position) -> Effects:
        if g.mission.is_bug_hunt:
            for who in g.on_boards():
                give_card(g, who, PISTOL)
            return None
        return [chosen_by_rank(g, HowToGearUp)]

    # aliens/setup/endurance-deck, aliens/setup/card-piles, aliens/setup/reshuffle-card
    def shuffle_the_endurance_deck(self, g: Position) -> None:
        g.mix(g.zones[DECK], "endurance")

    # aliens/setup/motion-tracker-deck
    def build_the_tracker_deck(self, g: Position) -> None:
        stack_tracker(g)

    # aliens/setup/mission-tokens, aliens/setup/blip-pool
    def put_tokens_on_the_boards(self, g: Position) -> Effects:
        put_tokens(g)
        g.mix(g.zones[POOL], "pool")
        return g.mission.set_up(g)

    def place_the_characters(self, g: Position) -> Effects:
        return [PlaceNext()]

    def place_the_sentry_guns(self, g: Position) -> Effects:
        return [chosen_by_rank(g, WhereSentry, gun) for gun in range(g.mission.row.sentries)]

    # aliens/setup/mission-tokens
    def place_the_blips(self, g: Position) -> Effects:
        spaces = spaces_named(g.mission.layout, g.mission.row.blips)
        return [*(PlaceBlip(space) for space in g.mission.blips_at_set_up(g, spaces)), LookOut()]

    # aliens/setup/activation-token
    def give_the_activation_token(self, g: Position) -> None:
        g.token = g.choosers()[0]

    def begin(self, g: Position) -> Effects:
        return [GameTurn()]


def clear(g: Position) -> None:
    """Take everything off the boards, and sort the cards that are still in the game."""
    # aliens/setup/turn-dial
    g.turn, g.phase, g.active, g.actor = 1, SET_UP, -1, 0
    g.at = [OFF] * len(CHARACTERS)
    g.status = bytearray([ABSENT]) * len(CHARACTERS)
    g.hero = bytearray(len(CHARACTERS))
    g.load = bytearray(len(CHARACTERS))
    g.people = g.standing = g.aliens = g.blips = g.down = g.jammed = g.in_the_dark = g.freed = 0
    g.alien_at, g.alien_tokens, g.alien_kind = [], [], []
    g.alien_done = g.fallen = g.blip_done = g.newborn = g.card_blips = g.card_aliens = 0
    g.barricades = g.barred_points = g.tunnel_of = g.used = g.used_this_turn = 0
    g.activated = g.played = g.unset_dials = g.quiet = 0
    g.blip_at = [OFF] * len(g.blip_at)
    g.token_at = [OFF] * len(g.token_at)
    g.tunnels = [OFF] * 4
    g.crates, g.sentry_at, g.sentry_facing, g.sentry_shots, g.flares = [], [], [], [], []
    g.girl = OFF
    zones = g.zones
    for zone in (UNDER, EXHAUST, DISCARD, ASIDE, PLAYED, *range(HANDS, GEAR + len(CHARACTERS))):
        zones[DECK] += zones[zone]
        zones[zone] = []
    g.show_all(zones[DECK])
    zones[POOL] += zones[BLIPS]
    zones[BLIPS] = []
    zones[TOKENS_OUT] += zones[TOKENS]
    zones[TOKENS] = []
    g.show_all(zones[TOKENS_OUT])


def give_card(g: Position, who: Character, card: str) -> bool:
    """Equip a card from the stock, if there is one and a slot for it."""
    back = next((back for back in g.zones[DECK] if g.card_id(back) == card), -1)
    if back < 0 or no_slot(g, who, back) is not None:
        return False
    put_on(g, who, back, DECK)
    return True


def stack_tracker(g: Position) -> None:
    """The tracker deck is stacked level by level as the mission says; the other cards stay out."""
    zones = g.zones
    for zone in (TRACKER_TOP, TRACKER_BOTTOM, TRACKER_DISCARD, *(TRACKER_REST + level for level in range(len(LEVELS)))):
        zones[TRACKER_OUT] += zones[zone]
        zones[zone] = []
    for level in range(len(LEVELS)):
        backs = [back for back in zones[TRACKER_OUT] if g.family[back] == TRACKER_1 + level]
        g.mix(backs, "tracker-deck")
        count = g.mission.deck_count(g, level, len(backs))
        zones[TRACKER_REST + level] = backs[:count]
    zones[TRACKER_OUT] = [
        back for back in zones[TRACKER_OUT] if not any(back in zones[TRACKER_REST + i] for i in range(3))
    ]
    g.is_stacked = True
    turn_up_next(g)


def put_tokens(g: Position) -> None:
    """Crates and mission blips are laid out."""
    layout, row = g.mission.layout, g.mission.row
    g.crates = spaces_named(layout, row.crates)
    spaces, faces = spaces_named(layout, row.mission_blips), g.mission.tokens(g)
    backs: list[Back] = []
    for name in faces:
        back = next(back for back in g.zones[TOKENS_OUT] if g.names_of(back) == name)
        g.move(back, TOKENS_OUT, TOKENS)
        backs.append(back)
    if backs:
        g.mix(backs, "mission-blips")
    for back, space in zip(backs, spaces, strict=True):
        g.token_at[back - g.game.first_token] = space
    g.sentry_at = [OFF] * row.sentries
    g.sentry_facing = [NORTH] * row.sentries
    g.sentry_shots = [g.box.shots] * row.sentries


# -- heroes -------------------------------------------------------------------------------------------------------


class ChooseHero(Question, tag="aliens/choose-hero"):
    """Every player picks a character as their hero; Newt goes with Ripley."""

    rule = "aliens/setup/choose-heroes"
    ask = "ask-hero"

    def _options(self, g: Position) -> Iterable[Option]:
        for who in g.available():
            if who != NEWT and not g.hero[who]:
                yield Option(f"hero/{CHARACTER[who]}", (TakeHero(self.seat, who),))

    def _lapses(self, g: Position) -> bool:
        """In a campaign there may be fewer characters than players."""
        return not any(who != NEWT and not g.hero[who] for who in g.available())


class TakeHero(Effect, tag="aliens/take-hero"):
    """The card is laid before the player, hero side up; then the next player chooses."""

    rule = "aliens/setup/choose-heroes"
    seat: Seat
    who: Character

    def take(self, g: Position) -> Effects:
        g.hero[self.who] = self.seat + 1
        g.tell(HERO_CHOSEN, self.rule, seat=SEAT[self.seat], who=CHARACTER[self.who])
        return [ChooseHero(self.seat + 1)] if self.seat + 1 < len(g.orders) else None


# -- gear ---------------------------------------------------------------------------------------------------------


class HowToGearUp(Question, tag="aliens/how-to-gear-up"):
    """Everybody takes what the house advises, or the players choose card by card (aliens/gear/free-at-start)."""

    rule = "aliens/gear/free-at-start"
    ask = "ask-how-to-gear-up"

    def _options(self, g: Position) -> Iterable[Option]:
        here = tuple(g.on_boards())
        yield Option("kits", tuple(TakeKit(who) for who in here))
        yield Option("choose-gear", tuple(GearUp(g.decider(who), who) for who in here))


class TakeKit(Effect, tag="aliens/take-kit"):
    """A character takes what the house advises, as far as it is still there."""

    rule = "aliens/gear/free-at-start"
    who: Character

    def take(self, g: Position) -> None:
        given = [card for card in KITS[g.box.character_ids[self.who]] if give_card(g, self.who, card)]
        g.tell(KITTED_OUT, self.rule, who=CHARACTER[self.who], cards=[f"card:{card}" for card in given])


class GearUp(Question, tag="aliens/gear-up"):
    """A character is equipped with any cards of the stock, free of charge."""

    rule = "aliens/gear/free-at-start"
    ask = "ask-gear-up"
    who: Character

    def _options(self, g: Position) -> Iterable[Option]:
        yield Option("done")
        if not g.zones[WEAPONS + self.who] and not g.zones[GEAR + self.who]:
            yield Option("kit", (TakeKit(self.who), GearUp(self.seat, self.who)))
        kinds, types, face = g.box.kinds, g.box.types, g.face
        there = {kinds[face[back]]: back for back in g.zones[DECK] if types[face[back]] in (WEAPON, EQUIPMENT)}
        again = GearUp(self.seat, self.who)
        for kind in sorted(there):
            back = there[kind]
            if no_slot(g, self.who, back) is None:
                card = g.card_id(back)
                yield Option(f"gear/card:{card}", (GiveCard(self.who, card), again))

    def _args(self, g: Position) -> dict[str, object]:
        return {"who": CHARACTER[self.who]}

    def _lapses(self, g: Position) -> bool:
        return g.status[self.who] != ABOARD


class GiveCard(Effect, tag="aliens/give-card"):
    """A card of the stock is equipped."""

    rule = "aliens/gear/free-at-start"
    who: Character
    card: str

    def give(self, g: Position) -> None:
        give_card(g, self.who, self.card)


# -- places -------------------------------------------------------------------------------------------------------


class PlaceNext(Effect, tag="aliens/place-next"):
    """The characters are placed one after another inside the starting area (aliens/setup/starting-spaces)."""

    rule = "aliens/setup/starting-spaces"

    def ask(self, g: Position) -> Effects:
        who = next((who for who in g.on_boards() if g.at[who] == OFF), None)
        return None if who is None else [WhereToBegin(g.decider(who), who)]


def starting_spaces(g: Position, who: Character) -> list[Space]:
    """The free spaces a character may begin in; where the area is full, the closest outside it."""
    taken = g.people | g.tokens_in_the_way()
    area = g.mission.starts_at(g, who)
    free = [space for space in area if not taken >> space & 1]
    if free:
        return free
    for ring in g.board.rings(sum(1 << space for space in area), g.board.floor, g.barricades):
        if ring & ~taken:
            return list(bits(ring & ~taken))
    return []


class WhereToBegin(Question, tag="aliens/where-to-begin"):
    """In which space of the starting area a character begins, or all that are left where there is room."""

    rule = "aliens/setup/starting-spaces"
    ask = "ask-where-to-begin"
    who: Character

    def _options(self, g: Position) -> Iterable[Option]:
        yield Option("place-all", (PlaceAll(),))
        for space in starting_spaces(g, self.who):
            yield Option(f"begin/{g.board.refs[space]}", (BeginAt(self.who, space), PlaceNext()))

    def _args(self, g: Position) -> dict[str, object]:
        return {"who": CHARACTER[self.who]}


class BeginAt(Effect, tag="aliens/begin-at"):
    """A character stands in its first space."""

    rule = "aliens/setup/starting-spaces"
    who: Character
    space: Space

    def stand(self, g: Position) -> None:
        g.put_character(self.who, self.space)
        g.tell(PLACED, self.rule, who=CHARACTER[self.who], space=g.board.refs[self.space])


class PlaceAll(Effect, tag="aliens/place-all"):
    """Everybody who is left takes the first free space."""

    rule = "aliens/setup/starting-spaces"

    def place(self, g: Position) -> Effects:
        then: list[Effect] = []
        who = next((who for who in g.on_boards() if g.at[who] == OFF), None)
        if who is not None:
            then = [BeginAt(who, starting_spaces(g, who)[0]), PlaceAll()]
        return then


class WhereSentry(Question, tag="aliens/where-sentry"):
    """In which room a sentry gun is put up, or where the house advises (aliens/sentry-gun/placement)."""

    rule = "aliens/sentry-gun/placement"
    ask = "ask-sentry-room"
    gun: int

    def _options(self, g: Position) -> Iterable[Option]:
        if self.gun < len(g.mission.posts):
            space, facing = g.mission.posts[self.gun]
            if not g.people >> space & 1 and space not in g.sentry_at:
                yield Option("advised-post", (PutSentry(self.gun, space, facing),))
        for room, spaces in g.board.rooms.items():
            if spaces & ~_taken(g):
                then = WhichSpaceSentry(self.seat, self.gun, room)
                yield Option(f"sentry/room:{room.lower().replace(':', '-')}", (then,))

    def _args(self, g: Position) -> dict[str, object]:
        return {"number": self.gun + 1}


def _taken(g: Position) -> int:
    return g.occupied | g.tokens_in_the_way()


class WhichSpaceSentry(Question, tag="aliens/which-space-sentry"):
    """In which space of the room."""

    rule = "aliens/sentry-gun/placement"
    ask = "ask-sentry-space"
    gun: int
    room: str

    def _options(self, g: Position) -> Iterable[Option]:
        for space in bits(g.board.rooms[self.room] & ~_taken(g)):
            yield Option(f"sentry/{g.board.refs[space]}", (WhichWaySentry(self.seat, self.gun, space),))

    def _args(self, g: Position) -> dict[str, object]:
        return {"number": self.gun + 1}


class WhichWaySentry(Question, tag="aliens/which-way-sentry"):
    """Which of four directions it faces."""

    rule = "aliens/sentry-gun/placement"
    ask = "ask-sentry-facing"
    gun: int
    space: Space

    def _options(self, g: Position) -> Iterable[Option]:
        for name, facing in (("north", NORTH), ("east", EAST), ("south", SOUTH), ("west", WEST)):
            yield Option(f"face/facing:{name}", (PutSentry(self.gun, self.space, facing),))

    def _args(self, g: Position) -> dict[str, object]:
        return {"number": self.gun + 1}


class PutSentry(Effect, tag="aliens/put-sentry"):
    """A sentry gun stands and looks in one direction."""

    rule = "aliens/sentry-gun/placement"
    gun: int
    space: Space
    facing: int

    def put(self, g: Position) -> None:
        g.sentry_at[self.gun], g.sentry_facing[self.gun] = self.space, self.facing
        name = ("north", "east", "south", "west")[self.facing]
        g.tell(
            SENTRY_PLACED, self.rule, gun=f"sentry:{self.gun}", space=g.board.refs[self.space], facing=f"facing:{name}"
        )
