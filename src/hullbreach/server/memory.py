"""Memory is returned to the system after tables are closed; left alone, the process would keep most of it."""

from __future__ import annotations

import ctypes
import gc


def release_memory() -> None:
    """Collect what is no longer used, cycles included, and return free memory to the system."""
    gc.collect()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:  # only the GNU library keeps what is free, and has this to ask it back
        trim(0)
