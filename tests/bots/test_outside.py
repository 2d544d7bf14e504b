"""Bots of others run in processes of their own; whatever they do, only their own game suffers."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

import hegemon
from hegemon.bots.outside import BotFault, OutsideBot, any_bot, is_outside, outside_bot
from hegemon.core.engine import State
from hegemon.core.errors import OptionError
from hegemon.core.game import Game
from hegemon.testing import random_walk

ROOT = Path(__file__).resolve().parents[2]
SPENDER = "examples.bots.spender:Spender"
BUSY = f"program:node {ROOT / 'examples' / 'bots' / 'busy.mjs'}"
# A program that keeps the protocol but for what stands in the place of ANSWER.
PROGRAM = """
import json, sys, time
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        said = {"type": "hello", "hegemon": 1, "name": "odd"}
    elif told["type"] == "game":
        said = {"type": "ready"}
    elif told["type"] == "decide":
        ANSWER
    else:
        continue
    print(json.dumps(said), flush=True)
"""


@pytest.fixture(autouse=True)
def at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def odd_bot(tmp_path: Path, answer: str, seconds: float = 20.0) -> OutsideBot:
    file = tmp_path / "odd.py"
    file.write_text(PROGRAM.replace("ANSWER", answer), "utf-8")
    return outside_bot(f"program:{sys.executable} {file}", patience=seconds)


def first_decision(game: Game) -> State:
    return next(state for state, _ in random_walk(game, Random(3)) if game.to_act(state) >= 0)


@pytest.mark.parametrize("name", [SPENDER, BUSY])
@pytest.mark.parametrize("game_id", ["duellum", "ancient_wars"])
def test_examples_play(name: str, game_id: str) -> None:
    game = hegemon.load(game_id)
    bot = outside_bot(name, seed=5)
    asked = 0
    try:
        for state, _ in random_walk(game, Random(1), limit=60):
            if game.to_act(state) >= 0:
                before = state.key()
                assert bot.choose(game, state) in game.legal(state)
                assert state.key() == before
                asked += 1
        bot.over(game, state)
    finally:
        bot.close()
    assert asked > 10


def test_same_seed_same_choices() -> None:
    game = hegemon.load("duellum")
    states = [s.copy() for s, _ in random_walk(game, Random(8), limit=40) if game.to_act(s) >= 0]
    runs = []
    for _ in range(2):
        bot = outside_bot(BUSY, seed=9)
        runs.append([bot.choose(game, state) for state in states])
        bot.close()
    assert runs[0] == runs[1] and len({len(game.legal(s)) for s in states}) > 1


FAULTS = [
    ("sys.exit('the sky is falling')", "crashed"),
    ("raise ValueError('no idea')", "crashed"),
    ("time.sleep(600)", "stalled"),
    ("said = {'type': 'decision', 'id': told['id'], 'action': 'found atlantis gold'}", "illegal"),
    ("said = {'type': 'decision', 'id': told['id'], 'action': 7}", "nonsense"),
    ("said = {'type': 'decision', 'id': 12345, 'action': told['legal'][0]}", "nonsense"),
    ("said = ['what?']", "nonsense"),
    ("print('not json', flush=True)\n        continue", "nonsense"),
    ("sys.stdout.write('x' * 1_100_000)\n        sys.stdout.flush()\n        time.sleep(60)", "nonsense"),
    ("print('{' * 200_000, flush=True)\n        continue", "nonsense"),
    ("import os\n        os.close(1)\n        time.sleep(600)", "crashed"),
    ("while True:\n            sys.stderr.write('y' * 65_536)", "stalled"),
]


@pytest.mark.parametrize(("answer", "kind"), FAULTS)
def test_faults_have_a_word_and_the_program_ends(tmp_path: Path, answer: str, kind: str) -> None:
    game = hegemon.load("duellum")
    state = first_decision(game)
    bot = odd_bot(tmp_path, answer, seconds=1.0 if kind == "stalled" else 20.0)
    bot.begin(game, game.to_act(state), 1)
    assert bot._channel is not None
    pid, began = bot._channel.pid, time.monotonic()
    with pytest.raises(BotFault) as caught:
        bot.choose(game, state)
    assert caught.value.kind == kind, caught.value
    assert time.monotonic() - began < 60.0
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_crash_tells_the_last_complaint(tmp_path: Path) -> None:
    game = hegemon.load("duellum")
    with pytest.raises(BotFault, match="the sky is falling"):
        odd_bot(tmp_path, "sys.exit('the sky is falling')").choose(game, first_decision(game))


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def ends_soon(pid: int) -> bool:
    until = time.monotonic() + 10.0
    while is_running(pid) and time.monotonic() < until:
        time.sleep(0.05)
    return not is_running(pid)


HIDING = (  # a child in a session of its own, whose parent has left: it belongs to nobody
    "import os, subprocess\n        script = 'import os, time; os.fork() and os._exit(0); os.setsid(); '"
    " + 'open({!r}, {!r}).write(str(os.getpid())); time.sleep(600)'.format(MARK, 'w')\n"
    "        subprocess.run([sys.executable, '-c', script])\n"
    "        while not (os.path.exists(MARK) and open(MARK).read()):\n            time.sleep(0.02)\n        "
)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells whose children are whose")
@pytest.mark.parametrize("then", ["sys.exit('gone')", "time.sleep(600)"])
def test_nothing_that_a_bot_started_is_left(tmp_path: Path, then: str) -> None:
    game, mark = hegemon.load("duellum"), tmp_path / "hidden"
    bot = odd_bot(tmp_path, (HIDING + then).replace("MARK", repr(str(mark))), seconds=5.0)
    with pytest.raises(BotFault):
        bot.choose(game, first_decision(game))
    assert ends_soon(int(mark.read_text("utf-8")))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells whose children are whose")
def test_nothing_is_left_when_we_are_killed(tmp_path: Path) -> None:
    """Whoever plays is killed without a chance to tidy up: its bot goes too, even one that listens to nobody."""
    mark = tmp_path / "pid"
    deaf = tmp_path / "deaf.py"
    deaf.write_text(f"import os, time\nopen({str(mark)!r}, 'w').write(str(os.getpid()))\ntime.sleep(600)\n", "utf-8")
    holder = subprocess.Popen(
        [sys.executable, "-c", "import sys, time\nfrom hegemon.bots.outside.channel import Channel\n"
         "held = Channel('deaf', sys.argv[1:])\ntime.sleep(600)", sys.executable, str(deaf)]
    )  # fmt: skip
    until = time.monotonic() + 30.0
    while not (mark.exists() and mark.read_text("utf-8")) and time.monotonic() < until:
        time.sleep(0.05)
    pid = int(mark.read_text("utf-8"))
    assert is_running(pid)
    holder.kill()
    holder.wait()
    assert ends_soon(pid)


def test_a_bots_words_cannot_steer_a_terminal(tmp_path: Path) -> None:
    game = hegemon.load("duellum")
    with pytest.raises(BotFault) as caught:
        odd_bot(tmp_path, r"sys.exit('red \x1b[31m \u202e \x00')").choose(game, first_decision(game))
    assert str(caught.value.detail).isprintable() and "red" in caught.value.detail


@pytest.mark.parametrize("chosen", ["99_999_999", "-1", "None", "'no such text'", "True + 0.5"])
def test_a_class_that_names_no_action_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chosen: str) -> None:
    (tmp_path / "odd_class.py").write_text(
        f"class Odd:\n    def __init__(self, seed): ...\n    def choose(self, game, state): return {chosen}\n", "utf-8"
    )
    monkeypatch.chdir(tmp_path)
    game = hegemon.load("duellum")
    with pytest.raises(BotFault) as caught:
        outside_bot("odd_class:Odd").choose(game, first_decision(game))
    assert caught.value.kind == "illegal"


def test_a_bot_that_broke_off_starts_afresh(tmp_path: Path) -> None:
    """The first game is lost, the next is played."""
    game = hegemon.load("duellum")
    state = first_decision(game)
    mark = tmp_path / "mark"
    answer = (
        f"import pathlib\n        mark = pathlib.Path({str(mark)!r})\n"
        "        if not mark.exists():\n            mark.touch()\n            sys.exit(3)\n"
        "        said = {'type': 'decision', 'id': told['id'], 'action': told['legal'][0]}"
    )
    bot = odd_bot(tmp_path, answer)
    with pytest.raises(BotFault, match="exit code 3"):
        bot.choose(game, state)
    assert bot.choose(game, state) == game.legal(state)[0]
    bot.close()


def test_programs_do_not_get_the_servers_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEGEMON_DATABASE_URL", "postgresql://me:secret@db/x")
    answer = "import os\n        sys.exit('seen: ' + os.environ.get('HEGEMON_DATABASE_URL', 'nothing'))"
    game = hegemon.load("duellum")
    with pytest.raises(BotFault, match="seen: nothing"):
        odd_bot(tmp_path, answer).choose(game, first_decision(game))


def test_a_class_cannot_see_what_is_hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two positions that its seat cannot tell apart come to it alike, given equal randomness."""
    game = hegemon.load("ancient_wars")
    states = [s.copy() for s, _ in random_walk(game, Random(11), limit=150) if game.to_act(s) >= 0]
    differing = 0
    for state in states[::10]:
        seat = game.to_act(state)
        other = game.determinize(state, seat, Random(4))
        differing += other.key() != state.key()
        bots = [OutsideBot("x", ("none",), seed=2) for _ in range(2)]
        asked = [bot._question(game, s, seat) for bot, s in zip(bots, (state, other), strict=True)]
        assert asked[0] == asked[1]
    assert differing


@pytest.mark.parametrize("name", ["program:", "program:'", "nowhere", "examples.bots.spender:", "a b:C"])
def test_wrong_names_are_explained(name: str) -> None:
    with pytest.raises(OptionError):
        any_bot(name)


@pytest.mark.parametrize(
    "name", ["no_such_package.bot:Bot", "examples.bots.spender:Nobody", "program:no_such_program_anywhere"]
)
def test_bots_that_do_not_start_have_a_word(name: str) -> None:
    game = hegemon.load("duellum")
    with pytest.raises(BotFault) as caught:
        outside_bot(name).choose(game, first_decision(game))
    assert caught.value.kind == "crashed"


def test_our_own_names_come_first() -> None:
    assert not is_outside("uct:x") and is_outside("uctx:x") and is_outside("program:random")
