"""Naive second implementations of the four games, to check the real ones against."""

from tests.native import native

__path__[:0] = native(__name__)
