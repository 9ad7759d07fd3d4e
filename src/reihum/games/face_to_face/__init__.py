"""The Game: Face to Face, as people name it."""
