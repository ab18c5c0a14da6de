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
    """The rulings page is made from the ledger, so that it cannot say something else. Parts follow their game."""
    ledger, lines = load(game), []
    for owner, book in {game: ledger.edition.en, **{part.id: part.en for part in ledger.parts}}.items():
        lines += [f"## {book.printing}", "", f"With the {book.faq}. {book.rulings}", ""]
        for rule in ledger:
            if rule.note and rule.id.startswith(f"{owner}/"):
                lines += [f"`{rule.id}`", f": {rule.en}", "", f"  *{rule.note}*", ""]
    folder = Path(__file__).parent / "_generated"
    folder.mkdir(exist_ok=True)
    (folder / f"rulings-{game}.md").write_text("\n".join(lines), encoding="utf-8")


for game in games():
    write_rulings(game)
