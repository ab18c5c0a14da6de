"""What is worth foretelling in Nemesis: what the whole family has, and turns of a player who is the intruders."""

from __future__ import annotations

from ..nemesis.game import NemesisPlan
from . import family

_SIGNS = family.signs(NemesisPlan.catalogue)
SIGNS = _SIGNS._replace(turns=_SIGNS.turns | {"ask-intruder-action"})
