"""Tables of Aliens with a position of our own on them."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.aliens.scenario import AliensTable, scenario

HEROES = ("hicks", "vasquez", "ripley", "hudson")


def under_fire() -> AliensTable:
    """The way home through the colony: Ripley has Newt, swarms come up both corridors, and Frost is down."""
    table = scenario(HEROES, "newt", seed=3)
    table.turn(10)
    stands = {
        "hicks": "C2:E6", "vasquez": "C2:F7", "ripley": "C2:I7", "hudson": "C2:H6", "frost": "C2:D7", "gorman": "C2:J6",
    }  # fmt: skip
    for name, space in stands.items():
        table.at(name, space)
    table.weapons("hicks", "m41a-pulse-rifle", "m40-grenades")
    table.weapons("vasquez", "m56-smart-gun")
    table.weapons("hudson", "m41a-pulse-rifle", "hk-vp70-pistol")
    table.weapons("ripley", "hk-vp70-pistol")
    table.weapons("gorman", "hk-vp70-pistol")
    table.weapons("frost", "m240-flamethrower")
    table.gear("hicks", "m4-helmet", "flare")
    table.gear("vasquez", "shoulder-lamp")
    table.gear("hudson", "motion-tracker")
    table.dial("vasquez", 4)
    table.dial("frost", 2)
    table.carries("ripley", "newt")
    table.down("frost")
    for space, tokens in (("C2:B6", 2), ("C2:A7", 3), ("C2:G11", 1), ("C3:G1", 0)):
        table.alien(space, tokens)
    for space, number in (("C3:F4", 2), ("C2:C9", 1), ("C2:D2", 3), ("C2:L11", 2), ("C1:E5", 1)):
        table.blip(space, number)
    table.mission_blip("C4:L4", "nest")
    table.mission_blip("C4:A4", "empty")
    table.barricade("C2:J5", "C2:J6")
    table.barricade("C2:F9", "C2:E9")
    table.hand("hicks", "covering-fire", "drag-clear", "second-wind")
    table.hand("ripley", "keep-it-together")
    table.discard_pile("m4-helmet", "m41a-pulse-rifle", "deep-breath", "feed-jam", "fall-back", "hk-vp70-pistol")
    table.piles(deck=9, under=6, exhaust=8)
    table.tracker("surge-2", "brood-4", "massing-2", "duct-0", "rush-3", "swarm-call-4", "frenzy-4", "drop-4")
    table.acts("hicks")
    return table


def catwalks() -> AliensTable:
    """The trapped cross the coolant pits with the nest behind them; a sentry gun and the carrier wait for them."""
    table = scenario(HEROES, "escape", seed=5)
    table.turn(5)
    stands = {
        "hicks": "P2:F6", "hudson": "P2:F5", "vasquez": "P2:H6", "frost": "P2:E9", "ripley": "P4:C6", "gorman": "P3:K6",
        "newt": "P4:H8",
    }  # fmt: skip
    for name, space in stands.items():
        table.at(name, space)
    table.weapons("hicks", "ithaca-37-shotgun", "hk-vp70-pistol")
    table.weapons("vasquez", "m56-smart-gun", "m40-grenades")
    table.weapons("hudson", "m41a-pulse-rifle")
    table.weapons("ripley", "m240-flamethrower")
    table.weapons("gorman", "hk-vp70-pistol")
    table.weapons("frost", "m41a-pulse-rifle")
    table.gear("hicks", "body-armor")
    table.gear("hudson", "motion-tracker", "arc-welder")
    table.dial("hudson", 3)
    table.dial("frost", 4)
    table.down("hudson")
    for space, tokens in (("P2:E4", 0), ("P2:B6", 3), ("P2:C7", 1), ("P1:K4", 0), ("P2:E11", 2)):
        table.alien(space, tokens)
    table.alien("P2:G4", facehugger=True)
    for space, number in (("P2:H2", 2), ("P2:L4", 1), ("P3:B5", 3), ("P2:A10", 1), ("P4:E3", 2)):
        table.blip(space, number)
    table.sentry("P3:H6", "west", 3)
    table.hand("hicks", "fall-back", "twist-away", "panic-fire")
    table.hand("vasquez", "adrenaline")
    table.discard_pile("hk-vp70-pistol", "m4-helmet", "feed-jam", "ammo-satchel", "m41a-pulse-rifle")
    table.piles(deck=14, under=4, exhaust=11)
    table.tracker("surge-2", "pair-4", "massing-2", "duct-0", "rush-3", "drop-4", "frenzy-4", "brood-4")
    table.acts("hicks")
    return table


SQUADS: dict[str, Callable[[], AliensTable]] = {"under-fire": under_fire, "catwalks": catwalks}
"""What the pictures of the documentation show."""
