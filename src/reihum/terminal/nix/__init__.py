"""Nix für ungut! in the terminal."""
