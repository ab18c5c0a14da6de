"""The public interface of Hullbreach, which plays survival-horror board games."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .kernel import CLOCK, JUDGE, BadSave, BrokenRule, Choice, Game, Option, Refusal, Refused
    from .library import games, load, new, replay
else:

    def __getattr__(name: str) -> object:
        """Import a name when it is first used, so that asking for the version does not load the engine."""
        if name in ("kernel", "library"):
            return import_module(f".{name}", __name__)
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        home = import_module(".library" if name in ("games", "load", "new", "replay") else ".kernel", __name__)
        globals()[name] = it = getattr(home, name)
        return it


__version__ = "0.1.0"

__all__ = [
    "CLOCK",
    "JUDGE",
    "BadSave",
    "BrokenRule",
    "Choice",
    "Game",
    "Option",
    "Refusal",
    "Refused",
    "games",
    "load",
    "new",
    "replay",
]


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
