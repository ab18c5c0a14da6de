"""What is shown on the pages: each scene is a command, what is typed, and what of it is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from hullbreach import Game

from . import positions
from .screen import screens, typed_at

FOLDER = Path(__file__).parent.parent / "captures"
"""Where pictures are kept."""


def _resumed(game: Game, flags: Sequence[str], typed: Sequence[str]) -> str:
    """A position taken up by the person in the first seat."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "here.save"
        file.write_bytes(game.save())
        command = ["play", "--resume", str(file), "--seed", "1", *flags]
        return typed_at(command, typed, colour="--plain" not in flags)


def solo_in_french() -> str:
    """The start of a game alone, in French: a character is chosen, then what is needed to win is asked."""
    command = ["play", "--players", "1", "--option", "mode=solo", "--seed", "5", "--lang", "fr"]
    return screens(typed_at(command, ["1", "gagner"]))


def two_people_two_bots() -> str:
    """Ann and Bob at one keyboard with two bots: between them a curtain falls."""
    command = ["play", "--players", "4", "--people", "Ann,Bob", "--bots", "survivor", "--seed", "5", "--lang", "en"]
    return screens(typed_at(command, ["", "1", "", "1"]), last=14)


def revival() -> str:
    """A dead companion is revived in the emergency room when the round starts."""
    game, answer = positions.before_a_revival()
    return screens(_resumed(game, ["--brief", "--lang", "en"], [str(answer)]))


def leading_the_intruders() -> str:
    """The first who died goes on with the intruders."""
    return screens(_resumed(positions.dead_before_the_others(), ["--lang", "en"], ["1"]))


def plain() -> str:
    """For a reader of lines: no colour, no drawing, no rule ids."""
    return screens(_resumed(positions.face_to_face(), ["--plain", "--brief", "--lang", "en"], ["near", "status"]))


def simulation() -> str:
    """Four hundred games between bots in figures, and as a picture beside the other files."""
    command = ["simulate", "nemesis", "--games", "400", "--seed", "1", "--lang", "en", "--plot", "report.svg"]
    shown = typed_at(command, [], colour=False, folder=FOLDER)
    return screens(shown.partition("\n")[2])  # without the bar that grew while they were played


SCENES: dict[str, Callable[[], str]] = {
    scene.__name__.replace("_", "-"): scene
    for scene in (solo_in_french, two_people_two_bots, revival, leading_the_intruders, plain, simulation)
}
"""Every scene by the name of its files."""
