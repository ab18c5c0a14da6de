"""The command line: every command in a file of its own, errors as one clear line and exit code 2."""

from __future__ import annotations

import sys

from cyclopts import App, CycloptsError

from .. import __version__
from ..describe import Describer
from ..kernel import Refused
from . import bench, fuzz, games, pack, play, replay, rules, scenario, simulate
from .language import current, speak

app = App(
    name="hullbreach",
    version=__version__,
    help="Survival-horror board games by the book: play them, argue about them, measure them.",
)
app.command(play.play)
app.command(games.games)
app.command(rules.app)
app.command(scenario.app)
app.command(pack.app)
app.command(replay.replay)
app.command(fuzz.fuzz)
app.command(simulate.simulate)
app.command(bench.bench)


def main(arguments: list[str] | None = None) -> None:
    """Run one command; whatever is refused is said in a sentence."""
    speak()
    try:
        app(arguments, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        print(f"hullbreach: {error}", file=sys.stderr)
        raise SystemExit(2) from None
    except Refused as refused:
        print(f"hullbreach: {_complaint(refused)}", file=sys.stderr)
        raise SystemExit(2) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None


def _complaint(refused: Refused) -> str:
    """Where it happened, what was refused, and the rule behind it, in one line."""
    where = "".join(f"{note}: " for note in getattr(refused, "__notes__", ()))
    rule = f" [{refused.rule}]" if refused.rule else ""
    return " ".join(f"{where}{Describer(current()).error(refused)}{rule}".split())
