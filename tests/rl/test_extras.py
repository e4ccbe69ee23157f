"""Who has not installed the libraries of learners is told what to install, and loses nothing."""

import subprocess
import sys

import pytest

HIDE = """
import sys
for name in ("gymnasium", "open_spiel", "pettingzoo", "pyspiel"):
    sys.modules[name] = None
"""


def run(code: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-c", HIDE + code], capture_output=True, text=True)


@pytest.mark.parametrize(
    ("module", "package"),
    [
        ("pettingzoo", "gymnasium"),
        ("gymnasium", "gymnasium"),
        ("vector", "gymnasium"),
        ("openspiel", "pyspiel"),
    ],
)
def test_a_missing_library_is_named_with_its_extra(module, package):
    done = run(f"""
try:
    import elementarium.rl.{module}
except ImportError as error:
    print(error)
""")
    expected = f"this needs the package {package}: pip install 'elementarium[rl]'"
    assert (done.stdout.strip(), done.stderr) == (expected, "")


def test_batches_and_environments_need_none_of_them():
    done = run("""
import elementarium.rl.environments
from elementarium.core.batch import Batch
print(Batch("elements", 2).counts.shape)
""")
    assert (done.stdout.strip(), done.returncode) == ("(2,)", 0)
