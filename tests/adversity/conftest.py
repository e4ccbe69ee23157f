"""Houses for tests of what goes wrong: the same as those of the other tests of the server."""

from tests.server.conftest import _compiled_at_once, cluster, pytest_generate_tests, visit, where

__all__ = ["_compiled_at_once", "cluster", "pytest_generate_tests", "visit", "where"]
