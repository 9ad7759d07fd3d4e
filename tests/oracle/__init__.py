"""Naive second implementations of the four games, to check the real ones against."""
