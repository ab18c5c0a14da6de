"""Every command and parameter has help in every language, and so has whatever is wrong with a command."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from cyclopts import App

from hullbreach.cli.command import made
from hullbreach.cli.language import asked_for
from hullbreach.describe.languages import LANGUAGES
from hullbreach.describe.phrases import phrases

from .conftest import Refuse, Run


def commands(
    of: App | None = None, id: str = "help", path: tuple[str, ...] = ()
) -> Iterator[tuple[str, tuple[str, ...], App]]:
    """Every command with the id of its help and the words that call it."""
    of = of or made()
    yield id, path, of
    for name in of:
        if not name.startswith("-"):
            yield from commands(of[name], f"{id}-{name}", (*path, name))


def parameters(of: App) -> set[str]:
    """What can be given to a command, under the names one types."""
    if of.default_command is None:
        return set()
    return {argument.name.lstrip("-").lower() for argument in of.assemble_argument_collection() if argument.show}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_parameter_has_help(language: str) -> None:
    said = phrases(language)
    found = {id: set(said.wants(id)) - {""} if id in said else None for id, _, _ in commands()}
    assert found == {id: parameters(command) for id, _, command in commands()}


@pytest.mark.parametrize("path", [path for _, path, _ in commands()], ids=lambda path: " ".join(path) or "hullbreach")
def test_help_is_all_french(run: Run, path: tuple[str, ...]) -> None:
    ended = run(*path, "--help", "--lang", "fr")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.startswith(f"Utilisation : hullbreach {' '.join(path)}".rstrip())
    assert max(map(len, ended.out.splitlines())) <= 80
    english = {
        "Usage:",
        "Parameters",
        "Commands",
        "COMMAND",
        "default:",
        "choices:",
        "the",
        "which",
        "INT",
        "STR",
        "FILE",
    }
    assert not english & set(ended.out.split())


def test_the_language_of_the_machine_explains_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HULLBREACH_LANG", "fr")
    assert "Joue dans votre navigateur" in run("--help").out


@pytest.mark.parametrize(
    ("typed", "language"),
    [
        (["play", "--lang", "fr", "--help"], "fr"),
        (["--lang=fr"], "fr"),
        (["play", "--lang", "tlh"], None),
        (["play", "--lang"], None),
        (["play"], None),
    ],
)
def test_a_language_is_heard_before_the_rest_is_understood(typed: list[str], language: str | None) -> None:
    assert asked_for(typed) == language


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("brench", "Commande inconnue : « brench ». Vouliez-vous dire « bench » ? Commandes possibles : play, games,"),
        ("zzz", "Commande inconnue : « zzz ». Commandes possibles : play, games,"),
        ("games --jason", "Option inconnue : --jason. Vouliez-vous dire --json ?"),
        ("games --zzz", "Option inconnue : --zzz."),
        ("replay", "La commande « replay » a besoin d'une valeur pour FICHIER."),
        ("fuzz nemesis --games many", "« many » ne convient pas pour --games : ce n'est pas un nombre entier."),
        ("bench --seconds soon", "« soon » ne convient pas pour --seconds : ce n'est pas un nombre."),
        ("fuzz nemesis --games 0", "« 0 » ne convient pas pour --games : il faut au moins 1."),
        ("bench --seconds 0", "« 0 » ne convient pas pour --seconds : il faut plus que 0."),
        ("simulate --bots genius", "Il n'y a pas de bot nommé « genius » ; bots possibles : random et survivor."),
        ("play --resume .", "Impossible de lire . : c'est un dossier."),
        ("replay nowhere.json", "Impossible de lire nowhere.json : aucun fichier ni dossier de ce nom."),
        ("scenario run nowhere.toml", "Impossible de lire nowhere.toml : aucun fichier ni dossier de ce nom."),
        (
            "simulate --out nowhere/rows.csv",
            "Impossible d'écrire nowhere/rows.csv : aucun fichier ni dossier de ce nom.",
        ),
        ("games extra words", "Arguments inattendus : extra words."),
    ],
)
def test_what_is_wrong_is_said_in_french(refuse: Refuse, command: str, complaint: str) -> None:
    assert refuse(*command.split(), "--lang", "fr").startswith(complaint)


def test_a_search_speaks_french(run: Run) -> None:
    assert run("rules", "search", "--lang", "fr").err == "hullbreach: Pour chercher, donnez au moins un mot.\n"
    assert run("rules", "search", "zèbre", "--lang", "fr").err == "aucune règle ne parle de : zèbre\n"
    assert " de plus : --limit " in run("rules", "search", "bruit", "--limit", 1, "--lang", "fr").out


def test_games_are_listed_in_french(run: Run) -> None:
    out = run("games", "--lang", "fr").out
    assert out.split()[:2] == ["jeu", "joueurs"]
    assert "options (la première est l'habituelle)" in out


def test_fuzzing_is_told_in_french(run: Run) -> None:
    out = run("fuzz", "nemesis", "--games", 2, "--players", 2, "--jobs", 1, "--quick", "--lang", "fr").out
    assert "2 parties, " in out
    assert ", 0 rupture\n" in out
    assert "fins : " in out
    assert "possibles sont arrivées" in out
