"""Whoever plays in the arena: a bot of ours, one in a file, or one of an installed package.

- `planner`: a bot by its name, ours or that of an entry point in the group `reihum.bots`;
- `master:20ms`: the same with so much time for a decision, about, on one core;
- `my.npz` or `my.npz:expert`: one of the levels with weights of your own (`reihum train`);
- `mybot.py:MyBot`: a class with `choose(observation)`, or a function compiled by Numba or marked
  with `reihum.rules.engine.compiling.rule`, which takes a table, the signals, the legal actions
  and a random number and returns one of the actions.
"""

import base64
import functools
import hashlib
import importlib.util
import inspect
import io
import re
import sys
import tempfile
from dataclasses import dataclass
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from ...bots import BOTS, LEVELS, Bot, Observation, ThinkingBot, UnknownBot, bot, level_bot
from ...bots.parts.weights import NO_WEIGHTS, Weights, read_weights, weights_in
from ...games import Game
from ...games.troubles import trouble
from ...rules.engine.compiling import Array, bound, label_of, rule, slot
from ...rules.engine.playing import legal
from ...rules.engine.records import Seen
from ..errors import BotError
from .whole_games import NONSENSE

GROUP = "reihum.bots"
WEIGHTS = ".npz"  # how files with weights end
TIMED = re.compile(r"(master):(\d+(?:\.\d+)?)ms$")


@dataclass(frozen=True)
class Entrant:
    """A player by name; the text of its file goes along, for workers on other machines."""

    spec: str
    source: str | None = None  # of weights: the file in base 64

    @classmethod
    def of(cls, spec: str) -> "Entrant":
        """The entrant that someone names; a BotError says what is wrong with the name."""
        made = cls.named(spec)
        made.found()
        return made

    @classmethod
    def named(cls, spec: str) -> "Entrant":
        """The same, without a look at what its file does: another process may do that."""
        return cls(spec, _source(spec))

    @property
    def name(self) -> str:
        """What tables and plots call it."""
        if self.source is None or self.trained:
            return self.spec
        return self.spec.rpartition(":")[2]

    @property
    def ours(self) -> bool:
        """Whether it is a bot of this package, which is known to play legally and to answer."""
        return self.spec in BOTS or self.trained or self.timed is not None

    @property
    def trained(self) -> bool:
        """Whether it is a level of ours with other weights."""
        return WEIGHTS in self.spec

    @property
    def kind(self) -> str:
        """Which of our bots it is."""
        if self.trained:
            return self.spec.partition(WEIGHTS)[2].lstrip(":") or LEVELS[-1]
        return self.spec if self.timed is None else self.timed[1]

    @property
    def timed(self) -> re.Match[str] | None:
        """The level and the milliseconds of one that was given some."""
        return TIMED.match(self.spec)

    @property
    def label(self) -> str:
        """A short name that differs from all others."""
        text = f"{self.spec}\0{self.source}"
        return self.spec if self.spec in BOTS else hashlib.sha256(text.encode()).hexdigest()[:16]

    def found(self) -> Any:
        """The class or function behind the name."""
        if self.trained:
            _weights(self)
        return BOTS[self.kind] if self.ours else _found(self)

    def check(self, game: Game) -> None:
        """Refuse a bot of ours that this game does not have, before anything is played."""
        try:
            self.thought(game)
        except UnknownBot as error:
            raise BotError(error.reason, **error.message.params) from None

    def thought(self, game: Game) -> Any:
        """The thought for compiled games, or None where it is a Python class."""
        if self.ours:
            return bot(self.kind).thought(game)
        function = getattr(self.found(), "py_func", self.found())
        if inspect.isclass(function):
            return None
        label = f"{label_of(game.rules)}-{self.label}"
        return bound(checked, label, legal=game.rules.legal, own=rule(function))

    def talks(self) -> bool:
        """Whether it gives signals; a user's function has its seat mark piles as our bots do."""
        found = self.found()
        if self.ours:
            return bool(found.talks)
        return not inspect.isclass(found) or getattr(found, "signals", Bot.signals) != Bot.signals

    def weights(self, game: Game) -> Array:
        """The settings and weights of its thought; a user's has none."""
        return self._own("").weights(game) if self.ours else NO_WEIGHTS

    def bot(self, seed: str) -> Bot:
        """The bot that answers question by question; the same seed, the same lots."""
        if self.ours:
            return self._own(seed)
        if not inspect.isclass(self.found()):
            return FunctionBot(self, seed)
        made: Bot = self.found()()
        return made

    def _own(self, seed: str) -> ThinkingBot:
        if self.trained:
            return level_bot(self.kind, native=True, seed=seed, own=_weights(self))
        if self.timed:
            return level_bot(self.kind, native=True, seed=seed, milliseconds=float(self.timed[2]))
        return bot(self.kind, native=True, seed=seed)


