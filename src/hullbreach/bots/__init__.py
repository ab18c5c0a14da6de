"""Players that are programs: they see a seat's view and a question, both plain data, and answer with an option id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from .anything import Anything
from .asking import Asked, Bot, Offered, View, answer_of
from .survivor import Survivor

Name = Literal["random", "survivor"]
"""The bots there are; also what the command line offers."""

BOTS: Mapping[str, Bot] = {"random": Anything(), "survivor": Survivor()}
"""Every bot by name; none of them remembers anything, so one of each serves all seats."""

__all__ = ["BOTS", "Asked", "Bot", "Name", "Offered", "View", "answer_of"]
