"""The way through each lesson: the answers of a learner who follows it, step by step."""

from __future__ import annotations

from collections.abc import Iterable

Walk = dict[str, tuple[str, ...]]
"""By step: how the options begin that are taken, in their order; steps without any are only read."""

FIRST_STEPS: Walk = {
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
LIGHTS_OUT: Walk = {
    "welcome": (),
    "power": ("room-action/room:23", "pay", "pay"),
    "computer": ("use-computer", "pay", "look-at-css/number:6"),
    "schedule": (),
    "move": ("move/room:22", "pay"),
    "noise": (),
    "pass": ("pass", "keep-rest"),
    "events": (),
    "elevator": ("room-action/room:22", "pay/card:quarantine", "ride/room:10"),
    "explore": ("move/room:11", "pay"),
    "search": ("play/card:search", "search/deck:green"),
    "archive": ("keep", "room-action/room:11"),
    "contingency": (),
    "encounter": ("pass", "move/room:14", "pay"),
    "objective": ("keep-objective/objective:shared-memory",),
    "shoot": ("shoot/item:smg", "pay"),
    "advantage": ("keep-roll", "discard"),
    "pod": ("pass", "keep-rest", "room-action/room:14", "pay", "pay"),
}
FIRST_PATROL: Walk = {
    "welcome": (),
    "open": ("unbar/door:10",),
    "spotted": (),
    "shoot": ("attack/card:m41a-pulse-rifle",),
    "burst": ("fire",),
    "defend": ("attack/card:m41a-pulse-rifle",),
    "draw": ("draw/count:1",),
    "equip": ("equip/card:hk-vp70-pistol",),
    "aim": ("done-equipping", "aim"),
    "kill": ("attack/card:m41a-pulse-rifle",),
    "move": ("draw/count:1", "done-equipping", "move", "go/space:c1-g7"),
    "interact": ("turn-up",),
    "rest": ("draw-none", "done-equipping", "rest", "draw/count:2", *["recycle/pile:exhaust"] * 3),
    "back": ("move", "go/space:c1-i6"),
    "barricade": ("draw-none", "done-equipping", "bar/door:10"),
    "leave": ("move", "go/space:c1-l9"),
}
WALKS = {"first-steps": FIRST_STEPS, "lights-out": LIGHTS_OUT, "first-patrol": FIRST_PATROL}


def begins(option: str, start: str) -> bool:
    """Whether an option is one that a lesson or a walkthrough means."""
    return option == start or option.startswith(f"{start}/")


def chosen(options: Iterable[str], start: str) -> str:
    """The first option that begins like this."""
    return next(option for option in options if begins(option, start))
