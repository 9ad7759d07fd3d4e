"""The message files, cut into messages: what nobody asks for is never parsed."""

import re
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

OURS = Path(__file__).parent
MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) =.*(?:\n(?:[ \t].*)?)*", re.MULTILINE)
ATTRIBUTE = re.compile(r"^[ \t]+\.([a-zA-Z][\w-]*) =", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)\s*[}(.]")


def messages_in(folder: Path) -> dict[str, str]:
    """The messages of all files in a folder: by id, as they stand there."""
    return {
        found[1]: found[0]
        for file in sorted(folder.rglob("*.ftl"))
        for found in MESSAGE.finditer(file.read_text(encoding="utf-8"))
    }


def spoken_of(source: str) -> Iterator[str]:
    """The ids of the messages that a message speaks of."""
    yield from REFERENCE.findall(source)


def parts_of(source: str) -> dict[str, str]:
    """The texts of a message: its attributes by name, and by no name what it says itself."""
    value, *attributes = ATTRIBUTE.split(source)
    texts = {"": value.partition("=")[2]} | dict(
        zip(attributes[::2], attributes[1::2], strict=True)
    )
    return {name: _laid_out(text) for name, text in texts.items()}


def _laid_out(text: str) -> str:
    """A text without the indentation that all its further lines share."""
    first, _, further = text.partition("\n")
    return f"{first.lstrip()}\n{dedent(further)}".strip()
