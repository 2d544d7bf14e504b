"""Puts the built browser client into the wheel; everything else about the package stands in pyproject.toml."""

from __future__ import annotations

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.errors import SetupError

BUILT = Path(__file__).resolve().parent / "web" / "dist"


class BuildWithClient(build_py):
    """Copies the client beside the server's code. An editable installation reads it where it was built."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        if not (BUILT / "index.html").is_file():
            raise SetupError("The browser client is not built yet: `make wheel` builds it and then the package.")
        target = Path(self.build_lib) / "hegemon" / "client"
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(BUILT, target)


setup(cmdclass={"build_py": BuildWithClient})
