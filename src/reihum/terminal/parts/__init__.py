"""What the drawings of several games use."""
