"""The pages of docs/ as a site: `make site`."""
