"""One table: its seats, its log of events, what can be asked for at it, talk."""
