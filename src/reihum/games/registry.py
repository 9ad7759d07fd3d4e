"""The games by name."""

from typing import Any

from .core.errors import OptionError
from .core.game import Game
from .core.messages import brief
from .extreme.face import Extreme
from .face_to_face.face import FaceToFace
from .nix.face import Nix
from .the_game.face import TheGame

GAMES: dict[str, type[Game]] = {kind.name: kind for kind in (TheGame, Extreme, FaceToFace, Nix)}


def game(name: str, **options: Any) -> Game:
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
        owners = [other.name for other in GAMES.values() if option in other.option_table]
        if owners and kind.name not in owners:
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
        raise OptionError(
            "bad-option", game=kind.name, option=name, value="", choices=option.choices
        )
    return name, option.kind.parse(name, value)
