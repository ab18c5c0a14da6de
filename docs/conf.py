"""Sphinx reads this: `make docs` builds the pages, and a warning is an error."""

from pathlib import Path

from hullbreach import __version__
from hullbreach.rulebook import games, load

project = "Hullbreach"
author = "The Hullbreach authors"
copyright = author
release = version = __version__

extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
exclude_patterns = ["_build", "_generated"]
nitpicky = True

html_theme = "furo"
html_title = project


def write_rulings(game: str) -> None:
    """The rulings page is made from the ledger, so that it cannot say something else."""
    ledger = load(game)
    lines = [
        f"## {ledger.edition.en.printing}",
        "",
        f"With the {ledger.edition.en.faq}. {ledger.edition.en.rulings}",
        "",
    ]
    for rule in ledger:
        if rule.note:
            lines += [f"`{rule.id}`", f": {rule.en}", "", f"  *{rule.note}*", ""]
    folder = Path(__file__).parent / "_generated"
    folder.mkdir(exist_ok=True)
    (folder / f"rulings-{game}.md").write_text("\n".join(lines), encoding="utf-8")


for game in games():
    write_rulings(game)
