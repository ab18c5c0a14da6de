"""The way through the first lesson: what a learner answers who does as told, step by step."""

from __future__ import annotations

from collections.abc import Iterable

FIRST_STEPS: dict[str, tuple[str, ...]] = {
    "welcome": (),
    "move": ("move/room:7", "pay/card:order"),
    "noise": (),
    "search": ("play/card:search",),
    "careful": ("keep", "careful-move/room:6", "pay", "pay"),
    "pass": ("noise", "pass", "keep-rest"),
    "events": (),
    "room": ("room-action/room:6", "pay", "pay"),
    "encounter": ("move/room:11", "pay"),
    "objective": ("keep-objective/objective:destination-earth",),
    "shoot": ("shoot", "pay"),
    "flee": ("move/room:6",),
    "dress": ("pass", "use/item:bandages", "pay", "dress"),
    "return": ("move/room:11", "pay"),
    "sleep": ("room-action/room:11", "pay", "pay"),
}
"""By step: how the options begin that are taken, in their order; steps without any are only read."""


def begins(option: str, start: str) -> bool:
    """Whether an option is one that a lesson or a walkthrough means."""
    return option == start or option.startswith(f"{start}/")


def chosen(options: Iterable[str], start: str) -> str:
    """The first option that begins like this."""
    return next(option for option in options if begins(option, start))
