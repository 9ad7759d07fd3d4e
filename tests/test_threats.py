"""docs/threat-model.md: each line names a test, and every test it names is there."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "threat-model.md").read_text(encoding="utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PAGE.splitlines()
    if line.startswith("| ") and not line.startswith("| What is threatened")
]


def functions_of(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def test_each_line_says_what_by_whom_what_guards_it_and_how_that_is_known() -> None:
    assert len(ROWS) > 25
    for row in ROWS:
        assert len(row) == 4 and all(row), row
        assert re.fullmatch(r"`tests/\S+\.py::test_\w+`", row[3]), row


def test_every_test_that_is_named_is_there() -> None:
    named = [row[3].strip("`").split("::") for row in ROWS]
    missing = [
        f"{path}::{name}"
        for path, name in named
        if not (ROOT / path).is_file() or name not in functions_of(ROOT / path)
    ]
    assert missing == []
