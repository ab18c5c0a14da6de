"""The order in which the end is revealed, as the victory check has it (nemesis/victory/order)."""

from __future__ import annotations

from ...kernel import Stage

STAGES = (
    Stage("voyage"),
    Stage("engines", rules=("nemesis/victory/engines",), reveals=("engine-revealed",)),
    Stage("course", rules=("nemesis/victory/coordinates",)),
    Stage(
        "contamination",
        rules=("nemesis/victory/contamination-",),
        reveals=("scanned", "final-draw"),
        by_seat=True,
    ),
    Stage("objectives", rules=("nemesis/victory/", "nemesis/coop/", "nemesis/solo/")),
)
