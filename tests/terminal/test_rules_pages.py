"""The rules, printed."""

import pytest

import reihum
from reihum.terminal.rules_pages import rules_page, show_rules


def test_a_pipe_gets_the_page_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert show_rules("nix") == 0
    assert capsys.readouterr().out.strip() == rules_page("nix").strip()


def test_a_terminal_gets_it_drawn(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert show_rules("nix") == 0
    shown = capsys.readouterr().out
    assert "Rulings" in shown and "## Rulings" not in shown


def test_an_unknown_game_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert show_rules("chess") == 2
    assert ", ".join(reihum.GAMES) in " ".join(capsys.readouterr().out.split())
