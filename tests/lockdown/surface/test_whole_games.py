"""Random games that strive outwards keep every promise of the engine, with every crew and species."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest

import hullbreach
from hullbreach.lab import properties
from hullbreach.nemesis.sites.facility.position import FacilityPosition
from tests.lockdown.surface.outside import SITE

OUTWARDS = re.compile(r"(?:move|careful-move|drive)/room:(?:[1-9]|16|23|28|29|30)$|leave-")
GAMES = [
    ("solo", 1, "night-stalkers"),
    ("semi-coop", 2, "intruders"),
    ("semi-coop", 5, "night-stalkers"),
    ("coop", 3, "intruders"),
]


@pytest.mark.parametrize(("mode", "players", "species"), GAMES)
def test_every_promise_is_kept_on_the_surface(mode: str, players: int, species: str) -> None:
    rng, checks, outside = Random(players), Random(1), 0
    game = hullbreach.new("lockdown", players, 7, {"site": SITE, "mode": mode, "species": species})
    while not game.over:
        choice = game.choice
        leading = [option for option in choice.options if OUTWARDS.match(option.id)]
        option = rng.choice(leading if leading and rng.random() < 0.7 else choice.options)
        state = game._state
        assert isinstance(state, FacilityPosition)
        if any(room in state.site.surface for room in state.room):
            outside += 1
            if outside % 10 == 1:
                properties.check_position(game, checks)
                properties.options_are_accepted(game)
                properties.judgements_are_sound(game)
                properties.quiet_answers_tell_nothing(game, option.id, choice.seat, checks)
        game.answer(option.id, choice.seat)
    assert outside > 10
    properties.components_are_conserved(game)
    again = hullbreach.replay(msgspec.json.decode(msgspec.json.encode(game.record())))
    assert again.digest() == game.digest()
