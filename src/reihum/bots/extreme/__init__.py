"""Players of Extreme: those of The Game, who know the commands."""
