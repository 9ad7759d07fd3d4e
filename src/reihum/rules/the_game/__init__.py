"""The rules of The Game, with the commands of Extreme."""
