"""Views, choices and events as sentences. It knows plain data and message files, never a game's rules."""

from .describer import Describer

__all__ = ["Describer"]
