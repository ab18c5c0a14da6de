"""A screen made from an earlier one and what has changed since, as a client does it."""

from __future__ import annotations

from typing import Any

from hullbreach.server.delta import LENGTH, Patch


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
        if not value:
            del at[path[-1]]
        elif isinstance(at, list) and path[-1] == LENGTH:
            del at[value[0] :]
        elif isinstance(at, list) and path[-1] == len(at):
            at.append(value[0])
        else:
            at[path[-1]] = value[0]
    return new


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copied(each) for key, each in value.items()}
    return [_copied(each) for each in value] if isinstance(value, list) else value
