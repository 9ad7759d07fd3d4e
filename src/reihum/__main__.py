"""`python -m reihum` is the command `reihum`."""

from .cli import main

main()
