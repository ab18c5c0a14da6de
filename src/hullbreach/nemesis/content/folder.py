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
"""What the module of a part or a pack calls its functions."""


class Folder:
    """The tables in a package, what its things are called, and what modules of it do.

    Functions that bear the name of another part, such as `ship`, count only in a game with that part. So does a row
    that is `for` it.
    """

    def __init__(self, module: ModuleType, *others: ModuleType) -> None:
        package = module.__package__ or ""
        self.name = package.rpartition(".")[2]
        self.tables = files(package) / "tables"
        self.locale = files(package) / "locale"
        self.modules = (module, *others)


def tables_of(of: type[T], folders: Sequence[Folder]) -> T:
    """What the parts print, in this order."""
    return gather(of, [folder.tables for folder in folders], parts_of(folders))


def parts_of(folders: Sequence[Folder]) -> frozenset[str]:
    """What a row of a table can be for."""
    return frozenset(folder.name for folder in folders)


def functions_of(folders: Sequence[Folder]) -> Functions:
    """What their things do; where two are for the same id, the later counts."""
    names = (CONTENT, *(folder.name for folder in folders))
    found = [getattr(module, name, None) for folder in folders for module in folder.modules for name in names]
    return Functions().with_those_of([functions for functions in found if isinstance(functions, Functions)])
