"""What the module of each game has: `env`, `raw_env` and `parallel_env`, and its specification."""

import textwrap
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import parallel_to_aec_wrapper

from ...games import Game
from ..parts.encoding import Encoding, described
from .aec import environment_name, table_environment
from .parallel import TogetherEnv, parallel_environment

PARTS = "(parts)"  # in a docstring: here the parts of the observation are told
WIDTH = 100  # letters in a line
Env = Any  # an AECEnv: PettingZoo brings no types


class Makers(NamedTuple):
    """The environments of a game."""

    name: str
    env: Callable[..., Env]
    raw_env: Callable[..., Env]
    parallel_env: Callable[..., TogetherEnv]


def raw_environment(name: str, /, *, max_cycles: int | None = None, **options: Any) -> Env:
    """Any game by its name, without PettingZoo's wrappers; where cycles are counted, in cycles."""
    if max_cycles is None:
        return table_environment(name, **options)
    return parallel_to_aec_wrapper(parallel_environment(name, max_cycles=max_cycles, **options))


def environment(name: str, /, **options: Any) -> Env:
    """Any game by its name, with options of the environment and of the game."""
    return wrappers.OrderEnforcingWrapper(raw_environment(name, **options))


def makers_of(kind: type[Game]) -> Makers:
    """The environments of a kind of game."""
    made: tuple[Any, ...] = (environment, raw_environment, parallel_environment)
    return Makers(environment_name(kind.name), *(partial(make, kind.name) for make in made))


def specified(text: str | None, encoding: Encoding) -> str:
    """A docstring with all parts of the observation where it says so."""
    lines = [f"- {numbers}: {meaning}" for numbers, meaning in described(encoding)]
    wrapped = [textwrap.fill(line, WIDTH, subsequent_indent="  ") for line in lines]
    return (text or "").replace(PARTS, "\n".join(wrapped))
