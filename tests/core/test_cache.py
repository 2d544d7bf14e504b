"""The cache of compiled rules: its name covers everything that shapes them, and nobody sweeps what another one uses."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hegemon.core import cache

SOURCE = Path(cache.__file__).parents[1]
SAMPLES = Path(__file__).resolve().parents[1] / "sample_games"
NAME = "import hegemon; from hegemon.core.cache import cache_folder; print(cache_folder('pebbles').name)"


def run(code: str, root: Path = SOURCE.parent, **environment: str) -> str:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("NUMBA_", "HEGEMON_"))}
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        env={**inherited, "PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1", **environment},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


# ------------------------------------------------------------------------------------------------- the name
def test_sources_cover_core_common_and_game() -> None:
    names = {name for name, _ in cache.sources_of("duellum")}
    everything = {p.relative_to(SOURCE).as_posix() for p in SOURCE.rglob("*.py")}
    assert names == {n for n in everything if n.startswith(("core/", "common/", "games/duellum/"))}
    assert {"core/domains.py", "core/state.py", "core/kernel/crossing.py", "core/linking.py"} <= names


def test_every_part_counts() -> None:
    parts = [("a", b"one"), ("b", b"two"), ("c", b"")]
    variants = [parts, parts[:2], parts[::-1], [*parts, ("d", b"")], [("a", b"onet"), ("b", b"wo"), ("c", b"")]]
    variants += [[(name, content + b"!" if n == i else content) for n, (name, content) in enumerate(parts)]
                 for i in range(3)]  # fmt: skip
    variants += [[(name + "!" if n == i else name, content) for n, (name, content) in enumerate(parts)]
                 for i in range(3)]  # fmt: skip
    digests = [cache.digest_of(variant) for variant in variants]
    assert len(set(digests)) == len(variants) and cache.digest_of(parts) == digests[0]


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the core and of a small game, which may be changed."""
    root = tmp_path_factory.mktemp("tree")
    without = shutil.ignore_patterns("__pycache__", "server", "cli", "web", "static")
    shutil.copytree(SOURCE, root / "hegemon", ignore=without)
    shutil.copytree(SAMPLES, root / "games", ignore=without)
    return root


CHANGES = {
    "a capacity": ("hegemon/core/domains.py", "FRAMES = 12", "FRAMES = 16"),
    "a helper of the core": ("hegemon/core/frames.py", "CHANCE = -1\n", "CHANCE = -1  # the dice\n"),
    "what games share": ("hegemon/common/__init__.py", "", '"""Changed."""\n'),
    "a field": ("games/pebbles/state.py", "    frame_mark:", "    spare: int = number()\n    frame_mark:"),
    "a domain": ("games/pebbles/domains.py", '"grey", "black"', '"grey", "black", "red"'),
    "a verb": ("games/pebbles/actions.py", "permutes=True, ", ""),
    "the room for actions": ("games/pebbles/actions.py", "MAX_LEGAL = 4", "MAX_LEGAL = 5"),
    "a rule": ("games/pebbles/rules/ending.py", "@rule\n", "@rule  # changed\n"),
}


@pytest.mark.compiled
def test_each_change_has_a_folder_of_its_own(tree: Path) -> None:
    def name(**environment: str) -> str:
        return run(NAME, tree, HEGEMON_GAMES=str(tree / "games"), **environment)

    names = {"nothing": name()}
    assert name() == names["nothing"] == run(NAME, HEGEMON_GAMES=str(SAMPLES))
    for what, (file, old, new) in CHANGES.items():
        path = tree / file
        text = path.read_text("utf-8")
        assert old in text, what
        path.write_text(text.replace(old, new, 1), "utf-8")
        names[what] = name()
        path.write_text(text, "utf-8")
    more = tree / "hegemon" / "core" / "more.py"
    more.touch()
    names["an empty file"] = name()
    more.unlink()
    settings = [("NUMBA_OPT", "1"), ("NUMBA_BOUNDSCHECK", "1"), ("NUMBA_CPU_NAME", "generic")]
    names |= {key: name(**{key: value}) for key, value in [*settings, ("HEGEMON_LINKING", "off")]}
    assert len(set(names.values())) == len(names), names
    assert name(NUMBA_NUM_THREADS="1", NUMBA_CACHE_DIR=str(tree), NUMBA_WARNINGS="1") == names["nothing"]


