"""Reviewing Nix für ungut!."""
