"""Scenario files and their text carried out, as `hullbreach scenario run` does it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from hullbreach.lab.scenario.file import Line, carry_out, understood
from hullbreach.lab.scenario.source import Source, read_source


def run_file(file: Path) -> Iterator[Line]:
    """Carry a scenario file out step by step."""
    source = read_source(file)
    return carry_out(understood(source), source, file.parent)


def run_text(text: str) -> Iterator[Line]:
    """Carry a scenario out step by step."""
    source = Source(text=text)
    return carry_out(understood(source), source)
