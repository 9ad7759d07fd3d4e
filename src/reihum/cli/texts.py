"""Texts that commands read from a file or the input, and files that they write."""

import sys
from pathlib import Path

import typer

from ..languages import here, tell


def text_of(path: Path) -> str:
    """What stands in a file; - is the input."""
    try:
        return sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise typer.BadParameter(file_trouble(path, error)) from None


def is_file(name: str) -> bool:
    """Whether a word names a file, or the input."""
    try:
        return name == "-" or Path(name).is_file()
    except OSError:  # too long for a name
        return False


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written, before the work that should go into it."""
    try:
        path.open("a").close()
    except OSError as error:
        raise typer.BadParameter(file_trouble(path, error)) from None


def file_trouble(path: Path, error: OSError | UnicodeDecodeError) -> str:
    """What is wrong with a file, in one sentence."""
    from ..games.troubles import trouble

    return tell("usage-file-trouble", file=str(path), reason=trouble(error).said(here()))
