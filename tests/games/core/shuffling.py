"""The documented shuffle once more, naively, on another ChaCha20: to check deals against."""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

from cryptography.hazmat.primitives.ciphers import Cipher
from cryptography.hazmat.primitives.ciphers.algorithms import ChaCha20

from reihum import Game

LOTS, LAYOUT = 16, 17  # the numbers of their streams; decks count from 0
HAND_SIZES = {1: 8, 2: 7, 3: 6, 4: 6, 5: 6}
COMMANDS = ("stop", "skull", "three", "silence", "no-trick", "one-pile", "draw-one")


def key(*texts: str) -> bytes:
    """The key of a seed, with what was mixed in."""
    return hashlib.sha256("\0".join(("reihum shuffle 1", *texts)).encode()).digest()


def halves(secret: bytes, number: int) -> Iterator[int]:
    """The keystream of a stream number, as little-endian 16-bit numbers."""
    nonce = (0).to_bytes(4, "little") + number.to_bytes(4, "little") + bytes(8)
    encryptor = Cipher(ChaCha20(secret, nonce), mode=None).encryptor()
    while True:
        yield int.from_bytes(encryptor.update(bytes(2)), "little")


def below(stream: Iterator[int], limit: int) -> int:
    """A number below a limit, by Lemire's method without any shortcut."""
    while True:
        product = next(stream) * limit
        if product % 2**16 >= 2**16 % limit:
            return product // 2**16


def shuffled(stream: Iterator[int], cards: Sequence[Any]) -> list[Any]:
    """Fisher and Yates, from the last card down."""
    deck = list(cards)
    for last in range(len(deck) - 1, 0, -1):
        other = below(stream, last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return deck


def dealt(game: Game, seed: str, mix: Sequence[str] = ()) -> dict[str, Any]:
    """What a deal should be, in the fields of a position."""
    if game.name == "nix":
        return _nix(game, key(seed, *mix))
    if game.name == "face-to-face":
        keys = [key(seed, mix[1 - seat]) if mix else key(seed) for seat in (0, 1)]
        keys.append(key(seed, *mix))
        return _face_to_face(game, keys)
    return _the_game(game, key(seed, *mix))


def _the_game(game: Game, secret: bytes) -> dict[str, Any]:
    deck = shuffled(halves(secret, 0), range(2, 100))
    size, first = HAND_SIZES[game.players], game.options["first"]
    lot = 0 if game.players == 1 else below(halves(secret, LOTS), game.players)
    seat = {"lot": lot, "agree": None if game.players > 1 else 0}.get(first, first)
    hands = [sorted(deck[size * each :][:size]) for each in range(game.players)]
    return {"hands": hands, "draw": deck[size * game.players :], "seat": seat} | _layout(
        game, secret
    )


def _layout(game: Game, secret: bytes) -> dict[str, Any]:
    options = game.options
    if options.get("layout") != "shuffled" or not options["commands"]:
        return {}
    cards = shuffled(halves(secret, LAYOUT), range(2, 100))
    return {"layout": [sorted(cards[4 * command :][:4]) for command in range(len(COMMANDS))]}


def _face_to_face(game: Game, keys: list[bytes]) -> dict[str, Any]:
    decks = [shuffled(halves(keys[seat], seat), range(2, 60)) for seat in (0, 1)]
    first = game.options["first"]
    return {
        "hands": [sorted(deck[:6]) for deck in decks],
        "draw": [deck[6:] for deck in decks],
        "seat": below(halves(keys[2], LOTS), 2) if first == "lot" else first,
    }


def _nix(game: Game, secret: bytes) -> dict[str, Any]:
    counts = game.options["deck"]
    counts = [10] * 8 if counts == "standard" else counts
    cards = "".join(card * count for card, count in zip("1234567J", counts, strict=True))
    decks = ["".join(shuffled(halves(secret, number), cards)) for number in range(4)]
    stream = halves(secret, LOTS)
    lots = [shuffled(stream, range(game.players)) for _ in range(4)]
    first, dealt = game.options["first"], 12 * game.players
    return {
        "starter": lots[0][0] if first == "lot" else first,
        "hands": ["".join(sorted(decks[0][place : place + 12])) for place in range(0, dealt, 12)],
        "rest": decks[0][dealt:],
        "decks": decks[1:],
        "lots": lots[1:],
    }
