"""How long a turn may last: a clock that a table may have, and others who ask to let a bot play."""
