"""The repository keeps its promises: lock files without hosts, and a README whose examples run."""

import re
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest

import omerta

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_lock_files_name_no_host(lock: str) -> None:
    text = (ROOT / lock).read_text()
    assert "://" not in text
    assert "--hash=sha256:" in text


def test_no_uv_lock_is_kept() -> None:
    assert not (ROOT / "uv.lock").exists()
    assert "uv.lock" in (ROOT / ".gitignore").read_text().split()


def test_ci_runs_the_test_command_and_nothing_else() -> None:
    lines = (ROOT / ".ci" / "run").read_text().splitlines()
    assert [line for line in lines if line and not line.startswith(("#", "set ", "cd "))] == ["exec make test"]


def test_readme_opens_with_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text()
    assert 0 < text.index("make play") < text.index("make test") < text.index("\n## ")


def test_readme_examples_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    assert blocks
    scope: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, "README.md", "exec"), scope)


def test_make_help_lists_every_command() -> None:
    shown = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for command in ("play", "test", "check", "bench", "setup", "help"):
        assert f"make {command}" in shown


def test_version_is_the_same_everywhere() -> None:
    assert f'version = "{omerta.__version__}"' in (ROOT / "pyproject.toml").read_text()
    assert f"## [{omerta.__version__}]" in (ROOT / "CHANGELOG.md").read_text()


@pytest.mark.skipif(
    not (ROOT / "src/omerta/server/page/index.html").exists() or not (ROOT / ".tools/bin/uv").exists(),
    reason="without `make setup` there is no page to ship and nothing to build with",
)
def test_wheel_and_source_carry_the_page_so_that_players_need_no_node(tmp_path: Path) -> None:
    subprocess.run([ROOT / ".tools/bin/uv", "build", "--quiet", "--out-dir", tmp_path, ROOT], check=True)
    with (
        zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel,
        tarfile.open(next(tmp_path.glob("*.tar.gz"))) as source,
    ):
        page = wheel.read("omerta/server/page/index.html").decode()
        assert page == (ROOT / "src/omerta/server/page/index.html").read_text()
        for asset in re.findall(r'"/(assets/[^"]+)"', page):
            assert f"omerta/server/page/{asset}" in wheel.namelist()
        inside = [name.partition("/")[2] for name in source.getnames()]
        assert "src/omerta/server/page/index.html" in inside
        assert not any("node_modules" in name for name in inside)
