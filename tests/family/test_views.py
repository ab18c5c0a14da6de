"""A view is what its struct says, in every game and at every moment: the client's types are made from it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from hullbreach.library import new, title

GAMES = [
    (game, {"site": site, "mode": mode}, players)
    for game in ("nemesis", "lockdown")
    for site in title(game).options["site"]
    for mode, players in (("semi-coop", 4), ("coop", 2), ("solo", 1))
]


@pytest.mark.parametrize(("game", "options", "players"), GAMES)
def test_every_view_has_the_shape_it_promises(game: str, options: dict[str, str], players: int) -> None:
    played, rng = new(game, players, 5, options), Random(5)
    shape = type(played.sight())
    assert shape in title(game).views
    while not played.over:
        for seat in (None, *range(players)) if played.answered % 5 == 0 else ():
            seen = played.sight(seat)
            plain = msgspec.to_builtins(seen)
            assert msgspec.convert(plain, shape) == seen
            assert played.view(seat) == {**plain, "waiting": [{"seat": c.seat, "ask": c.ask} for c in played.choices]}
        choice = rng.choice(played.choices)
        played.answer(rng.choice(choice.options).id, choice.seat)
    truth = played.truth()
    assert all(isinstance(person["infected"], int) for person in truth["crew"])
    assert all("infected" not in person for person in played.view()["crew"])
