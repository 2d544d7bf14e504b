"""Nonsense gets one clear sentence and exit code 2, never a traceback, and leaves nothing behind."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hegemon

Run = Callable[..., Any]

NONSENSE: list[tuple[tuple[str, ...], str]] = [
    (("plya", "duellum"), "perhaps you mean 'hegemon play'"),
    (("--nonsense",), "no such option"),
    (("play",), "missing argument"),
    (("play", "duelum"), "perhaps 'duellum'"),
    (("play", ""), "there is no game"),
    (("play", "../duellum"), "there is no game"),
    (("play", "duellum", "--option", "board"), "name=value"),
    (("play", "duellum", "--option", "board=north"), "west, east"),
    (("play", "ancient_wars", "--option", "campaign=mars"), "gaul, italy"),
    (("play", "duellum", "--option", "bord=west"), "perhaps 'board'"),
    (("play", "duellum", "--option", "engine=fast"), "no option 'engine'"),
    (("play", "duellum", "--option", "turn_limit=many"), "whole number"),
    (("play", "duellum", "--option", "turn_limit=-5"), "between"),
    (("play", "duellum", "-o", "board=west", "-o", "board=east"), "twice"),
    (("play", "duellum", "--engine", "warp"), "warp"),
    (("play", "duellum", "--seat", "gaul=random"), "seats are carthage, rome"),
    (("play", "duellum", "--seat", "rome=deep_blue", "--engine", "plain"), "no bot 'deep_blue'"),
    (("play", "duellum", "--seat", "rome=uct:soon", "--engine", "plain"), "seconds"),
    (("play", "duellum", "--seat", "rome"), "name=value"),
    (("play", "duellum", "--seed", "x", "--engine", "plain"), "--seed"),
    (("play", "duellum", "--data", "no/such/folder", "--engine", "plain"), "no folder"),
    (("play", "duellum", "--record", "no/such/folder/x.hgm", "--engine", "plain"), "no folder"),
    (("replay", "no_such_file.hgm"), "no file"),
    (("replay", "."), "cannot be read"),
    (("perft", "duellum", "--engine", "plain", "--depth", "0"), "--depth"),
    (("perft", "duellum", "--engine", "plain", "--position", "full"), "begins with"),
    (("perft", "duellum", "--engine", "plain", "--position", "empty; city rome roma"), "form"),
    (("perft", "duellum", "--engine", "plain", "--position", "empty; legion gaul roma"), "gaul"),
    (("fuzz", "duellum", "--games", "0"), "--games"),
    (("fuzz", "duellum", "--games", "1", "--out", "no/such/folder"), "no folder"),
    (("foretell", "duellum"), "missing option '--folder'"),
    (("foretell", "chess", "--folder", "x"), "there is no game"),
    (("foretell", "chess", "--folder", "x", "--vary", "board"), "there is no game"),
    (("foretell", "duellum", "--folder", "x", "--option", "board"), "name=value"),
    (("foretell", "duellum", "--folder", "x", "--vary", "bord"), "no option 'bord' with several choices"),
    (("foretell", "duellum", "--folder", "x", "--vary", "bord=west,east"), "no option 'bord' with several choices"),
    (("foretell", "duellum", "--folder", "x", "--vary", "turn_limit"), "no option 'turn_limit' with several choices"),
    (("foretell", "duellum", "--folder", "x", "--vary", "=west"), "no option ''"),
    (("foretell", "duellum", "--folder", "x", "--vary", "board=north"), "west, east"),
    (("foretell", "duellum", "--folder", "x", "--vary", "board=,west"), "west, east"),
    (("foretell", "duellum", "--folder", "x", "--vary", "turn_limit=many"), "whole number"),
    (("foretell", "duellum", "--folder", "x", "--vary", "board", "--vary", "board=east"), "twice"),
    (("foretell", "duellum", "--folder", "x", "-o", "board=west", "--vary", "board"), "twice"),
    (("foretell", "duellum", "--folder", "x", "--games", "0"), "--games"),
    (("foretell", "duellum", "--folder", "x", "--cells", "0"), "--cells"),
    (("train", "duellum", "--folder", "x", "--vary", "bord"), "no option 'bord' with several choices"),
    (("train", "duellum", "--folder", "x", "--vary", "board=north"), "west, east"),
    (("bench", "duellum", "--against", "stockfish"), "peers are"),
    (("bench", "chess"), "there is no game"),
    (("where",), "missing argument"),
    (("where", "coin", "--game", "chess"), "there is no game"),
    (("provenance", "chess"), "there is no game"),
    (("warmup",), "name a game"),
    (("warmup", "chess"), "there is no game"),
    (("validate", "duellum", "no/such/folder"), "no folder"),
    (("board", "duellum", "--svg", "no/such/folder/x.svg"), "no/such/folder"),
    (("trace", "chess"), "there is no game"),
    (("games", "chess"), "there is no game"),
]


@pytest.mark.parametrize(("arguments", "told"), NONSENSE, ids=lambda v: " ".join(v) if isinstance(v, tuple) else "")
def test_one_sentence(run: Run, arguments: tuple[str, ...], told: str) -> None:
    assert told in run(*arguments).one_sentence().lower()


def test_nothing_is_foretold_where_turns_are_not_planned(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The game on the interpreted engine: compiling it for a refusal would take minutes."""
    monkeypatch.setattr("hegemon.cli.foretell.open_game", lambda game, *_, **__: hegemon.load(game, engine="plain"))
    folder = tmp_path / "run"
    assert "'ancient_wars'" in run("foretell", "ancient_wars", "--folder", str(folder)).one_sentence()
    assert not folder.exists()


