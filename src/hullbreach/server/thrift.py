"""Memory is given back to the machine when tables have been put away: of its own accord little of it would go."""

from __future__ import annotations

import ctypes
import gc


def give_back() -> None:
    """What nobody holds any more goes; a table and those who serve it hold each other."""
    gc.collect()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:  # only the GNU library keeps what is free, and has this to ask it back
        trim(0)
