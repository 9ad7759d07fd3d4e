"""Ctrl-C reaches all processes of a terminal; those of a server leave it to the server."""

import multiprocessing
import signal

import pytest

from reihum.server.spawning import SPAWN


@pytest.mark.slow
def test_a_process_of_the_server_does_not_hear_ctrl_c() -> None:
    ends = []
    for context in (SPAWN, multiprocessing.get_context("spawn")):
        process = context.Process(target=signal.raise_signal, args=(signal.SIGINT,))
        process.start()
        process.join()
        ends.append(process.exitcode)
    assert ends[0] == 0 and ends[1] != 0


def test_the_server_itself_still_hears_it() -> None:
    process = SPAWN.Process(target=int)
    process.start()
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)
    process.join()
