"""The text of a scenario: what it holds, and whatever is wrong with it by file, line and key."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from errno import errorcode
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec.structs import fields

from ...kernel import Refused
from ...rulebook.near_names import near


class BadScenario(Refused):
    """A scenario that cannot be understood, and why. As with every refusal here, a note says where: file and line."""

    def __init__(self, reason: str, where: str = "", /, **about: object) -> None:
        super().__init__(reason, "", **about)
        if where:
            self.add_note(where)


SHAPES: dict[object, str] = {
    str: "text",
    int: "number",
    list[str]: "texts",
    str | int: "text-or-number",
    dict[str, str]: "named-texts",
    dict[str, Any]: "table",
    list[dict[str, Any]]: "steps",
    list[Any]: "values",
    bool: "flag",
    bool | None: "flag",
}
"""What a key of a scenario may hold, by the name under which messages know it."""

S = TypeVar("S", bound=msgspec.Struct)


class Source(msgspec.Struct, frozen=True):
    """A scenario as it was written, and the name of its file."""

    name: str = "scenario"
    text: str = ""

    def at(self, line: int) -> str:
        """Where a line is."""
        return f"{self.name}:{line}" if line else self.name

    def at_key(self, key: str) -> str:
        """Where a key of the head is."""
        return self.at(next(iter(self._lines(rf"\s*{re.escape(key)}\s*=.*")), 0))

    def at_step(self, number: int) -> str:
        """Where a step begins, counted from 1; by its number if it has no heading of its own."""
        headings = list(self._lines(r"\s*\[\[\s*step\s*\]\].*"))
        return self.at(headings[number - 1]) if number <= len(headings) else f"{self.name} [[step]] {number}"

    def _lines(self, pattern: str) -> Iterable[int]:
        return (number for number, line in enumerate(self.text.split("\n"), 1) if re.fullmatch(pattern, line))

    def game(self) -> str:
        """The game it is about."""
        data = self._toml()
        if "game" not in data:
            raise BadScenario("scenario-key-missing", self.name, key="game", expected=SHAPES[str])
        fits("game", data["game"], str, self.at_key("game"))
        return str(data["game"])

    def read(self, kind: type[S]) -> S:
        """What the text holds, if all its keys are known, all that are needed are there and each holds its shape."""
        data = self._toml()
        known = {field.name: field for field in fields(kind)}
        for key in data:
            if key not in known:
                close = near(key, list(known))
                raise BadScenario("scenario-key-unknown", self.at_key(key), key=key, keys=list(known), near=close)
        for key, field in known.items():
            if key in data:
                fits(key, data[key], field.type, self.at_key(key))
            elif field.required:
                raise BadScenario("scenario-key-missing", self.name, key=key, expected=SHAPES[field.type])
        return msgspec.convert(data, kind)

    def _toml(self) -> dict[str, Any]:
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"\(at line (\d+), column \d+\)", str(error))
            line = int(found[1]) if found else self.text.count("\n") + 1
            raise BadScenario(
                "scenario-not-toml", self.at(line), text=self.text.split("\n")[line - 1].strip()
            ) from None


def read_source(file: Path) -> Source:
    """The text of a file."""
    try:
        return Source(str(file), file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadScenario("file-not-readable", file=str(file), because=errorcode.get(error.errno or 0, "EIO")) from None
    except UnicodeDecodeError:
        raise BadScenario("file-not-readable", file=str(file), because="not-text") from None


def fits(key: str, value: object, shape: Any, where: str = "") -> None:
    """What a key holds has the shape it must have."""
    try:
        msgspec.convert(value, shape)
    except msgspec.ValidationError:
        raise BadScenario("scenario-key-shape", where, key=key, found=written(value), expected=SHAPES[shape]) from None


def written(value: object) -> str:
    """A value as one would write it in a file."""
    return msgspec.json.encode(value).decode()
