"""The beginning of a pack: files that pass their check, to be changed into something better."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from .pack import MANIFEST, RULES, BadPack, is_id

FILES = {
    MANIFEST: """\
id = "{id}"
version = "0.1"
game = "{game}"
""",
    RULES: """\
[[rule]]
id = "{id}/first"
en = "What this rule says."
fr = "Ce que dit cette règle."
""",
    "locale/en.ftl": """\
pack-{id} = A pack of my own
pack-{id}-text = What it brings.
""",
    "locale/fr.ftl": """\
pack-{id} = Une extension à moi
pack-{id}-text = Ce qu'elle apporte.
""",
}


def plain_pack(game: str, id: str) -> dict[str, str]:
    """The files of a pack that brings nothing into a game yet."""
    return {name: text.replace("{id}", id).replace("{game}", game) for name, text in FILES.items()}


def write_pack(folder: Path, files: Callable[[str], Mapping[str, str]]) -> None:
    """Begin a pack with the files that a game has for this id, which is the name of the folder."""
    if not is_id(folder.name):
        raise BadPack("pack-bad-id", str(folder), 0, id=folder.name)
    for name, text in files(folder.name).items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