class FunctionBot(ThinkingBot):
    """A user's compiled function, asked question by question at a table with a Python class."""

    def __init__(self, entrant: Entrant, seed: str) -> None:
        super().__init__(native=True, seed=seed)
        self._entrant = entrant

    def thought(self, game: Game) -> Any:
        """The function, on guard against nonsense."""
        return self._entrant.thought(game)

    def weights(self, game: Game) -> Array:
        """It has none."""
        return NO_WEIGHTS

    def number(self, observation: Observation, weights: Array | None = None) -> int:
        """The number of the action that the function returns."""
        number = super().number(observation, weights)
        if number == NONSENSE:
            raise ValueError("the function returned no legal action")
        return number


@slot
def own(table: Seen, signals: Array, actions: Array, lot: int) -> int:
    """Stands for a user's function."""
    raise NotImplementedError


@rule
def checked(table: Seen, signals: Array, actions: Array, lot: int, weights: Array) -> int:
    """A user's choice, if it is legal. It gets copies: nothing it writes reaches the game."""
    count = legal(table, actions)
    chosen = int(own(table, signals.copy(), actions[:count].copy(), lot))
    for place in range(count):
        if actions[place] == chosen:
            return chosen
    return NONSENSE


def _source(spec: str) -> str | None:
    if WEIGHTS in spec:
        path = Path(spec.partition(WEIGHTS)[0] + WEIGHTS)
        read_weights(path)
        return base64.b64encode(path.read_bytes()).decode()
    name, colon, _ = spec.rpartition(":")
    if not colon or TIMED.match(spec):
        return None
    if name in BOTS:
        raise BotError("bot-only-master-timed", bot=spec)
    try:
        return Path(name).read_text(encoding="utf-8")
    except OSError as error:
        raise BotError("bot-no-file", bot=spec, file=name, reason=trouble(error)) from None
    except UnicodeDecodeError:
        raise BotError("bot-no-text", bot=spec, file=name) from None


@functools.cache
def _weights(entrant: Entrant) -> Weights:
    if entrant.kind not in LEVELS:
        told = {"level": entrant.kind, "levels": list(LEVELS)}
        raise BotError("bot-no-level", bot=entrant.spec, **told)
    return weights_in(io.BytesIO(base64.b64decode(entrant.source or "")))


@functools.cache
def _found(entrant: Entrant) -> Any:
    if entrant.source is not None:
        return _checked_kind(entrant.spec, _from_file(entrant))
    for point in entry_points(group=GROUP, name=entrant.spec):
        return _checked_kind(entrant.spec, point.load())
    installed = sorted({*BOTS} | {point.name for point in entry_points(group=GROUP)})
    raise BotError("bot-unknown", bot=entrant.spec, bots=installed)


def _from_file(entrant: Entrant) -> Any:
    path, _, name = entrant.spec.rpartition(":")
    module = _module(Path(path), entrant.source or "")
    if not hasattr(module, name):
        named = [key for key in vars(module) if not key.startswith("_")]
        raise BotError("bot-not-in-file", name=name, file=path, names=named)
    return getattr(module, name)


def _module(path: Path, source: str) -> ModuleType:
    """Import a file as it was when it was named, also where only its text has arrived."""
    digest = hashlib.sha256(source.encode()).hexdigest()[:16]
    name = f"reihum_bot_{path.stem}_{digest}"
    if name in sys.modules:
        return sys.modules[name]
    if not path.is_file() or path.read_text(encoding="utf-8") != source:
        path = Path(tempfile.gettempdir()) / f"{name}.py"
        path.write_text(source, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None  # noqa: PT018
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        told = {"kind": type(error).__name__, "reason": str(error)}
        raise BotError("bot-unreadable", file=str(path), **told) from error
    return module


def _checked_kind(spec: str, found: Any) -> Any:
    asked = getattr(found, "choose", None) if inspect.isclass(found) else found
    if not callable(asked):
        raise BotError("bot-none", bot=spec)
    return found
