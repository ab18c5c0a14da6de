"""How a seat wins: everything it needs, as far as its view shows it: done, known, or still unknown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .family import FamilyWording


def victory_conditions(said: FamilyWording) -> Iterator[str]:
    """A line for each thing that decides whether the viewer wins."""
    say, view, me, own = said.say, said.view, said.me, said.view.you
    assert me is not None
    assert own is not None, "a spectator wins nothing"
    together = me.status == "dead" and view.common_objectives  # the dead win too: nemesis/coop/win
    yield say("win-survive", status="dead-together" if together else me.status)
    for objective in own.objectives:
        text = say(f"objective-{objective}-text")
        yield say("win-objective", count=len(own.objectives), name=say(f"objective-{objective}"), text=text)
    for objective in view.common_objectives:
        yield say("win-common", name=say(f"objective-{objective}"), text=say(f"objective-{objective}-text"))
    yield from said.site_decides(me)
    yield say("win-infection", cards=me.contamination, infected=own.infected)
    if me.infested:
        yield say("win-larva")
