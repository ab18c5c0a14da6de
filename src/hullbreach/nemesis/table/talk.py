"""The quick phrases of the family, and whether what they claim was true."""

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
"""Kinds of things that have a name but no text."""
IN_THE_BOX = ("place", "item", "card", "objective", "event", "css", "contingency")
"""Kinds of things that differ from game to game."""
LETTERS = tuple(f"letter:{letter}" for letter in "abcd")
OBJECTS = ("object:egg", "object:carcass", "object:corpse")


class FamilyTalk(Talk):
    """The quick phrases of any game of the family. A site adds its own."""

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
        """Everything of a kind that phrases can name; of places, those that nobody has found yet."""
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
        """Whether a claim is true. What somebody has, wants or has seen can be judged, what they intend cannot."""
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
    """The quick phrases on the ship: engines and the course too."""

    def things(self, sort: str, said: Wording, box: Container[str]) -> Sequence[str]:
        """Everything of a kind that phrases can name, without contingencies and the schedule of pods."""
        match sort:
            case "engine":
                return [engine.ref for engine in said.view.engines]
            case "letter":
                return LETTERS
            case "css" | "number" | "contingency":
                return ()
        return super().things(sort, said, box)

    def judge(self, claim: Sequence[str], seat: int, truth: Any) -> bool | None:
        """Whether a claim is true, also about engines and the course."""
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
    """The quick phrases in the facility: the schedule of the pods and contingencies too."""

    def things(self, sort: str, said: Wording, box: Container[str]) -> Sequence[str]:
        """Everything of a kind that phrases can name, without engines and a course."""
        match sort:
            case "number":
                return [f"number:{token.number}" for token in said.view.css]
            case "engine" | "letter" | "planet":
                return ()
        return super().things(sort, said, box)

    def judge(self, claim: Sequence[str], seat: int, truth: Any) -> bool | None:
        """Whether a claim is true, also about the tokens of the schedule and the active contingency."""
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
