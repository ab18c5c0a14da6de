"""What the crews of the family can say with quick phrases, and whether it was true."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any, ClassVar

from ...describe.talk import Sorts, Talk
from ...describe.wording import Wording
from ..sites.facility.shapes import FacilityPerson, FacilityView
from ..sites.ship.shapes import ShipView
from ..view.shapes import Person, Room, View

ROOM: Sorts = ("room",)
SEAT: Sorts = ("seat",)
ENGINE: Sorts = ("engine",)
ITEM: Sorts = ("item",)
HELD: Sorts = ("item", "card", "objective", "contingency")
NAMED_ONLY = ("planet",)
"""Sorts of things about which nothing is written but their names."""
IN_THE_BOX = ("place", "item", "card", "objective", "event", "css", "contingency")
"""Sorts of things of which every game has others."""
LETTERS = tuple(f"letter:{letter}" for letter in "abcd")
OBJECTS = ("object:egg", "object:carcass", "object:corpse")


class FamilyTalk(Talk):
    """The talk of any game of the family; a site adds what only it has."""

    groups: ClassVar[Mapping[str, Mapping[str, tuple[Sorts, ...]]]] = {
        "short": {"yes": (), "no": (), "help": (), "wait": (), "follow": (), "fight": (), "run": (), "thanks": ()},
        "seen": {
            "engine-works": (ENGINE,),
            "engine-broken": (ENGINE,),
            "room-is": (ROOM, ("place",)),
            "seen": (("species", "object"), ROOM),
            "course": (("letter",), ("planet",)),
            "css": (("number",), ("css",)),
            "not-active": (("contingency",),),
            "next-event": (("event",),),
            "wants": (SEAT, ("objective",)),
        },
        "going": {"heading": (ROOM,), "go": (ROOM,), "keep-away": (ROOM,)},
        "things": {"have": (HELD,), "have-not": (HELD,), "need": (ITEM,), "who-has": (ITEM,)},
        "people": {
            "trust-me": (),
            "do-not-shoot": (),
            "signal": (),
            "infected": (),
            "clean": (),
            "trust": (SEAT,),
            "doubt": (SEAT,),
        },
    }
    denials: ClassVar[Mapping[str, str]] = {"have-not": "have", "engine-broken": "engine-works", "clean": "infected"}

    def things(self, sort: str, said: Wording, box: Container[str]) -> Sequence[str]:
        """Everything of a sort that can be spoken of; of places those that nobody has come to yet."""
        view: View = said.view
        match sort:
            case "room":
                return [room.ref for room in view.rooms]
            case "seat":
                return [person.ref for person in view.crew if person.seat != view.viewer]
            case "object":
                return OBJECTS
        prefix = said.message_of(sort, "")
        names = [id for id in said.phrases.ids() if id.startswith(prefix) and not id.endswith("-text")]
        written = [id.removeprefix(prefix) for id in names if sort in NAMED_ONLY or f"{id}-text" in said.phrases]
        explored = {f"place:{room.kind}" for room in view.rooms if room.explored}
        here_too = [name for name in written if sort not in IN_THE_BOX or name in box]
        return [ref for name in here_too if (ref := f"{sort}:{name}") not in explored]

    def judge(self, claim: Sequence[str], seat: int, truth: Any) -> bool | None:
        """What somebody has, wants or has seen can be told; what they mean to do cannot."""
        view: View = truth
        person = view.crew[seat]
        match claim:
            case ["have", ref]:
                return self.holds(person, ref)
            case ["have-not", ref]:
                return not self.holds(person, ref)
            case ["wants", other, objective]:
                return self.holds(next(each for each in view.crew if each.ref == other), objective)
            case ["seen", ref, room]:
                return _is_in(_room(view, room), ref)
            case ["room-is", room, place]:
                return f"place:{_room(view, room).kind}" == place
            case ["infected" | "clean" as what]:
                return _is_infected(person) is (what == "infected")
        return None

    def holds(self, person: Any, ref: str) -> bool:
        """Whether somebody has a card in hand, an item or an objective."""
        kind, _, name = ref.partition(":")
        if kind == "card":
            return name in person.hand.known
        if kind == "objective":
            return name in person.objectives.known
        return name in (*person.inventory.known, *person.quests, *(held.item for held in person.hands))


def _room(view: View, ref: str) -> Room:
    return next(room for room in view.rooms if room.ref == ref)


def _is_in(room: Room, ref: str) -> bool:
    """Whether an intruder of this species, or such an object, is in a room."""
    sort, _, name = ref.partition(":")
    if sort == "species":
        return any(foe.kind == name for foe in room.intruders)
    return any(object.startswith(ref) for object in room.objects)


def _is_infected(person: Person) -> bool:
    """Whether a scan of all cards of somebody would have shown an infection, or a larva is there already."""
    return bool(person.infected or person.infested)


class ShipTalk(FamilyTalk):
    """Engines and the course as well."""

    def things(self, sort: str, said: Wording, box: Container[str]) -> Sequence[str]:
        """There are no contingencies aboard, and no schedule of pods."""
        match sort:
            case "engine":
                return [engine.ref for engine in said.view.engines]
            case "letter":
                return LETTERS
            case "css" | "number" | "contingency":
                return ()
        return super().things(sort, said, box)

    def judge(self, claim: Sequence[str], seat: int, truth: Any) -> bool | None:
        """What engines are like and where a course leads is a fact."""
        view: ShipView = truth
        match claim:
            case ["course", letter, planet]:
                known = view.coordinates or {}
                return f"planet:{known[letter.partition(':')[2]]}" == planet
            case ["engine-works" | "engine-broken" as what, ref]:
                engine = next(each for each in view.engines if each.ref == ref)
                return (engine.state == "working") == (what == "engine-works")
        return super().judge(claim, seat, truth)


class FacilityTalk(FamilyTalk):
    """The schedule of the pods and contingencies as well."""

    def things(self, sort: str, said: Wording, box: Container[str]) -> Sequence[str]:
        """There are no engines and no course here."""
        match sort:
            case "number":
                return [f"number:{token.number}" for token in said.view.css]
            case "engine" | "letter" | "planet":
                return ()
        return super().things(sort, said, box)

    def judge(self, claim: Sequence[str], seat: int, truth: Any) -> bool | None:
        """What a token of the schedule shows and which contingency is active is a fact."""
        view: FacilityView = truth
        match claim:
            case ["css", number, token]:
                return any((f"number:{each.number}", f"css:{each.css}") == (number, token) for each in view.css)
            case ["not-active", contingency]:
                return f"contingency:{view.contingencies.active}" != contingency
        return super().judge(claim, seat, truth)

    def holds(self, person: FacilityPerson, ref: str) -> bool:
        """Whether somebody has a contingency, or anything else."""
        kind, _, name = ref.partition(":")
        return name in person.contingencies.known if kind == "contingency" else super().holds(person, ref)
