"""Positions as data: frames by tag and step name, masks as bytes, hidden faces by name; migrations on plain data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from hashlib import blake2b
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from .effect import Effect, tag_of
from .errors import BadSave
from .knowledge import Heap
from .plan import Plan
from .state import Mask, State

FORMAT = 1
MAGIC = b"hullbreach\n"
Plain = dict[str, Any]
Migration = Callable[[Plain], Plain]

MIGRATIONS: dict[int, Migration] = {}
"""By save format: a function that brings plain data to the next one. A plan migrates its game's own changes."""

HEADING = {"game": str, "rules": int, "packs": dict, "options": dict, "players": int, "box": list, "state": dict}


def dump(g: State, players: int) -> bytes:
    """A save: everything needed to go on from this position, with a digest against damage."""
    body = msgspec.msgpack.encode(to_plain(g, players))
    return MAGIC + blake2b(body, digest_size=16).digest() + body


def read(data: bytes) -> Plain:
    """The plain data of a save, migrated to the present format."""
    head = len(MAGIC) + 16
    if not data.startswith(MAGIC):
        raise BadSave("save-not-ours")
    body = data[head:]
    if blake2b(body, digest_size=16).digest() != data[len(MAGIC) : head]:
        raise BadSave("save-damaged")
    try:
        plain = msgspec.msgpack.decode(body, type=Plain)
    except (msgspec.MsgspecError, RecursionError):
        raise BadSave("save-damaged") from None
    found = plain.get("format")
    if not isinstance(found, int) or found > FORMAT:
        raise BadSave("save-from-the-future", found=found, known=FORMAT)
    for version in range(found, FORMAT):
        if version not in MIGRATIONS:
            raise BadSave("save-not-understood", what=f"format {version}")
        plain = MIGRATIONS[version](plain)
    for key, kind in HEADING.items():
        if not isinstance(plain.get(key), kind):
            raise BadSave("save-not-understood", what=key)
    return plain


def to_plain(g: State, players: int) -> Plain:
    """A position with its heading: game, rules version, packs, options, box."""
    plan: Plan = g.plan
    hints = _hints(type(g))
    state = dict(plan.unplayed)
    state |= {saved: _field_to_plain(getattr(g, name), hints[name]) for name, saved in _saved_names(type(g)).items()}
    state["stack"] = [_frame_to_plain(plan, effect, step) for effect, step in g.stack]
    return {
        "format": FORMAT,
        "game": plan.game,
        "rules": plan.rules_version,
        "packs": plan.packs,
        "options": plan.options,
        "players": players,
        "box": plan.box_signature,
        "state": state,
    }


def from_plain(plan: Plan, plain: Plain) -> State:
    """The position in plain data, migrated to the present rules. `BadSave` names what cannot be understood."""
    if plain["rules"] > plan.rules_version:
        raise BadSave("save-from-the-future", found=plain["rules"], known=plan.rules_version)
    for version in range(plain["rules"], plan.rules_version):
        plain = plan.migrations[version](plain) if version in plan.migrations else plain
    hints = _hints(plan.state_type)
    data = {saved: value for saved, value in plain["state"].items() if saved not in plan.unplayed}
    try:
        stack = [_frame_from_plain(plan, frame) for frame in data.pop("stack")]
        names = {saved: name for name, saved in _saved_names(plan.state_type).items()}
        fields = {names[saved]: _field_from_plain(value, hints[names[saved]]) for saved, value in data.items()}
        g = plan.state_type(plan=plan, event_sink=None, watch=None, stack=stack, **plan.aides(), **fields)
    except BadSave:
        raise
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise BadSave("save-not-understood", what=str(error)) from None
    if plain["box"] != plan.box_signature:
        plan.unpack(g, plain["box"])
    return g


def digest(g: State) -> str:
    """A short fingerprint of a position, the same in every process."""
    plain = to_plain(g, 0)
    plain["options"] = {name: value for name, value in plain["options"].items() if name not in g.plan.manners}
    data = msgspec.msgpack.encode(plain, order="deterministic")
    return blake2b(data, digest_size=8).hexdigest()


# -- fields ---------------------------------------------------------------------------------------------------

_HINTS: dict[type, Mapping[str, Any]] = {}


def _hints(cls: type) -> Mapping[str, Any]:
    if cls not in _HINTS:
        _HINTS[cls] = get_type_hints(cls, include_extras=True)
    return _HINTS[cls]


