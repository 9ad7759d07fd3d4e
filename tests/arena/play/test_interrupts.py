"""Ctrl-C at the right moment."""

import signal
import threading

import pytest

from reihum.arena.play.interrupts import uninterrupted


def test_a_ctrl_c_waits_for_the_end_of_the_block() -> None:
    done = []

    def do() -> None:
        with uninterrupted():
            signal.raise_signal(signal.SIGINT)
            done.append("all of it")

    with pytest.raises(KeyboardInterrupt):
        do()
    assert done == ["all of it"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_other_threads_have_nothing_to_wait_for() -> None:
    done = []

    def do() -> None:
        with uninterrupted():
            done.append(threading.current_thread())

    thread = threading.Thread(target=do)
    thread.start()
    thread.join()
    assert done == [thread]
