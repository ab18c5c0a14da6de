"""A command starts without what only other commands need."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys
from hullbreach.cli import main
try:
    main(["games"])
finally:
    print([name for name in ("sqlalchemy", "starlette", "uvicorn") if name in sys.modules])
"""


def test_a_list_of_games_does_not_load_the_server() -> None:
    ended = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert ended.stdout.splitlines()[-1] == "[]", ended.stderr
