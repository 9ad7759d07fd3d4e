"""What is asked for by its name: a puzzle of the package, or a mistake of the guest who asks."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy.exc import IntegrityError

from ...review.puzzles.mistakes import PREFIX, Mistake
from ...review.puzzles.puzzle import Puzzle, open_cards
from ..live.services import Services
from ..protocol.study.puzzles import PuzzleTurn, PuzzleVerdict
from ..refusals import Refusal
from . import answers, pile
from .pile import Filed
from .table import PuzzleSeat

LONGEST_NAME = 80


@dataclass(frozen=True)
class Task:
    """Something to find, for the guest who asks."""

    services: Services
    guest: str
    what: Puzzle | Filed
    answered: bool

    @classmethod
    async def named(cls, services: Services, guest: str, name: str) -> "Task":
        """The task of a name; a guest finds only their own mistakes."""
        store, what = services.store, answers.by_name().get(name)
        if what is not None:
            done = await store.transaction(lambda at: answers.has_answered(at, guest, name))
            return cls(services, guest, what, done)
        filed = (
            await store.transaction(lambda at: pile.filed_as(at, guest, name))
            if name.startswith(PREFIX) and name.isascii() and len(name) <= LONGEST_NAME
            else None
        )
        if filed is None:
            raise Refusal("no-puzzle", name=name[:40])
        return cls(services, guest, filed, filed.answered)

    @property
    def asked(self) -> Puzzle | Mistake:
        """The position and its solution."""
        return self.what.mistake if isinstance(self.what, Filed) else self.what

    @property
    def proved(self) -> bool:
        """Whether only one turn can win, and every card is told."""
        return isinstance(self.what, Puzzle) and self.what.proved

    def seat(self, turn: PuzzleTurn) -> PuzzleSeat:
        """The position after a turn, as far as it was played."""
        return PuzzleSeat(self.asked.state(), turn.actions, turn.stands)

    async def play(self, turn: PuzzleTurn) -> dict[str, Any]:
        """The table after a turn as far as it was played, and a verdict once it is over."""
        seat = self.seat(turn)
        verdict = await self._judged(turn.actions) if seat.over and turn.actions else None
        return {
            **self._told(),
            "answered": self.answered or verdict is not None,
            "sync": self._shown(seat, turn).sync(self.services.settings),
            "verdict": verdict.model_dump() if verdict else None,
        }

    def _shown(self, seat: PuzzleSeat, turn: PuzzleTurn) -> PuzzleSeat:
        """What is shown: of a game of one's own never what the end of the turn would bring.

        Others may play the same deal once more, and nobody has seen which cards would have come.
        """
        if not (isinstance(self.what, Filed) and seat.over and turn.actions):
            return seat
        return PuzzleSeat(self.asked.state(), turn.actions[:-1])

    def _told(self) -> dict[str, Any]:
        cards = open_cards(self.asked.state()) if self.proved else None
        hands = cards.hands.items() if cards else ()
        return {
            "name": self.asked.name,
            "proved": self.proved,
            "rating": round(self.what.rating.value) if isinstance(self.what, Puzzle) else None,
            "hands": [{"seat": seat, "cards": hand} for seat, hand in hands],
            "draw": cards.draw if cards else [],
            "mistake": self.what.info().model_dump() if isinstance(self.what, Filed) else None,
        }

    # the answer

    async def _judged(self, actions: Sequence[str]) -> PuzzleVerdict:
        return await (
            self._found(actions) if isinstance(self.what, Filed) else self._rated(actions)
        )

    async def _rated(self, actions: Sequence[str]) -> PuzzleVerdict:
        """The answer to a puzzle, noted once however many windows send it."""
        right, name = self.asked.solved_by(actions), self.asked.name
        store, guest = self.services.store, self.guest

        async def note() -> answers.Noted:
            return await store.change(lambda at: answers.note_answer(at, guest, name, right))

        try:
            noted = await note()
        except IntegrityError:  # another worker has just noted one: this is the second
            noted = await note()
        return PuzzleVerdict(
            answer="right" if right else "wrong",
            rated=noted.first,
            change=noted.change,
            standing=noted.answers.standing(),
            back_at=None,
        )

    async def _found(self, actions: Sequence[str]) -> PuzzleVerdict:
        """The answer to a mistake of one's own."""
        assert isinstance(self.what, Filed)
        answer = _answer(self.what.mistake, actions)
        after = await self._noted(answer)
        back_at = after.back_at if after and not after.done else None
        return PuzzleVerdict(answer=answer, rated=False, change=0, standing=None, back_at=back_at)

    async def _noted(self, answer: str) -> Filed | None:
        guest, name = self.guest, self.asked.name
        return await self.services.store.change(
            lambda at: pile.note_answer(at, guest, name, answer)
        )

    async def give_up(self) -> None:
        """Whoever looks at the solution of a mistake has not found it."""
        if isinstance(self.what, Filed):
            await self._noted("wrong")

    def check_answered(self) -> None:
        """Refuse what would tell the solution to those who have not answered."""
        if not self.answered:
            raise Refusal("puzzle-first")


def _answer(mistake: Mistake, actions: Sequence[str]) -> Literal["right", "wrong", "other"]:
    """What a turn is; one that nobody has judged may be as good as the better one."""
    if mistake.solved_by(actions):
        return "right"
    return "wrong" if mistake.repeated_by(actions) else "other"
