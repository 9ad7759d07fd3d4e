"""The Game as learners see it."""
