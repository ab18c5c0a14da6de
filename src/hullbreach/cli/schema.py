"""`hullbreach schema`: the protocol between server and client, as TypeScript."""

from __future__ import annotations

import sys

from ..server.typescript import typescript


def schema() -> None:
    """Print the types of everything that goes over a socket, as TypeScript."""
    sys.stdout.write(typescript())
