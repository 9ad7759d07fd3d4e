"""Thousands of games in one call: Gymnasium's vector environment on compiled rules."""

import hashlib
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Discrete, Space
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ...arena.play.whole_games import start_of
from ...bots import bot
from ...games import Deal, Game
from ...rules.engine.compiling import Array, compiled
from ...rules.engine.shuffle import WORD
from ..parts.actions import numbers_of
from ..parts.arguments import checked_player, checked_seat, game_with, positive, told_at_reset
from ..parts.rewards import KINDS, checked_kind
from ..registry import encoding_of
from .loops import NEXT_STEP, SAME_STEP, Lanes, choose, desk_of, given_of, step_of
from .spaces import observation_space

MODES = {AutoresetMode.NEXT_STEP: NEXT_STEP, AutoresetMode.SAME_STEP: SAME_STEP}
MOST_DECKS = 3  # keys of a deal: those of two decks, and one for lots
OWN = ("seat", "partner", "reward", "threads", "autoreset_mode")
Observation = dict[str, Array]


class VectorTable(VectorEnv[Observation, Array, Array]):
    """Many games of one kind side by side, each with one seat for the learner.

    Arguments: those of one table but `signals` and `render_mode`, and `num_envs`, `threads` (on
    how many cores it plays) and `autoreset_mode` ("NextStep", the default, or "SameStep"). A game
    from outside needs two more rules for it ([write a game](write-a-game.md#learners)). The first
    time it is compiled, which takes some twenty seconds. `sample()` draws a legal action for
    each game.

    Observations, masks, rewards and ends are views of the environment's own arrays, written anew
    by each step: copy what you keep. `infos` has, for the games that have just ended, `standing`
    (how far they came), `result`, and with same-step autoreset `final_obs`.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seat: int = 0,
        partner: str = "random",
        reward: str = "win",
        threads: int = 1,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = _known_beginner(game_with(game, OWN, options))
        if render_mode is not None:
            raise ValueError("Thousands of tables are not drawn: look at one of gymnasium.make().")
        self.num_envs, self.render_mode = positive(num_envs, "num_envs"), render_mode
        mode, seat = _checked_reset(autoreset_mode), checked_seat(self.game, seat)
        self.metadata = {"render_modes": [], "autoreset_mode": mode}
        numbers, encoding = numbers_of(self.game), _checked(encoding_of(self.game), game)
        self.single_observation_space = observation_space(self.game)
        self.single_action_space: Space[Any] = Discrete(len(numbers))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        thinker = bot(_compilable(self.game, partner), native=True)
        self._step = compiled(step_of(self.game.rules, encoding, thinker.thought(self.game)))
        self._given = given_of(numbers, thinker.weights(self.game))
        self._given["seat"] = seat
        self._given["reward"] = KINDS.index(checked_kind(reward))
        self._start, self._mode = start_of(self.game), MODES[mode]
        self._lanes = Lanes.of(self.game.rules, encoding, len(numbers), num_envs)
        self._parts = _parts(num_envs, positive(threads, "threads"))
        self._desks = [desk_of(self.game.rules) for _ in self._parts]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._shown = {
            "observation": self._lanes.observations["row"],
            "action_mask": self._lanes.masks["row"],
        }
        self._truncated = np.zeros(num_envs, np.bool_)
        self._lots = np.arange(num_envs, dtype=np.int64)
        self._chosen = np.zeros(num_envs, np.int64)
        self._dealt = False

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal all games anew. `options={"keys": ...}` has the keys of the first deals."""
        super().reset(seed=seed)
        keys, ended = self._lanes.accounts["keys"], self._lanes.accounts["ended"]
        if (told := told_at_reset(options, "keys")) is not None:
            made = _checked_keys(told, self.num_envs, decks_of(self.game))
            keys[:, : made.shape[1]] = made
        elif seed is not None or not self._dealt:
            keys[:] = keys_of_seed(int(self.np_random_seed or 0), self.num_envs)
        self._lots[:] = keys[:, 0, 0] + np.arange(self.num_envs)
        ended[:] = self._dealt = True
        self._play(self._chosen, NEXT_STEP)
        return self._shown, {}

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """One action in each game."""
        lanes = self._lanes
        self._play(self._checked_actions(actions), self._mode)
        infos: dict[str, Any] = {"standing": lanes.standings, "result": lanes.results}
        if self._mode == SAME_STEP:
            infos["final_obs"] = lanes.finals["row"]
        infos |= {f"_{name}": lanes.ended for name in infos}
        return self._shown, lanes.rewards, lanes.ended, self._truncated, infos

    def sample(self) -> Array:
        """A legal action for each game, drawn by lot: the same after the same seed."""
        self._check_dealt()
        draw = compiled(choose)
        draw(self._lanes.masks, self._lots, 0, self.num_envs, self._chosen)
        return self._chosen

    def _checked_actions(self, actions: Any) -> Array:
        """One number for each game: compiled code reads them without looking how many there are."""
        self._check_dealt()
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            found = f"shape {chosen.shape} of {chosen.dtype}"
            raise ValueError(f"Actions are {self.num_envs} whole numbers in a row, not {found}.")
        return np.ascontiguousarray(chosen, np.int64)

    def _check_dealt(self) -> None:
        if not self._dealt:
            raise ResetNeeded("Nothing is dealt yet: call reset() first.")

    def _play(self, chosen: Array, autoreset: int) -> None:
        """One step of all games, on as many threads as there are parts."""
        self._given["autoreset"] = autoreset
        calls = [
            partial(self._step, self._lanes, chosen, first, last, self._start, self._given, desk)
            for (first, last), desk in zip(self._parts, self._desks, strict=True)
        ]
        if self._pool is None:
            calls[0]()
        else:
            for waiting in [self._pool.submit(call) for call in calls]:
                waiting.result()

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()


