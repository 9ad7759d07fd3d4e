"""What people study between games."""
