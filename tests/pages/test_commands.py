"""Every command on a page is one that there is: no option, target, figure or extra is stale."""

from pathlib import Path

import pytest

from .commands import fault_of, mentioned, options, written
from .markdown import IDS, PAGES, inline_code

MAY_BE_MISSING = "Missing parameter"  # in a sentence, `reihum train` is a command


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_commands_can_be_read(page: Path) -> None:
    faults = {line: fault for line in written(page) if (fault := fault_of(line))}
    assert faults == {}


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_commands_in_sentences_can_be_read(page: Path) -> None:
    faults = {line: fault for line in mentioned(page) if (fault := fault_of(line))}
    assert {line for line, fault in faults.items() if MAY_BE_MISSING not in fault} == set()


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_options_that_are_mentioned_exist(page: Path) -> None:
    named = {code.split()[0].partition("=")[0] for code in inline_code(page) if code[:2] == "--"}
    assert named - options() == set()


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("reihum simulate the-game --bots greedy", "--bots"),
        ("reihum stimulate the-game", "stimulate"),
        ("reihum simulate hearts --bot greedy", "hearts"),
        ("REIHUM_PORT=9000 reihum serve --workers many", "integer"),
        ("reihum play nix -o eggs=yes", "eggs"),
        ("reihum rules", "Missing"),
        ("make tests", "tests"),
        ("python -m bench sped", "sped"),
        ("python -m brench", "brench"),
        ("pip install 'reihum[arenas]'", "arenas"),
        ("pip install examples/lavine", "lavine"),
    ],
)
def test_stale_commands_are_noticed(line: str, word: str) -> None:
    assert word in (fault_of(line) or "")


def test_there_are_commands_to_read() -> None:
    page = PAGES[IDS.index("README.md")]
    found = list(written(page))
    assert "reihum play extreme --people 3" in found  # what is behind it on its line is a remark
    assert "make test" in found
    assert "reihum train" in mentioned(page)
