"""The Game, as people name it."""