def test_a_folder_of_nonsense_data(run: Run, tmp_path: Path) -> None:
    assert "holds no data file" in run("validate", "duellum", str(tmp_path)).one_sentence()
    (tmp_path / "bord.toml").write_text("x = 1")
    assert "takes the place of no file" in run("validate", "duellum", str(tmp_path)).one_sentence()


@pytest.mark.parametrize("text", ["", "x = ", "nations = 3", 'nations = ["a", "b"]', "\x00", "[regions]\nroma = 3"])
def test_broken_board_file(run: Run, tmp_path: Path, text: str) -> None:
    (tmp_path / "boards").mkdir()
    (tmp_path / "boards" / "west.toml").write_text(text)
    for arguments in (
        ("validate", "duellum", str(tmp_path)),
        ("play", "duellum", "--data", str(tmp_path), "--engine", "plain"),
    ):
        assert "west.toml" in run(*arguments).one_sentence()


def test_data_that_is_no_text(run: Run, tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_bytes(b"\xff\xfe\x00binary")
    assert "cards.toml" in run("validate", "duellum", str(tmp_path)).one_sentence()


def damaged(record: Path, before: str, after: str) -> Path:
    text = record.read_text("utf-8")
    assert before in text
    record.write_text(text.replace(before, after, 1), "utf-8")
    return record


def test_edited_hash(run: Run, record: Path) -> None:
    line = record.read_text("utf-8").splitlines()[-1]
    key = line[-17:-1]
    other = ("0" if key[0] != "0" else "1") + key[1:]
    damaged(record, key, other)
    ran = run("verify", str(record))
    assert ran.code == 2 and ran.out == "" and "hash" in ran.err
    assert "hash" in run("replay", str(record)).one_sentence()


def test_edited_action(run: Run, record: Path) -> None:
    damaged(record, "advance", "advnace")
    ran = run("verify", str(record))
    assert ran.code == 2 and "advnace" in ran.err and len(ran.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("hegemon record 1", "hegemon record 9"),
        ("game: duellum", "game: chess"),
        ("ruleset: 3", "ruleset: 99"),
        ("ruleset: 3", "ruleset: one"),
        ("options: board=west", "options: board=north"),
        ("options: board=west", "options: engine=fast"),
        ("data: ", "data: 0"),
        ("1. ", "7. "),
        ("0. chance: ", "0. rome: "),
        ("result: ", "result: x"),
    ],
)
def test_corrupt_record(run: Run, record: Path, before: str, after: str) -> None:
    damaged(record, before, after)
    ran = run("verify", str(record))
    assert ran.code == 2 and ran.out == "" and len(ran.err.splitlines()) == 1, ran


@pytest.mark.parametrize("content", [b"", b"\x89PNG\r\n\x1a\n\x00\x00", b"hegemon record 1\n", b"hello\nworld"])
def test_what_is_no_record(run: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.hgm"
    path.write_bytes(content)
    ran = run("verify", str(path))
    assert ran.code == 2 and len(ran.err.splitlines()) == 1
    run("replay", str(path)).one_sentence()


def test_truncated_record(run: Run, record: Path) -> None:
    text = record.read_text("utf-8")
    for cut in range(0, len(text) - 1, max(len(text) // 40, 1)):
        record.write_text(text[:cut], "utf-8")
        ran = run("verify", str(record))
        assert ran.code in (0, 2) and len(ran.err.splitlines()) <= 1, cut
        assert (ran.code == 2) == bool(ran.err)


def test_verify_goes_on_after_a_bad_file(run: Run, record: Path, tmp_path: Path) -> None:
    ran = run("verify", str(tmp_path / "none.hgm"), str(record))
    assert ran.code == 2
    assert "none.hgm" in ran.err and "all hashes match" in ran.out
