"""The clock: what takes too long is interrupted, where that can be done."""

import signal
import threading
import time

import pytest

from reihum.arena.play.classes.asking import Clock, Failure


def test_a_clock_gives_up_and_leaves_no_trace() -> None:
    clock, before = Clock(0.05), signal.getsignal(signal.SIGALRM)
    with clock.running():
        with pytest.raises(Failure, match=r"no answer within 0.05 s") as failed:
            clock.ask(3, time.sleep, 3600)
        assert clock.ask(3, max, 1, 2) == 2
    assert failed.value.seat == 3
    assert signal.getsignal(signal.SIGALRM) is before
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)


def test_in_a_thread_it_asks_and_waits() -> None:
    answers = []

    def ask() -> None:
        clock = Clock(0.05)
        with clock.running():
            answers.append(clock.ask(0, max, 1, 2))

    thread = threading.Thread(target=ask)
    thread.start()
    thread.join()
    assert answers == [2]
