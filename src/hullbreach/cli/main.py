"""The command line: every command in a file of its own, errors as one clear line and exit code 2."""

from __future__ import annotations

import sys
from typing import NoReturn

from cyclopts import App, CycloptsError

from .. import __version__
from ..describe import Describer
from ..kernel import Refused
from . import bench, fuzz, games, keeping, load, pack, play, replay, rules, scenario, schema, serve, simulate
from .language import asked_for, current, speak
from .manual import explain
from .mistakes import refusal_of

app = App(name="hullbreach", version=__version__)
app.command(play.play)
app.command(games.games)
app.command(serve.serve)
app.command(keeping.backup)
app.command(keeping.restore)
app.command(rules.app)
app.command(scenario.app)
app.command(pack.app)
app.command(replay.replay)
app.command(fuzz.fuzz)
app.command(simulate.simulate)
app.command(bench.bench)
app.command(load.load)
app.command(schema.schema)


def main(arguments: list[str] | None = None) -> None:
    """Run one command; whatever is refused is said in a sentence."""
    typed = sys.argv[1:] if arguments is None else arguments
    speak(asked_for(typed))
    explain(app)
    try:
        app(typed, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        _complain(refusal_of(error))
    except Refused as refused:
        _complain(refused)
    except KeyboardInterrupt:
        raise SystemExit(130) from None


def _complain(refused: Refused) -> NoReturn:
    print(f"hullbreach: {_complaint(refused)}", file=sys.stderr)
    raise SystemExit(2) from None


def _complaint(refused: Refused) -> str:
    """Where it happened, what was refused, and the rule behind it, in one line."""
    where = "".join(f"{note}: " for note in getattr(refused, "__notes__", ()))
    rule = f" [{refused.rule}]" if refused.rule else ""
    return " ".join(f"{where}{Describer(current()).error(refused)}{rule}".split())
