"""Players of The Game and Extreme."""
