"""What has changed between two screens, as small as it needs to be."""

from __future__ import annotations

from typing import Any

Patch = list[list[Any]]
"""Each entry is `[path, value]`, or `[path]` for what is gone; a path is a list of keys and indices."""


def changes(old: Any, new: Any) -> Patch:
    """How to make the new out of the old."""
    patch: Patch = []
    _compare(old, new, [], patch)
    return patch


def _compare(old: Any, new: Any, path: list[str | int], patch: Patch) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        patch.extend([[[*path, key]] for key in old if key not in new])
        for key, value in new.items():
            if key not in old:
                patch.append([[*path, key], value])
            elif old[key] != value:
                _compare(old[key], value, [*path, key], patch)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, (one, other) in enumerate(zip(old, new, strict=True)):
            if one != other:
                _compare(one, other, [*path, index], patch)
    elif old != new:
        patch.append([path, new])


def patched(old: Any, patch: Patch) -> Any:
    """The new out of the old, as a client makes it."""
    new = _copied(old)
    for path, *value in patch:
        if not path:
            new = value[0]
            continue
        at = new
        for key in path[:-1]:
            at = at[key]
        if value:
            at[path[-1]] = value[0]
        else:
            del at[path[-1]]
    return new


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copied(each) for key, each in value.items()}
    return [_copied(each) for each in value] if isinstance(value, list) else value
