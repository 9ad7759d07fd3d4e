"""The Game: Extreme as learners see it."""
