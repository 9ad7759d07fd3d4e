"""What the module of each game has: `env`, `raw_env` and `parallel_env`, and its specification."""

import textwrap
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from ...games import Game
from ..parts.encoding import Encoding, described
from .aec import Env, TableEnv, environment, environment_name, raw_environment
from .parallel import TogetherEnv, parallel_environment

PARTS = "(parts)"  # in a docstring: here the parts of the observation are told
WIDTH = 100  # letters in a line


class Makers(NamedTuple):
    """The environments of a game."""

    name: str
    env: Callable[..., Env]
    raw_env: Callable[..., TableEnv]
    parallel_env: Callable[..., TogetherEnv]


def makers_of(kind: type[Game]) -> Makers:
    """The environments of a kind of game."""
    made: tuple[Any, ...] = (environment, raw_environment, parallel_environment)
    return Makers(environment_name(kind.name), *(partial(make, kind.name) for make in made))


def specified(text: str | None, encoding: Encoding) -> str:
    """A docstring with all parts of the observation where it says so."""
    lines = [f"- {numbers}: {meaning}" for numbers, meaning in described(encoding)]
    wrapped = [textwrap.fill(line, WIDTH, subsequent_indent="  ") for line in lines]
    return (text or "").replace(PARTS, "\n".join(wrapped))
