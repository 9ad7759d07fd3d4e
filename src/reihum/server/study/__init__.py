"""What people study between games: their own games, deals of days, statistics, the same deal."""
