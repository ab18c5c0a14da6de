"""Usage errors: mistakes in what was typed at the shell, as refusals like any other."""

from __future__ import annotations

from difflib import get_close_matches
from typing import get_args

from cyclopts import (
    Argument,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
    ValidationError,
)
from cyclopts.validators import Number

from ..kernel import Refused
from .manual import placed

NEAR = 0.7
"""How like a flag must be to be meant, from 0 to 1; its dashes do not count."""


def refusal_of(error: CycloptsError) -> Refused:
    """The refusal that says what an error of the command line says."""
    match error:
        case UnknownCommandError(app=app, unused_tokens=[command, *_]) if app is not None:
            known = [name for name in app if not name.startswith("-")]
            near = get_close_matches(command, known, 1)
            return Refused("unknown-command", command=command, commands=", ".join(known), near=near)
        case UnknownOptionError(token=token):
            flag = token.keyword or token.value
            flags = {name.lstrip("-"): name for argument in error.argument_collection for name in argument.names}
            near = [flags[name] for name in get_close_matches(flag.lstrip("-"), flags, 1, NEAR)]
            return Refused("unknown-flag", flag=flag, near=near)
        case CoercionError(token=token, argument=Argument() as argument, target_type=kind) if token is not None:
            if choices := get_args(kind):
                quoted = ", ".join(f'"{choice}"' for choice in choices)
                return Refused("not-a-choice", value=token.value, flag=_flag(argument), choices=quoted)
            return Refused("not-converted", value=token.value, flag=_flag(argument), kind=getattr(kind, "__name__", ""))
        case MissingArgumentError(argument=Argument() as argument):
            return Refused("argument-missing", command=" ".join(error.command_chain or ()), flag=_flag(argument))
        case ValidationError(argument=Argument() as argument):
            return _out_of_bounds(error, argument)
        case UnusedCliTokensError(unused_tokens=[*words]):
            return Refused("unused-words", words=" ".join(words))
    return Refused("command-line", said=str(error))


def _out_of_bounds(error: ValidationError, argument: Argument) -> Refused:
    typed = {"value": argument.tokens[0].value, "flag": _flag(argument)}
    validators = argument.parameter.validator
    for validator in validators if isinstance(validators, tuple) else ():
        if isinstance(validator, Number) and validator.gte is not None:
            return Refused("value-too-small", **typed, least=str(validator.gte))
        if isinstance(validator, Number) and validator.gt is not None:
            return Refused("value-too-small", **typed, above=str(validator.gt))
    return Refused("command-line", said=str(error))


def _flag(argument: Argument) -> str:
    """How it is called where it is typed, as the manual has it."""
    return placed(argument.name)
