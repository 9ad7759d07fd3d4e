"""What people decide together: to give up, to play again, and to go on once all have looked."""
