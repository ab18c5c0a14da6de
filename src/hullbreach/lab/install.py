"""What to type to install what only some commands need."""

from __future__ import annotations

import shlex
import sys


def install_line(*packages: str) -> str:
    """The line that installs packages for the Python that runs now."""
    return shlex.join([sys.executable, "-m", "pip", "install", *packages])
