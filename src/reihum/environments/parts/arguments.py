"""What environments are given, checked: an error names what is wrong and what would be right."""

import operator
import warnings
from collections.abc import Iterable, Mapping
from typing import Any

from ...bots import Bot, UnknownBot, bots_of
from ...games import Game, OptionError, game
from .pictures import MODES


def whole_number(value: Any, name: str = "An action") -> int:
    """A whole number, also one of NumPy's."""
    try:
        return operator.index(value)
    except TypeError:
        raise TypeError(f"{name} is a whole number, and {value!r} is none.") from None


def positive(value: Any, name: str) -> int:
    """A whole number from 1 on."""
    number = whole_number(value, name)
    if number < 1:
        raise ValueError(f"{name} is at least 1, not {number}.")
    return number


def checked_seed(value: Any) -> int:
    """A whole number from 0 on: of others, two could stand for the same games."""
    seed = whole_number(value, "A seed")
    if seed < 0:
        raise ValueError(f"A seed is a whole number from 0 on, not {seed}.")
    return seed


def told_at_reset(options: Any, name: str, strict: bool = True) -> Any:
    """The one thing that `reset(options={name: ...})` can say; None where nothing was said.

    What it does not know it refuses: else one would learn from other deals than one believes. Where
    it must not, for PettingZoo's own tests hand on anything, it warns.
    """
    told = {} if options is None else options
    if not isinstance(told, Mapping):
        raise TypeError(f"options of reset() are {{{name!r}: ...}}, not {options!r}.")
    for other in told:
        if other != name:
            problem = f"reset() has no option {other!r}; it has {name!r}."
            if strict:
                raise ValueError(problem)
            warnings.warn(problem, stacklevel=3)
    return told.get(name)


def checked_mode(mode: str | None) -> str | None:
    """A way to be drawn, if there is such a one."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"There is no render_mode {mode!r}: there are {', '.join(MODES)}.")
    return mode


def checked_seat(game: Game, seat: Any) -> int:
    """A seat of a game."""
    number = whole_number(seat, "A seat")
    if not 0 <= number < game.players:
        raise ValueError(f"There is no seat {number}: 0 to {game.players - 1} are.")
    return number


def checked_player(game: Game, player: Any) -> str | Bot:
    """A bot that plays a game: one of ours by its name, or one of your own as it is."""
    if isinstance(player, str):
        known = bots_of(game).known
        if player not in known:
            raise UnknownBot("bot-not-of-game", game=game.name, bot=repr(player), bots=list(known))
    elif isinstance(player, type) or not callable(getattr(player, "choose", None)):
        raise TypeError(f"{player!r} is no bot: name one, or give an object with `choose`.")
    made: str | Bot = player
    return made


def checked_bots(game: Game, bots: Any) -> dict[int, str | Bot]:
    """Which seats bots have."""
    if not isinstance(bots, Mapping):
        raise TypeError(f'bots says who has which seat, as {{1: "club"}}; {bots!r} does not.')
    return {checked_seat(game, seat): checked_player(game, bots[seat]) for seat in bots}


def checked_signals(game: Game, signals: Any) -> bool:
    """Whether players may signal, if they can at all."""
    if not isinstance(signals, bool):
        raise TypeError(f"signals is True or False, not {signals!r}.")
    if signals and not game.signal_places:
        raise ValueError(f"There are no signals in {game.name}: leave signals=False.")
    return signals


def game_with(name: str, own: Iterable[str], options: Mapping[str, Any]) -> Game:
    """A game with options; where there is no such one, those of the environment are named too."""
    known = [*game(name).option_table, *own]
    for option in options:
        if option not in known:
            raise OptionError("unknown-option", game=name, option=option, options=known)
    return game(name, **options)