@cache
def _saved_names(cls: type[State]) -> Mapping[str, str]:
    """The name in saves of each field that is part of a position's value. The stack is saved separately."""
    names = zip(cls.__struct_fields__, cls.__struct_encode_fields__, strict=True)
    return {name: saved for name, saved in names if name not in cls.loose and name != "stack"}


def _field_to_plain(value: Any, hint: Any) -> Any:
    if hint is Mask:
        return _mask_to_bytes(value)
    if hint == list[Mask]:
        return [_mask_to_bytes(mask) for mask in value]
    if hint == list[Heap]:
        return [[h.viewer, h.family, _mask_to_bytes(h.faces), _mask_to_bytes(h.backs), h.least] for h in value]
    return value


def _mask_to_bytes(mask: int) -> bytes:
    return mask.to_bytes((mask.bit_length() + 7) // 8, "big")


def _field_from_plain(value: Any, hint: Any) -> Any:
    if hint is Mask:
        return int.from_bytes(value, "big")
    if hint == list[Mask]:
        return [int.from_bytes(mask, "big") for mask in value]
    if hint == list[Heap]:
        return [
            Heap(viewer, family, int.from_bytes(faces, "big"), int.from_bytes(backs, "big"), least)
            for viewer, family, faces, backs, least in msgspec.convert(value, list[tuple[int, int, bytes, bytes, int]])
        ]
    return msgspec.convert(value, hint)


# -- effects and frames ---------------------------------------------------------------------------------------


def effect_to_plain(effect: Effect) -> Plain:
    """An effect as its tag and its fields by name."""
    if not tag_of(type(effect)):
        raise TypeError(f"{type(effect)} has no tag, so it cannot be saved")
    fields = {name: _value_to_plain(getattr(effect, name)) for name in effect.__struct_fields__}
    return {"": tag_of(type(effect)), **fields}


def _value_to_plain(value: Any) -> Any:
    if isinstance(value, Effect):
        return effect_to_plain(value)
    if isinstance(value, tuple):
        return [_value_to_plain(item) for item in value]
    if isinstance(value, int) and value.bit_length() > 63:
        return {"mask": _mask_to_bytes(value)}
    return value


def effect_from_plain(plan: Plan, plain: Plain) -> Effect:
    """The effect with this tag and these fields."""
    cls = plan.tags.get(plain[""])
    if cls is None:
        raise BadSave("save-unknown-effect", tag=plain[""])
    effect = cls(**{name: _value_from_plain(plan, value) for name, value in plain.items() if name})
    for name, hint in _hints(cls).items():
        if name in cls.__struct_fields__ and not _fits(getattr(effect, name), hint):
            raise BadSave("save-not-understood", what=f"{plain['']}.{name}")
    return effect


def _fits(value: Any, hint: Any) -> bool:
    """Whether a value is of the type its effect declares."""
    if get_origin(hint) is tuple:
        if not isinstance(value, tuple):
            return False
        types = get_args(hint)
        if types[-1] is ...:
            types = types[:1] * len(value)
        return len(value) == len(types) and all(map(_fits, value, types))
    if not isinstance(hint, type):
        return True
    return isinstance(value, hint) if issubclass(hint, Effect) else type(value) is hint


def _value_from_plain(plan: Plan, value: Any) -> Any:
    if isinstance(value, dict):
        return effect_from_plain(plan, value) if "" in value else int.from_bytes(value["mask"], "big")
    if isinstance(value, list):
        return tuple(_value_from_plain(plan, item) for item in value)
    return value


def _frame_to_plain(plan: Plan, effect: Effect, step: int) -> list[Any]:
    names = plan.programs[type(effect)].names
    ending = ("<ends>", "<after>")
    name = names[step] if step < len(names) else ending[step - len(names)]
    return [name, effect_to_plain(effect)]


def _frame_from_plain(plan: Plan, frame: list[Any]) -> tuple[Effect, int]:
    name, fields = frame
    effect = effect_from_plain(plan, fields)
    names = plan.programs[type(effect)].names
    if name == "<ends>":
        return effect, len(names)
    if name == "<after>":
        return effect, len(names) + 1
    if name in names:
        return effect, names.index(name)
    if name.startswith("<"):  # the listener it waited for is gone: the effect's own steps come next
        return effect, plan.programs[type(effect)].first
    raise BadSave("save-unknown-step", tag=fields[""], step=name)
