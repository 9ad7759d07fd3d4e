"""What people see of a review."""
