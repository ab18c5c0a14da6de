"""A pack as it lies in its folder: what it says about itself, its files, and the fingerprint that saves know it by."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cached_property
from hashlib import blake2b
from pathlib import Path

import msgspec

from ..kernel import Refused
from ..rulebook import Rule

MANIFEST, RULES, CODE = "pack.toml", "rules.toml", "content.py"
FILES = (MANIFEST, RULES, CODE, "tables/*.toml", "maps/*.txt", "locale/*.ftl")
"""What belongs to a pack; a read-me or a licence beside it does not."""


class BadPack(Refused):
    """Something is wrong with a pack: `where` is the file and the line, and in a drawing the column."""

    def __init__(self, reason: str, file: str, line: int = 0, column: int = 0, /, **about: object) -> None:
        super().__init__(reason, "", **about)
        self.where = ":".join(str(part) for part in (file, line, column) if part)
        self.add_note(self.where)


class Advice(BadPack):
    """Something in a pack that its author may want to change. The check reports it, and the pack can be played."""


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`pack.toml`."""

    id: str
    version: str
    game: str
    licence: str = ""
    authors: tuple[str, ...] = ()


class Pack(msgspec.Struct, frozen=True, dict=True):
    """One pack that has been read."""

    manifest: Manifest
    files: dict[str, bytes]
    """By the path in the folder."""
    folder: Path

    @property
    def id(self) -> str:
        """Its permanent name, with which its rules and its texts begin."""
        return self.manifest.id

    @cached_property
    def digest(self) -> str:
        """The fingerprint of everything in it."""
        hashed = blake2b(digest_size=16)
        for name, data in sorted(self.files.items()):
            hashed.update(f"{name}\0{len(data)}\0".encode())
            hashed.update(data)
        return hashed.hexdigest()

    def named(self, folder: str) -> dict[str, str]:
        """The texts of the files in one of its folders by their bare names."""
        found = {Path(name): name for name in self.files if name.startswith(f"{folder}/")}
        return {path.stem: self.text(name) for path, name in found.items()}

    def text(self, name: str) -> str:
        """A file that must be text."""
        try:
            return self.files[name].decode("utf-8")
        except UnicodeDecodeError as error:
            line = self.files[name][: error.start].count(b"\n") + 1
            raise BadPack("pack-not-utf8", name, line) from None

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """The pack's own rules by id."""
        if RULES not in self.files:
            return {}
        text = self.text(RULES)
        try:
            rows = msgspec.convert(read_toml(text, RULES).get("rule", []), list[dict[str, str]])
            rules = [msgspec.convert({"module": self.id, "source": "house", **row}, Rule) for row in rows]
        except msgspec.ValidationError as error:
            raise BadPack("pack-bad-value", RULES, because=str(error)) from None
        for rule in rules:
            line = line_of(text, rule.id)
            if not rule.id.startswith(f"{self.id}/"):
                raise BadPack("pack-foreign-rule", RULES, line, rule=rule.id, pack=self.id)
            if not rule.fr:
                raise BadPack("pack-rule-untranslated", RULES, line, rule=rule.id)
        return {rule.id: rule for rule in rules}


def is_id(name: str) -> bool:
    """Whether a pack can be called this."""
    return bool(re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name))


def bad_rules(pack: Pack) -> Iterator[BadPack]:
    """What is wrong with the rules of a pack."""
    try:
        _ = pack.rules
    except BadPack as bad:
        yield bad


def open_pack(folder: Path) -> Pack:
    """Read a pack from its folder."""
    if not (folder / MANIFEST).is_file():
        raise BadPack("pack-not-found", str(folder), manifest=MANIFEST)
    files = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for pattern in FILES
        for path in sorted(folder.glob(pattern))
        if path.is_file()
    }
    data = read_toml(files[MANIFEST].decode("utf-8", "replace"), MANIFEST)
    try:
        manifest = msgspec.convert(data, Manifest)
    except msgspec.ValidationError as error:
        raise BadPack("pack-bad-value", MANIFEST, because=str(error)) from None
    if not is_id(manifest.id):
        raise BadPack("pack-bad-id", MANIFEST, line_of(files[MANIFEST].decode(), manifest.id), id=manifest.id)
    return Pack(manifest, files, folder)


def read_toml(text: str, file: str) -> dict[str, object]:
    """The plain data of a TOML file."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"\(at line (\d+), column \d+\)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise BadPack("pack-bad-toml", file, line, because=str(error).partition(" (at ")[0]) from None


def line_of(text: str, value: str, *keys: str) -> int:
    """The line in a TOML file that has this value, such as the id of a row; 0 if there is none.

    A game may know better what such a line looks like: the first of its patterns that a line has is believed first.
    """
    lines = text.split("\n")
    for key in (*keys, rf'\s*\w+\s*=\s*"?{re.escape(value)}"?\s*(#.*)?'):
        for number, line in enumerate(lines, 1):
            if re.fullmatch(key, line):
                return number
    return 0


def line_of_row(text: str, heading: str, index: int, field: str = "") -> int:
    """The line in a TOML file on which a row begins, by its heading and its place among those; 0 if there is none.

    With a field, the line of that field in the row, or of the inline table it is in.
    """
    lines = text.split("\n")
    rows = [n for n, line in enumerate(lines, 1) if re.fullmatch(rf"\s*\[\[?{heading}\]\]?\s*(#.*)?", line)]
    start = rows[index] if index < len(rows) else 0
    if start and field:
        key = re.compile(rf"\s*({re.escape(field)}|{re.escape(field.partition('.')[0])})\s*=")
        for number, line in enumerate(lines[start:], start + 1):
            if re.match(r"\s*\[", line):
                break
            if key.match(line):
                return number
    return start
