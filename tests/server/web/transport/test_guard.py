"""How many connections there may be, and which one is cut."""

import asyncio

from reihum.server.web.transport.guard import Guard, Room


class Wire(asyncio.Transport):
    """Remembers whether it was cut."""

    cut = False

    def abort(self) -> None:
        self.cut = True


def test_of_those_that_wait_the_one_that_does_so_longest_is_cut() -> None:
    guard = Guard(Room(in_all=100, of_address=100, waiting=2))
    here, there = [Wire() for _ in range(4)], Wire()
    for wire, address in [(there, "b"), *((wire, "a") for wire in here)]:
        assert guard.admit(wire, address)
        guard.waits(wire)
    assert [wire.cut for wire in here] == [True, True, False, False] and not there.cut
    guard.served(here[2])
    another = Wire()
    assert guard.admit(another, "a")
    guard.waits(another)
    assert not here[2].cut and not here[3].cut and len(guard) == 4


def test_an_address_has_so_many_unless_it_is_a_proxy() -> None:
    guard = Guard(Room(in_all=100, of_address=2, waiting=100))
    wires = [Wire() for _ in range(3)]
    assert [guard.admit(wire, "a") for wire in wires] == [True, True, False]
    assert guard.admit(Wire(), "b") and guard.admit(wires[2], "a", shared=True)
    for wire in wires[:2]:
        guard.release(wire)
    assert guard.admit(Wire(), "a") and len(guard) == 3


def test_when_all_places_are_taken_whoever_waits_makes_room() -> None:
    guard = Guard(Room(in_all=2, of_address=9, waiting=9))
    playing, waiting, late = Wire(), Wire(), Wire()
    assert guard.admit(playing, "a") and guard.admit(waiting, "b")
    guard.waits(waiting)
    assert guard.admit(late, "c") and waiting.cut
    assert not guard.admit(Wire(), "d")  # nobody waits any more: all have asked for something
    guard.release(waiting)  # its end is heard of later
    guard.release(late)
    assert guard.admit(Wire(), "d") and not playing.cut


def test_nothing_is_left_of_connections_that_ended() -> None:
    guard = Guard(Room(5, 5, 5))
    wires = [Wire() for _ in range(5)]
    for wire in wires:
        guard.admit(wire, "a")
        guard.waits(wire)
    for wire in wires:
        guard.release(wire)
    guard.waits(wires[0])  # too late
    assert not len(guard) and not guard._open and not guard._waiting and not guard._waiting_of
