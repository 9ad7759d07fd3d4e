"""What systems say, in our words."""

import errno
import os
import socket
from pathlib import Path

import pytest

from reihum.games.troubles import CODES, trouble
from reihum.languages import LANGUAGES, USUAL


def test_a_file_that_cannot_be_used_is_told_in_every_language(tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(b"\xff")
    told = {}
    for name in ("nothing", ".", "noise", "noise/more", "x" * 300):
        with pytest.raises((OSError, UnicodeDecodeError)) as caught:
            (tmp_path / name).read_text(encoding="utf-8")
        told[name] = {trouble(caught.value).said(language) for language in LANGUAGES}
    assert {len(said) for said in told.values()} == {len(LANGUAGES)}
    assert "Das ist kein Text" in told["noise"] and "è una cartella" in told["."]


def test_a_port_that_somebody_has_is_told_with_what_to_do() -> None:
    with (
        socket.create_server(("127.0.0.1", 0)) as taken,
        pytest.raises(OSError, match="in use") as caught,
    ):
        socket.create_server(taken.getsockname())
    assert "wähle einen anderen Port" in trouble(caught.value).said("de")


@pytest.mark.parametrize("number", CODES)
def test_no_words_of_the_system_are_left(number: int) -> None:
    said = trouble(OSError(number, os.strerror(number)))
    assert os.strerror(number) not in {said.said(language) for language in LANGUAGES}


def test_what_is_rare_is_quoted() -> None:
    assert trouble(OSError(errno.EXDEV, "Cross-device link")).said("fr") == "Cross-device link"
    assert trouble(ValueError("as it is")).said(USUAL) == "as it is"
