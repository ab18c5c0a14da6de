"""One command: hullbreach."""

import sys

from .. import __version__

__all__ = ["main"]


def main(arguments: list[str] | None = None) -> None:
    """Run one command; the version is told before anything else is read."""
    typed = sys.argv[1:] if arguments is None else arguments
    if typed == ["--version"]:
        print(__version__)
        return
    from .command import run

    run(typed)
