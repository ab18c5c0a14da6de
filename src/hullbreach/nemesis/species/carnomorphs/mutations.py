"""What each mutation card does: its effect after an infected scan, and the one after a scan that is not infected."""

from __future__ import annotations

from ....kernel import Seat
from ...content.functions import Uses
from ...position.place import bits_of
from ...refs import ROOM
from ...rules.cards import Draw
from ...rules.doors import DestroyDoor, door_uses
from ...rules.hazards import PlaceMalfunction, may_malfunction
from ...rules.movement import SILENT, Enter, LoseSlime, open_ways
from ...rules.noise import RemoveNoise
from ...rules.room_use import free_room_uses
from ...rules.wounds import DressWound, HealLight, HealWound, dress_uses
from ..intruders.event_deck import LookAtEvent
from .creatures import METAGORGER, SHAMBLER
from .metamorphosis import Metamorphosis
from .mutation_action import NOT_INFECTED, mutation
from .mutation_effects import (
    ActTwiceMore,
    BoneStrike,
    BurnDoors,
    DrawAndDiscard,
    HideAlly,
    ListenToTheBag,
    Lure,
    MakeNoiseHere,
    Mimic,
    PlaceShells,
    Slip,
    UseUpObject,
)

ACID, BLADES = 2, 3


def foes_here(g: Metamorphosis, who: Seat) -> list[int]:
    """The carnomorphs in a character's room."""
    return g.foes_in(g.room_of(who))


# -- Mimicry ---------------------------------------------------------------------------------------------------


def provoke(g: Metamorphosis, who: Seat) -> Uses:
    """A carnomorph here attacks at once, whoever is the usual target."""
    for foe in foes_here(g, who):
        yield f"provoke/{g.foe_id(foe)}", g.species.strike(g, foe)


@mutation("mimicry", clean=provoke)
def mimic(g: Metamorphosis, who: Seat) -> Uses:
    """Attacks have no effect on the character until the game round ends."""
    yield "mimic", [Mimic(who)]


# -- Bone Blades -----------------------------------------------------------------------------------------------


def strike(g: Metamorphosis, who: Seat) -> Uses:
    """A melee attack without a contamination card and without a wound on a miss; the roll may be repeated once."""
    for foe in foes_here(g, who):
        yield f"bone-strike/{g.foe_id(foe)}", [BoneStrike(who, foe)]


@mutation("bone-blades", clean=strike)
def impale(g: Metamorphosis, who: Seat) -> Uses:
    """Three injuries to a carnomorph here."""
    for foe in foes_here(g, who):
        yield f"impale/{g.foe_id(foe)}", g.species.injury(g, foe, BLADES)


# -- Loose Joints ----------------------------------------------------------------------------------------------


def slip(g: Metamorphosis, who: Seat) -> Uses:
    """Move without a noise roll. In combat only one of the lowest type attacks first."""
    for corridor, other in open_ways(g, g.room_of(who)):
        go = Slip(who, other, corridor, SILENT) if g.in_combat(who) else Enter(who, other, corridor, SILENT)
        yield f"slip/{g.board.way_id(other, corridor)}", [go]


@mutation("loose-joints", clean=slip)
def squeeze(g: Metamorphosis, who: Seat) -> Uses:
    """From a technical entrance to any other, unattacked."""
    room = g.room_of(who)
    for other in g.board.entrances if room in g.board.entrances else ():
        if other != room:
            yield f"squeeze/{ROOM[other]}", [Enter(who, other, -1)]


# -- Quick Scars -----------------------------------------------------------------------------------------------


def close_one(g: Metamorphosis, who: Seat) -> Uses:
    """Heal a light wound or dress a serious one."""
    if g.light[who]:
        yield "heal-light", [HealLight(who, 1)]
    yield from dress_uses(g, who)


@mutation("quick-scars", clean=close_one)
def close_all(g: Metamorphosis, who: Seat) -> Uses:
    """Heal all light wounds and dress all serious ones."""
    if g.light[who] or g.serious_wounds(who):
        yield "scar-over", [HealLight(who), *(DressWound(who, back) for back in g.serious_wounds(who))]


# -- Acid Glands -----------------------------------------------------------------------------------------------


def corrode(g: Metamorphosis, who: Seat) -> Uses:
    """Destroy a closed door of the room, or put a malfunction marker there."""
    room = g.room_of(who)
    for corridor in bits_of(g.board.door_mask[room] & g.closed):
        yield f"dissolve-door/{g.board.spot_id(corridor)}", [DestroyDoor(corridor)]
    if may_malfunction(g, room):
        yield "corrode", [PlaceMalfunction(room)]


@mutation("acid-glands", clean=corrode)
def spit(g: Metamorphosis, who: Seat) -> Uses:
    """Two injuries to a carnomorph here, and any of the closed doors may be destroyed."""
    room = g.room_of(who)
    for foe in foes_here(g, who):
        yield f"spit-acid/{g.foe_id(foe)}", [*g.species.injury(g, foe, ACID), BurnDoors(who, room)]
    if not foes_here(g, who) and g.board.door_mask[room] & g.closed:
        yield "burn-doors", [BurnDoors(who, room)]


# -- Brood Ear -------------------------------------------------------------------------------------------------


