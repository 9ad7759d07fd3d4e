"""What reviews take, how sure they are, and what the solver finds: `python -m bench review`.

python -m bench.review                          all of it: about an hour on two cores
python -m bench.review solver time              some of it
python -m bench.review agreement:the-game:2     of one game and number of players
"""

from collections.abc import Callable

from ..figures import Figure, Say
from .agreement import TABLES, agreement_figures
from .beside import beside_figures
from .calibrating import calibration_figures
from .solver import solver_figures
from .times import time_figures

Part = Callable[[], list[Figure]]
PARTS: dict[str, Part] = {
    "solver": solver_figures,
    "time": time_figures,
    "beside": beside_figures,
    **{
        f"agreement:{name}:{players}": lambda name=name, players=players: agreement_figures(  # type: ignore[misc]
            name, players
        )
        for name, players in TABLES
    },
    "calibration": calibration_figures,
}


def review_figures(say: Say) -> list[Figure]:
    """The solver, the time of a review, whether two agree, and whether they are right."""
    figures: list[Figure] = []
    for name, part in PARTS.items():
        say(f"{name} ...")
        figures += part()
    return figures
