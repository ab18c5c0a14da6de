"""What odds are computed for: the outcomes of an option, and where its consequences stop."""

from __future__ import annotations

from ...kernel import Catalogue
from ...odds.signs import Sign, Signs
from ..event_kinds import AREA_ROLL, BLIP_SHOT, TECH_TEST

OUTCOMES = (
    "lost", "down", "loss", "attacked", "hazard", "alien", "miss", "dodged", "hit", "kill", "built", "freed", "called",
    "out",
)  # fmt: skip
"""The outcomes that the catalogue counts events as, the gravest first."""
NOTHING = "nothing"


def signs(catalogue: Catalogue) -> Signs:
    """The signs of the game. Everybody is on the same side, so what befalls anybody counts for the seat that asks."""
    counted = sorted(
        (Sign(kind.outcome, kind.name) for kind in catalogue.values() if kind.outcome),
        key=lambda sign: OUTCOMES.index(sign.outcome),
    )
    return Signs(
        outcomes=(
            *counted,
            Sign("kill", BLIP_SHOT.name),
            Sign(NOTHING, TECH_TEST.name, {"passed": False}),
        ),
        quiet=(NOTHING, AREA_ROLL.name, frozenset({"lost", "hit", "kill"})),
        ends=frozenset(kind.name for kind in catalogue.values() if kind.begins),
        turns=frozenset({"ask-action", "ask-equip", "ask-which-grunt", "ask-next-grunt", "ask-which-hero"}),
        routine=frozenset(
            {"let", "keep-roll", "cease-fire", "no-attack", "let-it-stand", "leave-it", "stay", "draw-none", "no-order"}
        ),
        any_will_do=frozenset({"recycle"}),
        untold=frozenset(
            {
                *("ask-hero", "ask-how-to-gear-up", "ask-gear-up", "ask-where-to-begin", "ask-equip"),
                *("ask-sentry-room", "ask-sentry-space", "ask-sentry-facing", "ask-who-goes-first"),
                *("ask-recycle", "ask-discard", "ask-put-back", "ask-which-side", "ask-which-alien"),
                *("ask-which-blip-moves", "ask-pick-up", "ask-which-returns", "ask-which-mission"),
            }
        ),
    )
