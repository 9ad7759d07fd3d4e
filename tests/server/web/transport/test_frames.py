"""Frames are those that any client reads."""

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from reihum.server.web.transport.compression import WINDOW, Compression
from reihum.server.web.transport.frames import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_what_websockets_would_write(size: int) -> None:
    data = b"x" * size
    assert framed(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


def test_so_is_a_compressed_one_after_another() -> None:
    ours, theirs = (Compression(PerMessageDeflate(False, False, WINDOW, WINDOW)) for _ in range(2))
    for size in (10, 500, 500, 70_000, 20, 400):
        data = bytes(number * number % 251 for number in range(size))
        frame = Frame(Opcode.TEXT, data).serialize(mask=False, extensions=[theirs])
        assert framed(data, ours.shrunk) == frame
