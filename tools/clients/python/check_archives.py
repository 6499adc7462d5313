"""Builds wheel and sdist of the Python package from a copy of its folder and looks at them as PyPI and its users do.

Exits with 1 if one is not right.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path


def run(*command: str, cwd: Path) -> str:
    # Not that of the checkout: what is imported is what was installed.
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(command, cwd=cwd, env=env, check=True, stdout=subprocess.PIPE, text=True).stdout


def main(source: Path) -> int:
    run(sys.executable, "-m", "build", "--no-isolation", cwd=source)
    [wheel] = (source / "dist").glob("*.whl")
    [sdist] = (source / "dist").glob("*.tar.gz")
    print(run(sys.executable, "-m", "twine", "check", "--strict", str(wheel), str(sdist), cwd=source).strip())
    in_wheel = zipfile.ZipFile(wheel).namelist()
    with tarfile.open(sdist) as archive:
        in_sdist = [name.split("/", 1)[-1] for name in archive.getnames()]
    sources = [f"rosette_arabidopsis/{file.name}" for file in (source / "src/rosette_arabidopsis").iterdir() if file.suffix in (".py", ".typed")]
    missing = [name for name in [*sources, "rosette_arabidopsis/py.typed"] if name not in in_wheel]
    missing += [name for name in ("README.md", "LICENSE", "pyproject.toml", "tests/test_site.py") if name not in in_sdist]
    if missing:
        print(f"not in the archives: {', '.join(missing)}")
        return 1
    venv.create(source / "bare", with_pip=True)
    python = str(source / "bare/bin/python")
    run(python, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", str(wheel), cwd=source.parent)
    shown = run(python, "-c", "import rosette_arabidopsis as r; r.Rosette('https://rosette.example'); print(r.__version__)", cwd=source.parent)
    print(f"{wheel.name} is installed and imported: {shown.strip()}")
    return 0 if shown.strip() in wheel.name else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
