"""What people see of a run: tables, pictures, files."""
