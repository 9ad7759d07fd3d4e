"""What `--help` shows, in the language of whoever asks.

The texts stand in `languages/*/cli.ftl` and are found by names: what `reihum admin close` does is
`help-admin-close`, its option `--database` is the attribute `database` of that message, or of
`help-options` where several commands mean the same by it. A command needs to say nothing else.
"""

import re
import sys
from collections.abc import Iterable
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperCommand, TyperGroup

from ...languages import knows, tell
from . import listen
from .refusing import UsageError, kind_of, near, refuse
from .words import in_words

if TYPE_CHECKING:
    Part = TyperCommand
else:
    Part = object

SHARED = "help-options"
KINDS = {"int": "NUMBER", "integer": "NUMBER", "float": "NUMBER", "range": "NUMBER", "path": "FILE"}
SENTENCE = re.compile(r"(?<=[.?!])\s")


def code_of(context: Any, *further: str) -> str:
    """The message of a command, or of one of the commands below it."""
    names: list[str] = list(further)
    while context.parent is not None:
        names.insert(0, context.info_name)
        context = context.parent
    return "-".join(["help", *names])


def code_of_option(context: Any, param: Any) -> str:
    """The text of an option or an argument: the command's own, or that of all."""
    own = f"{code_of(context)}.{name_of(param)}"
    return own if knows(own) else f"{SHARED}.{name_of(param)}"


def name_of(param: Any) -> str:
    """An option as it is typed, without its dashes; an argument as the code calls it."""
    if param.param_type_name == "argument":
        return str(param.name)
    return max(map(str, param.opts), key=len).lstrip("-")


def usual_of(param: Any) -> str:
    """What holds where an option is left out, as far as there is something to show."""
    shown = getattr(param, "show_default", None)
    if isinstance(shown, str):
        return shown
    flag = param.param_type_name == "argument" or param.default in (None, False)
    return "" if flag or callable(param.default) else str(param.default)


def typed(context: Any, param: Any) -> str:
    """What is typed: the names of an option with what goes with it, or an argument."""
    if param.param_type_name == "argument":
        return in_words(param.metavar or param.name.upper())
    names = ", ".join(sorted(param.opts, key=len))
    if param.secondary_opts:
        return f"{names} / {', '.join(param.secondary_opts)}"
    if param.is_flag:
        return names
    return f"{names} {in_words(param.metavar or _kind(context, param))}"


def _kind(context: Any, param: Any) -> str:
    """What an option takes, as a word in capitals."""
    return KINDS.get(kind_of(context, param), "TEXT")


def row(context: Any, param: Any) -> tuple[str, str]:
    """What is typed, and what it does."""
    text, usual = tell(code_of_option(context, param)), usual_of(param)
    return typed(context, param), f"{text} [{tell('help-usual')} {usual}]" if usual else text


class Helped(Part):
    """What a command and a group of commands have in common."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the words; what is wrong with them is told with the command they were for."""
        try:
            return super().parse_args(ctx, args)
        except UsageError as error:
            error.ctx = error.ctx or ctx
            raise

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """`reihum play [OPTIONS] [GAME]`, in this language."""
        return [in_words(piece) for piece in super().collect_usage_pieces(ctx)]

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """The first line."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{tell('help-usage')} ")

    def format_help_text(self, ctx: Any, formatter: Any) -> None:
        """What it does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(tell(code_of(ctx)))

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """What can be said with it."""
        for kind in ("argument", "option"):
            params = [each for each in self.get_params(ctx) if each.param_type_name == kind]
            _section(formatter, f"help-{kind}s-heading", [row(ctx, param) for param in params])


class HelpedCommand(Helped, TyperCommand):
    """A command whose help is found by its name."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the words; what is left over is too much."""
        ctx.allow_extra_args = True  # Typer would only say so in a sentence of its own
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise typer.BadParameter(tell("usage-too-many", words=" ".join(rest)), ctx)
        return rest


class HelpedGroup(Helped, TyperGroup):
    """Commands whose help is found by their names."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that the first word names."""
        if args[0] not in self.commands and not ctx.resilient_parsing:
            others = get_close_matches(args[0], self.commands)
            raise typer.BadParameter(near("command", args[0], others), ctx)
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """What can be said before a command, and the commands."""
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Each command with the first sentence about it."""
        firsts = [(name, SENTENCE.split(tell(code_of(ctx, name)))[0]) for name in self.commands]
        _section(formatter, "help-commands-heading", firsts)

    def main(self, *args: Any, **extra: Any) -> Any:
        """Do what the words say; what is wrong with them is said in the same language."""
        words = args[0] if args else extra.get("args")
        listen(sys.argv[1:] if words is None else list(words))
        alone = extra.get("standalone_mode", True)
        extra["standalone_mode"] = False
        if not alone:
            return super().main(*args, **extra)
        try:
            code = super().main(*args, **extra)
        except UsageError as error:
            code = refuse(error)
        except typer.Abort:
            typer.echo(tell("usage-aborted"), err=True)
            code = 1
        sys.exit(code or 0)


def _section(formatter: Any, heading: str, rows: Iterable[tuple[str, str]]) -> None:
    """Rows under a heading, which has its own colon: French puts a space before it."""
    if rows := list(rows):
        formatter.write_paragraph()
        formatter.write(f"{tell(heading)}\n")
        with formatter.indentation():
            formatter.write_dl(rows)
