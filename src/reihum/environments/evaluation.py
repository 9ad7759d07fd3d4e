"""How good a policy is, measured so that others can measure the same.

The protocol, version 0. A task is a game with so many seats. Its deals are fixed: deal 17 is the
deal `benchmark-v0/17`, the same for everybody, and players that draw lots draw the same ones each
time.

- Together (`the-game/1`, `the-game/2`, ...): the policy has every seat. Measured are the share of
  games that are won and the mean score, here the cards that are left.
- Against each other (`face-to-face/2`, ...): the policy meets `greedy` on the same deals, in every
  mixture of seats. Measured is its share of the points, 50 % for an equal.

A game in which the policy fails (it raises, hangs, or does what is not legal) counts as lost, and
the command says so. Nobody signals. Every figure has its 95 % interval: Wilson's for shares of
games won (and of points, for as many games as would vary as much as these deals did), normal ones
for means. 1,000 deals are the usual number; a table says how many it was made of.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product

from ..arena import ArenaError
from ..arena.play.description import LIMIT, Description
from ..arena.play.results import Fault
from ..arena.runs.comparison import compare
from ..arena.runs.simulation import simulate
from ..arena.statistics.intervals import Estimate
from ..arena.words import counted
from ..games import GAMES, Message, game
from ..languages import Figure, here, tell

SEED = "benchmark-v0"
DEALS = 1000
RIVAL = "greedy"
TOGETHER = (1, 2)  # how many play, in games that are won together


class UnknownTask(ArenaError):
    """There is no such task; says which there are."""


@dataclass(frozen=True)
class Task:
    """A game with so many seats."""

    game: str
    players: int

    @property
    def name(self) -> str:
        """What it is called: `nix/2`."""
        return f"{self.game}/{self.players}"

    @property
    def together(self) -> bool:
        """Whether a policy plays with itself."""
        return GAMES[self.game].cooperative


@dataclass(frozen=True)
class Grade:
    """What a policy has come to in a task."""

    task: str
    policy: str
    deals: int
    measure: str  # what `main` is: games "won" together, or "points" against the rival
    main: Estimate  # a share
    score: Estimate | None = None  # of games that are won together
    failed: Message | None = None  # in how many games, and how it looked the first time
    interrupted: bool = False  # there would have been more deals

    def cells(self) -> tuple[str, ...]:
        """For a table, in the language spoken here."""
        share = _reach("figure-share", self.main, 100, ".1f")
        main = Message(f"grade-{self.measure}", {"rival": RIVAL, "result": share}).said(here())
        score = self.score and _reach("figure-reach", self.score, 1, ".2f").said(here())
        return self.task, self.policy, Figure(self.deals).said(here()), main, score or ""


def head() -> tuple[str, ...]:
    """What stands above the columns of a table of grades, in the language spoken here."""
    names = ("grade-task", "grade-policy", "fact-deals", "grade-result", "score-cards-left")
    return tuple(map(tell, names))


def _reach(code: str, estimate: Estimate, times: int, shape: str) -> Message:
    """A figure with its interval: of a share, in parts of a hundred."""
    return Message(code, {end: Figure(times * x, shape) for end, x in vars(estimate).items()})


def tasks() -> list[Task]:
    """All tasks, those of games from outside too."""
    made = []
    for name, kind in GAMES.items():
        low, high = kind.option_table["players"].shape.low, kind.most_players
        numbers = TOGETHER if kind.cooperative else (game(name).default_seats,)
        made += [Task(name, players) for players in numbers if (low or 1) <= players <= high]
    return made


def chosen(names: Iterable[str] | None) -> list[Task]:
    """The tasks of these names; all, where there are none."""
    known = {task.name: task for task in tasks()}
    wanted = list(names or known)
    for name in wanted:
        if name not in known:
            raise UnknownTask("arena-no-task", task=name, tasks=list(known))
    return [known[name] for name in wanted]


def pairs(policies: Iterable[str], names: Iterable[str] | None) -> list[tuple[Task, str]]:
    """Who is measured in what; a policy that there is not is refused before anything is played."""
    made = list(product(chosen(names), policies))
    for task, policy in made:
        Description.of(task.game, [policy], players=task.players, seed=SEED)
    return made


def graded(
    policy: str, task: Task, deals: int = DEALS, cores: int | None = None, limit: float = LIMIT
) -> Grade:
    """Measure a policy, named as the arena names bots, in a task."""
    given = {"players": task.players, "seed": SEED, "cores": cores, "limit": limit}
    if not task.together:
        met = compare(task.game, policy, RIVAL, deals=deals, **given)  # type: ignore[arg-type]
        found = met.run.meetings
        failed = _failed(policy, task, found.failures[0], found.faults)
        shown = (task.name, policy, met.deals, "points", _share(met.score))
        return Grade(*shown, failed=failed, interrupted=met.interrupted)
    run = simulate(task.game, bot=policy, games=deals, **given)  # type: ignore[arg-type]
    tally = run.tally
    failed = _failed(policy, task, tally.forfeits, tally.faults)
    shown = (task.name, policy, tally.games, "won", run.win_rate)
    return Grade(*shown, tally.score(), failed, run.interrupted)


def _failed(policy: str, task: Task, games: int, faults: Sequence[Fault]) -> Message | None:
    """In how many games a policy failed, and how it looked the first time."""
    if not games:
        return None
    told = {"policy": policy, "task": task.name, **counted("run-games", games).params}
    if not faults:
        return Message("grade-failed", told)
    first = {"deal": f"{SEED}/{faults[0].number}", "what": faults[0].what}
    return Message("grade-failed-first", told | first)


def _share(difference: Estimate) -> Estimate:
    """The share of the points of the first of two, from the difference of their shares."""
    ends = (difference.value, difference.low, difference.high)
    return Estimate(*((1 + end) / 2 for end in ends))


def as_markdown(grades: Sequence[Grade]) -> str:
    """A table for a page: rows as the leaderboard has them."""
    rows: list[Sequence[str]] = [head(), ("---",) * len(head())]
    for task, policy, *rest in (grade.cells() for grade in grades):
        rows.append((task, f"`{policy}`", *rest))
    return "".join(f"| {' | '.join(row)} |\n".replace("|  |", "| |") for row in rows)
