"""Puzzles, and turns of one's own games to play again, at a table that lasts for one answer."""
