"""The rules against a naive second implementation, the leaflets, the rulings and old games."""
