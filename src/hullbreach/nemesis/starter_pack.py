"""The pack that `pack new` writes: one room that works, to be changed into something better."""

from __future__ import annotations

from collections.abc import Mapping

from ..packs.pack import CODE, RULES

FILES = {
    "tables/rooms.toml": """\
# One more additional room; a row with the id of a printed room would replace that one.
[[room]]
id = "{id}-room"
tile = "additional"
colour = "white"
computer = false
action = true
searchable = true
# How it is drawn: an icon, a colour and a shape of the lists in docs/packs.md; what is left out is chosen by the id.
drawn = { icon = "{icon}", colour = "sage", shape = "round" }
""",
    RULES: """\
[[rule]]
id = "{id}/room"
en = "{rule-en}"
fr = "{rule-fr}"
""",
    CODE: '''\
"""What is new in this pack."""

from __future__ import annotations

from hullbreach.nemesis.modding import {names}

content = Functions()


@content.room_action("{id}-room", rule="{id}/room")
def room_of_my_own(g: {position}, who: Seat, room: int) -> Uses:
    """Yields what can be done here now: an option id and the effects it causes."""
{does}
''',
    "locale/en.ftl": """\
pack-{id} = A room of my own
pack-{id}-text = One more room.
room-{id}-room = Room of My Own
room-{id}-room-text = {text-en}
option-{verb} = {option-en}
""",
    "locale/fr.ftl": """\
pack-{id} = Une salle à moi
pack-{id}-text = Une salle de plus.
room-{id}-room = la Salle à moi
room-{id}-room-text = {text-fr}
option-{verb} = {option-fr}
""",
}

ROOMS = {
    "nemesis": {
        "icon": "cup",
        "verb": "rest-here",
        "names": "Draw, Functions, Position, Seat, Uses",
        "position": "Position",
        "does": '    yield "rest-here", [Draw(who, 2)]',
        "rule-en": "Whoever rests in this room draws two cards.",
        "rule-fr": "Qui se repose dans cette salle pioche deux cartes.",
        "text-en": "Draw two cards.",
        "text-fr": "Piochez deux cartes.",
        "option-en": "Rest here: draw two cards",
        "option-fr": "Se reposer ici : piocher deux cartes",
    },
    "lockdown": {
        "icon": "book",
        "verb": "read-here",
        "names": "FacilityPosition, Functions, GainKnowledge, Seat, Uses",
        "position": "FacilityPosition",
        "does": """\
    if not g.is_dark(room):
        yield "read-here", [GainKnowledge(who, 1, "{id}/room")]""",
        "rule-en": "Whoever reads in this room gains 1 Knowledge; nobody can read in darkness.",
        "rule-fr": "Qui lit dans cette salle gagne 1 connaissance ; personne ne peut lire dans le noir.",
        "text-en": "Unless it is dark here, gain 1 Knowledge.",
        "text-fr": "Sauf dans le noir, gagnez 1 connaissance.",
        "option-en": "Read here: gain 1 Knowledge",
        "option-fr": "Lire ici : gagner 1 connaissance",
    },
}
"""By game: the room that a pack begins with, and what it does."""


def room_of_my_own(game: str, id: str) -> Mapping[str, str]:
    """The files of a pack with this id that bring one room into a game."""
    words = {**ROOMS[game], "id": id}
    return {name: _filled(text, words) for name, text in FILES.items()}


def _filled(text: str, words: dict[str, str]) -> str:
    """A text with its gaps filled. The last word, the id, may occur in the others."""
    for gap, word in words.items():
        text = text.replace(f"{{{gap}}}", word)
    return text
