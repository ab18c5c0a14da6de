"""The views of every game of the family in words. A site adds what only it has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Self

from ....describe.phrases import Phrases
from ....describe.things import Things, ThingShown, Words
from ....describe.wording import Line, Look, NothingToTell, Pile, Wording
from ...view.shapes import Person, Room, View
from . import board, changes, chart, memory, panels, people, prospect, rooms, route, victory_conditions
from .panels import FamilyWords

GROUPS = {
    "fight": ("shoot", "melee"),
    "move": ("move", "careful-move", "drive", "leave-by-rover", "leave-on-foot"),
    "room": ("room-action", "use-computer"),
    "card": ("play",),
    "item": ("use", "activate", "craft", "drop"),
    "hands": ("pick-up", "trade"),
}


class FamilyWording(Wording):
    """A view of any game of the family."""

    view: View
    groups: ClassVar[Mapping[str, str]] = {verb: group for group, verbs in GROUPS.items() for verb in verbs}
    hopes = frozenset({"hit", "hit-for-card", "kill", "silence"})
    grave = frozenset({"death", "serious-wound", "larva", "attack", "intruder"})
    prefixes: ClassVar[Mapping[str, str]] = {"place": "room", "event": "event-card"}
    spoken_of_as: ClassVar[Mapping[str, str]] = {"area": "corridor", "path": "corridor"}

    def __init__(self, phrases: Phrases, view: View | None = None) -> None:
        super().__init__(phrases, view)
        self._crew = {person.ref: person for person in view.crew} if view else {}
        self._rooms = {room.ref: room for room in view.rooms} if view else {}
        self._corridors = {corridor.ref: corridor for corridor in view.corridors} if view else {}

    @property
    def me(self) -> Person | None:
        """The character of the seat whose view it is."""
        return self._crew.get(self.viewer)

    @property
    def viewer(self) -> str:
        """The reference of the seat whose view it is; empty for a spectator's."""
        return "" if self.view is None or self.view.viewer is None else f"seat:{self.view.viewer}"

    @property
    def active(self) -> str:
        """The reference of the seat whose turn it is."""
        return self.view.active

    @property
    def round(self) -> int:
        """The number of the round."""
        return self.view.round

    @property
    def here(self) -> str | None:
        """The room of the seat whose view it is."""
        return self.me.room if self.me else None

    def room_at(self, ref: str | None) -> Room | None:
        """A room by its reference."""
        return self._rooms.get(ref or "")

    # -- names -----------------------------------------------------------------------------------------------

    def name_of(self, kind: str, value: str) -> str:
        """The name of a thing for which a message alone is not enough."""
        if kind in SPECIAL:
            return SPECIAL[kind](self, value)
        id = self.message_of(kind, value)
        return self.say(id) if id in self.phrases else value.replace("-", " ")  # a pack may have no words for it

    def sign(self, printed: Mapping[str, Any]) -> str:
        """The message of a thing's combat symbol: only in combat, or only out of combat; empty without one."""
        combat = printed.get("combat", "any")
        return "" if combat == "any" else f"combat-{combat}"

    def number(self, ref: str) -> int | None:
        """The number of a room or a player: for a player the one on the help card, which rules and objectives use, or
        that of the seat before the help cards are dealt."""
        person = self._crew.get(ref)
        if person and person.number:
            return person.number
        kind, _, value = ref.partition(":")
        return int(value) if kind == "room" and value.isdigit() else super().number(ref)

    def _seat(self, seat: str) -> str:
        person = self._crew.get(f"seat:{seat}")
        if person and person.character:
            return self.say(f"character-{person.character}")
        if person and person.number:
            return self.say("ref-player", number=person.number)
        return self.say("ref-seat", number=int(seat) + 1)

    def _room(self, number: str) -> str:
        room = self._rooms.get(f"room:{number}")
        if room is None or room.kind is None:
            return self.say("ref-room-unexplored", number=number)
        name = self.say(f"room-{room.kind}")
        return self.say("ref-room" if room.explored else "ref-room-peeked", name=name, number=number)

    def _corridor(self, value: str) -> str:
        if value.startswith("technical"):
            return self.say(f"ref-{value}")
        corridor = self._corridors.get(f"corridor:{value}")
        if corridor is None:
            one, other = (f"room:{end.rstrip('b')}" for end in value.split("-"))
            return self.say("ref-corridor", one=self.name(one), other=self.name(other))
        one, other = ends = corridor.ends
        numbers = self.phrases.listed(map(str, corridor.numbers))
        if self.here in ends:
            there = self.name(one if self.here == other else other)
            return self.say("ref-corridor-from-here", numbers=numbers, room=there)
        pair = [each for each in self._corridors.values() if each.ends == ends]
        said = "ref-corridor-of-pair" if len(pair) > 1 else "ref-corridor"
        return self.say(said, numbers=numbers, one=self.name(one), other=self.name(other))

    def _path(self, value: str) -> str:
        one, other = (f"room:{end}" for end in value.split("-"))
        if self.here in (one, other):
            return self.say("ref-path-from-here", room=self.name(one if self.here == other else other))
        return self.say("ref-path", one=self.name(one), other=self.name(other))

    def _intruder(self, value: str) -> str:
        kind, _, number = value.rpartition("-")
        species = self.say(f"species-{kind}")
        return species if kind == "queen" else self.say("ref-intruder", species=species, number=number)

    def _object(self, value: str) -> str:
        kind, _, owner = value.partition("-")
        if owner.isdigit():
            return self.say(f"object-{kind}-of", who=self._seat(owner))
        return self.say(f"object-{value}")

    def _token(self, value: str) -> str:
        kind, _, number = value.rpartition("-")
        sort, _, light = kind.rpartition("-")
        if number.isdigit() and light.isdigit():
            return self.say(f"token-{sort}-pair", light=int(light), dark=int(number))
        return self.say(f"token-{kind}", number=int(number)) if number.isdigit() else self.say(f"token-{value}")

    # -- options and events ----------------------------------------------------------------------------------

    def awaits(self, verb: str, about: Sequence[str]) -> str:
        """Which intruders are in the room that an option leads to."""
        return prospect.awaits(self, verb, about)

    def subject(self, verb: str, about: Sequence[str]) -> str:
        """The thing whose text explains an option: a room for what is done there, a card or an item for itself."""
        return prospect.subject(self, verb, about)

    def is_held(self, ref: str) -> bool:
        """Cards in hand, items in the inventory or in both hands, quest items."""
        return prospect.is_held(self, ref)

    def nearby(self) -> frozenset[str]:
        """The viewer's seat, its room, and the corridors that lead there."""
        me = self.me
        if me is None:
            return frozenset()
        ways = (way.ref for way in self.view.corridors if me.room in way.ends)
        return frozenset({me.ref, *ways} | ({me.room} if me.room else set()))

    # -- telling ---------------------------------------------------------------------------------------------

    def clocks(self) -> str:
        """The round, whose turn it is, the time track and what runs on it."""
        view = self.view
        turn = self.say("clock-round", round=view.round, phase=view.phase, who=self.name(view.active))
        return " ".join([turn, *self.tracks()])

    def status(self, seat: int) -> str:
        """Where a character is, how hurt, what it holds."""
        return people.status(self, seat)

    def whereabouts(self, seat: int) -> str:
        """The room a character is in, or the state of one who is in none: in a pod, in safety, dead."""
        room = self.view.crew[seat].room
        return rooms.room(self, room) if room else self.status(seat)

    def piles(self) -> Sequence[Pile]:
        """The piles on a screen: cards in hand, items, and objectives, which may be common."""
        own = self.view.you
        if own is None:
            return ()
        common = self.view.common_objectives
        return (
            Pile("hand", "play-hand", [f"card:{name}" for name in own.hand]),
            Pile("inventory", "play-inventory", [f"item:{name}" for name in own.inventory]),
            Pile(
                "objectives",
                "play-common-objectives" if common else "play-objectives",
                [f"objective:{name}" for name in common or own.objectives],
                may_be_shown=False,
                is_aim=True,
            ),
        )

    def carried(self, things: Things) -> Iterator[ThingShown]:
        """Heavy items, objects and quest items."""
        return panels.carried(self, things, self.me) if self.me else iter(())

    def winning(self) -> Iterator[str]:
        """A line for each thing that decides whether the viewer wins."""
        return victory_conditions.victory_conditions(self)

    def words(self, known: Words, things: Things) -> FamilyWords:
        """What a screen says at a glance."""
        return panels.words(self, known, things)

    def is_playing(self, seat: int) -> bool:
        """Whether a seat still plays: its character chooses or acts, or it controls the intruders."""
        person = self.view.crew[seat]
        return person.status in ("choosing", *people.PLAYING) or person.ref == self.view.intruder_player

    def changes(self, before: Self) -> Iterable[str]:
        """Changes of clocks, people, rooms, corridors, and what concerns everybody."""
        return changes.changes(self, before)

    # -- what a site adds ------------------------------------------------------------------------------------

    def tracks(self) -> Iterator[str]:
        """The time track and what runs on it."""
        yield from ()

    def ways_out(self) -> Iterator[str]:
        """What stands between the crew and safety, apart from the rooms."""
        yield from ()

    def weaknesses(self) -> Iterator[str]:
        """The weaknesses that have been discovered."""
        for weakness in self.view.weaknesses:
            if weakness.name and weakness.discarded is not True:
                yield self.say("board-weakness", name=self.say(f"weakness-{weakness.name}"))

    def room_facts(self, room: Any) -> Iterator[str]:
        """What only rooms of this site have."""
        yield from ()

    def is_dark(self, room: Any) -> bool:
        """Whether it is dark in a room."""
        return False

    def conditions(self, person: Any) -> Iterator[str]:
        """How a character is, beyond wounds."""
        yield from ()

    def belongings(self, person: Any) -> Iterator[str]:
        """What a character has, beyond cards and items."""
        yield from ()

    def site_decides(self, me: Any) -> Iterator[str]:
        """What decides at this site whether the viewer wins."""
        yield from ()

    # -- looks -----------------------------------------------------------------------------------------------

    def look_at_crew(self, asked: str) -> Iterator[str]:
        """Everybody else, as far as the viewer sees them."""
        return (self.status(person.seat) for person in self.view.crew if person.ref != self.viewer)

    def look_at_body(self, asked: str) -> Iterator[str]:
        """The viewer's own character."""
        if self.me:
            yield self.status(self.me.seat)

    def _own_room(self) -> str:
        if self.here is None:
            raise NothingToTell("play-nowhere")
        return self.here

    def look_at_room(self, asked: str) -> Iterator[Line]:
        """The viewer's room, or another by its number, with what can be done there."""
        ref = asked if asked.startswith("room:") else f"room:{asked}" if asked else self._own_room()
        found = self.room_at(ref)
        if found is None:
            raise NothingToTell("play-no-room", room=asked)
        yield Line(rooms.room(self, ref))
        if found.kind and (text := self.text(f"room:{found.kind}")):
            yield Line(text, "printed")

    def look_near(self, asked: str) -> Iterable[str]:
        """The viewer's room and its neighbours."""
        return route.near(self, self._own_room())

    def look_for_path(self, asked: str) -> Iterator[str]:
        """The way to a room by its number or its name."""
        if not asked:
            raise NothingToTell("path-where")
        here, goals = self._own_room(), route.named(self, asked)
        if not goals:
            raise NothingToTell("play-no-room", room=asked)
        for goal in goals:
            yield from route.path(self, here, goal)

    def look_at_objectives(self, asked: str) -> Iterator[Line]:
        """The viewer's objectives, which in some games are common to all."""
        pile = next(pile for pile in self.piles() if pile.name == "objectives")
        yield Line(self.say(pile.heading, count=len(pile.things)), "heading")
        for ref in pile.things:
            yield Line(self.say("play-thing", name=self.name(ref), text=self.text(ref)))

    looks: ClassVar[Mapping[str, Look]] = {
        "crew": Look(look_at_crew),
        "body": Look(look_at_body, mark="", public=False),
        "room": Look(look_at_room, mark=""),
        "near": Look(look_near),
        "path": Look(look_for_path),
        "board": Look(lambda said, _: board.board(said)),
        "ways": Look(lambda said, _: said.ways_out()),
        "objectives": Look(look_at_objectives, public=False),
        "win": Look(lambda said, _: said.winning(), mark="  - ", public=False),
        "memory": Look(lambda said, _: memory.memory(said), mark="  - "),
        "map": Look(lambda said, _: chart.chart(said), drawn="near"),
    }


SPECIAL: dict[str, Callable[[FamilyWording, str], str]] = {
    "seat": FamilyWording._seat,
    "room": FamilyWording._room,
    "corridor": FamilyWording._corridor,
    "intruder": FamilyWording._intruder,
    "object": FamilyWording._object,
    "token": FamilyWording._token,
    "letter": lambda _, letter: letter.upper(),
    "pod": lambda said, number: said.say("ref-pod", number=int(number)),
    "path": FamilyWording._path,
    "area": lambda said, number: said.say("ref-area", number=number),
    "number": lambda said, number: number if number != "0" else said.say("slot-final"),
    "engine": lambda said, number: said.say("ref-engine", number=number),
}
"""By kind: how to name a thing for which a message alone is not enough."""
