"""How strong the bots are: `make bench-strength`, or one part of it.

    python -m bench.strength                      all of it: many hours
    python -m bench.strength the-game:2:talk nix  some of it
    python -m bench.strength curve:1              win rate over time per decision, alone

Win rates have 95 % intervals of at most 2 points either way; the time is the mean of a decision on
one core. `master` gets nothing but what its seat may know.
"""

import sys
from collections.abc import Callable, Iterator

from rich.console import Console

from reihum.arena import compare, simulate
from reihum.arena.play.batches import Batch, play
from reihum.arena.play.description import Description
from reihum.arena.runs.simulation import Simulation
from reihum.arena.statistics.intervals import Estimate, rate

WIDTH = 0.04  # of an interval, from end to end
SLOWEST = 20.0  # milliseconds
SILENT = {1: 42, 2: 84, 3: 80, 4: 93, 5: 94}
TALKING = {2: 88, 3: 88, 4: 96, 5: 97}
TIMES = PLANNERS = 3  # wanted: so many times the rate of `planner`; so many of them in Nix
PLANNER_GAMES = 4000
DUELS = 1000  # deals, each played twice
BOARDS, FEW_BOARDS = 500, 100  # deals, each played from every seat
BUDGETS = (0, 1, 2, 5, 10, 20)
Part = Callable[[], Iterator[str]]


def line(
    name: str, won: Estimate, games: int, wanted: float | None, milliseconds: float | None = None
) -> str:
    """A share of wins in words, with what was wanted."""
    interval = f"{won.value:.1%} [{won.low:.1%}, {won.high:.1%}]"
    took = "" if milliseconds is None else f" {milliseconds:6.2f} ms"
    reached = ""
    if wanted is not None:
        good = 100 * won.value >= wanted and (milliseconds or 0) <= SLOWEST
        reached = f"  wanted {wanted:g} %: {'reached' if good else 'SHORT'}"
    return f"{name:32} {interval:26} {games:>6,} games{took}{reached}"


def told(name: str, run: Simulation, wanted: float | None = None) -> str:
    """What came of a simulation."""
    milliseconds = run.tally.seconds / run.tally.decisions * 1e3
    return line(name, run.win_rate, run.tally.games, wanted, milliseconds)


def the_game(players: int, talk: bool) -> Iterator[str]:
    """The Game, silent or with signals; those who talk also agree who begins."""
    own = {"first": "agree"} if talk else {}
    run = simulate(
        "the-game", players=players, bot="master", until_width=WIDTH, talk=talk, options=own
    )
    wanted = (TALKING if talk else SILENT)[players]
    yield told(f"The Game, {players}, {'signals' if talk else 'silent'}", run, wanted)


def extreme(players: int) -> Iterator[str]:
    """Extreme against what `planner` reaches, at the upper end of its interval."""
    planner = simulate("extreme", players=players, bot="planner", games=PLANNER_GAMES)
    yield told(f"Extreme, {players}, planner", planner)
    run = simulate("extreme", players=players, bot="master", until_width=WIDTH, games=2500)
    yield told(f"Extreme, {players}, silent", run, 100 * TIMES * planner.win_rate.high)


def face_to_face(other: str, wanted: float) -> Iterator[str]:
    """`master` against another bot, with the seats exchanged."""
    found = compare("face-to-face", "master", other, deals=DUELS)
    ends = (found.score.value, found.score.low, found.score.high)
    won = Estimate(*((1 + end) / 2 for end in ends))  # a score is a difference of shares
    yield line(f"Face to Face against {other}", won, sum(found.games), wanted)


def nix(others: int, wanted: float | None = None, egon: bool = False) -> Iterator[str]:
    """`master` on each seat in turn against planners."""
    table = {"players": others + 1, "egon": egon}
    run = Description.of("nix", ["master", "planner"], options=table, seed="bench")
    wins, games = 0.0, 0
    for seat in range(run.game.players):
        seats = tuple(int(place != seat) for place in range(run.game.players))
        rows = play(Batch(run, seats, 0, BOARDS if wanted else FEW_BOARDS)).rows
        winners = [int(won).bit_count() for won in rows["won"]]
        wins += sum((int(row["won"]) >> seat & 1) / n for row, n in zip(rows, winners, strict=True))
        games += len(rows)
    name = f"Nix against {others} planner{'s' * (others > 1)}{' and EGON' * egon}"
    yield line(name, rate(wins, games), games, wanted)


def curve(players: int) -> Iterator[str]:
    """What time for a decision brings."""
    for budget in BUDGETS:
        run = simulate("the-game", players=players, bot=f"master:{budget}ms", games=1000)
        yield told(f"The Game, {players}, {budget} ms", run)


PARTS: dict[str, Part] = {
    **{f"the-game:{n}": lambda n=n: the_game(n, False) for n in SILENT},  # type: ignore[misc]
    **{f"the-game:{n}:talk": lambda n=n: the_game(n, True) for n in TALKING},  # type: ignore[misc]
    **{f"extreme:{n}": lambda n=n: extreme(n) for n in SILENT},  # type: ignore[misc]
    "face-to-face:greedy": lambda: face_to_face("greedy", 90),
    "face-to-face:planner": lambda: face_to_face("planner", 80),
    "nix:1": lambda: nix(1, 70),
    "nix:3": lambda: nix(PLANNERS, 40),
    "nix:2": lambda: nix(2),
    "nix:4": lambda: nix(4),
    "nix:egon:1": lambda: nix(1, egon=True),
    "nix:egon:3": lambda: nix(PLANNERS, egon=True),
}
CURVES: dict[str, Part] = {
    f"curve:{n}": lambda n=n: curve(n)  # type: ignore[misc]
    for n in SILENT
}


def main(words: list[str]) -> int:
    """Measure the parts that were named, or all; 1 if one falls short."""
    console, short = Console(highlight=False), False
    chosen = {name: part for name, part in PARTS.items() if not words or _named(name, words)}
    chosen |= {name: part for name, part in CURVES.items() if name in words}
    if not chosen:
        console.print(f"There is no {' '.join(words)}; there are {', '.join([*PARTS, *CURVES])}.")
        return 2
    for name, part in chosen.items():
        with console.status(f"{name} ..."):
            for text in part():
                console.print(text, soft_wrap=True)
                short |= text.endswith("SHORT")
    return int(short)


def _named(name: str, words: list[str]) -> bool:
    """Whether a part is asked for by its name, or by that of a group such as `nix`."""
    groups = [word for word in words if word not in PARTS]
    return name in words or any(name.startswith(f"{word}:") for word in groups)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
