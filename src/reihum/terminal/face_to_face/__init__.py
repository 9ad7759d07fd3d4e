"""Face to Face in the terminal."""
