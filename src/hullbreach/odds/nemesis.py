"""What is worth foretelling in Nemesis: what the whole family has, and turns of a player who is the intruders."""

from __future__ import annotations

from . import family

SIGNS = family.SIGNS._replace(
    ends=family.SIGNS.ends | {"intruder-turn-begins"},
    turns=family.SIGNS.turns | {"ask-intruder-action"},
)
