"""Lawine: the slope grows, and somebody has to take it."""
