"""Nix für ungut! as learners see it."""
