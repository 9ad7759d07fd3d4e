"""Puzzles: positions with one turn that is clearly best, made from simulated games."""
