"""What has changed between two screens, as small as it needs to be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.json import Encoder

Patch = list[list[Any]]
"""Each entry is `[path, value]`, or `[path]` for what is gone; a path is a list of keys and indices.

A list grows by the index behind its last, and is cut by its `length`.
"""
LENGTH = "length"

_pack = Encoder().encode


def changes(old: Any, new: Any, at: Sequence[str | int] = ()) -> Patch:
    """How to make the new out of the old, which stands at this path."""
    if old == new:
        return []
    path = list(at)
    if isinstance(old, dict) and isinstance(new, dict):
        return _of_dicts(old, new, path)
    if isinstance(old, list) and isinstance(new, list):
        return _of_lists(old, new, path)
    return [[path, new]]


def _of_dicts(old: dict[str, Any], new: dict[str, Any], path: list[str | int]) -> Patch:
    patch: Patch = [[[*path, key]] for key in old if key not in new]
    for key, value in new.items():
        if key not in old:
            patch.append([[*path, key], value])
        elif old[key] != value:
            patch += changes(old[key], value, [*path, key])
    return patch


def _of_lists(old: list[Any], new: list[Any], path: list[str | int]) -> Patch:
    """One by one, or the whole list where that says it in fewer letters, as when its first is gone."""
    patch: Patch = []
    for index, (one, other) in enumerate(zip(old, new, strict=False)):
        if one != other:
            patch += changes(one, other, [*path, index])
    patch += [[[*path, index], new[index]] for index in range(len(old), len(new))]
    if len(new) < len(old):
        patch.append([[*path, LENGTH], len(new)])
    whole: Patch = [[path, new]]
    return patch if len(patch) == 1 or not path or len(_pack(patch)) < len(_pack(whole)) else whole
