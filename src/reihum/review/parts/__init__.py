"""What the reviews of several games use."""
