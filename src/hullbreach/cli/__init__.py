"""One command: hullbreach."""

import sys

from .. import __version__

__all__ = ["main"]


def main(arguments: list[str] | None = None) -> None:
    """Run one command; `--version` is answered before anything else is imported."""
    typed = sys.argv[1:] if arguments is None else arguments
    if typed == ["--version"]:
        print(__version__)
        return
    from .command import run

    run(typed)
