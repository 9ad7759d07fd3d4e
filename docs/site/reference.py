"""The pages of the reference: everything public from its docstrings, commands from their help."""

import inspect
from importlib import import_module
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from reihum.cli import app

from .pages import DOCS, place, write

PAGE = DOCS / "reference.md"

# The public modules, the first first: a name is told where it stands first.
MODULES = {
    "reihum": "everything a program needs to play",
    "reihum.games": "what else the games are made of",
    "reihum.bots": "players",
    "reihum.arena": "many games",
    "reihum.training": "weights that are learned",
}
# What else may be used: by whoever writes a game, or puts the tables into a program of their own.
PARTS = {
    "reihum.rules.engine": (
        "what rules of a game of your own stand on",
        {
            "compiling": ["rule", "compiled", "slot", "bound"],
            "records": ["StateRecord", "TableRecord", "Seen"],
            "piles": ["take_from", "drop"],
            "rows": ["fill"],
            "shuffle": ["open_stream", "shuffle", "below"],
        },
    ),
    "reihum.server": (
        "the tables as an application",
        {"settings": ["Settings"], "web.app": ["create_app"]},
    ),
}

# Told without their fields, which have a page of their own.
BRIEF = {"reihum.server.settings.Settings": "(**settings)"}


def lay_out(folder: Path) -> None:
    """Write the pages of the reference, and put them below `docs/reference.md`."""
    names = []
    for module, told in by_module().items():
        summary = MODULES.get(module) or PARTS[module][0]
        parts = "\n".join(directive(path) for path in sorted(told, key=order))
        write(folder / "reference" / f"{module}.md", heading(module, summary) + parts)
        names.append(module)
    write(folder / "reference" / "commands.md", commands())
    page = folder / place(PAGE)
    entries = "\n".join(f"reference/{name}" for name in [*names, "commands"])
    tree = f"\n\n```{{toctree}}\n:maxdepth: 1\n\n{entries}\n```\n"
    page.write_text(page.read_text(encoding="utf-8") + tree, encoding="utf-8")


def by_module() -> dict[str, list[str]]:
    """The public names with their modules; what two modules have is told by the first."""
    told: dict[str, list[str]] = {}
    seen: set[int] = set()
    for module in MODULES:
        found = {name: getattr(import_module(module), name) for name in public(module)}
        told[module] = [f"{module}.{name}" for name, what in found.items() if id(what) not in seen]
        seen |= {id(what) for what in found.values()}
    for package, (_, parts) in PARTS.items():
        told[package] = [f"{package}.{part}.{name}" for part in parts for name in parts[part]]
    return told


def public(module: str) -> list[str]:
    """The names that a module offers."""
    return list(import_module(module).__all__)


def found(path: str) -> Any:
    """What a public name stands for."""
    module, _, name = path.rpartition(".")
    return getattr(import_module(module), name)


def heading(module: str, summary: str) -> str:
    """The beginning of a page."""
    return f"# `{module}`\n\n{summary[0].upper()}{summary[1:]}.\n\n"


def kind(path: str) -> str:
    """What autodoc calls it."""
    what = found(path)
    if isinstance(what, type):
        return "exception" if issubclass(what, BaseException) else "class"
    return "function" if inspect.isroutine(what) else "data"


def order(path: str) -> int:
    """What one calls comes first, what can go wrong last."""
    return ("function", "data", "class", "exception").index(kind(path))


def directive(path: str) -> str:
    """What makes autodoc tell a name."""
    options = {"data": "   :no-value:\n"}
    option = "   :no-members:\n" if path in BRIEF else options.get(kind(path), "")
    return f"```{{eval-rst}}\n.. auto{kind(path)}:: {path}{BRIEF.get(path, '')}\n{option}```\n"


def commands() -> str:
    """Every command of `reihum`, with what it takes."""
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    parts = [
        told(name, command)
        for name, command in group.commands.items()
        if isinstance(command, TyperCommand)
    ]
    return "# Commands\n\n" + "\n".join(parts)


def told(name: str, command: TyperCommand) -> str:
    """One command as `--help` tells it."""
    context = command.context_class(command, info_name=f"reihum {name}")
    usage = " ".join([f"reihum {name}", *command.collect_usage_pieces(context)])
    rows = [record for param in command.params if (record := param.get_help_record(context))]
    table = [f"| `{cell(what)}` | {cell(words)} |" for what, words in rows]
    head = ["| | |", "|---|---|"] if table else []
    return "\n".join(
        [f"## `{name}`", "", command.help or "", "", "```", usage, "```", "", *head, *table, ""]
    )


def cell(text: str) -> str:
    """Text as a table takes it."""
    return text.replace("|", "\\|")
