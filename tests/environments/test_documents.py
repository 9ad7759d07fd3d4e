"""The page of the environments is what their docstrings say, and these are true."""

import re
from pathlib import Path
from typing import Any

import pytest

import reihum
import reihum.environments.pettingzoo as zoo
from reihum.environments.documents import page
from reihum.environments.parts.actions import numbers_of
from reihum.environments.parts.encoding import described
from reihum.environments.registry import encoding_of

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_is_made_of_the_docstrings() -> None:
    assert (DOCS / "environments.md").read_text(encoding="utf-8") == page()
    for line in page().splitlines():  # an example that is not indented is no example
        assert not re.fullmatch(r"(import|from) [\w. ]+|\w+ = .*\)", line), line


@pytest.mark.parametrize("name", ["the-game", "extreme", "face-to-face", "nix"])
def test_a_specification_has_the_true_sizes_and_parts(name: str) -> None:
    module: Any = getattr(zoo, f"{name.replace('-', '_')}_v0")
    told, encoding = re.sub(r"\s+", " ", module.__doc__), encoding_of(reihum.game(name))
    assert f"`observation`, {encoding.size} numbers" in told
    if name != "extreme":  # which has those of The Game
        assert f"**Actions**: {len(numbers_of(name))} numbers" in told
    for numbers, meaning in described(encoding):
        assert f"- {numbers}: {meaning}" in told
