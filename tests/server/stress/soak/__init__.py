"""Playing for a long time while things fail."""
