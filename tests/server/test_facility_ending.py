"""The ceremony of Lockdown: the contingency first, whom it concerns, and what it does to each."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hullbreach.rulebook import find
from hullbreach.server.ceremony import ending
from hullbreach.server.chronicle import chronicle
from hullbreach.server.film import Film
from hullbreach.server.films import Films
from hullbreach.server.house import House
from tests.server.last_round import facility_ended
from tests.server.tables import in_house


def film_of(database: str, contingency: str) -> Film:
    """The film of the last round under this contingency."""
    ended = facility_ended(database, contingency)

    async def act(house: House) -> Film:
        return await Films(house).of(ended.code)

    film: Film = asyncio.run(in_house(database, act))
    return film


@pytest.fixture(scope="module")
def film(tmp_path_factory: pytest.TempPathFactory) -> Film:
    """Whoever left in a pod dies."""
    return film_of(str(Path(tmp_path_factory.mktemp("facility")) / "tables.sqlite"), "gray")


def test_the_contingency_is_revealed_before_blood_and_objectives(film: Film) -> None:
    steps = ending(film, "en")["steps"]
    stages = list(dict.fromkeys(step["stage"] for step in steps))
    assert stages == ["voyage", "contingency", "contamination", "objectives", "winners"]
    assert all(find(step["rule"]).text("fr") for step in steps[:-1])


def test_blood_is_looked_at_in_turn_order_whoever_has_cards_to_scan(film: Film) -> None:
    steps = [step for step in ending(film, "en")["steps"] if step["stage"] == "contamination"]
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
                "Janitor, Knowledge 1, died by Code Gray.",
            ],
        ),
        (
            "fr",
            [
                "La contingence active était « Code gris ». Rien ne décolle. Quiconque est parti dans une nacelle SAF "
                "meurt.",
                "Le Hacker, Connaissance 1, échappe à « Code gris ».",
                "La Survivante, Connaissance 6, échappe à « Code gris ».",
                "Le Concierge, Connaissance 1, n'a pas survécu à « Code gris ».",
            ],
        ),
    ],
)
def test_everybody_hears_what_it_asks_and_whom_it_concerns(film: Film, language: str, told: list[str]) -> None:
    steps = [step for step in ending(film, language)["steps"] if step["stage"] == "contingency"]
    assert [step["text"].replace("\u00a0", " ") for step in steps] == told
    assert {step["about"]["contingency"] for step in steps} == {"contingency:code-gray"}


def test_who_knows_too_much_is_told_how_much(tmp_path: Path) -> None:
    steps = ending(film_of(str(tmp_path / "tables.sqlite"), "yellow"), "en")["steps"]
    assert [step["text"] for step in steps if step["kind"] == "contingency-killed"] == [
        "Survivor, Knowledge 6, died by Code Yellow."
    ]


def test_a_death_by_contingency_stands_on_the_timeline(film: Film) -> None:
    moments = chronicle(film, "en")["moments"]
    assert "Code Gray: Janitor dies." in [moment["text"] for moment in moments if moment["sort"] == "death"]
    assert {moment["sort"] for moment in moments} >= {"death", "way-out", "ship"}
