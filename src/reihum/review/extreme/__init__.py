"""Reviewing Extreme."""
