"""A table at which a Python class has a seat; bots of ours may sit there too."""

from collections.abc import Callable, Sequence

import numpy as np

from ....bots import Bot, Observation, Signal
from ....games import Action, Begin, Message, ReihumError
from ....rules.engine.compiling import Array, Record
from ....rules.engine.records import Seen
from ....rules.engine.shuffle import STREAM
from ..description import Description
from ..whole_games import start_of
from . import stepping
from .asking import Answer, Clock, Failure, Question
from .stepping import NOTHING, Room, steps_of
from .talking import checked, eagerness, wished


class ClassTable:
    """Plays one game after the other; for each, the bots are made anew."""

    def __init__(self, run: Description, seats: Sequence[int]) -> None:
        self._run, self._game, self._seats = run, run.game, seats
        self._steps, self._room = steps_of(type(run.game)), Room.of(run.game.rules)
        self._start, self._stream = start_of(run.game), np.zeros(1, STREAM)
        self._views = memoryview(self._room.views.view(np.uint8).data)  # quicker than records
        self._legal, self._silent = self._room.now["legal"], self._room.now["silent"]
        self._bots: list[Bot] = []  # by seat
        self._signals: tuple[Signal, ...] = ()
        now = self._room.now[0]
        now["players"], now["talk"] = run.game.players, run.talking
        self.clock = Clock(run.limit)

    @property
    def record(self) -> Record:
        """The state that the game has come to."""
        record: Record = self._room.state[0]
        return record

    @property
    def counts(self) -> Record:
        """What was counted in the game."""
        counts: Record = self._room.now[0]["counts"]
        return counts

    def play(self, deal: str, keys: Array) -> None:
        """Play a game to its end, or up to a Failure."""
        room, go_on = self._room, self._steps.go_on
        self._begin_anew(deal, keys)
        answer: Action | str = ""
        action = NOTHING
        while (asked := go_on(*room, action)) != stepping.OVER:
            if asked >= 0:
                answer = self._chosen(asked)
                action = self._number(answer, asked)
            elif asked == stepping.AGREE:
                action = self._claim()
            elif asked == stepping.TELL:
                self._talk()
                action = NOTHING
            else:
                raise self._objection(answer)

    def _begin_anew(self, deal: str, keys: Array) -> None:
        room = self._room
        self._steps.begin_anew(self._start, keys, self._stream, room.state, room.now)
        made = {which: self._made(which, deal) for which in sorted(set(self._seats))}
        self._bots, self._signals = [made[which] for which in self._seats], ()

    def _made(self, which: int, deal: str) -> Bot:
        entrant = self._run.entrants[which]
        return self.clock.ask(self._seats.index(which), entrant.bot, f"{deal}/{which}")

    # choosing

    def _chosen(self, seat: int) -> Action | str:
        numbers = self._room.actions[: self._legal.item()].tolist()
        if self._silent.item():
            self._signals = ()  # for the rest of the turn
        seen = Question(self._game, seat, self._view(seat), self._signals, numbers)
        return self.clock.ask(seat, self._bots[seat].choose, seen)

    def _view(self, seat: int) -> Seen:
        """What a seat may know; a copy of its own, for bots may write into it."""
        size = self._room.views.itemsize
        copy = bytearray(self._views[seat * size : (seat + 1) * size])
        seen: Seen = np.frombuffer(copy, self._room.views.dtype)[0]
        return seen

    def _number(self, answer: Action | str, seat: int) -> int:
        known = self._game.known_actions
        number = known.texts.get(answer) if type(answer) is str else known.numbers.get(id(answer))
        return number if number is not None else self._read(answer, seat)

    def _read(self, answer: Action | str, seat: int) -> int:
        try:
            return self._game.encode(self._game.action(answer))
        except Exception as error:  # also of the text of an action that a bot has made up
            reason = error.message if isinstance(error, ReihumError) else str(error)
            raise Failure(Message("fault-illegal", {"reason": reason}), seat) from error

    def _objection(self, answer: Action | str) -> Failure:
        table = self.record["table"]
        objection = self._game.objection(table, self._game.action(answer))
        return Failure(Message("fault-illegal", {"reason": objection}), int(table["seat"]))

    # agreeing and talking

    def _claim(self) -> int:
        """The players agree: the first turn is taken by the one who could best begin."""
        seats = self._game.seats(self.record["table"])
        keen = [self._asked(seat, eagerness) for seat in seats]
        return self._game.encode(Begin(seats[keen.index(max(keen))]))

    def _talk(self) -> None:
        """When a turn begins, everybody else signals anew, if that is not forbidden."""
        acting, told = int(self.record["table"]["seat"]), list[Signal]()
        for seat in range(self._game.players):
            if seat != acting and not self._silent.item():
                told += checked(self._game, seat, self._asked(seat, wished))
        self._signals = tuple(told)

    def _asked(self, seat: int, question: Callable[[Bot, Observation], Answer]) -> Answer:
        seen = Observation(self._game, seat, self._view(seat), self._signals)
        return self.clock.ask(seat, question, self._bots[seat], seen)
