"""Connections before they are requests: how many, how patient we are with them, what is logged."""
