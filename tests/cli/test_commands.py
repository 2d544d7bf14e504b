"""Every other command, on real games."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hegemon
from hegemon.cli.commands import COMMANDS
from hegemon.cli.fuzzing import play_one
from hegemon.core.game import Game
from hegemon.core.record import read

Run = Callable[..., Any]
GAME_FILES = Path(hegemon.__file__).parent / "games"


def python(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "HEGEMON_ENGINE": "plain", "COLUMNS": "100"}
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, env=environment, timeout=60)


# ---------------------------------------------------------------------------------------------------- the program
def test_help_is_instant_and_names_every_command() -> None:
    done = python("-X", "importtime", "-m", "hegemon", "--help")
    assert done.returncode == 0
    assert all(command in done.stdout for command in COMMANDS)
    loaded = {line.split("|")[-1].strip() for line in done.stderr.splitlines() if "|" in line}
    assert "click" in loaded
    assert not loaded & {"numba", "numpy", "rich.console", "hegemon.bots"}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Run, command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0 and ran.out.startswith("Usage:")


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    assert "Commands:" in run().out


def test_a_real_process_refuses_in_one_sentence() -> None:
    done = python("-m", "hegemon", "replay", "no_such_file.hgm")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "There is no file 'no_such_file.hgm'.\n"


def test_a_reader_that_goes_away_is_no_error() -> None:
    code = f"{sys.executable} -m hegemon board duellum | head -n 1"
    done = subprocess.run(["sh", "-c", code], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and "Traceback" not in done.stderr


# ---------------------------------------------------------------------------------------------------- looking
def test_games(run: Run) -> None:
    listed = run("games").out
    assert all(game in listed for game in hegemon.games())
    described = run("games", "duellum").out
    assert "board" in described and "west, east" in described and "turn_limit" in described


def test_where(run: Run) -> None:
    out = run("where", "coin adjacent same resource", "--game", "duellum").out
    assert "founding.coin_per_neighbour" in out
    assert "rules/founding.py" in out and "tests/rulebook/duellum/founding.toml" in out
    assert run("where", "zeppelin").code == 1


def test_provenance_counts_every_row(run: Run) -> None:
    rows = hegemon.load("duellum", engine="plain").data.provenance
    out = run("provenance", "duellum").out
    assert f"{len(rows)} data rows" in out and "reconstructed" in out
    counted = [int(line.split()[0]) for line in out.splitlines()[2:7] if line.split()[0].isdigit()]
    assert sum(counted) == len(rows)


@pytest.mark.parametrize("game", hegemon.games())
def test_board(run: Run, game: str) -> None:
    ran = run("board", game)
    assert ran.code == 0 and len(ran.out.splitlines()) > 10


def test_board_as_svg(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "board.svg"
    assert run("board", "duellum", "-o", "board=east", "--svg", str(path)).code == 0
    svg = path.read_text("utf-8")
    assert svg.startswith("<svg") and 'id="athenae"' in svg


@pytest.mark.parametrize("game", hegemon.games())
def test_every_board_can_be_drawn(run: Run, game: str, tmp_path: Path) -> None:
    path = tmp_path / "board.svg"
    assert run("board", game, "--svg", str(path)).code == 0
    assert path.read_text("utf-8").count("<") > 100
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("game", hegemon.games())
def test_validate_accepts_the_games_own_files(run: Run, game: str, tmp_path: Path) -> None:
    own = [p for p in (GAME_FILES / game).rglob("*.toml") if p.name != "rulebook.toml"]
    for path in own:
        target = tmp_path / path.relative_to(GAME_FILES / game)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    ran = run("validate", game, str(tmp_path))
    assert ran.code == 0 and "as in the game's own files" in ran.out


def test_validate_notices_other_values(run: Run, tmp_path: Path) -> None:
    text = (GAME_FILES / "duellum" / "boards" / "west.toml").read_text("utf-8")
    (tmp_path / "boards").mkdir()
    (tmp_path / "boards" / "west.toml").write_text(text.replace("\nsite = true", "\nsite = false", 1), "utf-8")
    assert "other values" in run("validate", "duellum", str(tmp_path)).out


def test_validate_takes_a_campaign_file(run: Run, tmp_path: Path) -> None:
    text = (GAME_FILES / "ancient_wars" / "campaigns" / "gaul.toml").read_text("utf-8")
    (tmp_path / "belgae.toml").write_text(text, "utf-8")
    ran = run("validate", str(tmp_path / "belgae.toml"))
    assert ran.code == 0 and "A valid campaign of Ancient Wars: belgae.toml" in ran.out
    (tmp_path / "broken.toml").write_text(text.replace("turns =", "trurns =", 1), "utf-8")
    ran = run("validate", str(tmp_path / "broken.toml"))
    assert ran.code == 2 and len(ran.err.splitlines()) == 1
    folder = tmp_path / "own"
    (folder / "campaigns").mkdir(parents=True)
    (folder / "campaigns" / "belgae.toml").write_text(text, "utf-8")
    assert run("validate", "ancient_wars", str(folder)).code == 0


def test_validate_refuses_what_is_no_data(run: Run, tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text("a = 1", "utf-8")
    for words in (
        (),
        ("a", "b", "c"),
        (str(tmp_path / "none.toml"),),
        (str(tmp_path),),
        ("duellum", str(tmp_path / "x.toml")),
    ):
        ran = run("validate", *words)
        assert ran.code == 2 and len(ran.err.splitlines()) == 1, words


# ---------------------------------------------------------------------------------------------------- records
def test_replay_and_verify(run: Run, record: Path) -> None:
    assert "all hashes match" in run("verify", str(record)).out
    whole = run("replay", str(record)).out
    assert "0. The lot falls on" in whole and "The game is over" in whole
    part = run("replay", str(record), "--to", "3").out
    assert "turn 4" in part or "turn 3" in part
    assert "The game is over" not in part
    assert "no turn 99" in run("replay", str(record), "--to", "99").err


# ---------------------------------------------------------------------------------------------------- counting
def test_perft_sums_its_lines(run: Run) -> None:
    lines = run("perft", "duellum", "--engine", "plain", "--depth", "2").out.splitlines()
    numbers = [int(line.split()[0].replace(",", "")) for line in lines]
    assert sum(numbers[:-1]) == numbers[-1] > 10
    assert "in all at depth 2" in lines[-1]


def test_perft_of_a_position(run: Run) -> None:
    out = run("perft", "duellum", "--engine", "plain", "--depth", "1", "--position", "start").out
    assert "reveal herald" in out and "25  in all at depth 1" in out


def test_fuzz_reports(run: Run) -> None:
    ran = run("fuzz", "duellum", "-o", "turn_limit=10", "--games", "3", "--engine", "plain")
    assert ran.code == 0
    assert "3 games, no fault" in ran.out and "turn_limit" in ran.out and "carthage" in ran.out


def test_fuzz_in_two_processes_counts_the_same_games(run: Run) -> None:
    arguments = ("fuzz", "duellum", "-o", "turn_limit=10", "--games", "12", "--engine", "plain", "--jobs")
    assert run(*arguments, "1").out == run(*arguments, "2").out


def test_fuzz_over_all_options(run: Run) -> None:
    ran = run("fuzz", "duellum", "-o", "turn_limit=10", "--games", "14", "--engine", "plain", "--all-options")
    assert ran.code == 0 and "14 games, no fault" in ran.out
    sets = ran.out.partition("options")[2].splitlines()[1:]
    assert len(sets) == 6  # as given; the other board, the variant, the known events, no trade of coins; both flags
    assert all("turn_limit=10" in line for line in sets)
    assert sum(int(line.split()[0]) for line in sets) == 14
    assert "persia" in next(line for line in sets if "board=east" in line)


def test_fuzz_over_all_options_of_a_campaign_of_ones_own(run: Run, tmp_path: Path) -> None:
    (tmp_path / "campaigns").mkdir()
    italy = GAME_FILES / "ancient_wars" / "campaigns" / "italy.toml"
    (tmp_path / "campaigns" / "mine.toml").write_text(italy.read_text("utf-8"), "utf-8")
    order = (
        "fuzz",
        "ancient_wars",
        "-o",
        "campaign=mine",
        "--data",
        str(tmp_path),
        "--all-options",
        "--engine",
        "plain",
    )
    ran = run(*order, "--games", "2", "--every", "50")
    assert ran.code == 0 and "campaign=mine advanced=True" in ran.out


def test_fuzz_dumps_a_record_that_replays(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Game.problems
    monkeypatch.setattr(
        Game, "problems", lambda self, state: honest(self, state) + ["a coin too many"] * (self.plain(state).turn == 3)
    )
    ran = run("fuzz", "duellum", "--games", "2", "--engine", "plain", "--out", str(tmp_path))
    assert ran.code == 1 and "a coin too many" in ran.out
    (path,) = tmp_path.iterdir()
    assert read(path).lines[-1].turn in (2, 3)
    assert run("verify", str(path)).code == 0


def test_fuzz_tells_of_crashes(monkeypatch: pytest.MonkeyPatch) -> None:
    game = hegemon.load("duellum", engine="plain")

    def crash(self: Game, state: object) -> list[str]:
        raise IndexError("list index out of range")

    monkeypatch.setattr(Game, "problems", crash)
    played = play_one(game, 1, 0)
    assert played.fault.startswith("IndexError at '") and played.record is not None


def test_bench_on_the_plain_engine(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hegemon.cli.bench.compiled_available", lambda: False)
    peers = ("--against", "catanatron,open_spiel")
    monkeypatch.setattr("hegemon.cli.bench.absent", lambda names: names)
    ran = run("bench", "duellum", "-o", "turn_limit=10", "--seconds", "0.01", "--rounds", "2", "--json", *peers)
    assert ran.code == 0
    told = ran.err.splitlines()
    assert told[0] == "Left out of the comparison, as it is not installed here: catanatron."
    assert told[-1] == "Numba is not installed, so only the plain engine is measured."
    measured = json.loads(ran.out)
    assert len(measured["rates_per_second"]["plain, stepwise"]["decisions"]) == 2


def test_bench_keeps_a_measurement(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("hegemon.cli.bench.compiled_available", lambda: False)
    quick = ("bench", "duellum", "-o", "turn_limit=10", "--seconds", "0.01", "--rounds", "1")
    ran = run(*quick, "--save", str(tmp_path))
    kept = list(tmp_path.iterdir())
    assert len(kept) == 1 and f"Saved to {kept[0]}." in ran.err.replace("\n", " ")
    measured = json.loads(kept[0].read_text("utf-8"))
    assert kept[0].name == f"{measured['date']}-duellum.json"
    assert measured["machine"]["cores"] and measured["versions"]["python"] and "commit" in measured
    assert measured["rates_per_second"]["plain, loop"]["games"]
    assert "There is no folder" in run(*quick, "--save", str(tmp_path / "none" / "x.json")).err


@pytest.mark.compiled
@pytest.mark.slow
def test_warmup_and_bench_compiled(run: Run) -> None:
    assert "ready after" in run("warmup", "duellum").out
    ran = run("bench", "duellum", "--seconds", "0.05", "--rounds", "1", "--no-start")
    assert ran.code == 0 and "compiled loop" in ran.out and "search" in ran.out


# ---------------------------------------------------------------------------------------------------- citations
def test_trace_of_duellum_has_no_gaps(run: Run) -> None:
    ran = run("trace", "duellum")
    assert ran.code == 0 and "0 gaps" in ran.out
