"""A small net that judges positions, as rules: asked and taught inside compiled code.

A net sees a position as a view: for each slot, such as the two ascending piles and the two
descending ones, a list of rows and some amounts. The rows of a slot are added up, and to them those
of the amounts, as much as there is of each. The table of rows is the same for all slots: what is
learned about ascending piles holds for descending ones. Two dense layers follow, and two answers
come out as logits: whether the game will be won, and how far it will get.

All numbers live in one array, the weights: first the settings of a player, then the net.
"""

from typing import Any

import numpy as np

from ...rules.engine.compiling import Array, Record, apart, rule

SETTINGS = 8  # numbers at the beginning that are settings of a player, and nothing learned
HIDDEN, SECOND, HEADS = 48, 32, 2
WIN, SCORE = range(HEADS)
SLOTS = 2
MOST_ROWS = 256  # of one slot of a position
AMOUNTS = 16  # their rows are the last ones of the table
FORGET: Any = np.float32(0.9995)  # how slowly the size of earlier lessons is forgotten
LEAST: Any = np.float32(1e-3)  # no lesson is scaled up more than by its inverse
LEAK: Any = np.float32(0.05)  # what a silent cell lets through, so that it can learn to speak again
ZERO: Any = np.float32(0)  # numbers of the weights' kind: others would make all sums twice as long
ONE: Any = np.float32(1)

VIEW = np.dtype(
    [
        ("rows", "i2", (SLOTS, MOST_ROWS)),
        ("counts", "i8", SLOTS),
        ("amounts", "f4", (SLOTS, AMOUNTS)),
    ]
)
CELLS = SLOTS * HIDDEN + SECOND


@rule
def dense_place(rows: int) -> int:
    """Where the second layer begins in weights whose table has so many rows."""
    return SETTINGS + rows * HIDDEN


@rule
def answer_place(rows: int) -> int:
    """Where the last layer begins."""
    return dense_place(rows) + (SLOTS * HIDDEN + 1) * SECOND


@rule
def size_of(rows: int) -> int:
    """How many weights there are."""
    return answer_place(rows) + (SECOND + 1) * HEADS


@apart
@rule
def ask(weights: Array, rows: int, view: Record, cells: Array, answers: Array) -> None:
    """Write the net's two answers about a position, and the state of its cells on the way."""
    first, dense, last = SLOTS * HIDDEN, dense_place(rows), answer_place(rows)
    for slot in range(SLOTS):
        add_rows(weights[SETTINGS:dense], view, slot, cells[slot * HIDDEN : (slot + 1) * HIDDEN])
    second = cells[first : first + SECOND]
    copy_to(weights[last - SECOND : last], second)
    for source in range(first):
        start = dense + source * SECOND
        add_scaled(weights[start : start + SECOND], cells[source], second)
    layer = weights[last:]
    for head in range(HEADS):
        answers[head] = layer[SECOND * HEADS + head]
    for cell in range(SECOND):
        second[cell] = leaky(second[cell])
        for head in range(HEADS):
            answers[head] += second[cell] * layer[cell * HEADS + head]


# The loops run over the length of views: only then does the compiler use vector instructions, in a
# quarter of the time. With a constant it unrolls them, elsewhere it fears negative indices.


@apart
@rule
def add_rows(table: Array, view: Record, slot: int, cells: Array) -> None:
    """Add up the rows of a slot in its cells."""
    found, amounts = view["rows"][slot], view["amounts"][slot]
    for cell in range(len(cells)):
        cells[cell] = ZERO
    for place in range(int(view["counts"][slot])):
        start = int(found[place]) * HIDDEN
        add_scaled(table[start : start + HIDDEN], ONE, cells)
    for amount in range(AMOUNTS):
        start = len(table) - (AMOUNTS - amount) * HIDDEN
        add_scaled(table[start : start + HIDDEN], amounts[amount], cells)
    for cell in range(len(cells)):
        cells[cell] = leaky(cells[cell])


@rule
def copy_to(values: Array, cells: Array) -> None:
    """Copy the biases of the second layer into its cells."""
    for cell in range(len(cells)):
        cells[cell] = values[cell]


@rule
def add_scaled(weights: Array, value: float, cells: Array) -> None:
    """Let one row or cell speak to those of the next layer."""
    for cell in range(len(cells)):
        cells[cell] += value * weights[cell]


@rule
def leaky(value: float) -> Any:
    """The answer of a cell."""
    return value if value > ZERO else LEAK * value


