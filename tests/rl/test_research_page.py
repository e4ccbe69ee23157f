"""Every example on the page for researchers runs as it stands there."""

import random
import re

import matplotlib
import pytest

from tests.docs import DOCS

PAGE = (DOCS / "research.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"\n## ([^\n]*)\n|```python\n(.*?)```", PAGE, re.DOTALL)


def examples():
    """The examples, each under its heading."""
    heading = ""
    for title, code in EXAMPLES:
        heading = title or heading
        if code:
            yield pytest.param(code, id=heading)


@pytest.mark.parametrize("code", list(examples()))
def test_examples_run(code, tmp_path, monkeypatch, capsys):
    matplotlib.use("agg")
    monkeypatch.chdir(tmp_path)
    random.seed(1)
    if "torch" in code:
        pytest.importorskip("torch", reason="make neural installs it").set_num_threads(1)
    if "UPDATES" in code:
        code, shortened = re.subn(r"(UPDATES =) .*\n", r"\1 256, 16, 12\n", code)
        assert shortened == 1
    exec(compile(code, "research.md", "exec"), {"__name__": "example"})
    if "savefig" in code:
        assert (tmp_path / "curve.png").exists()
        first, last = re.findall(r"-?\d\.\d\d", capsys.readouterr().out)
        assert float(last) > float(first) + 0.2
