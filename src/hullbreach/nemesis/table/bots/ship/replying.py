"""The value of each answer to the smaller questions of the ship: in a pod, and at an engine."""

from __future__ import annotations

from collections.abc import Callable

from .....bots.bot import Asked, Offered
from ..evaluation.mind import Mind


def _launch(option: Offered, choice: Asked, mind: Mind) -> float:
    return {"launch": 5.0, "wait": 1.0, "leave-pod": 0.0}.get(option.verb, 0.0)


def _engine_order(option: Offered, choice: Asked, mind: Mind) -> float:
    """The working token belongs on top."""
    on_top = str(choice.args.get("status", ""))
    change = option.verb == "change-order"
    return float(change == (on_top == "token:damaged"))


REPLIES: dict[str, Callable[[Offered, Asked, Mind], float]] = {
    "ask-launch": _launch,
    "ask-in-pod": _launch,
    "ask-engine-order": _engine_order,
}
"""By question: the function that values an answer."""
