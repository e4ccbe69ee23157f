"""Our games beside those of other libraries, on one core in the same minutes: `make peers`."""
