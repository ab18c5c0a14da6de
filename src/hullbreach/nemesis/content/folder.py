"""A part's folder is laid out as a pack: tables, messages, and modules with functions. A box is the sum of them."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from types import ModuleType
from typing import TypeVar

from .functions import Functions
from .printed import Tables, gather

T = TypeVar("T", bound=Tables)
CONTENT = "content"
"""The name under which a module of a part or a pack offers its functions."""


class Folder:
    """The tables, messages and functions in the folder of one part.

    Functions under the name of another part, such as `ship`, count only in a game with that part. So do the rows of a
    table that are `for` it. Rows name a part as options do, `void-seeders`; Python needs `void_seeders`.
    """

    def __init__(self, module: ModuleType, *others: ModuleType) -> None:
        package = module.__package__ or ""
        self.name = package.rpartition(".")[2].replace("_", "-")
        self.tables = files(package) / "tables"
        self.locale = files(package) / "locale"
        self.modules = (module, *others)


def tables_of(of: type[T], folders: Sequence[Folder]) -> T:
    """The tables of these folders put together, in this order."""
    return gather(of, [folder.tables for folder in folders], parts_of(folders))


def parts_of(folders: Sequence[Folder]) -> frozenset[str]:
    """The parts that a row of a table can be for."""
    return frozenset(folder.name for folder in folders)


def functions_of(folders: Sequence[Folder]) -> Functions:
    """The functions of these folders. Of two for the same id, the later counts."""
    names = (CONTENT, *(folder.name.replace("-", "_") for folder in folders))
    found = [getattr(module, name, None) for folder in folders for module in folder.modules for name in names]
    return Functions().with_those_of([functions for functions in found if isinstance(functions, Functions)])
