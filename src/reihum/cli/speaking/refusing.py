"""What is wrong with a command line, in the language of whoever typed it.

Typer's errors carry facts: the option, what is near it, the parameter and its kind. What they say
is made of these, for the English sentences change from version to version. What we raise ourselves
(a `typer.BadParameter` of no parameter) is said already. An error that is neither is quoted:
that is better than nothing.
"""

from collections.abc import Sequence
from typing import Any

import typer

from ...languages import tell
from .words import in_words

NUMBERS = {
    "int": "usage-no-integer",
    "integer": "usage-no-integer",
    "float": "usage-no-number",
}
UsageError: type[Any] = typer.BadParameter.__mro__[1]  # it has no public name


def refuse(error: Any) -> int:
    """Say how the command is used, where its help is and what was wrong; gives the exit code."""
    context = getattr(error, "ctx", None)
    if type(error).show is not UsageError.show:  # no words at all: the whole help
        error.show()
    else:
        if context is not None:
            typer.echo(context.get_usage(), err=True)
            typer.echo(tell("usage-try", command=f"{context.command_path} --help"), err=True)
            typer.echo(err=True)
        typer.echo(said(error), err=True)
    return int(error.exit_code)


def said(error: Any) -> str:
    """What was wrong, as one sentence."""
    kinds = {kind.__name__ for kind in type(error).__mro__}
    for name, sentence in SENTENCES.items():
        if name in kinds:
            return sentence(error)
    lacking = type(error) is UsageError and hasattr(getattr(error, "cmd", None), "commands")
    return tell("usage-command-missing") if lacking else str(error.format_message())


def near(what: str, name: str, others: Sequence[str] | None) -> str:
    """There is no such option or command; perhaps one of the others was meant."""
    if not others:
        return tell(f"usage-no-{what}", **{what: name})
    return tell(f"usage-no-{what}-near", **{what: name}, near=", ".join(sorted(others)))


def _no_option(error: Any) -> str:
    return near("option", error.option_name, error.possibilities)


def _missing(error: Any) -> str:
    return tell("usage-argument-missing", argument=in_words(_name(error.param)))


def _option_usage(error: Any) -> str:
    """An option without its value, or one that takes none with a value."""
    params = error.ctx.command.params if error.ctx else ()
    named = [each for each in params if error.option_name in (*each.opts, *each.secondary_opts)]
    alone = any(getattr(param, "is_flag", False) for param in named)
    return tell(f"usage-value-{'unwanted' if alone else 'missing'}", option=error.option_name)


def _bad_value(error: Any) -> str:
    """A word of the wrong kind; where no parameter is named, we have said it ourselves."""
    if error.param is None:
        hint = error.param_hint
        code = "usage-bad-value" if hint else "usage-wrong"
        return tell(code, reason=error.message, **({"option": hint} if hint else {}))
    option, least = _name(error.param), _least(error.param)
    if least is not None:
        return tell("usage-too-small", option=option, least=least)
    shown = kind_of(error.ctx, error.param)
    if shown in NUMBERS:
        return tell(NUMBERS[shown], option=option)
    return tell("usage-bad-value", option=option, reason=error.message)


def kind_of(context: Any, param: Any) -> str:
    """What an option takes: the last word of what Typer would show, `<int>` or `INTEGER`."""
    shown = param.get_help_record(context)
    return shown[0].split()[-1].strip("<>").lower() if shown else ""


def _least(param: Any) -> Any:
    """The least that a number may be: older versions know it of the kind, newer of the option."""
    known = (getattr(each, "min", None) for each in (param, getattr(param, "type", None)))
    return next((least for least in known if least is not None), None)  # which may be 0


def _name(param: Any) -> str:
    """What a person types for it: an argument by its word in capitals, an option as it is."""
    if param.param_type_name == "argument":
        return str(param.metavar or param.name.upper())
    return str(max(param.opts, key=len))


SENTENCES = {  # by the class of the error; the narrower one first
    "NoSuchOption": _no_option,
    "BadOptionUsage": _option_usage,
    "MissingParameter": _missing,
    "BadParameter": _bad_value,
}
