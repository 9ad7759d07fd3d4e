"""Simulations, tournaments, comparisons."""
