"""Where packs are found: in a folder, among what is installed, or among those already in use."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path

from .pack import BadPack, Pack, open_pack

GROUP = "hullbreach.packs"
"""The entry point under which an installed package names a module that lies beside a `pack.toml`."""
_IN_USE: dict[str, Pack] = {}
"""By fingerprint."""


def find(reference: str | Path | Pack) -> Pack:
    """The pack in a folder, or the installed one of this name; one that has been read is in use from now on."""
    if isinstance(reference, Pack):
        return _IN_USE.setdefault(reference.digest, reference)
    folders = installed()
    if Path(reference).is_dir():
        pack = open_pack(Path(reference))
    elif str(reference) in folders:
        pack = open_pack(folders[str(reference)])
    else:
        raise BadPack("pack-unknown", str(reference), near=get_close_matches(str(reference), folders))
    return _IN_USE.setdefault(pack.digest, pack)


def installed() -> dict[str, Path]:
    """The folders of the packs that are installed as packages, by name."""
    return {point.name: Path(str(files(point.value))) for point in entry_points(group=GROUP)}


def remembered(packs: Mapping[str, str]) -> list[Pack] | None:
    """The packs with these fingerprints, by id, if they are in use here or installed; None if one is not."""
    for name in packs:
        if packs[name] not in _IN_USE and name in installed():
            find(name)
    found = [_IN_USE.get(digest) for digest in packs.values()]
    return [pack for pack in found if pack] if all(found) else None
