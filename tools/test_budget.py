"""Which tests are too dear for every commit: measures all that could belong to `make check` and writes
tests/slow_tests.txt. `make budget`, about six minutes on two processors.

The rule: a test that takes more than BUDGET seconds of processor time (its processes and its own fixtures counted) is
left to `make test`. Of a test with several cases, and of a file, the cheapest stays all the same if it takes no more
than SAMPLE: nothing is without a sample. What looks at the sources themselves stays, too: every commit changes them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
LIST = ROOT / "tests" / "slow_tests.txt"
# Where each process of the tests writes what it measured (a server refuses a HEGEMON_… that is no setting of it).
FOLDER = "TEST_BUDGET"
BUDGET, SAMPLE = 0.3, 2.0
STAY = ("tests/unit/test_house_rules.py", "tests/unit/test_docs.py")
JOBS = os.environ.get("JOBS", "2")


# ------------------------------------------------------------------------------------------- in a process of the tests
class Meter:
    """Processor time by test; what is set up for a whole file is paid by each test that asks for it."""

    def __init__(self, folder: str) -> None:
        self.file = Path(folder) / f"{os.getpid()}.jsonl"
        self.spent: dict[str, float] = defaultdict(float)
        self.failed: set[str] = set()
        self.shared: dict[tuple[str, str, int], float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.shared_now = 0.0
        before = used()
        try:
            return (yield)  # type: ignore[misc]
        finally:
            self.spent[item.nodeid] += used() - before - self.shared_now
            self.spent[item.nodeid] += sum(self.shared.get(key, 0.0) for key in fixtures(item))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Iterator[None]:
        report: Any = yield
        if report.failed:
            self.failed.add(item.nodeid)
        return report  # type: ignore[no-any-return]

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[object], request: pytest.FixtureRequest) -> object:
        before = used()
        try:
            return (yield)
        finally:
            if fixturedef.scope != "function":
                cost, self.shared_now = used() - before, self.shared_now + used() - before
                if fixturedef.scope == "module":  # what is set up once for all is paid by nobody
                    self.shared[request.node.nodeid, fixturedef.argname, request.param_index] = cost

    def pytest_sessionfinish(self) -> None:
        costs = ((test, None if test in self.failed else cost) for test, cost in self.spent.items())
        self.file.write_text("".join(json.dumps(pair) + "\n" for pair in costs))


def used() -> float:
    """Processor time of this process and of those that it has started and seen end."""
    return sum(os.times()[:4])


def fixtures(item: pytest.Item) -> Iterator[tuple[str, str, int]]:
    """The fixtures of a test: its file, their names, the number of each one's parameter."""
    indices = getattr(getattr(item, "callspec", None), "indices", {})
    file = item.nodeid.partition("::")[0]
    yield from ((file, name, indices.get(name, 0)) for name in getattr(item, "fixturenames", ()))


def pytest_configure(config: pytest.Config) -> None:
    """Measures where somebody wants to know."""
    if FOLDER in os.environ:
        config.pluginmanager.register(Meter(os.environ[FOLDER]))


# --------------------------------------------------------------------------------------------------------- the command
def too_dear(costs: dict[str, float]) -> set[str]:
    """The tests that are left to `make test`."""
    dear = {test for test, cost in costs.items() if cost > BUDGET and not test.startswith(STAY)}
    for group in (lambda test: test.partition("[")[0], lambda test: test.partition("::")[0]):
        dear -= set(samples(costs, dear, group))
    return dear


def samples(costs: dict[str, float], dear: set[str], group: Callable[[str], str]) -> Iterator[str]:
    """The cheapest of each group of which nothing else is left."""
    groups: dict[str, list[str]] = defaultdict(list)
    for test in costs:
        groups[group(test)].append(test)
    for tests in groups.values():
        cheapest = min(tests, key=lambda test: costs[test])
        if len(tests) > 1 and dear.issuperset(tests) and costs[cheapest] <= SAMPLE:
            yield cheapest


def measure(folder: Path) -> dict[str, float | None]:
    """Every test that no decorator marks as slow, with its cost; None where it failed, which tells nothing."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "test_budget", "-n", JOBS, "--dist", "worksteal"]
    chosen = ["-m", "not slow and not compiled", "--ignore", "tests/browser", "--ignore", "tests/package"]
    given = {FOLDER: str(folder), "PYTHONPATH": str(ROOT / "tools"), "HEGEMON_ENGINE": "plain"}
    done = subprocess.run([*command, *chosen], cwd=ROOT, env=os.environ | given)
    if done.returncode not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        raise SystemExit(done.returncode)
    return {k: v for file in folder.glob("*.jsonl") for k, v in map(json.loads, file.read_text().splitlines())}


def main() -> None:
    """Measure and write."""
    before = LIST.read_text().splitlines()
    with tempfile.TemporaryDirectory() as folder:
        found = measure(Path(folder))
    costs = {test: cost for test, cost in found.items() if cost is not None}
    failed = found.keys() - costs.keys()
    dear = too_dear(costs)
    LIST.write_text("".join(f"{test}\n" for test in sorted(dear | failed & set(before))))
    left = sum(cost for test, cost in costs.items() if test not in dear)
    print(f"{len(dear)} tests with {sum(costs[t] for t in dear):.0f} s left to make test; {left:.0f} s stay.")
    print("".join(f"It failed, so it stays where it was: {test}\n" for test in sorted(failed)), end="")


if __name__ == "__main__":
    main()
