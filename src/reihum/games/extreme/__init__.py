"""The Game: Extreme, as people name it."""
