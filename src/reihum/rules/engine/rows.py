"""Rows of numbers in records, which may be NumPy's or plain lists: loops instead of slices."""

from .compiling import Array, rule


@rule
def fill(row: Array, value: int) -> None:
    """Write one value into all places of a row."""
    for place in range(len(row)):
        row[place] = value


@rule
def clear_rows(rows: Array) -> None:
    """Write 0 into all places of several rows."""
    for place in range(len(rows)):
        fill(rows[place], 0)
