"""The rules on a graphics card: the same functions, compiled by numba-cuda."""
