"""What the server says to people, in the way of the games: a code, parameters and a sentence."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from ..games.core.messages import Message, add_sentences

SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        # finding and sitting
        "not-found": "There is no table {table!r}.",
        "no-such-page": "There is nothing at this address.",
        "not-seated": "Only someone with a seat at this table can do that.",
        "bad-link": "Only the links of tables here are drawn.",
        "bad-token": "This link opens no seat at this table; perhaps it has been used.",
        "name-taken": "Someone who sits here is called {name!r}, or nearly so.",
        "name-invisible": "This name cannot be seen.",
        "already-seated": "You already sit here, on seat {seat}: open this link elsewhere.",
        "by-link-only": "At this table one sits down by a personal link only.",
        "no-open-seat": "No seat is open at this table.",
        "seat-taken": "Seat {seat} is taken.",
        "nobody-there": "Nobody sits on seat {seat}.",
        "removed": "The host has asked you to leave this table.",
        "dismissed": "The host has asked you not to watch this table.",
        "no-spectator": "Nobody who watches is called {name!r}.",
        "not-host": "Only the host of this table can do that.",
        "not-yours": "Only whoever made the table can see its links.",
        "wrong-seats": "{game} with {players} players needs as many seats, not {seats}.",
        "two-seats": "You can take one seat, not {count}.",
        "unknown-bot": "There is no bot {bot!r}; the bots are {bots}.",
        # what was sent
        "bad-request": "{field} cannot be read: it should be {expected}.",
        "unknown-type": "There is no message of type {type!r}; the types are {types}.",
        "wrong-host": "This server does not answer for {host}.",
        "wrong-origin": "A page of another place asked this: {origin}.",
        "too-large": "This is longer than {limit} bytes, the most that is read.",
        "too-fast": "Too much at once: wait a moment, then try again.",
        "try-again": "That could not be stored; please try again.",
        "not-ready": "Nothing can be stored now: the database does not take it.",
        "internal": "Something went wrong here. It has been noted; please try again.",
        "crowded": "There are already too many sockets at this table, or from this address.",
        "log-full": "This table has a long story by now: please open a new one.",
        "closed": "This table was closed by whoever runs the server.",
        # the course of the game
        "not-started": "The game has not begun.",
        "already-started": "The game has already begun.",
        "not-over": "The game is not over yet.",
        "seats-open": "Some seats are still open: {seats}.",
        "not-mixing": "Nothing is being mixed now.",
        "already-mixed": "This seat has mixed something in already.",
        "still-mixing": "The decks are still being mixed; not done yet: {seats}.",
        "not-agreed": "Not everybody has agreed yet: {seats}.",
        "nothing-asked": "Nobody has asked for anything that could be declined.",
        "again-differs": "Another kind of game was asked for: agree to it, or decline it first.",
        "paused": "Everybody may look first: for {seconds} more seconds, or until all have looked.",
        "not-paused": "There is no pause now.",
        "already-seen": "This seat has looked already.",
        "undo-off": "At this table cards are not taken back.",
        "no-signals": "There are no signals in this game.",
        "no-bot-turn": "No bot has played a turn on seat {seat} yet.",
        "not-a-person": "Seat {seat} has no person to stand in for.",
        "not-absent": "Seat {seat} is here, or has not been away for {seconds} seconds yet.",
        "stands-in": "A bot already plays for seat {seat}.",
        "still-thinking": "Seat {seat} has {seconds} more seconds before a bot may play.",
        "no-more-time": "More time is to be had once in a turn: play, or let a bot play.",
        "time-up": "The time for this turn is up: a bot finishes it.",
        "plays-already": "No bot plays for seat {seat}.",
        # talk
        "nameless": "Give yourself a name before you talk.",
        "muted": "You have been muted at this table.",
        "talk-numbers": "No numbers while you play together: hint at your cards without naming "
        "them. ({word!r} sounds like one.)",
        "talk-commands": "No numbers while you play together, and {word!r} may be one. If you mean "
        "the command, say so: three command.",
        "talk-silence": "Silence lies open: no talk and no signals until it is covered.",
    }
)
add_sentences(SENTENCES)


class Refusal(Exception):
    """Something asked for that is not done; nothing has changed.

    >>> str(Refusal("not-started"))
    'The game has not begun.'
    """

    def __init__(self, code: str, **params: Any) -> None:
        self.message = Message(code, params)
        super().__init__(str(self.message))


def no_table(table: str) -> Refusal:
    """What is said where there is no such table, or none that concerns whoever asks."""
    return Refusal("not-found", table=table[:20])
