"""Saved games: the notation of a whole game, with a line that says which seats are people."""

import os
import tempfile
from pathlib import Path

from platformdirs import user_state_path

from ..games import Message, NotationError, State, parse_game
from .sitting import Sitting

LAST = user_state_path("reihum", appauthor=False) / "last.reihum"
PEOPLE = "# people"


def save(sitting: Sitting, path: Path) -> None:
    """Write a game; the old file stays whole until the new one is.

    Records know no slip that is undecided: it is kept as it was before.
    """
    state = sitting.state.undo() if sitting.state.held else sitting.state
    path.parent.mkdir(parents=True, exist_ok=True)
    seats = " ".join(map(str, sorted(sitting.people)))
    with tempfile.NamedTemporaryFile(
        "w", encoding="utf-8", dir=path.parent, prefix=".saving-", delete=False
    ) as file:
        file.write(f"{state.save()}{PEOPLE} {seats}\n")
        file.flush()
        os.fsync(file.fileno())
    try:
        os.replace(file.name, path)
    finally:  # where it cannot be, nothing is left behind
        Path(file.name).unlink(missing_ok=True)


def load(path: Path) -> tuple[State, frozenset[int]]:
    """Read a game and the seats of people; OSError or NotationError says why it cannot be."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        saved = Message("what-saved-game")
        raise NotationError("not-text", what=saved, value=str(path)) from None
    state = parse_game(text)
    return state, _people(text, state)


def _people(text: str, state: State) -> frozenset[int]:
    """The seats of people: those written down, or all of them."""
    everybody = range(state.game.players)
    for line in text.splitlines():
        if line.startswith(PEOPLE):
            words = line.removeprefix(PEOPLE).split()
            seats = [seat for seat in everybody if str(seat) in words]
            return frozenset(seats or everybody)
    return frozenset(everybody)
