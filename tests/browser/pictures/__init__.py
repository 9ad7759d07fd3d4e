"""Pictures of every page: `make pictures` takes them, and those of the README."""
