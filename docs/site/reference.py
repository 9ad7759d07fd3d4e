"""The pages of the reference: everything public from its docstrings, commands from their help."""

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperGroup

from reihum.cli import app
from reihum.cli.speaking.helping import code_of, row
from reihum.languages import say

from .pages import DOCS, SiteError, place, read, write

PAGE = DOCS / "reference.md"

# The public modules, the first first: a name is told where it stands first.
MODULES = (
    *("reihum", "reihum.games", "reihum.bots", "reihum.arena", "reihum.training"),
    "reihum.review",
)
# What else may be used: by whoever writes a game, or puts the tables into a program of their own.
PARTS = {
    "reihum.rules.engine": {
        "compiling": ["rule", "compiled", "slot", "bound"],
        "records": ["StateRecord", "TableRecord", "Seen"],
        "piles": ["take_from", "drop"],
        "rows": ["fill"],
        "shuffle": ["open_stream", "shuffle", "below"],
    },
    "reihum.environments": {
        "parts.actions": ["numbers_of", "ActionNumbers", "NotAnAction"],
        "parts.rewards": ["at_end"],
        "policies": ["observed", "PolicyBot"],
        "gymnasium.single": ["SoloTable"],
        "gymnasium.vector": ["VectorTable"],
        "pettingzoo.aec": ["TableEnv"],
        "pettingzoo.parallel": ["TogetherEnv"],
    },
    "reihum.server": {"settings": ["Settings"], "web.app": ["create_app"]},
}
# Values and names of types have no docstrings.
VALUES = {
    "reihum.GAMES": "The games by name, those of installed packages too; each is a `Game` class.",
    "reihum.bots.BOTS": "The bots by name: those that show what simple rules do, then the levels.",
    "reihum.bots.LEVELS": "The names of the levels, the weakest first.",
    "reihum.rules.engine.records.TableRecord": "Everything that can lie on a table, as a record.",
    "reihum.rules.engine.records.StateRecord": "A table, and the cards nobody has seen.",
    "reihum.rules.engine.records.Seen": "What one seat may know: a table, the other hands blank.",
}
# Told without their fields, which have a page of their own.
BRIEF = {"reihum.server.settings.Settings": "(**settings)"}


def lay_out(folder: Path) -> None:
    """Write the pages of the reference, and put them below `docs/reference.md`."""
    names = []
    for module, told in by_module().items():
        parts = "\n".join(directive(path) for path in sorted(told, key=order))
        write(folder / "reference" / f"{module}.md", heading(module) + parts)
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
    for package, parts in PARTS.items():
        told[package] = [f"{package}.{part}.{name}" for part in parts for name in parts[part]]
    return told


def public(module: str) -> list[str]:
    """The names that a module offers."""
    return list(import_module(module).__all__)


def found(path: str) -> Any:
    """What a public name stands for."""
    module, _, name = path.rpartition(".")
    return getattr(import_module(module), name)


def heading(module: str) -> str:
    """The beginning of a page: what the table of `docs/reference.md` says of the module."""
    row = re.search(rf"^\| `{re.escape(module)}` \| (.*?) \|", read(PAGE), re.MULTILINE)
    if row is None:
        raise SiteError(f"docs/reference.md does not say what {module} has.")
    return f"# `{module}`\n\n{row[1]}.\n\n"


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
    lines = [f".. auto{kind(path)}:: {path}{BRIEF.get(path, '')}", *options(path)]
    if kind(path) == "data":
        lines = [f".. py:data:: {path}", "", f"   {VALUES[path]}"]
    return "\n".join(["```{eval-rst}", *lines, "```", ""])


def options(path: str) -> list[str]:
    """How autodoc tells a name: what a class stands on where that says something."""
    if path in BRIEF:
        return ["   :no-members:"]
    bases = getattr(found(path), "__bases__", (object,))
    return [] if bases == (object,) else ["   :show-inheritance:"]


def commands() -> str:
    """Every command of `reihum`, with what it takes."""
    group = typer.main.get_command(app)
    context = group.context_class(group, info_name="reihum")
    return "# Commands\n\n" + "\n".join(below(group, context))


def below(group: Any, context: Any) -> Iterator[str]:
    """The commands of a group; of a group in it, its commands."""
    for name, command in group.commands.items():
        own = command.context_class(command, info_name=name, parent=context)
        if isinstance(command, TyperGroup):
            yield from below(command, own)
        else:
            yield told(command, own)


def told(command: Any, context: Any) -> str:
    """One command as `--help` tells it."""
    path = context.command_path
    usage = " ".join([path, *command.collect_usage_pieces(context)])
    rows = [row(context, param) for param in command.params]
    table = [f"| `{cell(what)}` | {cell(words)} |" for what, words in rows]
    head = ["| | |", "|---|---|"] if table else []
    title, text = f"## `{path.removeprefix('reihum ')}`", say(code_of(context))
    return "\n".join([title, "", text, "", "```", usage, "```", "", *head, *table, ""])


def cell(text: str) -> str:
    """Text as a table takes it."""
    return text.replace("|", "\\|")
