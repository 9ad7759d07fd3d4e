"""Reviewing Face to Face."""
