"""`hullbreach scenario run FILE`: a ruling tried out."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App
from rich.console import Console

from ..describe.phrases import phrases
from ..describers import describer_of
from ..lab.scenario.file import carry_out, understood
from ..lab.scenario.source import read_source
from .language import speak
from .paragraphs import paragraph

app = App(name="scenario")


@app.command
def run(file: Path, /, *, lang: str | None = None) -> None:
    """Carry a scenario out step by step; exit code 1 when an expectation fails.

    A ruling's question comes first; its answer, with the rules that give it, comes last and only if it holds."""
    language = speak(lang)
    say = phrases(language).say
    console = Console()
    source = read_source(file)
    found = understood(source)
    if question := found.asked(language):
        paragraph(console, say("scenario-question", question=question), style="bold")
    failed = 0
    for line in carry_out(found, source, file.parent):
        sign = "[red]✗[/]" if line.wrong else "[green]✓[/]"
        console.print(f"{sign} {line.number:>3}", end=" ")
        console.print(line.text, highlight=False, markup=False)
        if line.unscripted:
            said = say("scenario-unscripted", sources=", ".join(line.unscripted))
            paragraph(console, said, style="dim", indent="      ")
        if line.wrong:
            failed += 1
            for wrong in line.wrong:
                paragraph(console, describer_of({}, language, found.game).error(wrong), style="red", indent="      ")
    if failed:
        paragraph(console, say("scenario-failed", count=failed))
        raise SystemExit(1)
    if answer := found.answered(language):
        paragraph(console, say("scenario-answer", answer=answer), style="bold")
    if found.rules:
        paragraph(console, say("scenario-rules", rules=", ".join(found.rules)))