@pytest.mark.compiled
def test_layouts_and_verbs_count_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only the text of the files: a capacity may come from anywhere."""
    parts = dict(cache._shape("duellum"))
    assert {"state", "components", "verbs", "dispatch", "max_legal"} == set(parts)
    before = cache.key_of.__wrapped__("duellum")
    for name in parts:
        changed = {**parts, name: parts[name] + " "}
        monkeypatch.setattr(cache, "_shape", lambda game, changed=changed: iter(changed.items()))
        assert cache.key_of.__wrapped__("duellum") != before, name


def test_a_folder_is_warm_for_the_files_it_was_compiled_from(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(cache, "cache_folder", lambda game: tmp_path / game)
    cache.mark_warm("duellum")  # there is no such folder: nothing to mark
    assert not cache.is_warm("duellum")
    (tmp_path / "duellum").mkdir()
    cache.mark_warm("duellum")
    assert cache.is_warm("duellum") and not cache.is_warm("antike")
    moved = tmp_path / "kernel"
    shutil.copytree(cache.KERNEL, moved)
    monkeypatch.setattr(cache, "KERNEL", moved)
    assert not cache.is_warm("duellum")


@pytest.mark.compiled
def test_without_a_folder_nothing_is_kept_anywhere(tmp_path: Path) -> None:
    """Numba's own places are shared between games: equal signatures would run another game's rules."""
    module = tmp_path / "entrance.py"
    module.write_text("def double(n):\n    return 2 * n\n", "utf-8")
    code = f"""
import sys; sys.path.insert(0, {str(tmp_path)!r})
import numba; from entrance import double
from hegemon.core import cache; from hegemon.core.compiled import compile_entry
with cache.kept_in("duellum"):
    assert numba.config.CACHE_DIR == ""
    print(compile_entry(double)(21))
assert numba.config.CACHE_DIR == {str(tmp_path)!r}
"""
    blocked = tmp_path / "file"
    blocked.touch()
    assert run(code, HEGEMON_CACHE=str(blocked / "below"), NUMBA_CACHE_DIR=str(tmp_path)) == "42"
    assert not list(tmp_path.rglob("*.nbi"))


# ------------------------------------------------------------------------------------------------- claims and sweeping
def folder(root: Path, name: str, days_ago: float = 0.0) -> Path:
    made = root / name
    made.mkdir(parents=True)
    then = time.time() - days_ago * 24 * 3600
    (made / cache.IN_USE).touch()
    os.utime(made / cache.IN_USE, (then, then))
    return made


def hexa(n: int) -> str:
    return f"{n:016x}"


def left(root: Path) -> set[str]:
    return {p.name for p in root.iterdir()}


def test_old_and_surplus_folders_are_swept(tmp_path: Path) -> None:
    for n in range(6):
        folder(tmp_path, f"duellum-{hexa(n)}", days_ago=n + 1)
    folder(tmp_path, f"antike-{hexa(7)}", days_ago=40)
    folder(tmp_path, f"dies_irae-{hexa(8)}", days_ago=29)
    folder(tmp_path, ".swept-1-duellum")
    folder(tmp_path, "holiday-pictures", days_ago=400)
    mine = tmp_path / f"duellum-{hexa(99)}"
    assert cache.claim(mine) == mine and cache.claim(mine) == mine
    latest = {f"duellum-{hexa(n)}" for n in range(cache.KEPT_UNUSED)}
    assert left(tmp_path) == latest | {mine.name, f"dies_irae-{hexa(8)}", "holiday-pictures"}


HOLD = """
import sys; from pathlib import Path; from hegemon.core import cache
print(cache.claim(Path(sys.argv[1])), flush=True); sys.stdin.read()
"""


def test_a_folder_in_use_is_never_swept(tmp_path: Path) -> None:
    used = tmp_path / f"duellum-{hexa(1)}"
    command = [sys.executable, "-c", HOLD, str(used)]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE.parent)}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout is not None and process.stdout.readline().strip() == str(used)
        os.utime(used / cache.IN_USE, (0, 0))
        cache.sweep(tmp_path)
        assert used.is_dir()
        process.communicate("")
    cache.sweep(tmp_path)
    assert not used.exists()  # its process has ended


RACE = """
import os, sys; from pathlib import Path; from hegemon.core import cache
root = Path(sys.argv[1])
cache.KEPT_UNUSED = 0
for n in range(200):
    mine = root / f"duellum-{n % 5:016x}"
    assert cache.claim(mine) == mine
    kernel = mine / f"kernel-{os.getpid()}"
    kernel.write_bytes(b"compiled")
    assert kernel.read_bytes() == b"compiled"  # nobody took the folder away from under us
    os.close(cache._held.pop(mine))
    cache.sweep(root)
"""


def test_processes_may_claim_and_sweep_at_once(tmp_path: Path) -> None:
    command = [sys.executable, "-c", RACE, str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE.parent)}
    running = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment) for _ in range(3)]
    assert [(p.communicate()[1], p.returncode) for p in running] == [("", 0)] * 3


def test_nothing_can_be_kept_below_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert cache.claim(tmp_path / "file" / f"duellum-{hexa(1)}") is None
