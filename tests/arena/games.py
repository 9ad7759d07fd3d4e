"""Games with options that make them hard to get right."""

GAMES: list[tuple[str, dict[str, object]]] = [
    ("the-game", {"players": 3}),
    ("extreme", {"players": 2, "layout": "shuffled"}),
    ("face-to-face", {}),
    ("nix", {"players": 3, "egon": True}),
]
AGREEING: tuple[str, dict[str, object]] = ("the-game", {"players": 4, "first": "agree"})
