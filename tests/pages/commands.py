"""Commands on pages, read by what would run them; nothing is run."""

import re
import shlex
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperGroup

import reihum
from docs.site.pages import ROOT
from reihum.cli import app
from reihum.cli.reading import game_options

from .markdown import blocks, inline_code

SHELL = ("", "sh", "shell", "text")
SETTING = re.compile(r"^(?:[A-Z_]+=\S+ +)+")  # REIHUM_PORT=9000 reihum serve
REMARK = re.compile(r"(?:\s+#|\s{2,}).*$")  # `# like this`, or after some space
HASHED = ("reihum shuffle 1", "reihum mix")  # no commands: what the shuffle begins with
PLACEHOLDER = re.compile(r"[A-Z]+")
COMMAND = typer.main.get_command(app)
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def fault_of(line: str) -> str | None:
    """What is wrong with a command, or some in a row; nothing where they could be run."""
    for command in line.split(" && "):
        first, *rest = shlex.split(SETTING.sub("", command))
        if fault := CHECKS[_program(first)](rest):
            return fault
    return None


def is_command(line: str) -> bool:
    """Whether a line begins with something that is checked here."""
    first, _, rest = SETTING.sub("", line).partition(" ")
    return _program(first) in CHECKS and bool(rest) and line not in HASHED


def _program(word: str) -> str:
    """What a command begins with, wherever it lies: `/opt/reihum/bin/pip` is pip."""
    return word.rpartition("/")[2]


def written(page: Path) -> Iterator[str]:
    """The commands that stand in the blocks of a page, without remarks."""
    for block in blocks(page):
        if block.language in SHELL:
            lines = (REMARK.sub("", line.strip()) for line in block.text.splitlines())
            yield from filter(is_command, lines)


def mentioned(page: Path) -> Iterator[str]:
    """The commands in the running text of a page."""
    return filter(is_command, inline_code(page))


def _reihum(words: list[str], among: Any = COMMAND) -> str | None:
    assert isinstance(among, TyperGroup)
    name, *rest = words
    if name == "--language":  # before every command
        return _reihum(rest[1:], among) if rest[1:] else None
    if name == "--help":
        return None
    command = among.commands.get(name)
    if command is None:
        return f"there is no command {name}"
    if isinstance(command, TyperGroup):  # such as `reihum admin`, with commands of its own
        return _reihum(rest, command) if rest else None
    if "--help" in rest:
        return None
    try:
        context = command.make_context(name, rest)
    except Exception as error:  # of a library inside a library: it has no public name
        return str(error)
    return _game_fault(context.params)


def _game_fault(params: dict[str, Any]) -> str | None:
    game = params.get("game")
    if game is None or PLACEHOLDER.fullmatch(game) or game == "lawine":
        return None
    if game not in reihum.GAMES:
        return f"there is no game {game}"
    try:
        game_options(game, params.get("option"), None)
    except reihum.ReihumError as error:
        return str(error)
    return None


def _make(words: list[str]) -> str | None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    named = [word for word in words if "=" not in word]
    return next((f"no target {word}" for word in named if word not in targets), None)


def _python(words: list[str]) -> str | None:
    if words[:1] != ["-m"]:
        return None
    module, *parts = words[1:]
    places = [ROOT.joinpath(root, *module.split(".")) for root in (".", "src")]
    files = [file for place in places for file in (place.with_suffix(".py"), place / "__main__.py")]
    if not any(file.is_file() for file in files):
        return f"no module {module}"
    if module == "bench":
        known = (ROOT / "bench" / "__main__.py").read_text(encoding="utf-8")
        return next((f"no figures {part}" for part in parts if f'"{part}":' not in known), None)
    return None


def _pip(words: list[str]) -> str | None:
    known = PROJECT["project"]["optional-dependencies"]
    for word in words[1:]:
        for extra in (re.fullmatch(r"(?:reihum|\.)\[(.*)\]", word) or ["", ""])[1].split(","):
            if extra and extra not in known:
                return f"no extra {extra}"
        if "/" in word and not (ROOT / word).exists():
            return f"no folder {word}"
    return None


CHECKS: dict[str, Callable[[list[str]], str | None]] = {
    "reihum": _reihum,
    "make": _make,
    "python": _python,
    "pip": _pip,
}


def options() -> set[str]:
    """All options of all commands."""
    assert isinstance(COMMAND, TyperGroup)
    params = [param for command in COMMAND.commands.values() for param in command.params]
    return {option for param in params for option in (*param.opts, *param.secondary_opts)}
