"""`hullbreach scenario run FILE`: a ruling tried out."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App
from rich.console import Console

from ..describe import Describer
from ..lab.scenario.file import carry_out, read_file
from .language import speak

app = App(name="scenario")


@app.command
def run(file: Path, /, *, lang: str | None = None) -> None:
    """Carry a scenario out step by step; exit code 1 when an expectation fails.

    A ruling's question comes first; its answer, with the rules that give it, comes last and only if it holds."""
    language = speak(lang)
    say = Describer(language).message
    console = Console()
    found = read_file(file)
    if question := found.asked(language):
        console.print(say("scenario-question", question=question), style="bold", highlight=False, markup=False)
    failed = 0
    for line in carry_out(found, str(file)):
        sign = "[red]✗[/]" if line.wrong else "[green]✓[/]"
        console.print(f"{sign} {line.number:>3}", end=" ")
        console.print(line.text, highlight=False, markup=False)
        if line.wrong:
            failed += 1
            console.print(f"      {line.wrong}", style="red", highlight=False, markup=False)
    if failed:
        console.print(say("scenario-failed", count=failed), highlight=False, markup=False)
        raise SystemExit(1)
    if answer := found.answered(language):
        console.print(say("scenario-answer", answer=answer), style="bold", highlight=False, markup=False)
    if found.rules:
        console.print(say("scenario-rules", rules=", ".join(found.rules)), highlight=False, markup=False)
