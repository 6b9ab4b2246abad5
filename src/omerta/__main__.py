"""`python -m omerta` is the command `omerta`."""

from omerta.cli import main

if __name__ == "__main__":
    main()
