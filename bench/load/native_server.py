"""`reihum serve` with native steps from its first table on."""

from reihum.bots.warming import compile_steps
from reihum.cli import main

if __name__ == "__main__":
    compile_steps()
    main()
