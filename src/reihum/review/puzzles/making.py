"""Making puzzles: games of bots are searched for positions with one turn that is clearly best."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count, islice

import numpy as np

from ...bots import LEVELS, Observation, bots_of, level_bot
from ...bots.parts.lots import stirred
from ...games import Game, State
from ...games.core.notation import format_position
from ...rules.engine.records import Seen
from ..parts.sampling import CHANCE, Option, Sampler
from ..parts.solutions import Budget, Verdict
from ..parts.weighing import Effort, weigh
from ..registry import review_of
from ..solving import solve
from .puzzle import Puzzle

GRADING = LEVELS[:-1]  # a master looks for the turn much as the search does that has found it
MARGIN = 0.06  # by which a turn is better than any other, where it is sampled
SURELY = 0.03  # and surely so
GLANCED, GLANCES = 5, 48  # turns and worlds that tell where it is worth to look closer
EXACT = Budget(widths=(), positions=200_000, first_positions=20_000)
SAMPLED = Effort(tried=8, first=96, second=192, least=512, most=2048)


@dataclass(frozen=True)
class Search:
    """Where to look: in whose games, and where it is solved exactly, with how many cards left."""

    player: str  # good enough to get far, and with mistakes
    left: range  # cards not down
    most_ends: int  # of a turn


SEVERAL = Search("club", range(5, 16), 400)
# Alone the cards of a plan may mostly come in another order: just one turn is left only where much
# is still to be drawn, and of a hand of eight there are many turns.
ALONE = Search("expert", range(5, 21), 2000)


def search_of(game: Game) -> Search:
    """Where to look for puzzles of a game."""
    return ALONE if game.players == 1 else SEVERAL


def puzzles(
    game: Game, seed: str, native: bool = True, theme: str | None = None
) -> Iterator[Puzzle]:
    """Puzzles without end, at most one of each game of bots: the same ones for the same seed.

    A theme that a game does not know is never found: who asks for it waits for ever.
    """
    for number in count():
        starts = _turns(game, f"{seed}/{number}", native)
        name = f"{game.name}-{game.players}-{seed}-{number}"
        made = (puzzle_of(each, name, native) for each in starts if _promising(each, theme))
        fitting = (each for each in made if each and (theme is None or theme in each.themes))
        yield from islice(fitting, 1)


def _promising(state: State, theme: str | None) -> bool:
    """Whether it is worth to look for a theme here."""
    promising = review_of(state.game).promising
    if theme is None or promising is None:
        return True
    return promising(state.observe(state.seat), theme)


def _turns(game: Game, seed: str, native: bool) -> Iterator[State]:
    """The states at the starts of the turns of a game of bots, the last ones first."""
    state = game.deal(seed)
    starts: list[State] = []
    player = level_bot(search_of(game).player, native, seed)
    while state.outcome is None:
        if state.seat is not None and not state.turn.played:
            starts.append(state)
        seat = state.seats[0]
        state = state.play(player.choose(Observation(game, seat, state.observe(seat))), seat)
    return reversed(starts)


def puzzle_of(state: State, name: str, native: bool) -> Puzzle | None:
    """A puzzle, if the position has one turn that is clearly best."""
    solvable = review_of(state.game).solver is not None
    best = _only_winning(state, native) if solvable else _clearly_best(state, native)
    if best is None:
        return None
    option, margin = best
    themes = review_of(state.game).themes
    seen = state.observe(state.seat)
    told = themes(state.game, seen, option.actions) if themes else ()
    made = Puzzle(name, format_position(state), option.actions, told, (), margin)
    return replace(made, found_by=_found_by(made, native))


def _only_winning(state: State, native: bool) -> tuple[Option, float] | None:
    """The only turn after which the game can still be won, where there is just one of many."""
    search = search_of(state.game)
    few = state.view(state.seat)["left"] in search.left
    if not few or solve(state, EXACT, native).verdict is not Verdict.WON:
        return None
    sampler, seen = review_of(state.game).sampler, state.observe(state.seat)
    winning: dict[int, Option] = {}
    ends = 0
    for ends, (actions, end) in enumerate(turn_ends(state), start=1):
        verdict = solve(end, EXACT, native).verdict
        if verdict is Verdict.WON:
            option = sampler.played(state.game, seen, actions)
            winning[option.key] = option
        if len(winning) > 1 or verdict is Verdict.UNKNOWN or ends > search.most_ends:
            return None
    return (next(iter(winning.values())), 1.0) if winning and ends > 2 else None


def turn_ends(state: State) -> Iterator[tuple[tuple[str, ...], State]]:
    """All ways a turn can end, with one turn for each."""
    waiting: list[tuple[tuple[str, ...], State]] = [((), state)]
    known = set()
    while waiting:
        actions, at = waiting.pop()
        for action in at.legal():
            after = at.play(action)
            if after in known:
                continue
            known.add(after)
            way = (*actions, str(action))
            if after.ended_turn:
                yield way, after
            else:
                waiting.append((way, after))


def _clearly_best(state: State, native: bool) -> tuple[Option, float] | None:
    """The turn that is surely better than all others by the margin."""
    sampler, seen = review_of(state.game).sampler, state.observe(state.seat)
    options = sampler.options(state.game, seen, native)
    if len(options) < 3:
        return None
    best = _at_a_glance(sampler, state.game, seen, options[:GLANCED], native)
    if best is None:
        return None
    effort = replace(SAMPLED, native=native)
    weighed = weigh(sampler, state.game, seen, best.actions, repr(state), effort)
    if weighed.gain.value > -MARGIN or weighed.gain.high > -SURELY:
        return None
    return best, round(-weighed.gain.value, 3)


def _at_a_glance(
    sampler: Sampler, game: Game, seen: Seen, options: Sequence[Option], native: bool
) -> Option | None:
    """The turn that may be clearly best, after a few worlds."""
    lots = np.array([stirred(number) for number in range(1, GLANCES + 1)], np.int64)
    chances = sampler.sample(game, seen, options, lots, native)[:, :, CHANCE].mean(axis=0)
    order = np.argsort(-chances, kind="stable")
    clear = chances[order[0]] - chances[order[1]] > SURELY
    return options[order[0]] if clear else None


def _found_by(puzzle: Puzzle, native: bool) -> tuple[str, ...]:
    """The levels that play the solution, from what their seat sees."""
    state = puzzle.state()
    there = bots_of(state.game).names
    levels = (level for level in GRADING if level in there)
    return tuple(level for level in levels if puzzle.solved_by(_turn_of(state, level, native)))


def _turn_of(state: State, level: str, native: bool) -> Iterable[str]:
    """The turn that a level plays."""
    player, seat, first = level_bot(level, native, "puzzle"), state.seat, True
    while first or not state.ended_turn:
        assert seat is not None
        action = player.choose(Observation(state.game, seat, state.observe(seat)))
        yield action
        state, first = state.play(action, seat), False
