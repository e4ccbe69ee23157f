"""`python -m elementarium` is the command `elementarium`."""

from elementarium.cli import main

main()