def foresee(g: Metamorphosis, who: Seat) -> Uses:
    """Look at the top event card, and leave it or put it at the bottom."""
    yield "look-at-event", [LookAtEvent(who)]


@mutation("brood-ear", clean=foresee)
def hear_the_brood(g: Metamorphosis, who: Seat) -> Uses:
    """Draw three tokens from the bag and set one aside."""
    if any(g.bag):
        yield "listen-to-bag", [ListenToTheBag(who)]


# -- Racing Heart ----------------------------------------------------------------------------------------------


def catch_breath(g: Metamorphosis, who: Seat) -> Uses:
    """Draw two cards, then discard one."""
    yield "draw-two", [DrawAndDiscard(who, 2)]


@mutation("racing-heart", clean=catch_breath)
def race(g: Metamorphosis, who: Seat) -> Uses:
    """Draw three cards and take two more actions."""
    yield "race", [Draw(who, 3), ActTwiceMore(who, g.acted)]


# -- Shell Skin ------------------------------------------------------------------------------------------------


def thin_shell(g: Metamorphosis, who: Seat) -> Uses:
    """A shell that prevents the next light wound."""
    yield "thin-shell", [PlaceShells(who, 0, 1)]


@mutation("shell-skin", clean=thin_shell)
def hard_shells(g: Metamorphosis, who: Seat) -> Uses:
    """Two shells, each of which can be spent to ignore an attack."""
    yield "hard-shells", [PlaceShells(who, 2, 0)]


# -- Lure Gland ------------------------------------------------------------------------------------------------


def scent(g: Metamorphosis, who: Seat) -> Uses:
    """Place or remove a noise marker in a corridor of the room."""
    for spot in bits_of(g.board.spot_mask[g.room_of(who)]):
        name = g.board.spot_id(spot)
        yield f"rustle/{name}", [MakeNoiseHere(who, spot)]
        if g.is_noisy(spot):
            yield f"quiet/{name}", [RemoveNoise(1 << spot, NOT_INFECTED)]


@mutation("lure-gland", clean=scent)
def lure(g: Metamorphosis, who: Seat) -> Uses:
    """Carnomorphs next to a room up to two corridors away move in, unless they are in combat."""
    near = {g.room_of(who)}
    for _ in range(2):
        near |= {other for room in near for other in g.board.neighbours[room]}
    for room in sorted(near):
        if any(other in g.foe_room and not g.is_manned(other) for other in g.board.neighbours[room]):
            yield f"lure/{ROOM[room]}", [Lure(room)]


# -- Foul Appetite ---------------------------------------------------------------------------------------------


def objects_within_reach(g: Metamorphosis, who: Seat) -> dict[str, int]:
    """Heavy objects that lie here or that the character carries, alike ones once."""
    room = g.room_of(who)
    eggs = g.eggs_in_nest() if g.site.is_nest(g, room) else []
    return {g.object_id(thing): thing for thing in (*eggs, *g.objects_in(room), *g.objects_of(who))}


def snack(g: Metamorphosis, who: Seat) -> Uses:
    """Discard a heavy object and draw two cards."""
    for name, thing in objects_within_reach(g, who).items():
        yield f"devour/{name}", [UseUpObject(who, thing), Draw(who, 2)]


@mutation("foul-appetite", clean=snack)
def feast(g: Metamorphosis, who: Seat) -> Uses:
    """Discard a heavy object, heal all light wounds and a dressed one, and lose the slime."""
    dressed = [HealWound(who, back) for back in g.dressed_wounds(who)[:1]]
    for name, thing in objects_within_reach(g, who).items():
        yield f"devour/{name}", [UseUpObject(who, thing), HealLight(who), *dressed, LoseSlime(who)]


# -- Static Nerves ---------------------------------------------------------------------------------------------


def spark(g: Metamorphosis, who: Seat) -> Uses:
    """Open or close any one door of the ship."""
    found: set[str] = set()
    for room in g.board.rooms:
        for option_id, effects in door_uses(g, room):
            if option_id not in found:
                found.add(option_id)
                yield option_id, effects


@mutation("static-nerves", clean=spark)
def interface(g: Metamorphosis, who: Seat) -> Uses:
    """Perform the action of any explored room with a working computer for free."""
    for room in g.board.rooms:
        if g.has_computer(room):
            yield from free_room_uses(g, who, room)


# -- Kindred Voice ---------------------------------------------------------------------------------------------


def call(g: Metamorphosis, who: Seat) -> Uses:
    """One carnomorph of a neighbouring room that is not in combat moves by one room."""
    for other in g.board.neighbours[g.room_of(who)]:
        if g.is_manned(other):
            continue
        for foe in g.foes_in(other):
            for corridor, to in g.board.ways[other]:
                moves = g.species.move(g, [(foe, corridor)], NOT_INFECTED)
                yield f"call-over/{g.foe_id(foe)}/{g.board.way_id(to, corridor)}", moves


@mutation("kindred-voice", clean=call)
def send_away(g: Metamorphosis, who: Seat) -> Uses:
    """Remove a metagorger or a shambler from a room without other characters; its token goes into the bag."""
    for foe in g.all_foes():
        others = [one for one in g.crew_in(g.room_of_foe(foe)) if one != who]
        if g.kind_of(foe) in (METAGORGER, SHAMBLER) and not others:
            yield f"send-away/{g.foe_id(foe)}", [HideAlly(foe)]
