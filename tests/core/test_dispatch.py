"""Dispatch comes from the verb table: what does not fit is refused in a sentence, and a verb never falls into another's
branch, wherever it is put."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from importlib import import_module
from itertools import count
from pathlib import Path
from random import Random

import pytest

import hegemon
from hegemon.core.dual import dispatch_text
from hegemon.core.errors import RulesetError
from hegemon.core.frames import Frame, FrameList
from hegemon.core.game import Game
from hegemon.core.state import layout_of
from hegemon.testing.conformance import check_game
from hegemon.testing.reach import compare
from hegemon.testing.walks import random_walk

GAMES = import_module("hegemon.games")
SAMPLES = Path(__file__).resolve().parents[1] / "sample_games"
NUMBERS = count()
ROW = 'Verb("give", "colour", at=IN_TOLL, cite="taking.black"),'


class Workshop:
    """Makes games out of Pebbles, each with some changes to its files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def make(self, *changes: tuple[str, str, str]) -> str:
        """The id of a new game; each change is a file, a text in it and what takes its place."""
        name = f"pebbles_{next(NUMBERS)}"
        home = self.folder / name
        shutil.copytree(SAMPLES / "pebbles", home, ignore=shutil.ignore_patterns("__pycache__"))
        for file, old, new in (("spec.py", 'id="pebbles"', f'id="{name}"'), *changes):
            text = (home / file).read_text("utf-8")
            assert old in text, f"{file} has no '{old}'"
            (home / file).write_text(text.replace(old, new), "utf-8")
        return name


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Workshop]:
    monkeypatch.setattr(GAMES, "__path__", [*GAMES.__path__, str(tmp_path)])
    yield Workshop(tmp_path)


def plain(name: str) -> Game:
    return hegemon.load(name, engine="plain")


TWICE = "@rule\ndef apply_give(s, c, x):\n    pass\n\n\n@rule\ndef is_over"
MISFITS = [
    ("actions.py", "at=IN_TOLL, ", "", "the verb 'give' answers in no frame"),
    ("actions.py", "    FRAMES,\n", "    type(FRAMES)(),\n", "answers in frame 1, which is not in the list"),
    ("actions.py", ROW, "", "no verb answers in the frame 'toll'"),
    ("actions.py", "at=IN_TOLL", "at=9", "answers in frame 9, which is not in the list"),
    ("actions.py", "at=IN_TOLL", 'at={IN_TOLL: "toll"}', "needs a rule 'apply_toll'"),
    ("actions.py", "at=IN_TOLL,", "at=IN_TOLL, free=True,", "is free, yet there is a rule 'why_not_give'"),
    ("actions.py", 'Verb("done"', 'Verb("done", listed_with="take"', "must follow it in the table"),
    ("rules/taking.py", "def why_not_give", "def refusal_of_give", "needs a rule 'why_not_give'"),
    ("rules/taking.py", "apply_give(s: State, c: Components, colour: int)", "apply_give(s: State, c: Components)",
     "'apply_give' takes 2 arguments, but for 'give' it must take 3"),
    ("rules/taking.py", "def can_give(s: State, seat: int)", "def weight_give(s: State, c: int, x: int)", "weighs"),
    ("rules/taking.py", "def can_give(s: State, seat: int)", "def weight_gives(s: State, c: int, x: int)",
     "has a rule 'weight_gives', but no verb has rules named 'gives'"),
    ("rules/ending.py", "@rule\ndef is_over", TWICE, "defined in rules/ending.py and in rules/taking.py"),
    ("frames.py", 'Frame("toll")', 'Frame("toll", runs_itself=True)', "'toll' runs by itself, yet a verb answers"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "sentence"), MISFITS, ids=[row[3] for row in MISFITS])
def test_what_does_not_fit_is_refused_when_the_game_loads(
    workshop: Workshop, file: str, old: str, new: str, sentence: str
) -> None:
    with pytest.raises(RulesetError, match=sentence):
        plain(workshop.make((file, old, new)))


def test_a_list_of_frames_names_each_once() -> None:
    with pytest.raises(RulesetError, match="names toll twice"):
        FrameList(Frame("toll"), Frame("toll"))
    with pytest.raises(RulesetError, match="no 'heap'; it has toll"):
        FrameList(Frame("toll")).number("heap")


PONDER = 'Verb("ponder", at=IN_HEAP, cite="turn.sequence"),'
PONDER_RULES = '''

@rule
def why_not_ponder(s: State, c: Components) -> int:
    """Only at the very first pebble."""
    return FINE if s.frame_first[s.depth - 1] == 0 and s.turn == 1 and s.owns[0][0] == 0 else NONE_LEFT


@rule
def apply_ponder(s: State, c: Components) -> None:
    """A white pebble falls off the heap."""
    s.heap[0] -= 1
    s.owns[0][0] += 1
'''