@rule
def likely(logit: float) -> float:
    """A logit as a probability."""
    return float(1 / (1 + np.exp(-logit)))


@apart
@rule
def teach(
    weights: Array,
    sizes: Array,  # how large earlier lessons were, by weight
    rows: int,
    view: Record,
    wanted: Array,  # the probabilities that the two answers should have been
    rate: float,
    cells: Array,
    blames: Array,  # like the cells: room for what each has to do with the error
    answers: Array,
) -> None:
    """Move the weights a little towards the answers that were wanted."""
    ask(weights, rows, view, cells, answers)
    first, dense, last = SLOTS * HIDDEN, dense_place(rows), answer_place(rows)
    told, blame, step = cells[first:], blames[first:], single(rate)
    teach_answers(weights[last:], sizes[last:], answers, wanted, step, told, blame)
    correct_all(weights[last - SECOND : last], sizes[last - SECOND : last], blame, ONE, step)
    for source in range(first):
        start = dense + source * SECOND
        layer, before = weights[start : start + SECOND], sizes[start : start + SECOND]
        blames[source] = blame_of(layer, blame) * slope(cells[source])
        correct_all(layer, before, blame, cells[source], step)
    for slot in range(SLOTS):
        own = blames[slot * HIDDEN : (slot + 1) * HIDDEN]
        teach_rows(weights[SETTINGS:dense], sizes[SETTINGS:dense], view, slot, own, step)


@rule
def teach_rows(
    table: Array, sizes: Array, view: Record, slot: int, blames: Array, step: float
) -> None:
    """Correct the rows that a slot had."""
    found, amounts = view["rows"][slot], view["amounts"][slot]
    for place in range(int(view["counts"][slot])):
        start = int(found[place]) * HIDDEN
        end = start + HIDDEN
        correct_all(table[start:end], sizes[start:end], blames, ONE, step)
    for amount in range(AMOUNTS):
        start = len(table) - (AMOUNTS - amount) * HIDDEN
        end = start + HIDDEN
        correct_all(table[start:end], sizes[start:end], blames, amounts[amount], step)


@rule
def teach_answers(
    weights: Array,
    sizes: Array,
    answers: Array,
    wanted: Array,
    step: float,
    cells: Array,
    blames: Array,
) -> None:
    """Correct the last layer, and pass the blame on to the second."""
    for cell in range(SECOND):
        blames[cell] = ZERO
    for head in range(HEADS):
        error = single(likely(answers[head]) - wanted[head])
        for cell in range(SECOND):
            blames[cell] += error * weights[cell * HEADS + head]
            correct(weights, sizes, cell * HEADS + head, error * cells[cell], step)
        correct(weights, sizes, SECOND * HEADS + head, error, step)
    for cell in range(SECOND):
        blames[cell] *= slope(cells[cell])


@rule
def single(value: float) -> Any:
    """A number of the weights' kind."""
    return np.float32(value)


@rule
def slope(cell: float) -> Any:
    """How much a cell's answer follows what it is told."""
    return ONE if cell > ZERO else LEAK


@rule
def blame_of(weights: Array, blames: Array) -> Any:
    """What a cell of the first layer has to do with the error, by those it spoke to."""
    blame = ZERO
    for cell in range(len(weights)):
        blame += blames[cell] * weights[cell]
    return blame


@apart
@rule
def correct_all(weights: Array, sizes: Array, blames: Array, value: float, step: float) -> None:
    """Correct weights by the blame of the cells behind them and what they were told."""
    for cell in range(len(weights)):
        correct(weights, sizes, cell, blames[cell] * value, step)


@rule
def correct(weights: Array, sizes: Array, weight: int, lesson: float, step: float) -> None:
    """Correct one weight by a lesson, measured by the size of earlier ones (RMSprop)."""
    size = FORGET * sizes[weight] + (ONE - FORGET) * lesson * lesson
    sizes[weight] = size
    weights[weight] -= step * lesson / (np.sqrt(size) + LEAST)


def newborn(rows: int, seed: int) -> Array:
    """Weights that know nothing yet."""
    lots = np.random.default_rng(seed)
    weights = np.zeros(size_of(rows), np.float32)
    dense, last = dense_place(rows), answer_place(rows)
    weights[SETTINGS:dense] = lots.normal(0, 0.08, dense - SETTINGS)
    weights[dense : last - SECOND] = lots.normal(0, 0.14, last - SECOND - dense)
    weights[last:-HEADS] = lots.normal(0, 0.1, SECOND * HEADS)
    return weights
