"""What is remembered of a game: opinions measured by later ones and by the end."""

import numpy as np
import pytest

from reihum.bots.parts.nets import AMOUNTS, CELLS, HEADS, VIEW, ask, likely, newborn
from reihum.rules.engine.compiling import Array, bound
from reihum.rules.face_to_face import table as face_to_face_rules
from reihum.rules.the_game import table as the_game_rules
from reihum.training import face_to_face, the_game
from reihum.training.lessons import FIRST_LESSON, NOTE, Memory, Net, remember, revise, wander

TRUST = 0.5


def aims(thoughts: list[float], end: float, tried: int = -1, opposed: bool = False) -> list[float]:
    """What should have been thought, in the order of the game; seats take turns."""
    notes = np.zeros(len(thoughts), NOTE)
    for place, thought in enumerate(thoughts):
        notes[place]["thought"][:] = thought
        notes[place]["seat"], notes[place]["tried"] = place % 2, place == tried
    memory = Memory(np.zeros(10, VIEW), np.zeros((10, HEADS)), np.array([0, 1]))
    rule = bound(remember, "test", OPPOSED=opposed)
    rule(notes, len(thoughts), np.full(HEADS, end), TRUST, memory)
    assert memory.clock[0] == len(thoughts)
    found: list[float] = memory.aims[: len(thoughts), 0][::-1].tolist()
    return found


def test_the_last_opinion_is_measured_by_the_end_and_earlier_ones_by_both() -> None:
    assert aims([0.2, 0.4, 0.6], end=1.0) == pytest.approx([0.6, 0.8, 1.0])


def test_what_was_tried_out_says_nothing_about_what_came_before() -> None:
    assert aims([0.2, 0.4, 0.6], end=1.0, tried=2) == pytest.approx([0.5, 0.6, 1.0])


def test_between_opponents_it_is_turned_round() -> None:
    # the second seat won; what it thought before, 0.6, is 0.4 for the first
    assert aims([0.3, 0.6], end=1.0, opposed=True) == pytest.approx([0.2, 1.0])


def test_memory_goes_round() -> None:
    notes, clock = np.zeros(4, NOTE), np.array([8, 1])
    measured, wanted = np.zeros((10, HEADS)), np.ones(HEADS)
    remember(notes, 4, wanted, 1.0, Memory(np.zeros(10, VIEW), measured, clock))
    assert clock[0] == 12
    assert (measured[[8, 9, 0, 1]] == 1).all()
    assert not measured[2:8].any()


def test_one_wanders_as_often_as_one_is_curious() -> None:
    values, clock = np.array([1.0, 0.5, 0.4, -9.0]), np.array([0, 7])

    def strays(curiosity: float) -> Array:
        return np.array([wander(values, 4, 0, curiosity, clock) for _ in range(4000)])

    assert (strays(0.0) == 0).all()
    found = strays(0.5)
    assert set(found.tolist()) == {0, 1, 2}  # the last looks hopeless
    assert 0.2 < (found != 0).mean() < 0.3


def memory_of(views: Array, aims: list[float]) -> Memory:
    """A memory of some positions, each with what should have been thought of it."""
    return Memory(views, np.repeat(np.array(aims)[:, None], HEADS, axis=1), np.array([0, 1]))


def test_what_is_remembered_is_learned() -> None:
    """Two positions that differ in a row, one won and one lost: the error falls to a tenth."""
    rows = AMOUNTS + 2
    views, net = np.zeros(2, VIEW), Net(newborn(rows, 1), np.zeros_like(newborn(rows, 1)))
    views["counts"], views["rows"][:, :, 0] = 1, [[0, 0], [1, 1]]
    memory, lesson = memory_of(views, [0.9, 0.1]), bound(revise, "test", ROWS=rows)
    before = errors(net, rows, memory)
    lesson(net, memory, 0.01, 40)
    assert errors(net, rows, memory) == before  # a memory so young teaches nothing yet
    memory.clock[0] = FIRST_LESSON
    lesson(net, memory, 0.01, 40)
    assert max(before) > 0.3
    assert max(errors(net, rows, memory)) < 0.1 * max(before)


def errors(net: Net, rows: int, memory: Memory) -> list[float]:
    """How far the likely win is from what should have been thought, by position."""
    cells, answers, found = np.zeros(CELLS, np.float32), np.zeros(HEADS, np.float32), []
    for view, aim in zip(memory.views, memory.aims, strict=True):
        ask(net.weights, rows, view, cells, answers)
        found.append(abs(likely(answers[0]) - float(aim[0])))
    return found


def test_results_are_seen_from_a_seat() -> None:
    wanted = np.zeros(HEADS)
    duel = np.zeros(1, face_to_face_rules.TABLE)[0]
    duel["winner"], duel["left"] = 1, (20, 4)
    face_to_face.result(duel, 1, wanted)
    assert wanted[0] == 1
    assert wanted[1] > 0.8
    face_to_face.result(duel, 0, wanted)
    assert wanted[0] == 0
    assert wanted[1] < 0.2
    together = np.zeros(1, the_game_rules.TABLE)[0]
    together["over"], together["left"] = the_game_rules.STUCK, 8
    the_game.result(together, 0, wanted)
    assert wanted[0] == 0
    assert wanted[1] == pytest.approx(np.exp(-1))
