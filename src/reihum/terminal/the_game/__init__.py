"""The Game in the terminal."""
