"""`hullbreach schema`: the protocol between server and client, and what games show over it, as TypeScript."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from ..server.typescript import typescript, typescript_of_games


def schema(*, games: Annotated[bool, Parameter(negative="")] = False) -> None:
    """Print the types of everything that goes over a socket, as TypeScript."""
    sys.stdout.write(typescript_of_games() if games else typescript())
