"""The chance to win over the turns, as a picture in a page."""

from collections.abc import Iterator
from html import escape

from ...languages import tell
from ..results import Balance, Review, TurnReview
from .words import SIGNS, mark_word, percent, player

WIDTH, HEIGHT = 900, 280
LEFT, RIGHT, TOP, BOTTOM = 48, 12, 22, 26
SHARES = (0, 0.25, 0.5, 0.75, 1)
MOST_TICKS = 12
DASHES = ("none", "6 4", "2 4", "12 3 2 3", "1 8")  # of the players, told apart without colours
Spot = tuple[float, float]


def curve(review: Review) -> str:
    """One line for a team, else one for each player, with a key to whose it is."""
    count = len(review.turns)
    lines = "".join(
        _line(_of(review, balance), count, place + 1, balance.result)
        for place, balance in enumerate(review.balances)
    )
    label = escape(tell("report-curve"))
    size = f"0 0 {WIDTH} {HEIGHT}"
    return (
        f'<div class="wide"><svg viewBox="{size}" role="img" aria-label="{label}">'
        f"{_grid()}{_ticks(count)}{lines}</svg></div>{_keys(review)}"
    )


def _of(review: Review, balance: Balance) -> list[TurnReview]:
    """The turns that a line goes through."""
    return [turn for turn in review.turns if balance.seat in (None, turn.seat)]


def _line(turns: list[TurnReview], count: int, number: int, result: float) -> str:
    spots = [_spot(turn.number - 1, count, turn.before) for turn in turns]
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in [*spots, _spot(count, count, result)])
    dots = "".join(map(_dot, turns, spots))
    return f'<polyline class="line" points="{points}" {_stroke(number)}/>{dots}'


def _stroke(number: int) -> str:
    return f'stroke="var(--seat-{number})" stroke-dasharray="{DASHES[number - 1]}"'


def _dot(turn: TurnReview, spot: Spot) -> str:
    """A mark on the line, which leads to its turn; its sign tells it without the colour."""
    if turn.mark not in SIGNS:
        return ""
    chances = {"before": percent(turn.before), "after": percent(turn.after)}
    told = escape(tell("report-dot", turn=turn.number, mark=mark_word(turn.mark), **chances))
    x, y = spot
    return (
        f'<a href="#turn-{turn.number}" aria-label="{told}"><title>{told}</title>'
        f'<circle class="{turn.mark}" cx="{x:.1f}" cy="{y:.1f}" r="5"/>'
        f'<text class="sign {turn.mark}" x="{x:.1f}" y="{y - 9:.1f}">{SIGNS[turn.mark]}</text></a>'
    )


def _spot(place: int, count: int, chance: float) -> Spot:
    x = LEFT + (WIDTH - LEFT - RIGHT) * place / max(count, 1)
    return x, HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * chance


def _grid() -> str:
    return "".join(
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        f'<text x="2" y="{y + 4:.1f}">{percent(share)}</text>'
        for share in SHARES
        for _, y in [_spot(0, 1, share)]
    )


def _ticks(count: int) -> str:
    """The numbers of some turns."""
    step = -(-count // MOST_TICKS)
    places = [(number, _spot(number - 1, count, 0)) for number in range(1, count + 1, step)]
    return "".join(
        f'<text x="{x:.1f}" y="{y + 18:.1f}" text-anchor="middle">{number}</text>'
        for number, (x, y) in places
    )


def _keys(review: Review) -> str:
    """Whose line is which, where there are several."""
    if len(review.balances) < 2:
        return ""
    return f'<ul class="keys">{"".join(_key(review))}</ul>'


def _key(review: Review) -> Iterator[str]:
    for place, balance in enumerate(review.balances):
        assert balance.seat is not None  # a team has one line
        name = escape(player(balance.seat))
        yield (
            f'<li><svg viewBox="0 0 28 4" aria-hidden="true"><line class="line" x1="0" x2="28"'
            f' y1="2" y2="2" {_stroke(place + 1)}/></svg>{name}</li>'
        )
