"""A mission in words, as its squad sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Self

from ....describe.phrases import Phrases
from ....describe.things import Things, ThingShown, Words
from ....describe.wording import Look, NothingToTell, Pile, Wording
from ...view.shapes import AliensView, DoorShown, PersonShown
from . import board, changes, chart, contacts, panels, people, piles, space
from .ground import Ground, ground_of
from .panels import AliensWords

GROUPS = {
    "move": ("move", "crawl", "go", "step", "stay"),
    "attack": ("attack", "fire", "first", "hold-fire", "no-attack", "cease-fire"),
    "barricade": ("bar", "unbar", "lock"),
    "interact": (*("turn-up", "open", "take", "free", "scan", "put-down", "call-ship", "turn-dish", "hold-purge"),),
    "card": ("event", "use", "track", "equip", "unequip"),
    "rest": ("rest", "aim", "clear-jam"),
}
STEPPING = ("go", "step", "way", "enter", "begin")
"""Verbs that name a space somebody goes to."""
EXPLAINED = ("hero", "play")
"""Verbs whose thing is explained although it is no card."""


class AliensWording(Wording):
    """A view of a mission in words. Hands are open, so all seats are told the same but for where they are."""

    seen = AliensView
    view: AliensView
    groups: ClassVar[Mapping[str, str]] = {verb: group for group, verbs in GROUPS.items() for verb in verbs}
    hopes = frozenset({"hit", "kill", "dodged", "freed", "called", "built", "out"})
    grave = frozenset({"lost", "down", "attacked"})

    def __init__(self, phrases: Phrases, view: AliensView | None = None) -> None:
        super().__init__(phrases, view)
        self._people = {person.ref: person for person in view.people} if view else {}
        self._heroes: dict[int, list[PersonShown]] = {}
        for person in self._people.values():
            if person.seat is not None:
                self._heroes.setdefault(person.seat, []).append(person)
        self._doors = {door.ref: door for door in view.doors} if view else {}
        self._aliens = {alien.ref: alien for alien in view.aliens} if view else {}

    @cached_property
    def ground(self) -> Ground:
        """The boards to walk on."""
        return ground_of(self.view.sides if self.view else ())

    @property
    def viewer(self) -> str:
        """The reference of the seat whose view it is; empty for a spectator's."""
        return "" if self.view is None or self.view.viewer is None else f"seat:{self.view.viewer}"

    @property
    def active(self) -> str:
        """The reference of the seat whose turn it is."""
        if self.view.phase != "marine":
            return ""
        acting = self._people.get(self.view.active or "")
        seat = self.view.token if acting is None or acting.seat is None else acting.seat
        return f"seat:{seat}"

    @property
    def round(self) -> int:
        """The number of the turn; 0 while a mission is set up."""
        return 0 if self.view.phase == "set-up" else self.view.turn

    @property
    def chapter(self) -> int:
        """How many missions came before this one; what comes after a mission still belongs to it."""
        stands = self.view.campaign
        return stands.played - (self.view.phase == "between") if stands else 0

    @property
    def chapter_name(self) -> str:
        """The mission, if it is one of several."""
        return self.name(self.view.mission) if self.view.campaign else ""

    @property
    def rests(self) -> bool:
        """Between two missions: everything is shuffled again before the next one."""
        return self.view.phase == "between"

    def heroes(self, seat: int | None) -> Sequence[PersonShown]:
        """The characters that a seat plays: one, none after a loss, or Ripley and Newt."""
        return self._heroes.get(seat, []) if seat is not None else []

    def on_boards(self) -> list[PersonShown]:
        """Everybody who stands on the boards."""
        return [person for person in self._people.values() if person.space]

    def own(self) -> list[PersonShown]:
        """The heroes of the viewer on the boards; the whole squad for a spectator."""
        heroes = [person for person in self.heroes(self.view.viewer) if person.space]
        return heroes if self.view.viewer is not None else self.on_boards()

    def door_between(self, one: str, other: str) -> DoorShown | None:
        """The door between two spaces, if there is one."""
        return self._door_by_spaces.get(frozenset((one, other)))

    @cached_property
    def _door_by_spaces(self) -> dict[frozenset[str], DoorShown]:
        return {frozenset((door.one, door.other)): door for door in self._doors.values()}

    # -- names -----------------------------------------------------------------------------------------------

    def name_of(self, kind: str, value: str) -> str:
        """The name of a thing for which a message alone is not enough."""
        if kind in SPECIAL:
            return SPECIAL[kind](self, value)
        return super().name_of(kind, value)

    def number(self, ref: str) -> int | None:
        """The number of a player, a spawn point, a tunnel or a sentry gun."""
        kind, _, value = ref.partition(":")
        if kind in ("point", "tunnel") and value.isdigit():
            return int(value)
        return int(value) + 1 if kind == "sentry" and value.isdigit() else super().number(ref)

    def _seat(self, seat: str) -> str:
        heroes = self.heroes(int(seat))
        return self.name(heroes[0].ref) if heroes else self.say("ref-player", number=int(seat) + 1)

    def spot(self, space: str) -> str:
        """The short form of a space: its side, column and row."""
        return space.rpartition(":")[2].upper().replace("-", " ")

    def _space(self, value: str) -> str:
        return self._located(value, "ref-space", self.spot(value))

    def _blip(self, value: str) -> str:
        return self._located(value, "ref-blip", self.say("ref-blip-at", spot=self.spot(value)))

    def _located(self, value: str, message: str, plainly: str) -> str:
        """What is in a space, by the room and the part of the room; its short form off the boards of the view."""
        space = f"space:{value}"
        room = self.ground.room_of.get(space)
        if room is None:
            return plainly
        part = self.say(f"part-{self.ground.part(space)}")
        return self.say(message, room=self.name(room), part=part, spot=self.spot(value))

    def _alien(self, value: str) -> str:
        alien = self._aliens.get(f"alien:{value}")
        number = int(value) + 1
        if alien is not None and alien.kind == "facehugger":
            return self.say("ref-facehugger", number=number)
        return self.say("ref-alien", number=number, count=alien.count if alien else 1)

    def _door(self, value: str) -> str:
        door = self._doors.get(f"door:{value}")
        if door is None:
            return self.say("ref-door-number", number=int(value))
        one, other = (self.name(self.ground.room_of[space]) for space in (door.one, door.other))
        alone = len(board.doors_of(self, door)) == 1
        return self.say("ref-door" if alone else "ref-door-at", one=one, other=other, spot=self.spot(door.one))

    def _tracker(self, value: str) -> str:
        """A tracker card is there once for each place it names; the name is the same."""
        name, _, place = value.rpartition("-")
        return super().name_of("tracker", name if place.isdigit() else value)

    # -- options and events ----------------------------------------------------------------------------------

    def awaits(self, verb: str, about: Sequence[str]) -> str:
        """What hunts next to a space somebody could go to, where a step ends."""
        if verb not in ("go", "step") or not about or about[0] not in self.ground.spot:
            return ""
        near = set(self.ground.next_to(about[0]))
        beside = [self._hunter(each) for each in contacts.hunters(self) if each.space in near]
        return self.say("awaits-beside", things=self.phrases.listed(beside)) if beside else ""

    def _hunter(self, hunter: contacts.Hunter) -> str:
        if hunter.ref.startswith("alien:"):
            return self.name(hunter.ref)
        return self.say("awaits-blip", spot=self.spot(hunter.space))

    def subject(self, verb: str, about: Sequence[str]) -> str:
        """The card that an option is about, or the hero or the mission that is chosen."""
        if verb in EXPLAINED:
            return about[0]
        return next((ref for ref in about if ref.startswith("card:")), "")

    def is_held(self, ref: str) -> bool:
        """Cards in hand, and whatever anybody wears: both lie open."""
        return super().is_held(ref) or any(
            ref == card.ref for person in self._people.values() for card in _worn(person)
        )

    def nearby(self) -> frozenset[str]:
        """The viewer's seat and heroes, where they stand, and the aliens next to them."""
        own = [person for person in self.heroes(self.view.viewer) if person.space]
        spaces = {person.space for person in own if person.space}
        beside = spaces.union(*(self.ground.next_to(space) for space in spaces))
        aliens = {alien.ref for alien in self.view.aliens if alien.space in beside}
        return frozenset({self.viewer, *(person.ref for person in own), *spaces, *aliens} - {""})

    # -- telling ---------------------------------------------------------------------------------------------

    def clocks(self) -> str:
        """The turn, its phase and who acts; the endurance cards; what the tracker brings."""
        view = self.view
        if view.active:
            turn = self.say("clock-acting", turn=view.turn, who=self.name(view.active))
        else:
            turn = self.say("clock-turn", turn=view.turn, phase=view.phase)
        piles = view.endurance
        cards = self.say("clock-cards", deck=piles.deck + piles.under, exhaust=piles.exhaust)
        tracker = self.say("clock-tracker", left=view.tracker.left, draws=view.tracker.draws)
        return f"{turn} {cards} {tracker}"

    def status(self, seat: int) -> str:
        """The heroes of a seat and how many cards it holds."""
        heroes = self.heroes(seat)
        if not heroes:
            return self.say("status-without-hero", number=seat + 1)
        sentences = [people.person(self, person) for person in heroes]
        return " ".join([*sentences, self.say("status-hand", count=len(self.view.hands[seat]))])

    def whereabouts(self, seat: int) -> str:
        """Where the heroes of a seat stand, and what is closest to each."""
        told = []
        for person in self.heroes(seat):
            if person.space:
                told += [
                    self.say("here-at", who=self.name(person.ref), space=self.name(person.space)),
                    contacts.closest(self, person),
                ]
        return " ".join(filter(None, told)) or self.status(seat)

    def piles(self) -> Sequence[Pile]:
        """The hand of the viewer, open to all."""
        if self.view is None or self.view.viewer is None:
            return ()
        return (Pile("hand", "play-hand", self.view.hands[self.view.viewer], may_be_shown=False),)

    def carried(self, things: Things) -> Iterator[ThingShown]:
        """The equipped cards of the viewer's heroes."""
        return panels.carried(self, things)

    def winning(self) -> Iterator[str]:
        """A line for everything the mission asks for or counts."""
        for goal in self.view.goals:
            yield self.say(f"goal-{goal.id}", done=goal.done, of=goal.of)

    def words(self, known: Words, things: Things) -> AliensWords:
        """What a screen says at a glance."""
        return panels.words(self, known, things)

    def is_playing(self, seat: int) -> bool:
        """Whether a seat can still be asked to act: it has a hero on the boards, or a grunt is left to be taken."""
        if self.view.phase in ("set-up", "between"):
            return True
        heroes = self.heroes(seat)
        if any(person.state == "aboard" for person in heroes):
            return True
        return not heroes and any(person.state == "aboard" and person.seat is None for person in self.view.people)

    def changes(self, before: Self) -> Iterable[str]:
        """Changes of clocks, people, what hunts, barricades and goals."""
        return changes.changes(self, before)

    # -- looks -----------------------------------------------------------------------------------------------

    def look_at_room(self, asked: str) -> Iterator[str]:
        """The rooms of the viewer's heroes, or those whose name has the words asked for; a board by its key."""
        if not asked:
            own = dict.fromkeys(self.ground.room_of[person.space] for person in self.own() if person.space)
            if not own:
                raise NothingToTell("play-nowhere")
            return (board.room(self, ref) for ref in own)
        found = [
            room.ref
            for side in self.view.sides
            for room in side.rooms
            if asked.casefold() in self.name(room.ref).casefold() or asked.casefold() == side.ref.partition(":")[2]
        ]
        if not found:
            raise NothingToTell("play-no-room", room=asked)
        return (board.room(self, ref) for ref in found)

    def look_at_squad(self, asked: str) -> Iterator[str]:
        """Everybody in the mission."""
        return (people.person(self, person) for person in self.view.people)

    def look_near(self, asked: str) -> Iterator[str]:
        """What is around the viewer's heroes, with the rooms they stand in."""
        own = self.own()
        if not own:
            raise NothingToTell("play-nowhere")
        for person in own:
            yield from contacts.near(self, person)
            yield board.room(self, self.ground.room_of[person.space or ""])

    looks: ClassVar[Mapping[str, Look]] = {
        "squad": Look(look_at_squad),
        "near": Look(look_near),
        "contacts": Look(lambda said, _: contacts.contacts(said)),
        "room": Look(look_at_room),
        "board": Look(lambda said, _: board.board(said)),
        "map": Look(lambda said, _: chart.chart(said), drawn="board"),
        "doors": Look(lambda said, _: board.doors(said)),
        "space": Look(space.space),
        "win": Look(lambda said, _: said.winning(), mark="  - "),
        "tracker": Look(lambda said, _: piles.tracker(said)),
        "deck": Look(lambda said, _: piles.deck(said)),
        "hands": Look(lambda said, _: piles.hands(said)),
        "memory": Look(lambda said, _: piles.memory(said), mark="  - "),
        "campaign": Look(lambda said, _: piles.campaign(said)),
    }


def _worn(person: PersonShown) -> Iterator[Any]:
    yield from person.weapons
    yield from person.equipment


SPECIAL: dict[str, Callable[[AliensWording, str], str]] = {
    "": lambda said, _: said.say("ref-nobody"),
    "seat": AliensWording._seat,
    "space": AliensWording._space,
    "blip": AliensWording._blip,
    "alien": AliensWording._alien,
    "door": AliensWording._door,
    "tracker": AliensWording._tracker,
    "count": lambda said, number: said.say("ref-count", count=int(number)),
    "score": lambda _, number: number,
}
"""By kind: how to name a thing for which a message alone is not enough."""
