"""The shuffle, version 1: ChaCha20 (RFC 8439) and Fisher-Yates.

A stream is the ChaCha20 keystream of a 256-bit key and a stream number (the first word of the
nonce), read as little-endian 16-bit numbers. It is a cipher on purpose: whoever sees some cards
of a deal must not be able to work out the others.
"""

import numpy as np

from .compiling import Array, Record, apart, rule

STREAM = np.dtype(
    [
        ("start", "u4", 16),  # constants, key, counter and nonce: a block before its rounds
        ("block", "u4", 16),
        ("used", "i8"),  # 16-bit halves of the block already given out
    ]
)
KEY, COUNTER, NUMBER = 4, 12, 13  # their places in a block
WORD = 0xFFFFFFFF
HALVES = 32
HALF = 0xFFFF

DECKS = 0  # the streams of a deal: one for each deck from here on,
LOTS = 16  # one for what is drawn by lot,
LAYOUT = 17  # one for Extreme's shuffled layout,
CHOICES = 18  # and one for players who choose at random


@rule
def open_stream(stream: Record, key: Array, number: int) -> None:
    """Set a stream to its beginning."""
    start = stream["start"]
    start[0], start[1], start[2], start[3] = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    for word in range(8):
        start[KEY + word] = key[word]
    start[COUNTER], start[NUMBER], start[14], start[15] = 0, number, 0, 0
    stream["used"] = HALVES


@rule
def below(stream: Record, limit: int) -> int:
    """The next number from 0 to limit - 1, every one equally likely (Lemire's method).

    The upper half of 16 bits times the limit; drawn again where the lower half is one of the few
    that would make some numbers likelier. It divides only then: a division costs ten draws.
    """
    product = next_half(stream) * limit
    if product & HALF < limit:
        unfair = (HALF + 1) % limit
        while product & HALF < unfair:
            product = next_half(stream) * limit
    return product >> 16


@rule
def shuffle(stream: Record, cards: Array) -> None:
    """Shuffle in place."""
    shuffle_first(stream, cards, len(cards))


@rule
def shuffle_first(stream: Record, cards: Array, number: int) -> None:
    """Shuffle so many of the first cards in place, from the last of them to the first."""
    for last in range(number - 1, 0, -1):
        other = below(stream, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@rule
def next_half(stream: Record) -> int:
    """The next 16 bits of the keystream."""
    used = int(stream["used"])
    if used == HALVES:
        next_block(stream)
        used = 0
    stream["used"] = used + 1
    return (int(stream["block"][used >> 1]) >> (16 * (used & 1))) & HALF


@apart
@rule
def next_block(stream: Record) -> None:
    """The next 64 bytes of the keystream, as sixteen words."""
    start, block = stream["start"], stream["block"]
    for word in range(16):
        block[word] = start[word]
    for _ in range(10):
        for lane in range(4):
            quarter(block, lane, 4 + lane, 8 + lane, 12 + lane)
        for lane in range(4):
            quarter(block, lane, 4 + (lane + 1) % 4, 8 + (lane + 2) % 4, 12 + (lane + 3) % 4)
    for word in range(16):
        block[word] = (int(block[word]) + int(start[word])) & WORD
    start[COUNTER] += 1


@rule
def quarter(words: Array, a: int, b: int, c: int, d: int) -> None:
    """One quarter round on four words; written out, for a deal in plain Python has 320 of them."""
    va, vb, vc, vd = int(words[a]), int(words[b]), int(words[c]), int(words[d])
    va = (va + vb) & WORD
    vd ^= va
    vd = ((vd << 16) | (vd >> 16)) & WORD
    vc = (vc + vd) & WORD
    vb ^= vc
    vb = ((vb << 12) | (vb >> 20)) & WORD
    va = (va + vb) & WORD
    vd ^= va
    vd = ((vd << 8) | (vd >> 24)) & WORD
    vc = (vc + vd) & WORD
    vb ^= vc
    vb = ((vb << 7) | (vb >> 25)) & WORD
    words[a], words[b], words[c], words[d] = va, vb, vc, vd
