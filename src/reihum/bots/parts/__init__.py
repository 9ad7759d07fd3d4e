"""What the players of several games use."""
