"""The short functions of a pack: its `content.py`, run as a module of its own.

A pack is a program: load one only if you trust its author.
"""

from __future__ import annotations

import sys
import traceback
from importlib.util import module_from_spec, spec_from_loader
from types import ModuleType

from ..kernel import PACK_MODULES
from .pack import CODE, BadPack, Pack


def module_of(pack: Pack) -> ModuleType | None:
    """The module of a pack, made once for each fingerprint; None if it has no functions."""
    if CODE not in pack.files:
        return None
    name = f"{PACK_MODULES}{pack.digest}"
    if name in sys.modules:
        return sys.modules[name]
    text, file = pack.text(CODE), str(pack.folder / CODE)
    spec = spec_from_loader(name, loader=None, origin=file)
    assert spec is not None
    module = module_from_spec(spec)
    module.__file__ = file
    sys.modules[name] = module
    try:
        exec(compile(text, file, "exec"), module.__dict__)
    except SyntaxError as error:
        del sys.modules[name]
        raise BadPack("pack-bad-code", CODE, error.lineno or 0, because=error.msg) from None
    except Exception as error:
        del sys.modules[name]
        because = f"{type(error).__name__}: {error}"
        raise BadPack("pack-bad-code", CODE, place_to_blame(pack, error)[0], because=because) from None
    return module


def place_to_blame(pack: Pack, error: BaseException) -> tuple[int, str]:
    """The line and the function of a pack at which something went wrong, 0 and nothing if it was not there."""
    file = str(pack.folder / CODE)
    found = [(line, it.f_code) for it, line in traceback.walk_tb(error.__traceback__) if it.f_code.co_filename == file]
    return (found[-1][0], found[-1][1].co_qualname) if found else (0, "")
