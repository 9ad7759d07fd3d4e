"""What many games say, with error bars."""
