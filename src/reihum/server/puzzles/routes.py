"""HTTP: puzzles, and one's own mistakes to play again."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, Depends, Response

from ...games import GAMES
from ...review.puzzles.puzzle import Puzzle, shipped
from ..live.services import Address, Guest, Shared
from ..live.telling import to_json
from ..protocol.catalogue import ErrorAnswer
from ..protocol.study.puzzles import (
    MistakePile,
    NextPuzzle,
    PuzzlesAnswer,
    PuzzleSolution,
    PuzzleTable,
    PuzzleTheme,
    PuzzleTurn,
    PuzzleWhy,
)
from ..refusals import Refusal
from ..study.reviewed import collect
from . import explaining, pile
from .answers import Answers, answers_of
from .tasks import Task

ERRORS: dict[int | str, dict[str, Any]] = {"4XX": {"model": ErrorAnswer}}
router = APIRouter(prefix="/api/puzzles", responses=ERRORS)


async def _check_reasons(services: Shared, address: Address) -> None:
    """Words for a turn take the processor a while, and bots may play on from there."""
    if not services.asked_reasons.take(address):
        raise Refusal("too-fast")


@router.get("")
async def there(services: Shared, guest: Guest) -> PuzzlesAnswer:
    """The puzzles there are, and how the guest who asks has done."""
    answers, waiting = await services.store.transaction(
        lambda at: (answers_of(at, guest), pile.pile_of(at, guest))
    )
    return PuzzlesAnswer(
        count=len(shipped()),
        themes=_themes(answers),
        standing=answers.standing(),
        mistakes=len(waiting.due),
    )


@router.get("/next")
async def next_one(
    services: Shared, guest: Guest, game: str = "", theme: str = "", after: str = ""
) -> NextPuzzle:
    """A puzzle that fits the guest who asks: of a game, about something, after another."""
    answers = await services.store.transaction(lambda at: answers_of(at, guest))
    found = answers.next(_about(game, theme), after)
    return NextPuzzle(name=found.name if found else None)


@router.get("/mistakes")
async def mistakes(services: Shared, guest: Guest) -> MistakePile:
    """The pile of one's own mistakes."""
    await collect(services, guest)
    return await services.store.transaction(lambda at: pile.pile_of(at, guest))


@router.post("/{name}/play", response_model=PuzzleTable)
async def play(name: str, turn: PuzzleTurn, services: Shared, guest: Guest) -> Response:
    """The table of a puzzle after a turn as far as it was played, and the verdict at its end."""
    told = await (await Task.named(services, guest, name)).play(turn)
    return Response(to_json(told), media_type="application/json")


@router.post("/{name}/solution", dependencies=[Depends(_check_reasons)])
async def solution(name: str, services: Shared, guest: Guest) -> PuzzleSolution:
    """The turn that is best, for those who have answered."""
    return await explaining.solution(await Task.named(services, guest, name))


@router.post("/{name}/why", dependencies=[Depends(_check_reasons)])
async def why(name: str, turn: PuzzleTurn, services: Shared, guest: Guest) -> PuzzleWhy:
    """What becomes of a turn, for those who have answered."""
    return await explaining.why(await Task.named(services, guest, name), turn)


def _about(game: str, theme: str) -> Sequence[Puzzle]:
    return [
        puzzle
        for puzzle in shipped()
        if game in ("", puzzle.game) and (not theme or theme in puzzle.themes)
    ]


def _themes(answers: Answers) -> list[PuzzleTheme]:
    """The puzzles by game and theme, and those that were solved; first those of all games.

    Games stand as they do at home, and of each what has the most puzzles comes first.
    """
    count, solved = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for puzzle in shipped():
        keys = [(game, theme) for game in ("", puzzle.game) for theme in puzzle.themes]
        count.update(keys)
        solved.update(keys if puzzle.name in answers.solved else ())
    return [
        PuzzleTheme(game=game, theme=theme, count=number, solved=solved[game, theme])
        for game in ("", *GAMES)
        for (of, theme), number in count.most_common()
        if of == game
    ]
