"""Nix für ungut!, as people name it."""
