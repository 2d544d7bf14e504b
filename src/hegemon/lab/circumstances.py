"""Under which circumstances something was measured: sources, machine, versions."""

from __future__ import annotations

import os
import platform
import subprocess
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from ..core.dual import SOURCE, compiled_available

COMPILER = ("numba", "llvmlite", "numpy")


def commit() -> str | None:
    """The commit of the sources, with a sign if they were changed since; None outside a checkout."""
    try:
        done = subprocess.run(
            ["git", "describe", "--always", "--dirty", "--exclude=*"], cwd=SOURCE, capture_output=True, text=True
        )
    except OSError:
        return None
    return done.stdout.strip() or None


def machine() -> dict[str, Any]:
    """The processor and what shapes compiled code."""
    found: dict[str, Any] = {"system": platform.system(), "machine": platform.machine(), "cores": os.cpu_count()}
    if compiled_available():
        from llvmlite.binding import get_host_cpu_name

        from ..core.compiled import LINKED

        found |= {"processor": get_host_cpu_name(), "linked": LINKED}
    return found


def versions(further: Iterable[str] = ()) -> dict[str, str]:
    """Python, the compiler and further packages, as far as they are installed."""
    found = {"python": platform.python_version()}
    for name in (*COMPILER, *further):
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue  # not installed here
    return found
