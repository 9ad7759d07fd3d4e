"""Reasons as they are read."""

from collections.abc import Iterable

from reihum.games import Message


def said(reasons: Iterable[Message]) -> str:
    """All of them, one sentence after the other."""
    return " ".join(map(str, reasons))
