"""The 24 points of the boards of Nix für ungut! (R18): that they are sound, and how one was found.

`python -m bench.nix_board` checks the boards of the package: how often players who plan a whole
lap use each row, what a player loses who refuses a row, that planning beats grabbing, and what it
is worth to play last in a round. `--search` finds a board as `hills` was found: from a first guess
it moves one row up or down by a point at a time and keeps what makes the use of the rows more even,
rarer rows staying worth more.
"""

import argparse
from collections.abc import Iterator

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

import reihum
from reihum.bots.nix.plans import grab, plan_lap
from reihum.bots.parts.signals import NO_SIGNALS
from reihum.bots.parts.weights import NO_WEIGHTS
from reihum.games.nix.boards import BOARDS, Board
from reihum.games.nix.combinations import ROWS
from reihum.rules.engine.compiling import Array, compiled, rule
from reihum.rules.engine.records import Seen
from reihum.rules.engine.shuffle import STREAM
from reihum.rules.nix import table as nix
from reihum.rules.nix.combinations import row_of
from reihum.rules.nix.table import (
    LAPS,
    MOST_ACTIONS,
    MOST_PLAYERS,
    TABLE,
    deal,
    legal,
    observe,
    play,
)

FIRST_GUESS: Board = (
    (12, 10, 6),
    (10, 8, 5),
    (8, 9, 4),
    (6, 8, 4),
    (4, 6, 2),
    (3, 5, 2),
    (2, 4, 1),
    (6, 5, 4),
)
TABLES = ((2, False), (3, False), (4, False), (5, False), (2, True), (4, True))  # seats, EGON
NOTHING, GREEDY = -1, -2  # what seat 0 does: nothing special, or only grab points
SEARCH_GAMES, CHECK_GAMES = 60, 400


@rule
def refusing(table: Seen, actions: Array, refused: int) -> int:
    """The best plan that leaves a row alone, or the best plan where there is no other way."""
    action = plan_lap(table, NO_SIGNALS, actions, 0, NO_WEIGHTS)
    if row_of(action) != refused:
        return action
    points = table["points"][refused]
    first, second, third = int(points[0]), int(points[1]), int(points[2])
    points[0], points[1], points[2] = -99, -99, -99
    action = plan_lap(table, NO_SIGNALS, actions, 0, NO_WEIGHTS)
    points[0], points[1], points[2] = first, second, third
    return action


@rule
def play_all(
    start: Array,
    keys: Array,
    state: Array,
    stream: Array,
    room: Array,
    habit: int,
    used: Array,
    places: Array,
) -> Array:
    """Whole games by planners; seat 0 may have a habit. Counts rows, adds up the totals.

    And, in `places`, the points of the laps by the place in the round, the starter's first.
    """
    starters = np.zeros(LAPS, np.int64)
    totals, seen = np.zeros(MOST_PLAYERS, np.int64), np.zeros(1, TABLE)
    for game in range(len(keys)):
        state[0] = start[0]
        deal(state[0], stream[0], keys[game])
        while not state[0]["table"]["over"]:
            observe(state[0], int(state[0]["table"]["seat"]), seen)
            table = seen[0]
            if table["seat"] == 0 and habit == GREEDY:
                action = grab(table, NO_SIGNALS, room, 0, NO_WEIGHTS)
            elif table["seat"] == 0 and habit >= 0:
                action = refusing(table, room, habit)
            else:
                action = plan_lap(table, NO_SIGNALS, room, 0, NO_WEIGHTS)
            used[row_of(action)] += 1
            starters[table["lap"]] = table["starter"]
            play(state[0], action)
        players = int(start[0]["table"]["players"])
        for lap in range(LAPS):
            for seat in range(players):
                place = (seat - starters[lap]) % players
                places[place] += state[0]["table"]["sheet"][lap][seat]
        totals += state[0]["table"]["totals"]
    return totals


