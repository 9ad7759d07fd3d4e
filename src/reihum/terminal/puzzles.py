"""Puzzles in the terminal: one turn to find, a streak, and a rating of one's own."""

import json
import random
from collections.abc import Callable, Iterable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from ..games import IllegalAction, NotationError, State
from ..languages import here, tell
from ..review.puzzles.progress import Progress, chosen
from ..review.puzzles.puzzle import Puzzle, open_cards
from ..review.puzzles.rating import Rating
from .registry import drawing_of

FILE = "puzzles.json"
LEAVE = ("q", "quit")


def kept_at(folder: Path) -> Progress:
    """What was kept in a folder; a new start where there is nothing that can be read."""
    try:
        fields: dict[str, Any] = json.loads((folder / FILE).read_text(encoding="utf-8"))
        rating, solved = Rating(**fields["rating"]), tuple(fields["solved"])
        return replace(Progress(), **{**fields, "rating": rating, "solved": solved})
    except (OSError, ValueError, KeyError, TypeError):
        return Progress()


def keep(progress: Progress, folder: Path) -> None:
    """Keep it in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / FILE).write_text(json.dumps(asdict(progress)), encoding="utf-8")


def play_puzzles(
    there: tuple[Puzzle, ...],
    folder: Path,
    console: Console,
    ask: Callable[[str], str],
    source: random.Random,
) -> int:
    """Puzzle after puzzle until someone leaves; returns the exit code."""
    progress = kept_at(folder)
    while puzzle := chosen(there, progress, source):
        right = _one(puzzle, console, ask)
        if right is None:
            return 0
        progress = progress.after(puzzle, right)
        keep(progress, folder)
        _told(puzzle, progress, right, console)
    console.print(tell("terminal-puzzles-done"))
    return 0


def _one(puzzle: Puzzle, console: Console, ask: Callable[[str], str]) -> bool | None:
    """Whether someone finds the turn; None if they leave."""
    state = puzzle.state()
    _show(puzzle, state, console)
    played: list[str] = []
    while not played or not state.ended_turn:
        text = ask("> ").strip()
        if text.lower() in LEAVE:
            return None
        try:
            action = state.game.action(drawing_of(state.game).tidy(text))
            state = state.play(action)
        except (IllegalAction, NotationError) as error:
            console.print(Text(error.said(here())))
            continue
        played.append(str(action))
    return puzzle.solved_by(played)


def _show(puzzle: Puzzle, state: State, console: Console) -> None:
    drawing, rating = drawing_of(state.game), round(puzzle.rating.value)
    heading = tell("terminal-puzzle", game=state.game.title, rating=rating)
    console.print(Text(f"\n{heading}", "bold"))
    console.print(drawing.draw(state.view(state.seat), _player))
    if puzzle.proved:
        for line in _open_cards(state):
            console.print(Text(line))
    console.print(tell(f"terminal-puzzle-{'win' if puzzle.proved else 'best'}"))


def _player(seat: int) -> str:
    return tell("player", number=seat + 1)


def _open_cards(state: State) -> list[str]:
    """The cards that the puzzle tells beside the own hand."""
    cards = open_cards(state)
    hands = [
        _begun(tell("terminal-puzzle-holds", name=_player(seat), cards=_row(hand)))
        for seat, hand in cards.hands.items()
    ]
    return hands + ([tell("terminal-puzzle-draw", cards=_row(cards.draw))] if cards.draw else [])


def _row(cards: Iterable[int]) -> str:
    return " ".join(map(str, cards))


def _begun(sentence: str) -> str:
    """A sentence as it is begun."""
    return sentence[0].upper() + sentence[1:]


def _told(puzzle: Puzzle, progress: Progress, right: bool, console: Console) -> None:
    style, word = ("green", "right") if right else ("red", "wrong")
    console.print(Text(tell(f"terminal-puzzle-{word}"), style))
    themes = ", ".join(tell(f"puzzles-themes-{theme}") for theme in puzzle.themes)
    turn = " ".join(puzzle.solution)
    levels = ", ".join(tell(f"bots-names-{level}") for level in puzzle.found_by)
    value, deviation = progress.rating.value, progress.rating.deviation
    told = [
        tell("terminal-puzzle-turn", turn=turn, themes=themes),
        tell("terminal-puzzle-found", levels=levels) if levels else tell("terminal-puzzle-hard"),
        tell(
            "terminal-puzzle-rating",
            rating=round(value),
            spread=round(2 * deviation),
            streak=progress.streak,
        ),
    ]
    console.print(Text("\n".join(told)))
