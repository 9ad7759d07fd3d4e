"""The games and their states as OpenSpiel asks for them."""

import functools
from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np
import pyspiel

from ...bots.parts.signals import NO_SIGNALS
from ...games import GAMES, Game, read_option
from ...games import game as new_game
from ...rules.engine.compiling import Array
from ...rules.engine.plain import plain_records
from ..parts.actions import numbers_of
from ..parts.rewards import at_end
from ..registry import cards_of, encoding_of
from .moments import Setting, SpielMoment

PREFIX = "reihum_"
REWARDS = ("win", "score")  # those that come at the end
BY_SCORE = 1000.0  # no lead in points or cards is greater
SIGNALS = NO_SIGNALS.tolist()


class TableState(pyspiel.State):  # type: ignore[misc]
    """A state: it keeps a moment, and no game of OpenSpiel's."""

    def __init__(self, game: Any, moment: SpielMoment, reward: str) -> None:
        super().__init__(game)
        self._moment = moment
        self._reward = reward

    @property
    def _game(self) -> Game:
        return self._moment.setting.game

    def current_player(self) -> int:
        """Who acts; while players agree who begins, the first seat."""
        if self._moment.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        table = self._moment.table
        return int(pyspiel.PlayerId.TERMINAL) if table["over"] else max(int(table["seat"]), 0)

    def _legal_actions(self, player: int) -> list[int]:
        numbers = numbers_of(self._game)
        return sorted(numbers.numbers(self._game.legal(self._moment.table)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can decide, and how likely each is."""
        outcomes = self._moment.outcomes
        total = sum(outcomes.values())
        return [(outcome, count / total) for outcome, count in sorted(outcomes.items())]

    def _apply_action(self, action: int) -> None:
        if self._moment.outcomes:
            self._moment = self._moment.decide(action)
        elif self.is_terminal():
            raise ValueError("The game is over.")
        else:
            self._moment = self._moment.chosen(numbers_of(self._game).code(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return numbers_of(self._game).text(action)

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return not self._moment.outcomes and bool(self._moment.table["over"])

    def returns(self) -> list[float]:
        """What each seat gets: nothing before the end."""
        if not self.is_terminal():
            return [0.0] * self._game.players
        outcome = self._game.outcome(self._moment.table)
        assert outcome is not None
        return at_end(self._game, outcome, self._reward)

    def __str__(self) -> str:
        hands = [self.information_of(seat) for seat in range(self._game.players)]
        return "\n".join([*hands, " ".join(map(str, self._moment.decided))])

    def information_of(self, player: int) -> str:
        """All that a seat knows: what was done, which cards came to it when, what chance showed."""
        moment = self._moment
        came = [f"{when}: {' '.join(map(str, cards))}" for when, cards in moment.draws[player]]
        known = f"seat {player} | {', '.join(moment.told)} | {', '.join(came)}"
        opened = [f"{when}: {shown}" for when, shown in moment.opened]
        return f"{known} | {', '.join(opened)}" if opened else known

    def observed_by(self, player: int) -> list[int]:
        """What a seat sees now, as numbers; nothing before all is dealt."""
        encoding = encoding_of(self._game)
        numbers = [0] * encoding.size
        if self._moment.draws[player]:
            seen: list[Any] = [None]
            copy: Any = plain_records(self._game.rules.TABLE).copied
            self._game.rules.observe({"table": copy(self._moment.table)}, player, seen)
            encoding.write(seen[0], player, SIGNALS, numbers)
        return numbers

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TableState":
        """A state that looks the same to a seat, with the hidden cards dealt anew."""
        clone: TableState = self.clone()
        clone._moment = self._moment.resampled(player, sampler)
        return clone


class TableObserver:
    """What a seat sees, and with perfect recall also all that was done."""

    def __init__(self, recalls: bool, encoding_size: int, longest: int) -> None:
        pieces = [("observation", encoding_size)]
        pieces += [("actions", longest)] if recalls else []
        self.tensor: Array = np.zeros(sum(size for _, size in pieces), np.float32)
        self.dict: dict[str, Array] = {}
        place = 0
        for name, size in pieces:
            self.dict[name] = self.tensor[place : place + size]
            place += size

    def set_from(self, state: TableState, player: int) -> None:
        """Write what a seat sees; with recall, the numbers of all actions, counted from 1."""
        self.tensor.fill(0)
        self.dict["observation"][:] = state.observed_by(player)
        if "actions" in self.dict:
            done = numbers_of(state._game).numbers(state._moment.done)
            self.dict["actions"][: len(done)] = [1 + number for number in done]

    def string_from(self, state: TableState, player: int) -> str:
        """What a seat knows, as text."""
        if "actions" in self.dict:
            return state.information_of(player)
        return f"seat {player} | {' '.join(map(str, state.observed_by(player)))}"


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options; there is a class for each (`class_of`).

    `players` and `reward` ("win" or "score") are as elsewhere, and `options` has all others as
    `name:value;name:value`. `cards` and `hand` make a game so small that it can be solved: with
    so many cards in all (of each deck), spread evenly, and so many in a hand; the rest counts as
    put down. The tree grows quickly: `reihum_face_to_face(hand=2)` has 53 nodes with 2 cards and
    9,144 with 3, `reihum_the_game(players=1,hand=2)` 1,074 with 3 cards and 32,049 with 4, and CFR
    goes through all of them several times in each iteration. Seat 0 begins unless `first` is named;
    a lot is a decision of chance. Chance deals and draws one card at a time, and its outcomes are
    the numbers of the cards.

    The string of an information state is what was done, which cards came to the seat when, and what
    chance laid open for everybody (a card that is turned up, who begins). Its tensor is the
    observation as elsewhere, and the numbers of all actions, counted from 1; when own cards came is
    not in it. Observers look from a seat, at the table and one hand; there are no others.
    `resample_from_infostate` deals all cards anew that the seat cannot know. Whether an action is
    legal is looked at by OpenSpiel's `apply_action_with_legality_check`; `apply_action` relies on
    it, as in all games there.
    """

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.name
        given = {**defaults_of(name), **(params or {})}
        kind = GAMES[name]
        options = dict(
            read_option(kind, text.replace(":", "=", 1))
            for text in given["options"].split(";")
            if text
        )
        if "first" in kind.option_table:
            options.setdefault("first", 0)
        game = new_game(name, players=given["players"], **options)
        self._setting = Setting(game, given["cards"], given["hand"])
        self._reward, where = _at_end(given["reward"]), cards_of(game)
        self._longest = where.longest
        info = pyspiel.GameInfo(
            num_distinct_actions=len(numbers_of(game)),
            max_chance_outcomes=where.highest + 1,
            num_players=game.players,
            **_utilities(game, self._reward),
            max_game_length=self._longest,
        )
        super().__init__(type_of(name), info, given)
        if given["hand"] != defaults_of(name)["hand"] and not given["cards"]:
            raise ValueError("A hand goes with cards, such as cards=20,hand=3: say both.")
        self._start  # noqa: B018 - what cannot be dealt is refused at once

    def new_initial_state(self) -> TableState:
        """Before the deal."""
        return TableState(self, self._start, self._reward)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by its text: the class is made for the game and found in no module."""
        return loaded, (str(self),)

    @functools.cached_property
    def _start(self) -> SpielMoment:
        """OpenSpiel makes an initial state for every copy of one: they share this moment."""
        return SpielMoment.start(self._setting)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> TableObserver | None:
        """What looks at states from a seat; None, as OpenSpiel has it, for what looks otherwise."""
        if iig_obs_type is not None and not _from_a_seat(iig_obs_type):
            return None
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return TableObserver(recalls, encoding_of(self._setting.game).size, self._longest)


def _from_a_seat(asked: Any) -> bool:
    """Whether an observer sees the table and one hand: no fewer, no more."""
    return bool(asked.public_info and asked.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER)


def _at_end(reward: str) -> str:
    if reward not in REWARDS:
        raise ValueError(f"There is no reward {reward!r} here: there are {', '.join(REWARDS)}.")
    return reward


def _utilities(game: Game, reward: str) -> dict[str, Any]:
    if game.cooperative:
        return {"min_utility": 0.0, "max_utility": 1.0}
    most = 1.0 if reward == "win" else BY_SCORE
    zero_sum = {"utility_sum": 0.0} if game.duel else {}
    return {"min_utility": -most, "max_utility": most, **zero_sum}


def defaults_of(name: str) -> dict[str, Any]:
    """The parameters of a game: with how many players and cards it is played, and for what."""
    players = GAMES[name].default_seats
    return {"players": players, "cards": 0, "hand": 2, "reward": "win", "options": ""}


@functools.cache
def type_of(name: str) -> Any:
    """What OpenSpiel wants to know of a game before it is played."""
    kind, utility = GAMES[name], pyspiel.GameType.Utility
    shape = kind.option_table["players"].shape
    sums = utility.ZERO_SUM if kind.duel else utility.GENERAL_SUM
    return pyspiel.GameType(
        short_name=f"{PREFIX}{name.replace('-', '_')}",
        long_name=kind.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if kind.cooperative else sums,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=shape.high,
        min_num_players=shape.low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=defaults_of(name),
    )


@functools.cache
def class_of(name: str) -> type[TableGame]:
    """The class of a game; no function, for OpenSpiel lets go of it after Python has ended."""
    return type(f"{GAMES[name].__name__}Game", (TableGame,), {"name": name})


@functools.cache
def registered() -> list[str]:
    """Register all games, those from outside too, and return their names."""
    for name in GAMES:
        pyspiel.register_game(type_of(name), class_of(name))
    return [type_of(name).short_name for name in GAMES]


def loaded(text: str) -> TableGame:
    """A game by its text, in a process that may not know the names yet."""
    registered()
    game: TableGame = pyspiel.load_game(text)
    return game
