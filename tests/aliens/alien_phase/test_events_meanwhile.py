"""Events that are played while somebody is asked about what hunts."""

from __future__ import annotations

import pytest

from hullbreach.aliens.position import OFF
from hullbreach.aliens.rules.alien_movement import Advance
from hullbreach.aliens.rules.defense import AlienAttack
from hullbreach.aliens.scenario import AliensTable
from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import asked, squad, trail


def falls_back(table: AliensTable, who: str, space: str) -> None:
    """Somebody plays Fall Back and goes there."""
    table.play(who, "event", "card:fall-back", f"character:{who}")
    table.play(who, "go", table.ref(space))


@cites("aliens/event/any-time", "aliens/alien-phase/route")
@pytest.mark.parametrize("others", [(), ("vasquez",)], ids=["one is asked", "two of the same rank are asked"])
def test_if_the_target_moves_while_a_way_is_chosen_the_movement_is_thought_over(others: tuple[str, ...]) -> None:
    table = squad("hudson", *others)
    table.at("hudson", "C2:F6")
    for who in others:
        table.at(who, "C4:L12")
    table.hand("hudson", "fall-back")
    alien = table.alien("C2:F10")
    table.happens(Advance(0, 6, False))
    assert asked(table) == [(seat, "ask-which-way") for seat in range(1 + len(others))]
    assert "way/space:c2-f7" in table.options("hudson")
    falls_back(table, "hudson", "C2:E4")
    assert "ask-which-way" not in [ask for _, ask in asked(table)]
    assert len(trail(table, alien)) == 6
    assert trail(table, alien)[-1] == "c2-f4"


@cites("aliens/event/any-time", "aliens/blip/spotted-alien-continues")
def test_a_blip_that_is_spotted_while_its_target_is_chosen_goes_on_as_an_alien() -> None:
    table = squad("vasquez", "frost")
    table.at("vasquez", "C2:K7")
    table.at("frost", "C2:G9")
    table.blip("C2:K11", 1)
    blip = next(number for number, at in enumerate(table.state.blip_at) if at != OFF)
    table.hand("vasquez", "fall-back")
    table.happens(Advance(-1 - blip, 2, False))
    assert asked(table) == [(0, "ask-which-target"), (1, "ask-which-target")]
    falls_back(table, "vasquez", "C2:K8")
    assert table.told("blip-spotted")
    assert trail(table, "alien:0") == ["c2-l11", "c2-l10"], "two steps towards the closest"


@cites("aliens/event/any-time", "aliens/defense/when")
def test_an_alien_that_everybody_has_fallen_back_from_attacks_nobody() -> None:
    table = squad("hudson", "vasquez")
    table.at("hudson", "C2:F6")
    table.at("vasquez", "C2:F8")
    table.alien("C2:F7")
    table.hand("hudson", "fall-back", "fall-back")
    table.happens(AlienAttack(0))
    assert asked(table) == [(0, "ask-whom-it-attacks"), (1, "ask-whom-it-attacks")]
    falls_back(table, "hudson", "C2:E4")
    table.play("hudson", "event", "card:fall-back", "character:vasquez")
    table.play("hudson", "go", table.ref("C2:F10"))
    assert not table.told("alien-attacks")
    assert "ask-whom-it-attacks" not in [ask for _, ask in asked(table)]