@pytest.mark.parametrize("before", ['Verb("first"', 'Verb("take"', 'Verb("give"', 'Verb("done"', ")\nMAX_LEGAL"])
def test_a_verb_may_stand_anywhere_in_the_table(workshop: Workshop, before: str) -> None:
    taking = (SAMPLES / "pebbles" / "rules" / "taking.py").read_text("utf-8")
    name = workshop.make(
        ("actions.py", before, f"{PONDER}\n    {before}"), ("actions.py", "MAX_LEGAL = 4", "MAX_LEGAL = 5"),
        ("rules/taking.py", taking[-60:], taking[-60:] + PONDER_RULES),
    )  # fmt: skip
    game, old = plain(name), plain(workshop.make())
    assert check_game(game, games=4) == []
    rng = Random(before)
    state, same = game.start(), old.start()
    while game.to_act(state) != hegemon.OVER:
        texts = [game.text(a) for a in game.legal(state)]
        pondered = "ponder" in texts
        assert sorted(t for t in texts if t != "ponder") == sorted(old.text(a) for a in old.legal(same))
        if pondered and rng.random() < 0.5:
            game.apply(state, game.parse("ponder"))
            same = old.restore(game.dump(state))
            continue
        text = rng.choice([t for t in texts if t != "ponder"])
        game.apply(state, game.parse(text))
        old.apply(same, old.parse(text))
        assert state.key() == same.key()


def test_any_order_is_legal_and_distinct_leaves_one(workshop: Workshop) -> None:
    game = plain(workshop.make())
    state = game.position("empty; heap white=2 grey=2 black=2")
    game.apply(state, game.parse("take grey"))
    assert [game.text(a) for a in game.legal(state)] == ["take white", "take grey", "take black", "done"]
    assert [game.text(a) for a in game.distinct(state)] == ["take grey", "take black", "done"]


def test_if_nothing_is_left_the_list_stands(workshop: Workshop) -> None:
    game = plain(workshop.make(("rules/turn.py", "> 0 else", "> 1 else")))
    state = game.position("empty; heap white=1 grey=1")
    game.apply(state, game.parse("take grey"))
    assert [game.text(a) for a in game.distinct(state)] == ["take white"]


def test_marks_are_no_part_of_a_position(workshop: Workshop) -> None:
    game = plain(workshop.make())
    states = []
    for order in (("grey", "white"), ("white", "grey")):
        state = game.position("empty; heap white=2 grey=2 black=2")
        for colour in order:
            game.apply(state, game.parse(f"take {colour}"))
        states.append(state)
    assert states[0].key() == states[1].key()
    assert game.dump(states[0]) == game.dump(states[1])
    half = game.position("empty; heap white=2 grey=2")
    game.apply(half, game.parse("take grey"))
    plain_half = game.plain(half)
    assert any(plain_half.frame_mark), "the mark is set"
    assert "frame_mark" not in game.dump(half)
    assert not any(game.plain(game.change(half, "")).frame_mark), "a changed position has no history"
    assert layout_of(plain_half).position_size == layout_of(plain_half).size - len(plain_half.frame_mark)


def test_distinct_reaches_what_legal_reaches(workshop: Workshop) -> None:
    game = plain(workshop.make())
    tried_by_legal = tried_by_distinct = 0
    for seed in range(10):
        for state, _ in random_walk(game, Random(seed)):
            if game.to_act(state) >= 0:
                by_legal, by_distinct, faults = compare(game, state)
                assert faults == []
                tried_by_legal += by_legal.tried
                tried_by_distinct += by_distinct.tried
    assert tried_by_distinct < tried_by_legal


def test_the_reach_test_sees_a_verb_that_does_not_permute(workshop: Workshop) -> None:
    """The toll falls due at once: then it matters whether black comes first."""
    at_once = "pop(s)\n    if colour == BLACK and can_give(s, seat):\n        push(s, IN_TOLL, seat)"
    name = workshop.make(
        ("rules/taking.py", "== MOST:\n        end_taking(s, c)", f"== MOST:\n        {at_once}"),
        ("rules/turn.py", "    end_taking(s, c)", "    s.frame_second[s.depth - 1] = 0\n    end_taking(s, c)"),
    )
    game = plain(name)
    _, _, faults = compare(game, game.position("empty; heap white=2 grey=2 black=2"))
    assert faults != []


@pytest.mark.parametrize("game", hegemon.games())
def test_no_rule_reads_a_mark(game: str) -> None:
    """Marks are written by the dispatch and by push and pop; a rule that read one would depend on the order."""
    home = Path(GAMES.__path__[0]) / game
    readers = [p.name for p in home.rglob("*.py") if "frame_mark" in p.read_text("utf-8") and p.name != "state.py"]
    assert readers == []


def test_the_text_is_python_and_names_every_verb(workshop: Workshop) -> None:
    text = dispatch_text(workshop.make())
    compile(text, "dispatch", "exec")
    for verb in ("first", "take", "give", "done"):
        assert f"# {verb}\n" in text


@pytest.mark.compiled
def test_the_compiled_engine_follows_the_same_table(workshop: Workshop) -> None:
    name = workshop.make()
    fast, slow = hegemon.load(name, engine="fast"), plain(name)
    for seed in range(20):
        state = fast.start()
        for same, a in random_walk(slow, Random(seed)):
            assert same.key() == state.key()
            assert fast.legal(state) == slow.legal(same)
            assert fast.distinct(state) == slow.distinct(same)
            if a >= 0:
                fast.apply(state, a)
