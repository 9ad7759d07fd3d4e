"""One table: its events, what can be asked for at it, talk."""
