"""The names under which Gymnasium knows the games."""

from gymnasium.envs.registration import register, registry

from ...games import GAMES
from ..registry import VERSION

HERE = __name__.rpartition(".")[0]


def registered() -> list[str]:
    """Register what is not yet known, and return all names: `reihum/TheGame-v0`, ..."""
    names = {name: f"reihum/{name.title().replace('-', '')}-v{VERSION}" for name in GAMES}
    for game, name in names.items():
        if name not in registry:
            register(
                name,
                entry_point=f"{HERE}.single:SoloTable",
                vector_entry_point=f"{HERE}.vector:VectorTable",
                kwargs={"game": game},
            )
    return list(names.values())
