"""A card after which nothing fits: warned of before, and not the end before its player says so."""

import pytest

import reihum
from reihum.terminal.setup import Setup
from tests.server.slips import slip_in

from .typist import Typist

Slip = tuple[Setup, tuple[str, ...]]


@pytest.fixture(scope="module")
def slip() -> Slip:
    """What one asks for, and what a careless person types until nothing fits."""
    seed, actions = slip_in("the-game")
    return Setup("the-game", deal=seed), actions


def test_a_slip_is_marked_before_and_held_after(typist: Typist, slip: Slip) -> None:
    setup, answers = slip
    assert " !" in typist.play(setup, *answers[:-1]).rpartition("card  ")[2]
    screen = typist.play(setup, *answers, "end")
    assert "Nothing fits any more. Type undo" in screen
    assert "Nothing fits any more: take the card back" in screen  # to who would go on
    assert "Stuck: lost" not in screen


def test_a_slip_is_taken_back_or_let_stand(typist: Typist, slip: Slip) -> None:
    setup, answers = slip
    screen = typist.play(setup, *answers, "undo", "stand", answers[-1], "stand", "q")
    assert "There is nothing to let stand now." in screen  # there was nothing to let stand
    assert screen.count("Nothing fits any more. Type undo") == 2
    assert "Stuck: lost with" in screen


def test_who_leaves_over_a_slip_finds_the_card_in_hand_again(typist: Typist, slip: Slip) -> None:
    setup, answers = slip
    typist.play(setup, *answers, "q")
    kept = reihum.replay(typist.last.read_text())
    assert kept.outcome is None
    assert answers[-1] in map(str, kept.fatal())
