"""Extreme in the terminal."""