def _known_beginner(game: Game) -> Game:
    """A game, if nobody has to agree who begins: bots that are compiled do not talk about it."""
    if game.deal(0).seat is None:
        raise ValueError('Here nobody can agree who begins: choose first=0, or "lot".')
    return game


def _checked(encoding: Any, name: str) -> Any:
    if encoding.standing is None or encoding.result is None:
        raise ValueError(f"{name} has no rules `standing` and `result`, which thousands need.")
    return encoding


def _checked_reset(mode: AutoresetMode | str) -> AutoresetMode:
    """When a game that has ended is dealt anew."""
    known = [each.value for each in MODES]
    found = getattr(mode, "value", mode)
    if found not in known:
        raise ValueError(f"There is no autoreset_mode {found!r} here: there are {known}.")
    return AutoresetMode(found)


def _compilable(game: Game, partner: Any) -> str:
    """The name of a bot of ours: others are not compiled."""
    if not isinstance(checked_player(game, partner), str):
        raise TypeError(f"Name one of our bots here, not {partner!r}: only those are compiled.")
    name: str = partner
    return name


def decks_of(game: Game) -> int:
    """How many keys a deal has."""
    return len(Deal.of(0).keys(game.own_decks))


def _checked_keys(keys: Any, games: int, decks: int) -> Array:
    """The keys of deals, as `Deal.keys` has them: for each game and deck, eight words.

    Those of a seed (`keys_of_seed`) are as many as any game needs.
    """
    made, shape = np.asarray(keys), (games, decks, 8)
    known = (shape, (games, MOST_DECKS, 8))
    if made.shape not in known or made.dtype.kind not in "iu":
        found = f"shape {made.shape} of {made.dtype}"
        raise ValueError(f"Keys are whole numbers of the shape {shape}, not {found}.")
    if ((made < 0) | (made > WORD)).any():
        raise ValueError(f"The words of keys lie between 0 and {WORD}.")
    return made


def _parts(games: int, threads: int) -> list[tuple[int, int]]:
    """The games that each thread has."""
    ends = [games * part // threads for part in range(threads + 1)]
    return list(pairwise(ends))


def keys_of_seed(seed: int, games: int) -> Array:
    """The keys of the first deals: a hash of the seed, the number of the game, and that of a deal.

    The seventh word counts the games, the eighth is 0 and counts the deals of each. A game with
    several decks has a key for each of them, which differ in the sixth word.
    """
    digest = hashlib.sha256(f"reihum vector 0\0{seed}".encode()).digest()
    keys = np.tile(np.frombuffer(digest, "<u4").astype(np.int64), (games, 3, 1))
    keys[:, :, 5] ^= np.arange(3)
    keys[:, :, 6] ^= np.arange(games)[:, None]
    keys[:, :, 7] = 0
    return keys
