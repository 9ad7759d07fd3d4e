"""The message files, cut into messages: what nobody asks for is never parsed."""

import re
from collections.abc import Iterator
from pathlib import Path

OURS = Path(__file__).parent
MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) =.*(?:\n(?:[ \t].*)?)*", re.MULTILINE)
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
