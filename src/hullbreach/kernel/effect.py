"""An effect is a frozen record; its public methods, in order, are the numbered steps of a rule."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, dataclass_transform

import msgspec

Seat = int
"""A player's place at the table, from 0 on."""
Back = int
"""The permanent number of a component that may lie face down."""
CLOCK, JUDGE = -101, -102
"""The seat numbers of the clock and of the host, who answer like seats so that the record has everything they do."""

if TYPE_CHECKING:

    @dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
    class EffectMeta(msgspec.StructMeta):
        """Tells type checkers that every effect is frozen."""
else:
    EffectMeta = msgspec.StructMeta  # a real subclass would triple the price of making an effect


class Effect(msgspec.Struct, frozen=True, gc=False, metaclass=EffectMeta):
    """Something that happens. Subclasses give a permanent `tag`, fields, and steps.

    A step looks at the state, changes it and returns the effects that follow (or nothing).
    `_lapses(g)` says that the effect has lost its subject. `_ends(g)` always runs: after the last step, a lapse or a
    cancellation.
    """

    rule: ClassVar[str] = ""


Effects = Sequence[Effect] | None
"""The effects that follow from a step, in order. None stands for none."""
Step = Callable[[Any, Any], Effects]


def tag_of(cls: type[Effect]) -> str:
    """The permanent name of an effect class in saves."""
    tag = cls.__struct_config__.tag
    return tag if isinstance(tag, str) else ""


def steps_of(cls: type[Effect]) -> dict[str, Step]:
    """The public plain methods of a class and its parents, in order. A step that overrides another keeps its place."""
    steps: dict[str, Step] = {}
    for base in reversed(cls.__mro__):
        if base is Effect or not issubclass(base, Effect):
            continue
        own = vars(base).items()  # anything with code is a method, compiled or not
        steps |= {name: it for name, it in own if hasattr(it, "__code__") and not name.startswith("_")}
    return steps


PACK_MODULES = "hullbreach_packs."
"""A pack's effects are in a module whose name is this prefix and the fingerprint of the pack."""


def is_foreign(cls: type[Effect], packs: Collection[str]) -> bool:
    """Whether an effect belongs to a pack that is not among these fingerprints."""
    return cls.__module__.startswith(PACK_MODULES) and cls.__module__.removeprefix(PACK_MODULES) not in packs


def all_effects(root: type[Effect] = Effect) -> list[type[Effect]]:
    """Every effect class that is loaded now, parents before children."""
    found: list[type[Effect]] = []
    for cls in root.__subclasses__():
        found.append(cls)
        found.extend(all_effects(cls))
    return found