def played(board: Board, seats: int, egon: bool, games: int, habit: int = NOTHING) -> list[Array]:
    """The share of each row in percent, the mean totals, and the mean of a lap by place."""
    game = reihum.game("nix", players=seats, egon=egon, board=board)
    keys = np.stack([reihum.Deal.of(f"board/{n}").keys(1) for n in range(games)])
    start, used = np.array([game.start()], nix.STATE), np.zeros(len(ROWS), np.int64)
    room = np.zeros(MOST_ACTIONS, np.int64)
    state, stream = np.zeros(1, nix.STATE), np.zeros(1, STREAM)
    places = np.zeros(seats, np.int64)
    totals = compiled(play_all)(start, keys, state, stream, room, habit, used, places)
    return [
        100 * used / used.sum(),
        totals[: game.players + egon] / games,
        places / (games * LAPS),
    ]


def shares(board: Board, games: int) -> Array:
    """The mean share of each row over all kinds of tables."""
    mean: Array = np.mean([played(board, *table, games)[0] for table in TABLES], axis=0)
    return mean


def rarity() -> Array:
    """In how many of a hundred first hands each row is possible; `none` never is."""
    game, room = reihum.game("nix", players=5), np.zeros(MOST_ACTIONS, np.int64)
    times = np.zeros(len(ROWS))
    for number in range(SEARCH_GAMES):
        state = game.deal(f"rarity/{number}")
        for seat in range(game.players):
            own = state.observe(seat)
            own["seat"] = seat
            count = legal(own, room)
            times[list({row_of(int(action)) for action in room[:count]})] += 1
    return 100 * times / (SEARCH_GAMES * game.players)


def unevenness(board: Board) -> float:
    """What the search makes small: rows far from an even share count most."""
    share = shares(board, SEARCH_GAMES)
    return float(((share - 100 / len(ROWS)) ** 2).sum() + 40 * max(0.0, 5 - share.min()))


def neighbours(board: Board) -> Iterator[Board]:
    """Boards with one row a point up or down, rarer rows still worth more."""
    for row, points in enumerate(board):
        for step in (1, -1):
            moved = tuple(worth + step for worth in points)
            changed = (*board[:row], moved, *board[row + 1 :])
            sums = [sum(points) for points in changed[:-1]]
            if min(moved) > 0 and sums == sorted(sums, reverse=True):
                yield changed


def search(console: Console) -> Board:
    """Downhill from the first guess until no neighbour is better."""
    board, best = FIRST_GUESS, unevenness(FIRST_GUESS)
    while True:
        tried = [(unevenness(other), other) for other in neighbours(board)]
        least, other = min(tried)
        console.print(f"{best:.1f} {board}")
        if least >= best:
            return board
        board, best = other, least


def check(name: str, board: Board, console: Console) -> None:
    """Show how the rows are used, what refusing one costs, and that planning pays."""
    table = Table(
        "row", "points", "possible", "use", *(_name(each) for each in TABLES), "refused", box=None
    )
    tables = [played(board, *each, CHECK_GAMES) for each in track(TABLES, "use of the rows")]
    by_table = [share for share, _, _ in tables]
    possible = rarity()
    costs = [_cost(board, row) for row in track(range(len(ROWS)), "refusing a row")]
    for row, combination in enumerate(ROWS):
        use = [f"{share[row]:.0f} %" for share in by_table]
        mean = np.mean([share[row] for share in by_table])
        rare = f"{possible[row]:.0f} %"
        points = "-".join(map(str, board[row]))
        table.add_row(combination, points, rare, f"{mean:.1f} %", *use, f"{costs[row]:+.1f}")
    console.print(f"[b]{name}[/b]", table)
    for each, (_, _, places) in zip(TABLES, tables, strict=True):
        means = " ".join(f"{points:.1f}" for points in places)
        console.print(f"{_name(each)}: points of a lap, who starts first: {means}")
    console.print(f"grabbing instead of planning: {_cost(board, GREEDY):+.1f} points a game")


def _cost(board: Board, habit: int) -> float:
    """What a habit brings against two planners, in points against the mean of the others."""
    totals = played(board, 3, False, CHECK_GAMES, habit)[1]
    return float(totals[0] - totals[1:].mean())


def _name(table: tuple[int, bool]) -> str:
    return f"{table[0]}{' + EGON' if table[1] else ''}"


def main() -> None:
    """Check the boards of the package, or search for one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--search", action="store_true", help="find a board anew")
    console = Console(highlight=False)
    boards = {"found": search(console)} if parser.parse_args().search else BOARDS
    for name, board in boards.items():
        check(name, board, console)


if __name__ == "__main__":
    main()
