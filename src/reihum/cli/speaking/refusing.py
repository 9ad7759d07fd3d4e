"""What is wrong with a command line, in the language of whoever typed it.

Typer says it in English only. Its sentences are known by their form and said as messages of ours;
one that is not known is better in English than not at all.
"""

import re
from typing import Any

import typer

from ...languages import tell
from .words import in_words

UsageError: type[Any] = typer.BadParameter.__mro__[1]  # it has no public name

OPTION = r"Invalid value for '?(?P<option>[^:]*?)'?: "
KNOWN = {
    re.compile(form, re.DOTALL): code
    for form, code in {
        r"No such option: (?P<option>\S+)": "usage-no-option",
        r"No such option: (?P<option>\S+?),? (?:\(Possible options: |Did you mean )"
        r"(?P<near>.*?)[)?]": "usage-no-option-near",
        r"No such command '(?P<command>.*?)'\.": "usage-no-command",
        r"No such command '(?P<command>.*?)'\. (?:\(Possible commands: |Did you mean )"
        r"(?P<near>.*?)[)?]": "usage-no-command-near",
        r"Missing command\.": "usage-command-missing",
        r"Missing argument '(?P<argument>.*?)'\..*": "usage-argument-missing",
        r"Option '(?P<option>.*)' requires an argument\.": "usage-value-missing",
        r"Option '(?P<option>.*)' does not take a value\.": "usage-value-unwanted",
        r"Got unexpected extra arguments?(?:\(s\))? \((?P<words>.*)\)": "usage-too-many",
        OPTION + r".*valid integer.*": "usage-no-integer",
        OPTION + r".*valid (?:number|float).*": "usage-no-number",
        OPTION + r".*(?:greater than or equal to |x>=)(?P<least>\d+).*": "usage-too-small",
        OPTION + r"(?P<reason>.*)": "usage-bad-value",
        r"Invalid value: (?P<reason>.*)": "usage-wrong",
    }.items()
}


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
    english = error.format_message()
    for form, code in KNOWN.items():
        if found := form.fullmatch(english):
            told = found.groupdict()
            if "argument" in told:
                told["argument"] = in_words(told["argument"])
            return tell(code, **told)
    return str(english)
