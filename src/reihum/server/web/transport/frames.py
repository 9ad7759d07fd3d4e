"""Frames of WebSockets (RFC 6455): those of the server, of which each is a whole text, and those

of clients, of which nearly each is a whole and short one. Others are left to websockets.
"""

import struct
from collections.abc import Callable
from typing import NamedTuple

from websockets.utils import apply_mask

TEXT, COMPRESSED = 0x81, 0x40  # a text that is whole; what compression adds to its kind
SHORT, LONG = 126, 1 << 16  # bytes from which on the length takes two more, and eight
WHOLE, KIND, MASKED = 0x80, 0x0F, 0x80
HEAD, MASK = 2, 4  # bytes
short, long = struct.Struct("!BBH").pack, struct.Struct("!BBQ").pack


def framed(data: bytes, shrink: Callable[[bytes], bytes | None] | None = None) -> bytes:
    """A text as a frame, compressed where that is worth while.

    >>> framed(b"hello")
    b'\\x81\\x05hello'
    """
    body = shrink(data) if shrink else None
    kind, body = (TEXT, data) if body is None else (TEXT | COMPRESSED, body)
    size = len(body)
    if size < SHORT:
        return bytes((kind, size)) + body
    return (short(kind, SHORT, size) if size < LONG else long(kind, SHORT + 1, size)) + body


class ShortText(NamedTuple):
    """A text of a client, as it was sent."""

    body: bytes
    compressed: bool


def short_text(data: bytes) -> ShortText | None:
    """The text, if what a client sent is one frame with a short and whole one.

    >>> short_text(b"\\x81\\x82abcd" + b"\\x09\\x0b")
    ShortText(body=b'hi', compressed=False)
    """
    size = len(data) - HEAD - MASK
    if not 0 <= size < SHORT or data[0] | COMPRESSED != TEXT | COMPRESSED:
        return None
    if data[1] != MASKED | size:
        return None
    mask = data[HEAD : HEAD + MASK]
    return ShortText(apply_mask(data[HEAD + MASK :], mask), data[0] != TEXT)


def ends_between(data: bytes) -> bool:
    """Whether whole frames were sent and nothing else, and no message is left half told.

    >>> ends_between(b"\\x81\\x81abcd!"), ends_between(b"\\x81\\x82abcd!")
    (True, False)
    """
    place = 0
    while place + HEAD <= len(data):
        if not data[place] & WHOLE or not data[place] & KIND:
            return False
        size, place = data[place + 1] & ~MASKED, place + HEAD
        if size >= SHORT:
            wide = 2 if size == SHORT else 8
            size, place = int.from_bytes(data[place : place + wide], "big"), place + wide
        place += MASK + size
    return place == len(data)
