"""The figures that we tell come out of programs, and programs may be wrong."""
