"""The ceremony of Lockdown: the contingency first, whom it concerns, and what it does to each."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hullbreach.rulebook import find
from hullbreach.server.ceremony import ending
from hullbreach.server.chronicle import chronicle
from hullbreach.server.table_registry import TableRegistry
from hullbreach.server.timeline import GameTimeline
from hullbreach.server.timeline_cache import TimelineCache
from tests.server.last_round import facility_ended
from tests.server.tables import with_registry


def timeline_of(database: str, contingency: str) -> GameTimeline:
    """The timeline of the last round under this contingency."""
    ended = facility_ended(database, contingency)

    async def act(registry: TableRegistry) -> GameTimeline:
        return await TimelineCache(registry).of(ended.code)

    timeline: GameTimeline = asyncio.run(with_registry(database, act))
    return timeline


@pytest.fixture(scope="module")
def timeline(tmp_path_factory: pytest.TempPathFactory) -> GameTimeline:
    """The timeline of a game in which everybody who left in a pod dies."""
    return timeline_of(str(Path(tmp_path_factory.mktemp("facility")) / "tables.sqlite"), "gray")


def test_the_contingency_is_revealed_before_blood_and_objectives(timeline: GameTimeline) -> None:
    steps = ending(timeline, "en")["steps"]
    stages = list(dict.fromkeys(step["stage"] for step in steps))
    assert stages == ["voyage", "contingency", "contamination", "objectives", "winners"]
    assert all(find(step["rule"]).text("fr") for step in steps[:-1])


def test_blood_is_looked_at_in_turn_order_whoever_has_cards_to_scan(timeline: GameTimeline) -> None:
    steps = [step for step in ending(timeline, "en")["steps"] if step["stage"] == "contamination"]
    assert [(step["kind"], step["seat"]) for step in steps] == [("clean", 0), ("scanned", 1), ("clean", 1)]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "The active contingency was Code Gray. Nothing gets off the ground. Whoever left in a CSS pod dies.",
                "Hacker, Knowledge 1, was spared by Code Gray.",
                "Survivor, Knowledge 6, was spared by Code Gray.",
                "Janitor, Knowledge 1, was killed by Code Gray.",
            ],
        ),
        (
            "fr",
            [
                "La contingence active était « Code gris ». Rien ne décolle. Quiconque est parti dans une nacelle SAF "
                "meurt.",
                "Le Hacker (connaissances : 1) échappe à « Code gris ».",
                "La Survivante (connaissances : 6) échappe à « Code gris ».",
                "Le Concierge (connaissances : 1) n'a pas survécu à « Code gris ».",
            ],
        ),
    ],
)
def test_everybody_hears_what_it_asks_and_whom_it_concerns(
    timeline: GameTimeline, language: str, told: list[str]
) -> None:
    steps = [step for step in ending(timeline, language)["steps"] if step["stage"] == "contingency"]
    assert [step["text"].replace("\u00a0", " ") for step in steps] == told
    assert {step["about"]["contingency"] for step in steps} == {"contingency:code-gray"}


def test_who_knows_too_much_is_told_how_much(tmp_path: Path) -> None:
    steps = ending(timeline_of(str(tmp_path / "tables.sqlite"), "yellow"), "en")["steps"]
    assert [step["text"] for step in steps if step["kind"] == "contingency-killed"] == [
        "Survivor, Knowledge 6, was killed by Code Yellow."
    ]


def test_a_death_by_contingency_stands_on_the_timeline(timeline: GameTimeline) -> None:
    moments = chronicle(timeline, "en")["moments"]
    assert "Code Gray: Janitor dies." in [moment["text"] for moment in moments if moment["sort"] == "death"]
    assert {moment["sort"] for moment in moments} >= {"death", "way-out", "ship"}
