"""Sending what nobody should send."""
