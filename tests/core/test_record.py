"""Saved games: they read back, replay to the same position, and every kind of damage is noticed."""

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.core.errors import RecordError
from hegemon.core.record import Record, Recorder, loads, open_game, read, replay, verify
from hegemon.testing import random_walk


@pytest.fixture(scope="module")
def played() -> Recorder:
    game = hegemon.load("duellum")
    recorder = Recorder(game, {"carthage": "random", "rome": "random"})
    for _, a in random_walk(game, Random(5)):
        if a >= 0:
            recorder.apply(a)
    return recorder


@pytest.fixture
def file(played: Recorder, tmp_path: Path) -> Path:
    path = tmp_path / "game.hgm"
    played.record.save(path)
    return path


def test_round_trip(played: Recorder, file: Path) -> None:
    record = verify(file)
    assert record.dumps() == played.record.dumps()
    assert record.players == {"carthage": "random", "rome": "random"}
    assert replay(record, open_game(record)).state.key() == played.state.key()


def test_part_of_a_game(played: Recorder) -> None:
    again = replay(played.record, played.game, upto=25)
    assert len(again.record.texts()) == 25
    assert played.record.texts()[:25] == again.record.texts()


def test_lines_follow_turns(played: Recorder) -> None:
    turns = [line.turn for line in played.record.lines]
    assert turns == sorted(set(turns))


DAMAGE = [
    ("game: duellum", "game: dominoes", "no game 'dominoes'"),
    ("ruleset: ", "ruleset: 9", "ruleset"),
    ("board=west", "board=north", "one of"),
    ("data: ", "data: 0", "other boards, cards or charts"),
    ("hegemon record 1", "hegemon record 99", "first line"),
    ("result: ", "result: nobody and ", "claims the result"),
    ("0. chance: first", "0. chance: second", "no verb"),
    ("0. chance: ", "0. rome: ", "up to chance"),
    ("1. ", "7. ", "turn"),
]


@pytest.mark.parametrize(("old", "new", "sentence"), DAMAGE, ids=[new for _, new, _ in DAMAGE])
def test_damage_is_noticed(file: Path, old: str, new: str, sentence: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(RecordError, match=sentence):
        verify(file)


def test_an_edited_hash_is_noticed(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    row = next(i for i, line in enumerate(lines) if line.startswith("3. "))
    end = "0" if lines[row][-2] != "0" else "1"
    lines[row] = lines[row][:-2] + end + "]"
    file.write_text("\n".join(lines), "utf-8")
    with pytest.raises(RecordError, match="after turn 3"):
        verify(file)


def test_every_truncation_is_noticed_or_unfinished(played: Recorder) -> None:
    text = played.record.dumps()
    rng = Random(1)
    for _ in range(60):
        cut = text[: rng.randrange(len(text) - 1)]
        try:
            record = loads(cut)
            replay(record, open_game(record))
        except RecordError:
            continue
        except hegemon.HegemonError:
            continue
        assert len(record.lines) < len(played.record.lines) or cut.rstrip() == text.rstrip()
        pytest.fail("a truncated record verified as whole")


@pytest.mark.parametrize("junk", ["", "\x00\x01", "hegemon record 1", "hegemon record 1\ngame duellum", "x" * 1000])
def test_junk_is_refused(tmp_path: Path, junk: str) -> None:
    path = tmp_path / "junk.hgm"
    path.write_text(junk, "utf-8")
    with pytest.raises(RecordError):
        read(path)


def test_missing_and_binary_files(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="no file"):
        read(tmp_path / "none.hgm")
    (tmp_path / "binary.hgm").write_bytes(b"\xff\xfe\x00\x80")
    with pytest.raises(RecordError, match="no text"):
        read(tmp_path / "binary.hgm")
    with pytest.raises(RecordError, match="cannot be read"):
        read(tmp_path)


def test_saving_is_all_or_nothing(played: Recorder, tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be written"):
        played.record.save(tmp_path / "no_such_folder" / "game.hgm")
    target = tmp_path / "folder.hgm"
    target.mkdir()
    with pytest.raises(RecordError, match="cannot be written"):
        played.record.save(target)
    assert list(tmp_path.iterdir()) == [target]


def test_a_refused_action_is_not_recorded() -> None:
    game = hegemon.load("duellum")
    recorder = Recorder(game)
    before = recorder.record.dumps(), recorder.state.key()
    with pytest.raises(hegemon.HegemonError):
        recorder.apply(game.parse("done"))
    assert (recorder.record.dumps(), recorder.state.key()) == before


def test_a_fault_of_the_rules_leaves_the_record_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """The position that it leaves behind is none; the one before it is made again."""
    game = hegemon.load("duellum", engine="plain")
    recorder, walk = Recorder(game), [a for _, a in random_walk(game, Random(5), 40)]
    bad = next(a for a in walk[20:] if a not in walk[:20])
    for a in walk[: walk.index(bad)]:
        recorder.apply(a)
    before, whole = recorder.record.dumps(), game.engine._apply  # type: ignore[attr-defined]

    def faulty(s: Any, c: Any, a: int) -> None:
        whole(s, c, a)
        if a == bad:
            raise IndexError("out of range")

    monkeypatch.setattr(game.engine, "_apply", faulty)
    with pytest.raises(IndexError):
        recorder.apply(bad)
    assert recorder.record.dumps() == before


def test_hash_is_the_same_in_a_new_process(played: Recorder) -> None:
    code = "import hegemon; g = hegemon.load('duellum', engine='plain'); print(g.start().key())"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip()
    assert out == played.game.start().key()


def test_empty_record_is_unfinished() -> None:
    game = hegemon.load("duellum")
    record = Recorder(game).record
    assert isinstance(record, Record) and loads(record.dumps()).result == "unfinished"
