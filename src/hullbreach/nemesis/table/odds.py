"""What odds are computed for in every game of the family, and what some games add."""

from __future__ import annotations

from ...kernel import Catalogue, EventKind
from ...odds.signs import ME, Sign, Signs
from ..event_kinds import INTRUDER_MOVES, NOISE_ROLLED

OUTCOMES = (
    "death", "serious-wound", "wound", "larva", "contamination", "slime", "attack", "intruder", "kill", "hit", "fire",
    "malfunction", "noise",
)  # fmt: skip
"""The outcomes that the catalogue counts events as, the gravest first."""
SURFACE_CARD = "surface-card"


def signs(catalogue: Catalogue) -> Signs:
    """The signs of a game with these kinds of events."""
    counted = [kind for kind in catalogue.values() if kind.outcome]
    return Signs(
        outcomes=(
            *sorted(map(_sign, counted), key=lambda sign: OUTCOMES.index(sign.outcome)),
            Sign("intruder", INTRUDER_MOVES.name, {"rule": "nemesis/noise/danger-attracts"}),
        ),
        quiet=("silence", NOISE_ROLLED.name, frozenset({"intruder", "noise"})),
        ends=frozenset(kind.name for kind in catalogue.values() if kind.begins),
        turns=frozenset({"ask-action"}),
        routine=frozenset({"let", "keep-roll", "cease-fire", "keep-rest"}),
        any_will_do=frozenset({"pay", "noise"}),
        untold=frozenset({"ask-pay", "ask-discard-any", "ask-discard-one", "ask-replace-cards", "ask-interrupt"}),
    )


def with_intruder_player(signs: Signs) -> Signs:
    """The signs of a game in which a player who controls the intruders has turns too."""
    return signs._replace(turns=signs.turns | {"ask-intruder-action"})


def with_surface(signs: Signs) -> Signs:
    """The signs of Lockdown, which adds the advantage die and the surface."""
    return signs._replace(
        outcomes=(
            *signs.outcomes,
            Sign("hit-for-card", "ask-discard-for-injury", {"injuries": 0}),
            Sign("intruder", INTRUDER_MOVES.name, {"rule": "lockdown/alternative-board/danger-crossroads"}),
            Sign(SURFACE_CARD, NOISE_ROLLED.name, {"who": ME, "face": "mars"}),
        ),
        quiet=("silence", NOISE_ROLLED.name, frozenset({"intruder", "noise", SURFACE_CARD})),
    )


def _sign(kind: EventKind) -> Sign:
    return Sign(kind.outcome, kind.name, {"who": ME} if "who" in kind.args.split() else {})
