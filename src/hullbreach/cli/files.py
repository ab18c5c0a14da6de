"""Files that a game is kept in: what cannot be read or written is refused with its name."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from errno import errorcode
from pathlib import Path

from ..kernel import Refused
from ..server.private_files import open_private


def kept_in(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder for what is kept when no place is given."""
    state = environment.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "hullbreach"


def own_tables() -> str:
    """The database used when none is named: `play`, `serve` and `backup` find the same tables there."""
    folder = kept_in()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("file-not-writable", file=str(folder), because=_cause(error)) from None
    return str(folder / "tables.sqlite")


def read(path: Path) -> bytes:
    """What is in a file."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise Refused("file-not-readable", file=str(path), because=_cause(error)) from None


def check_writable(path: Path) -> None:
    """A file that cannot be written is refused before the game, not after it."""
    folder = path.parent
    because = ""
    if path.is_dir():
        because = "EISDIR"
    elif not folder.exists():
        because = "ENOENT"
    elif not folder.is_dir():
        because = "ENOTDIR"
    elif not os.access(path if path.exists() else folder, os.W_OK):
        because = "EACCES"
    if because:
        raise Refused("file-not-writable", file=str(path), because=because)


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """An error of the system while writing becomes a refusal that names the file."""
    try:
        yield
    except OSError as error:
        file = error.filename or path
        raise Refused("file-not-writable", file=str(file), because=_cause(error)) from None


def check_new(path: Path, way: str) -> None:
    """Refuse to replace an existing file; `way` says how the user can insist."""
    if path.exists():
        raise Refused("file-is-there", file=str(path), way=way)


def write(path: Path, data: bytes) -> None:
    """Put this in a file, whole or not at all. Only its owner may read it: a saved game holds everybody's secrets."""
    new = path.with_name(path.name + ".new")
    try:
        with open_private(new) as file:
            file.write(data)
        new.replace(path)
    except OSError as error:
        raise Refused("file-not-writable", file=str(path), because=_cause(error)) from None


def _cause(error: OSError) -> str:
    """What the system says, by the name of its error, so that it can be said in every language."""
    return errorcode.get(error.errno or 0, "EIO")
