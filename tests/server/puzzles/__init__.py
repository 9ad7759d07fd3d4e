"""Puzzles, and mistakes of one's own, at a real server."""
