"""The position of a game: its site's, and the fields that other parts bring along."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, cast, get_type_hints

import msgspec

from .flow import Position

if TYPE_CHECKING:
    Fields = Position
else:

    class Fields:
        """Fields of a species, mode, crew or extra, and its answers to what a position is asked.

        For the type checker it is a position. In truth it is mixed into the position of a site, and so must say
        `__slots__ = ()`: two structs with fields cannot both be bases of a third. Each field has a default, since
        the last field of a site may have one.
        """

        __slots__ = ()


def composed(site: type[Position], brought: Iterable[type[Fields] | None]) -> type[Position]:
    """The class of positions of a site where these parts play; the answers of the first come first."""
    mixed_in = tuple(fields for fields in brought if fields is not None)
    return _struct(site, mixed_in) if mixed_in else site


@cache
def _struct(site: type[Position], mixed_in: tuple[type[Fields], ...]) -> type[Position]:
    """One class for all games of these parts, so that their positions can be compared and are copied alike."""
    own = [
        (field, hint, getattr(fields, field))
        for fields in mixed_in
        for field, hint in get_type_hints(fields, include_extras=True).items()
    ]
    # It goes by the site's name, so that a fault of a pack reads the same whoever else plays.
    return cast(type[Position], msgspec.defstruct(site.__name__, own, bases=(*mixed_in, site)))
