"""Where nobody says which game, the first on the shelf is meant; whatever options it has are asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from hullbreach import library
from hullbreach.cli.setup_wizard import SetupWizard
from hullbreach.cli.terminal import Terminal
from hullbreach.kernel import Plan
from hullbreach.packs import Pack
from tests.cli.conftest import Refuse, Run
from tests.extra_title import put_on_the_shelf
from tests.five_cards import FiveCardsTitle


@pytest.fixture(autouse=True)
def a_game_before_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch, FiveCardsTitle())


def test_the_first_game_is_the_first_on_the_shelf() -> None:
    assert library.first() == "five"
    assert list(library.games()) == ["five", "nemesis", "lockdown", "aliens"]


@pytest.mark.parametrize("command", [("play",), ("simulate",), ("pack", "new")])
def test_help_names_the_first_game_as_the_usual_one(run: Run, command: tuple[str, ...]) -> None:
    assert "[default: five]" in " ".join(run(*command, "--help").out.replace("│", " ").split())


class Typing(Terminal):
    """Types these lines, and Enter from then on."""

    def __init__(self, *lines: str) -> None:
        super().__init__(plain=True)
        self.lines, self.told = list(lines), list[str]()

    def ask(self, prompt: str) -> str:
        return self.lines.pop(0) if self.lines else ""

    def tell(self, sentence: str, rule: str = "", *, mark: str = "", style: str = "") -> None:
        self.told.append(sentence)

    def gap(self) -> None:
        pass


def test_options_without_words_of_their_own_are_asked_for_all_the_same() -> None:
    terminal = Typing("1", "1", "3", "1")
    asked = SetupWizard(terminal).ask(None)
    assert asked == ("five", 3, "1", "random", {"length": "long"})
    assert {"five", "length: short", "length: long", "Bots take any option"} <= set(terminal.told)


class Duel(FiveCardsTitle):
    """How many can play depends on an option of another name than in our games."""

    id = "duel"

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        return {"rivals": ("many", "none")}

    def assemble(self, options: Mapping[str, str], packs: Sequence[Pack] = ()) -> Plan:
        plan = super().assemble({"length": "short"})
        plan.player_counts = range(1, 4) if options["rivals"] == "many" else range(1, 2)
        return plan


def test_what_decides_the_seats_is_asked_before_the_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch, Duel())
    terminal = Typing("2")
    assert SetupWizard(terminal).ask("duel") == ("duel", 1, "1", "random", {"rivals": "none"})
    assert terminal.told[1:4] == ["rivals? (Enter: 1)", "many", "none"]


def test_a_pack_for_a_game_that_says_nothing_of_packs_is_begun_and_checked(run: Run, tmp_path: Path) -> None:
    assert run("pack", "new", "my-cards").code == 0
    assert sorted(path.name for path in (tmp_path / "my-cards").rglob("*.*")) == [
        "en.ftl",
        "fr.ftl",
        "pack.toml",
        "rules.toml",
    ]
    assert 'game = "five"' in (tmp_path / "my-cards" / "pack.toml").read_text()
    assert run("pack", "check", "my-cards", "--games", 0).code == 0


def test_rules_of_such_a_pack_are_checked(run: Run, tmp_path: Path) -> None:
    run("pack", "new", "my-cards")
    rules = tmp_path / "my-cards" / "rules.toml"
    rules.write_text(rules.read_text().replace("my-cards/first", "nemesis/first"))
    ended = run("pack", "check", "my-cards", "--games", 0)
    assert (ended.code, ended.out.partition(":")[0]) == (1, "rules.toml")


def test_a_game_without_rules_has_none_to_count(refuse: Refuse) -> None:
    assert refuse("rules", "coverage", "--game", "five").startswith("There are no rules for a game called five;")


class Party(FiveCardsTitle):
    """A title that allows more players than the kernel has seats."""

    players = range(2, 21)


def test_a_game_for_more_players_than_there_are_seats_is_refused(
    monkeypatch: pytest.MonkeyPatch, refuse: Refuse
) -> None:
    put_on_the_shelf(monkeypatch, Party())
    assert refuse("play", "five", "--players", 3) == "A table seats at most 7, but this game is for 20."
