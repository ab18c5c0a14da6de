"""`python -m hullbreach` is the command."""

from .cli import main

main()
