"""Reviewing a game: verdict after verdict, so that whoever shows them need not wait for all."""

import hashlib
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import partial

from .. import __version__
from ..bots import Observation, reasons_for
from ..games import Game, Message, State
from ..rules.engine.records import Seen
from .balance import balance, exact, gone_after
from .parts.marks import SLIPS, Mark, mark_of
from .parts.solutions import Budget
from .parts.weighing import Effort, Weighed, weigh
from .registry import review_of
from .results import Reason, Review, TurnReview
from .solving import winnable
from .turns import PlayedTurn, finished, turns_of

# Half of the positions of a lost game are lost: it has to be shown of several, in some seconds.
SOLVING = Budget((6, 30, 150), 300_000, closing=Budget((1000,), 2_000_000))
VERSION = f"{__version__}/7"  # of verdicts: another one may judge otherwise
SEED = "review"  # of the worlds, where nobody names another
SURE = (*SLIPS, Mark.GOOD)  # another turn was surely better


@dataclass(frozen=True)
class Question:
    """All that the verdict about a turn is made from: what its seat has seen, and what it did."""

    game: Game
    number: int
    seat: int
    first: int  # actions before it, and at its end
    last: int
    seen: Seen
    actions: tuple[str, ...]
    seed: str

    @classmethod
    def about(cls, turn: PlayedTurn, seed: str) -> "Question":
        """The question about a turn; nothing that its seat did not see goes into it."""
        seen = turn.before.observe(turn.seat)
        lots = f"{seed}/{turn.number}"
        place = turn.number, turn.seat, turn.first, turn.last
        return cls(turn.before.game, *place, seen, turn.actions, lots)


def review(
    record: str | State,
    seed: str = SEED,
    cores: int = 1,
    effort: Effort | None = None,
    budget: Budget | None = None,
    told: Callable[[TurnReview], None] | None = None,
) -> Review:
    """Review a finished game from its record; `told` hears of each verdict as soon as it is there.

    The same seed gives the same review, on however many cores.
    """
    effort = effort or Effort()
    end = finished(record)
    verdicts = []
    for verdict in reviewing(end, seed, cores, effort):
        verdicts.append(verdict)
        if told:
            told(verdict)
    return concluded(end, verdicts, seed, budget or SOLVING, effort.native)


def reviewing(
    record: str | State,
    seed: str = SEED,
    cores: int = 1,
    effort: Effort | None = None,
    known: int = 0,
) -> Generator[TurnReview]:
    """The verdicts about all turns in order, one after the other; to cancel it, close it.

    The first so many may be known already: they are left out.
    """
    questions = [Question.about(turn, seed) for turn in turns_of(finished(record))][known:]
    with _crew(cores) as crew:
        yield from _answers(crew, partial(answer, effort=effort or Effort()), questions)


def _crew(cores: int) -> AbstractContextManager[Executor | None]:
    """Threads, which begin at once: what takes time is compiled and lets go of Python."""
    return nullcontext() if cores == 1 else ThreadPoolExecutor(cores)


def _answers(
    crew: Executor | None,
    ask: Callable[[Question], TurnReview],
    questions: Iterable[Question],
) -> Iterator[TurnReview]:
    if crew is None:
        yield from map(ask, questions)
        return
    sent = [crew.submit(ask, question) for question in questions]
    try:
        for each in sent:
            yield each.result()
    finally:
        for each in sent:
            each.cancel()


def concluded(
    end: State, verdicts: Iterable[TurnReview], seed: str, budget: Budget, native: bool = True
) -> Review:
    """The whole review, from its verdicts."""
    turns, outcome, game = tuple(verdicts), end.outcome, end.game
    assert outcome is not None  # it is finished
    played = list(turns_of(end))
    shares, balances = balance(
        turns, outcome, game.players, played[-1].after.seat if played else None
    )
    solved = winnable(played, budget, native) if review_of(game).solver else None
    return Review(
        game.name,
        game.json_options(),
        game.players,
        str(outcome),
        seed,
        VERSION,
        turns,
        shares,
        balances,
        gone_after(turns, outcome),
        solved,
    )


def answer(question: Question, effort: Effort) -> TurnReview:
    """The verdict about one turn."""
    sampler = review_of(question.game).sampler
    asked = question.game, question.seen, question.actions, question.seed
    return _verdict(question, weigh(sampler, *asked, effort))


def _verdict(question: Question, weighed: Weighed) -> TurnReview:
    mark, other = mark_of(weighed.gain), weighed.other
    cards = tuple(text for text in question.actions if text != "end")
    beaten = other if mark in SURE else None
    after, loss = exact(weighed.played.value), exact(weighed.gain.value) if other else 0.0
    played, best = weighed.points or (None, None)
    return TurnReview(
        question.number,
        question.seat,
        question.first,
        question.last,
        cards,
        after + (loss if mark in SURE else 0.0),
        after,
        weighed.played,
        mark,
        weighed.gain,
        other.actions if other else (),
        weighed.best,
        _reasons(question, beaten.actions) if beaten else (),
        _reasons(question, cards) if beaten and cards else (),
        played,
        best,
        weighed.worlds,
    )


def _reasons(question: Question, actions: Sequence[str]) -> tuple[Reason, ...]:
    """What there is to say for a turn, card by card and of the whole, in the words of hints."""
    told = reasons_for(Observation(question.game, question.seat, question.seen), actions)
    cards = [reason for each in told.actions for reason in _said(each.action, each.reasons)]
    return (*cards, *_said("", told.reasons))


def _said(action: str, messages: Iterable[Message]) -> list[Reason]:
    return [Reason(action, each.code, each.told(), str(each)) for each in messages]


def key_of(record: str, seed: str = SEED, effort: Effort | None = None) -> str:
    """What a review can be kept by: another record, seed, effort or version has another key."""
    lines = [line.strip() for line in record.splitlines() if line.strip()]
    text = "\n".join([VERSION, seed, repr(effort or Effort()), *lines])
    return hashlib.sha256(text.encode()).hexdigest()
