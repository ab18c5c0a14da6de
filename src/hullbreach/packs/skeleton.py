"""The beginning of a pack: one room that works, to be changed into something better."""

from __future__ import annotations

import re
from pathlib import Path

from .pack import MANIFEST, BadPack

FILES = {
    MANIFEST: """\
id = "{id}"
version = "0.1"
game = "nemesis"
""",
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
drawn = { icon = "cup", colour = "sage", shape = "round" }
""",
    "rules.toml": """\
[[rule]]
id = "{id}/room"
en = "Whoever rests in this room draws two cards."
fr = "Qui se repose dans cette salle pioche deux cartes."
""",
    "content.py": '''\
"""What is new in this pack."""

from __future__ import annotations

from hullbreach.nemesis.modding import Draw, Functions, Position, Seat, Uses

content = Functions()


@content.room_action("{id}-room", rule="{id}/room")
def room_of_my_own(g: Position, who: Seat, room: int) -> Uses:
    """Yields what can be done here now: an option id and the effects it causes."""
    yield "rest-here", [Draw(who, 2)]
''',
    "locale/en.ftl": """\
pack-{id} = A room of my own
pack-{id}-text = One more room.
room-{id}-room = Room of My Own
room-{id}-room-text = Draw two cards.
option-rest-here = Rest here: draw two cards
""",
    "locale/fr.ftl": """\
pack-{id} = Une salle à moi
pack-{id}-text = Une salle de plus.
room-{id}-room = la Salle à moi
room-{id}-room-text = Piochez deux cartes.
option-rest-here = Se reposer ici : piocher deux cartes
""",
}


def write_skeleton(folder: Path) -> None:
    """Write a pack that passes its check; its id is the name of the folder."""
    id = folder.name
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", id):
        raise BadPack("pack-bad-id", str(folder), 0, id=id)
    for name, text in FILES.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.replace("{id}", id), encoding="utf-8")
