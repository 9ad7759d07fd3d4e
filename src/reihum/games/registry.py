"""The games by name: ours, and those of installed packages.

A package brings a game by an entry point in the group `reihum.games` that names its class (see
docs/write-a-game.md). One that is not complete is left out, and a warning says what it lacks: no
game fails in the middle.
"""

import warnings
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from .core.completeness import missing
from .core.errors import OptionError
from .core.game import Game
from .core.messages import brief
from .extreme.face import Extreme
from .face_to_face.face import FaceToFace
from .nix.face import Nix
from .the_game.face import TheGame

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "reihum.games"
OURS: tuple[type[Game], ...] = (TheGame, Extreme, FaceToFace, Nix)


class IncompleteGame(UserWarning):
    """A game of an installed package cannot be played; says why."""


def found(points: "Iterable[EntryPoint]") -> Iterator[type[Game]]:
    """The games of entry points, those that are complete."""
    taken = {kind.name for kind in OURS}
    for point in points:
        problem, kind = _loaded(point, taken)
        if kind is None:
            told = IncompleteGame(f"The game {point.value} is left out: {problem}.")
            warnings.warn(told, stacklevel=2)
        else:
            taken.add(kind.name)
            yield kind


def _loaded(point: "EntryPoint", taken: set[str]) -> tuple[str, type[Game] | None]:
    """A game, or what is wrong with it."""
    try:
        kind = point.load()
        lacking = missing(kind)
        if not lacking:
            state = kind().deal("trial")  # a game that cannot be dealt is none
            state.view(0)
            state.concede(0)
    except Exception as error:  # whatever a package of someone else does
        return f"{type(error).__name__}: {error}", None
    if lacking:
        return "it lacks " + ", ".join(lacking), None
    if kind.name in taken:
        return f"there is already a game {kind.name!r}", None
    return "", kind


class Games(Mapping[str, type[Game]]):
    """The games by name. Packages are looked for when someone first asks for more than ours.

    Not earlier, for their modules import this package, which must be complete by then; and to look
    through all that is installed takes longer than a deal.
    """

    def __init__(self) -> None:
        self._ours = {kind.name: kind for kind in OURS}

    @cached_property
    def _kinds(self) -> dict[str, type[Game]]:
        from importlib.metadata import entry_points

        return self._ours | {kind.name: kind for kind in found(entry_points(group=GROUP))}

    def __getitem__(self, name: str) -> type[Game]:
        return self._ours[name] if name in self._ours else self._kinds[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._kinds)

    def __len__(self) -> int:
        return len(self._kinds)


GAMES = Games()


def game(name: str, /, **options: Any) -> Game:
    """A game by its name, options as keywords.

    >>> game("extreme", players=3, minimum=3).options["minimum"]
    3
    """
    kind = GAMES.get(name) if isinstance(name, str) else None
    if kind is None:
        raise OptionError(
            "unknown-game",
            game=name[:60] if isinstance(name, str) else brief(name),
            games=list(GAMES),
        )
    for option in options:
        if option in kind.option_table:
            continue
        owners = [other.name for other in GAMES.values() if option in other.option_table]
        if owners:
            raise OptionError(
                "foreign-option",
                option=option,
                owners=owners,
                game=kind.name,
                options=list(kind.option_table),
            )
    return kind(**options)


def read_option(kind: type[Game], text: str) -> tuple[str, Any]:
    """An option as people type it.

    >>> read_option(Extreme, "one-pile=whole-turn")
    ('one_pile', 'whole-turn')
    """
    name, equals, value = text.partition("=")
    name = name.replace("-", "_")
    if name not in kind.option_table:
        game(kind.name, **{name: value})  # says what is wrong with the name
    option = kind.option_table[name]
    if not equals:
        raise OptionError("bad-option", game=kind.name, option=name, value="", choices=option.told)
    return name, option.kind.parse(name, value)
