"""Courses so small that they need no compiler."""

import pytest

from reihum.arena.play import whole_games
from reihum.bots.parts.piles.judging import BREADTH
from reihum.rules.engine.compiling import Function
from reihum.training import exams, learning, net_training, nix


def itself(rule: Function) -> Function:
    """A rule in place of its twin."""
    return rule


@pytest.fixture
def plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play in plain Python: a game in a chunk, an exam of one deal, two turns to choose from."""
    for module in (learning, nix, whole_games):
        monkeypatch.setattr(module, "compiled", itself)
    for module in (learning, net_training):
        monkeypatch.setattr(module, "CHUNK", 1)
    for settings in (learning.PRACTICE, learning.EXAM):
        monkeypatch.setitem(settings, BREADTH, 2)
    monkeypatch.setattr(learning, "REUSE", 1)
    monkeypatch.setattr(exams, "DEALS", 1)
    monkeypatch.setattr(exams, "_loop", exams._loop.__wrapped__)


@pytest.fixture
def short_exams(monkeypatch: pytest.MonkeyPatch) -> None:
    """For those who do not ask how well somebody plays: a tenth of the deals."""
    monkeypatch.setattr(exams, "DEALS", exams.DEALS // 10)
