"""A moment of a game with chance laid open: somebody acts, chance decides, or it is over."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from ...games import Game
from ...rules.engine.plain import plain_records
from ..parts.cards import Cards
from ..parts.chance import NO_KEYS, Tape, Undecided, copied, counts, open_deal, opened, without
from ..registry import cards_of

DEAL = -1  # in place of an action
SPECTATOR = -1  # in place of a seat
Draws = tuple[tuple[int, tuple[int, ...]], ...]  # after how many actions which cards came


@dataclass(frozen=True)
class Setting:
    """What stays as it is through a game: nothing of OpenSpiel's."""

    game: Game
    cards: int = 0  # with so many cards in all; 0 is all of them
    hand: int = 0

    @property
    def where(self) -> Cards:
        """Where the cards lie."""
        return cards_of(self.game)

    def deal(self, record: Any, tape: Tape) -> None:
        """Deal all cards, or a few."""
        if self.cards:
            self.where.few(record, self.cards, self.hand)
        else:
            open_deal(self.game.rules)(record, tape, NO_KEYS)


class SpielMoment(NamedTuple):
    """It never changes: doing something, or a decision of chance, gives another one."""

    setting: Setting
    record: Any  # before what is being done, if chance has to decide about it
    doing: int | None = None  # what the rules call the action that chance decides about, or DEAL
    decided: tuple[int, ...] = ()  # by chance, about this action
    outcomes: Mapping[int, int] = {}  # between which it is to decide
    times: int = 0  # how often it has to, before what is being done is tried
    told: tuple[str, ...] = ()  # what everybody has seen: the seats and their actions
    done: tuple[int, ...] = ()  # what the rules call these actions
    draws: tuple[Draws, ...] = ()  # by seat: which cards came when
    opened: tuple[tuple[int, str], ...] = ()  # after how many actions chance laid what open

    def __deepcopy__(self, memo: Any) -> "SpielMoment":
        return self

    @classmethod
    def start(cls, setting: Setting) -> "SpielMoment":
        """Before the deal."""
        draws: tuple[Draws, ...] = ((),) * setting.game.players
        return cls(setting, opened(setting.game), DEAL, draws=draws).tried()

    def tried(self) -> "SpielMoment":
        """What becomes of what is being done, or what chance has to decide first."""
        tape = Tape(self.decided, self.setting.where.steady)
        after = copied(self.setting.game, self.record, tape)
        try:
            self._do(after, tape)
            tape.check()
        except Undecided as asked:
            return self._replace(outcomes=asked.outcomes, times=asked.times)
        return self._settled(after)

    def _do(self, record: Any, tape: Tape) -> None:
        if self.doing == DEAL:
            self.setting.deal(record, tape)
        else:
            self.setting.game.rules.play(record, self.doing)

    def _settled(self, after: Any) -> "SpielMoment":
        told, done = self.told, self.done
        if self.doing != DEAL and self.doing is not None:
            text = self.setting.game.known_actions[self.doing]
            told = (*told, f"{max(self.record['table']['seat'], 0)} {text}")
            done = (*done, self.doing)
        came = [self._came(after["table"], seat) for seat in range(len(self.draws))]
        draws, when, shown = [], len(told), self.opened
        for earlier, cards in zip(self.draws, came, strict=True):
            draws.append((*earlier, (when, tuple(sorted(cards)))) if cards else earlier)
        if len(self.decided) > sum(map(len, came)):
            shown = (*shown, (when, self._laid_open(after)))
        settled = SpielMoment(self.setting, after, told=told, done=done)
        return settled._replace(draws=tuple(draws), opened=shown)

    def _came(self, table: Any, seat: int) -> list[int]:
        """The cards that have come to a seat."""
        where, before = self.setting.where, self.record["table"]
        came = where.held(table, seat)
        for card in [] if where.anew(before, table) else where.held(before, seat):
            if card in came:
                came.remove(card)
        return came

    def _laid_open(self, after: Any) -> str:
        """What has changed for everybody, where more was decided than cards for hands.

        A card that is turned up, a lot. It is what a spectator sees: whatever the rules keep
        hidden, they keep hidden here.
        """
        before, now = (self._seen(record) for record in (self.record, after))
        return " ".join(text for name in now for text in _changes(name, before[name], now[name]))

    def _seen(self, record: Any) -> Any:
        seen: list[Any] = [None]
        rules: Any = self.setting.game.rules
        copy: Any = plain_records(rules.TABLE).copied
        rules.observe({"table": copy(record["table"])}, SPECTATOR, seen)
        return seen[0]

    def chosen(self, action: int) -> "SpielMoment":
        """After an action, as the rules call it."""
        return self._replace(doing=action).tried()

    def decide(self, outcome: int) -> "SpielMoment":
        """After a decision of chance."""
        if outcome not in self.outcomes:
            known = ", ".join(map(str, sorted(self.outcomes)))
            raise ValueError(f"Chance cannot decide for {outcome}: there are {known}.")
        decided = (*self.decided, outcome)
        if self.times > 1:
            left = without(self.outcomes, outcome)
            return self._replace(decided=decided, outcomes=left, times=self.times - 1)
        return self._replace(decided=decided, outcomes={}, times=0).tried()

    @property
    def table(self) -> Any:
        """The table as it lies."""
        return self.record["table"]

    def resampled(self, seat: int, lot: Callable[[], float]) -> "SpielMoment":
        """Another moment that looks the same to a seat: the hidden cards are dealt anew."""
        if self.outcomes:
            raise ValueError("Chance has to decide first: hidden cards are dealt anew after that.")
        while True:
            made = self._dealt_anew(seat, lot)
            # That the game goes on tells of the acting hand that it can.
            if self.table["over"] or self.setting.game.legal(made.table):
                return made

    def _dealt_anew(self, seat: int, lot: Callable[[], float]) -> "SpielMoment":
        record, draws = copied(self.setting.game, self.record, Tape()), list(self.draws)
        where, others = self.setting.where, [other for other in range(len(draws)) if other != seat]
        old = {other: where.held(record["table"], other) for other in others}
        for other in others:  # first all go back, so that a card can come to whomever
            deck = where.deck(record, other)
            deck.hidden = counts([*elements(deck.hidden), *old[other]])
        for other in others:
            deck = where.deck(record, other)
            pool = sorted(elements(deck.hidden))
            new = [pool.pop(int(lot() * len(pool))) for _ in old[other]]
            deck.hidden = counts(pool)
            where.hold(record["table"], other, new)
            draws[other] = _renamed(draws[other], old[other], new)
        return self._replace(record=record, draws=tuple(draws))


def _changes(name: str, before: Any, now: Any) -> list[str]:
    """The numbers of a field that have changed, each with its place."""
    both = zip(np.ravel(before).tolist(), np.ravel(now).tolist(), strict=True)
    return [f"{name}.{place}={new}" for place, (old, new) in enumerate(both) if old != new]


def elements(outcomes: Mapping[int, int]) -> list[int]:
    """Each card as often as there is one."""
    return [card for card, count in outcomes.items() for _ in range(count)]


def _renamed(draws: Draws, old: list[int], new: list[int]) -> Draws:
    """When cards came, with those that are still held exchanged for others."""
    names, made = list(zip(old, new, strict=True)), []
    for when, cards in reversed(draws):
        here = list(cards)
        for place, card in enumerate(here):
            match = next((pair for pair in names if pair[0] == card), None)
            if match:
                names.remove(match)
                here[place] = match[1]
        made.append((when, tuple(sorted(here))))
    return tuple(reversed(made))
