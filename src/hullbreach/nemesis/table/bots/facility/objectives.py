"""What the objective cards of the facility ask for."""

from __future__ import annotations

from typing import NamedTuple


class Asks(NamedTuple):
    """What one card wants done."""

    signal: bool = False
    nest: bool = False
    queen: bool = False
    sections: tuple[int, ...] = ()
    """Sections that must be explored."""
    knowledge: int = 0
    archive: bool = False
    """Whether the archive must have been read."""
    weaknesses: int = 0
    egg: bool = False
    """Whether an egg must be carried out."""
    analysed_egg: bool = False
    deaths: int = 0
    """How many others must have died, more or less."""


OBJECTIVES = {
    "tell-the-world": Asks(signal=True, nest=True),
    "blood-for-blood": Asks(queen=True),
    "every-door": Asks(signal=True, sections=(1, 2)),
    "obsession": Asks(knowledge=7),
    "whistleblower": Asks(signal=True, archive=True),
    "not-without-you": Asks(signal=True),
    "one-version-of-events": Asks(weaknesses=3),
    "asset-recovery": Asks(egg=True),
    "applied-xenobiology": Asks(weaknesses=2, archive=True),
    "site-survey": Asks(sections=(2, 3)),
    "sterilisation": Asks(nest=True, knowledge=5),
    "embryology": Asks(analysed_egg=True),
    "sealed-records": Asks(archive=True, deaths=1),
    "complete-understanding": Asks(knowledge=8),
    "head-of-the-brood": Asks(signal=True, queen=True),
    "nothing-left-to-hatch": Asks(nest=True, archive=True),
    "living-sample": Asks(signal=True, egg=True),
    "know-your-enemy": Asks(weaknesses=3),
    "into-the-depths": Asks(signal=True, sections=(1, 3)),
    "deep-survey": Asks(sections=(2, 3), knowledge=5),
    "early-warning": Asks(signal=True, weaknesses=2),
    "shared-memory": Asks(archive=True, knowledge=5),
    "first-generation": Asks(analysed_egg=True, nest=True),
}
"""By objective; those about the death of somebody ask for nothing else."""

TARGETS = {
    "unfinished-business": 2,
    "an-unpaid-debt": 4,
    "contract-terminated": 1,
    "downsizing": 3,
    "industrial-espionage": 5,
}
"""By objective: the number of the player who must not survive."""

SIGNALS = {name for name, asks in OBJECTIVES.items() if asks.signal}
"""Objectives that want a signal sent."""
BROOD = {name for name, asks in OBJECTIVES.items() if asks.nest or asks.queen}
"""Objectives that the end of the facility fulfils."""
