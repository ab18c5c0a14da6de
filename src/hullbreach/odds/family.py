"""What is worth foretelling in every game of the Nemesis family."""

from __future__ import annotations

from .signs import ME, Sign, Signs

SIGNS = Signs(
    outcomes=(
        Sign("death", "died", {"who": ME}),
        Sign("serious-wound", "serious-wound", {"who": ME}),
        Sign("wound", "light-wound", {"who": ME}),
        Sign("larva", "infested", {"who": ME}),
        Sign("contamination", "contaminated", {"who": ME}),
        Sign("slime", "slimed", {"who": ME}),
        Sign("attack", "attack", {"who": ME}),
        Sign("intruder", "intruder-appears"),
        Sign("intruder", "intruder-moves", {"rule": "nemesis/noise/danger-attracts"}),
        Sign("kill", "intruder-dies"),
        Sign("hit", "injured"),
        Sign("fire", "fire-placed"),
        Sign("malfunction", "malfunction-placed"),
        Sign("noise", "noise-placed"),
    ),
    quiet=("silence", "noise-rolled", frozenset({"intruder", "noise"})),
    dice={"noise-rolled": "noise", "combat-rolled": "combat"},
    ends=frozenset(
        {"turn-begins", "round-begins", "victory-check"}
        | {"time-advances", "event-drawn", "bag-drawn"}  # the steps of the event phase
    ),
    turns=frozenset({"ask-action"}),
    routine=frozenset({"pay", "let", "keep-roll", "cease-fire", "keep-rest", "noise"}),
    untold=frozenset({"ask-pay", "ask-discard-any", "ask-discard-one", "ask-replace-cards", "ask-interrupt"}),
)
