"""Reviewing The Game, and solving it with every card known."""
