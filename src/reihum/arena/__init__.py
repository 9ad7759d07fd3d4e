"""Many games, inside compiled code."""
