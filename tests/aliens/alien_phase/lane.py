"""A squad in the corridors of the first mission, and short questions about what happened there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from hullbreach.aliens.position import ALIENS, FINISH
from hullbreach.aliens.rules.tracker import DrawTracker
from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.kernel import Effect


def squad(*heroes: str, grunts: Iterable[str] = (), mission: str = "newt", **options: str) -> AliensTable:
    """These heroes and grunts alone on the boards, without any gear, in a turn that draws no tracker card."""
    table = scenario(list(heroes), mission, 1, **options)
    table.only(*heroes, *grunts)
    g = table.state
    g.sentry_shots = [0] * len(g.sentry_shots)
    return table


def alone_at(space: str, hero: str = "hicks") -> AliensTable:
    """One hero alone in this space."""
    table = squad(hero)
    table.at(hero, space)
    return table


def take_first(table: AliensTable, *wanted: str) -> None:
    """Answer the question that waits with one of these options or verbs, or else with the first there is."""
    choice = table.game.choices[0]
    ids = [option.id for option in choice.options]
    found = (id for want in wanted for id in ids if id == want or id.split("/")[0] == want)
    table.game.answer(next(found, ids[0]), choice.seat)


def play_on(table: AliensTable, *wanted: str, stop: Sequence[str] = ()) -> None:
    """Answer so until the alien and the finish phase are over, or one of these questions is asked."""
    while not table.game.over and table.state.phase in (ALIENS, FINISH):
        if table.game.choices[0].ask in stop:
            return
        take_first(table, *wanted)


def hunted(table: AliensTable, *wanted: str, stop: Sequence[str] = ()) -> None:
    """An alien phase and the finish phase after it, each question answered so."""
    table.alien_phase()
    play_on(table, *wanted, stop=stop)


def carried_out(table: AliensTable, effect: Effect, *wanted: str) -> None:
    """An effect by itself, in the middle of a marine phase, each question it asks answered so."""
    before = asked(table)
    table.happens(effect)
    while not table.game.over and asked(table) != before:
        take_first(table, *wanted)


def draw_card(table: AliensTable, card: str, *wanted: str, seat: int = 0) -> None:
    """A player draws this tracker card, and it is resolved."""
    table.tracker(card)
    carried_out(table, DrawTracker(seat), *wanted)


def trail(table: AliensTable, mover: str) -> list[str]:
    """The spaces an alien has stepped into since the last play."""
    return [
        event["args"]["space"].removeprefix("space:")
        for event in table.told("alien-stepped")
        if event["args"]["mover"] == mover
    ]


def story(table: AliensTable, *kinds: str) -> list[str]:
    """The kinds of events since the last play, in their order, those of these kinds only."""
    return [event["kind"] for event in table.told() if event["kind"] in kinds]


def facts(table: AliensTable, kind: str, key: str) -> list[Any]:
    """One fact of each event of a kind since the last play."""
    return [event["args"].get(key) for event in table.told(kind)]


def asked(table: AliensTable) -> list[tuple[int, str]]:
    """Who is asked what now."""
    return [(choice.seat, choice.ask) for choice in table.game.choices]
