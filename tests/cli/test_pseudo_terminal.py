"""Whole games typed at a real terminal, as a person would sit there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.keyboard import screen_of
from tests.nemesis.rules.test_coop import scout_in_the_emergency_room

pytestmark = pytest.mark.slow


def typed_to_the_end(tmp_path: Path, *arguments: str) -> str:
    """Answer every question with its first option until the game is over; all that was on the screen."""
    return screen_of(tmp_path, arguments, lambda asked: "1")


def test_solo_in_french(tmp_path: Path) -> None:
    screen = typed_to_the_end(tmp_path, "--option", "mode=solo", "--lang", "fr", "--seed", "3")
    assert "La manche 1 commence." in screen
    assert "votre première action" in screen
    assert re.search(r"[Pp]ersonne ne gagne|gagne", screen[-1500:])
    assert max(map(len, screen.splitlines())) <= 80


def test_two_people_and_two_bots(tmp_path: Path) -> None:
    screen = typed_to_the_end(tmp_path, "--people", "Ann,Bob", "--bots", "survivor", "--seed", "8")
    assert "Pass the keyboard to Ann" in screen
    assert "Pass the keyboard to Bob" in screen
    assert "wins" in screen[-1500:] or "Nobody wins" in screen[-1500:]


def test_people_and_a_bot_in_the_facility_in_french(tmp_path: Path) -> None:
    asked = iter(("gagner", "statut", "plateau", "objectifs", "mémoire"))
    arguments = ("lockdown", "--people", "Anne,Basile", "--players", "3", "--lang", "fr", "--seed", "8")
    screen = screen_of(tmp_path, arguments, lambda text: next(asked, "1") if "première action" in text else "1")
    assert "à Basile" in screen
    assert "La contingence active tue ceux qu'elle désigne." in screen
    assert "La génératrice de secours est arrêtée." in screen
    assert "Jetons SAF sur la piste temporelle : case 10" in screen
    assert "Chute de courant." in screen
    assert re.search(r"[Pp]ersonne ne gagne|gagne", screen[-1500:])
    assert not re.search("vaisseau|moteur|hibern|capsule|à bord", screen)
    assert max(map(len, screen.splitlines())) <= 80


def test_alone_in_the_facility_without_colour(tmp_path: Path) -> None:
    screen = typed_to_the_end(tmp_path, "lockdown", "--option", "mode=solo", "--seed", "3", "--plain")
    assert "You get: Code" in screen
    assert "wins" in screen[-1500:] or "Nobody wins" in screen[-1500:]
    assert not re.search(r"\bship\b|\bengines?\b|hibernat|aboard", screen)


def test_the_first_dead_leads_the_intruders(tmp_path: Path) -> None:
    arguments = ("--option", "intruder-player=on", "--people", "2", "--players", "2", "--plain")
    for seed in range(1, 12):
        screen = typed_to_the_end(tmp_path, *arguments, "--seed", str(seed))
        if "for the intruders or pass" in screen:
            break
    assert "carries on as the intruder player" in screen
    assert "\x1b" not in screen


def test_the_crew_together(tmp_path: Path) -> None:
    screen = typed_to_the_end(tmp_path, "--option", "mode=coop", "--bots", "survivor", "--seed", "2", "--brief")
    assert "common objectives" in screen
    assert "The crew" in screen[-1500:]
    assert "[nemesis/" not in screen


def test_a_corpse_in_the_emergency_room_comes_back_to_life(tmp_path: Path) -> None:
    table = scout_in_the_emergency_room()
    table.turn("captain")
    saved = tmp_path / "dead.save"
    saved.write_bytes(table.game.save())
    screen = typed_to_the_end(tmp_path, "--resume", str(saved), "--people", "3")
    assert "Scout comes back to life" in screen
