"""Arenas: fair schedules, true figures, files that go on, and bots that break off lose alone."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from math import exp
from pathlib import Path
from random import Random

import pytest

from hegemon.bots.levels import LevelBot
from hegemon.bots.uct import UctBot
from hegemon.core.errors import HegemonError, OptionError
from hegemon.core.frames import CHANCE
from hegemon.core.registry import load
from hegemon.lab.arena.balance import course_of, seat_rows
from hegemon.lab.arena.figures import chance_of, log_gain, sequential, wilson
from hegemon.lab.arena.page import page, plot
from hegemon.lab.arena.playing import Played, Worker
from hegemon.lab.arena.rating import ratings
from hegemon.lab.arena.results import Results, fresh, read, resumed, write
from hegemon.lab.arena.run import run
from hegemon.lab.arena.schedule import Order, line_ups, schedule, set_ups
from hegemon.lab.arena.standings import bot_rows, decided, distinct, pair_rows
from hegemon.lab.arena.yardsticks import arena_bot

SHORT = {"turn_limit": "4"}


def order(*bots: str, game: str = "duellum", **further: object) -> Order:
    return Order(game, bots or ("random", "uct:0.001"), options=dict(SHORT), engine_name="plain", **further)  # type: ignore[arg-type]


# ---------------------------------------------------------------------------------------------------- the schedule
def test_every_pair_sits_everywhere_equally() -> None:
    three = order("a", "b", "c")
    games = list(schedule(three, 2, 8))
    assert Counter(f.pair for f in games) == {(0, 1): 8, (0, 2): 8, (1, 2): 8}
    assert Counter(f.seats for f in games if f.pair == (0, 1)) == {(0, 1): 4, (1, 0): 4}
    assert len({f.number for f in games}) == len(games)


def test_games_of_a_round_begin_alike_and_rounds_differ() -> None:
    games = list(schedule(order("a", "b"), 2, 8))
    rounds = [games[i : i + 2] for i in range(0, 8, 2)]
    assert all(one.seed == two.seed and one.set_up == two.set_up for one, two in rounds)
    assert len({one.seed for one, _ in rounds}) == 4
    assert [one.set_up["board"] for one, _ in rounds] == ["west", "east", "west", "east"]


def test_more_seats_one_alone_among_the_others() -> None:
    assert line_ups((0, 1), 3) == [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]
    assert line_ups((0, 1), 2) == [(0, 1), (1, 0)]


def test_one_way_round_alone_saves_half_of_the_games() -> None:
    assert line_ups((0, 1), 3, alone_only=True) == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    games = list(schedule(order("a", "b", alone=True), 3, 6))
    assert [f.seats.index(0) for f in games] == [0, 1, 2, 0, 1, 2] and len({f.seed for f in games}) == 2


def test_numbers_stay_when_more_games_are_asked_for() -> None:
    few = {f.number: f for f in schedule(order("a", "b", "c"), 2, 3)}
    many = {f.number: f for f in schedule(order("a", "b", "c"), 2, 10)}
    assert few.items() <= many.items()


def test_set_ups_that_are_chosen_are_not_varied() -> None:
    assert set_ups(Order("duellum", ("a", "b"), options={"board": "east"})) == [{}]
    assert len(set_ups(Order("ancient_wars", ("a", "b")))) > 1


def test_orders_that_make_no_sense_are_refused() -> None:
    for bots in ((), ("random", "random")):
        with pytest.raises(OptionError):
            Order("duellum", bots).check()


def test_a_bot_alone_shows_who_wins_where_and_how_games_go() -> None:
    results = fresh(order("random"), 2)
    assert len(list(run(results, 4, 1, None))) == 4
    assert {played.set_up["board"] for played in results.games} == {"west", "east"}
    assert all(played.seats == [0, 0] for played in results.games)
    rows = seat_rows(results)
    assert [(row.set_up, row.games) for row in rows] == [("board=east", 2)] * 2 + [("board=west", 2)] * 2
    assert sum(row.won.share for row in rows) == pytest.approx(2.0)
    assert course_of(results).turns == 4 and "changed nothing" in page([results], "x.svg")


# ---------------------------------------------------------------------------------------------------- the figures
def test_wilson_by_known_values() -> None:
    """Those of OPPONENTS' sort: 13 of 15, 40 of 40, and none at all."""
    assert str(wilson(13, 15)) == "86.7% [62.1%, 96.3%]"
    assert wilson(40, 40).low == pytest.approx(0.912, abs=5e-4)
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def test_chance_is_the_binomial_tail() -> None:
    assert chance_of(8, 10, 0.5) == pytest.approx(56 / 1024)
    assert chance_of(8.5, 10, 0.5) == pytest.approx(56 / 1024)
    assert chance_of(0, 10, 0.25) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("won", "games", "fair", "word"),
    [
        *(
            (30, 32, 0.5, "stronger"),
            (50, 100, 0.5, "open"),
            (250, 500, 0.5, "not stronger"),
            (40, 60, 1 / 3, "stronger"),
        ),
        *((8, 8, 0.5, "open"), (9, 9, 0.5, "stronger"), (0, 40, 0.5, "not stronger"), (60, 100, 0.5, "open")),
    ],
)
def test_sequential_test(won: float, games: int, fair: float, word: str) -> None:
    assert sequential(won, games, fair).word == word


def test_the_bet_is_fair_without_a_difference() -> None:
    """Its mean after one more game is what it was: so it seldom grows a hundredfold, whenever one stops."""
    for won, games, fair in ((0, 0, 0.5), (7, 9, 0.5), (3, 11, 1 / 3)):
        win, loss = log_gain(won + 1, games + 1, fair), log_gain(won, games + 1, fair)
        assert fair * exp(win) + (1 - fair) * exp(loss) == pytest.approx(exp(log_gain(won, games, fair)))


def test_our_bots_think_in_processor_time_and_two_of_them_only_measure() -> None:
    for name in ("steady", "uct:0.01", "strategist:0.01", "learned:0.01", "typed:0.01"):
        bot = arena_bot(name)
        assert isinstance(bot, LevelBot | UctBot) and bot.clock is time.process_time
    game = load("duellum", engine="plain")
    state = game.start()
    while game.to_act(state) == CHANCE:
        game.settle(state, Random(1))
    for name in ("learned:0.001", "typed:0.001"):
        assert arena_bot(name, 3).choose(game, state) in game.legal(state)
    for name in ("typed", "typed:x", "learned:-1"):
        with pytest.raises(OptionError):
            arena_bot(name)


def game_of(number: int, seats: list[int], shares: list[float], places: list[int]) -> Played:
    turns = [1] * len(seats)
    return Played(
        number, (0, 1), seats, {}, 1, shares, places, "x", 9, 9, [1.0] * len(seats), turns, [1.0] * len(seats),
        f"{number % 3}",
    )  # fmt: skip


def results_of(games: list[Played], seats: int = 2) -> Results:
    return Results(Order("duellum", ("good", "bad")), seats, fresh(order(), 2).circumstances, games)


def test_the_winner_is_rated_higher_and_the_test_ends() -> None:
    games = [game_of(k, [k % 2, 1 - k % 2], [float(k % 2 == 0), float(k % 2)], [k % 2, 1 - k % 2]) for k in range(40)]
    results = results_of(games)
    better, worse = ratings(2, games)
    assert better.mu - 2 * better.sigma > worse.mu + 2 * worse.sigma
    assert [row.bot for row in bot_rows(results)] == ["good", "bad"]
    assert pair_rows(results)[0].verdict.word == "stronger" and decided(results)
    assert distinct(games) == 3
    assert not decided(results_of(games[:4]))


def test_alone_among_others_is_measured_against_its_share() -> None:
    games = [game_of(k, [0, 1, 1], [0.0, 1.0, 0.0], [1, 0, 2]) for k in range(9)]
    rows = pair_rows(results_of(games, seats=3))
    assert [(row.bot, row.won.share, row.fair) for row in rows] == [("good", 0.0, pytest.approx(1 / 3))]


# ---------------------------------------------------------------------------------------------------- playing
def test_the_same_order_plays_the_same_games_alone_and_in_two_processes() -> None:
    both = []
    for jobs in (1, 2):
        results = fresh(order("random", "examples.bots.spender:Spender"), 2)
        list(run(results, 4, jobs, None))
        both.append({p.number: (p.digest, p.shares, p.reason) for p in results.games})
    assert both[0] == both[1] and len(both[0]) == 4


def test_a_file_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    asked = order("random", "uct:0.001")
    first = fresh(asked, 2)
    write(file, first)
    list(run(first, 2, 1, file))
    with file.open("a") as out:
        out.write('{"number": 3, "pai')  # the machine was switched off here
    again = resumed(file, asked, 2)
    assert again.numbers == {0, 1}
    write(file, again)
    list(run(again, 4, 1, file))
    assert read(file).numbers == {0, 1, 2, 3}
    assert len(file.read_text().splitlines()) == 5
    with pytest.raises(HegemonError, match="another arena: seed"):
        resumed(file, order("random", "uct:0.001", seed=2), 2)


def test_a_file_that_cannot_be_written_anew_stays_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full, or the power goes, while a run that was broken off begins again."""
    file = tmp_path / "arena.jsonl"
    results = results_of([game_of(0, [0, 1], [1.0, 0.0], [0, 1])])
    write(file, results)
    before = file.read_text("utf-8")

    def full(self: Path, text: str, encoding: str) -> int:
        with self.open("w", encoding=encoding) as out:
            out.write(text[: len(text) // 2])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(HegemonError):
        write(file, results)
    assert file.read_text("utf-8") == before and [found.name for found in tmp_path.iterdir()] == ["arena.jsonl"]


@pytest.mark.skipif(sys.platform != "linux", reason="processes are found by /proc")
def test_nothing_is_left_of_an_arena_that_was_killed(tmp_path: Path) -> None:
    file, mark = tmp_path / "arena.jsonl", f"mark-{tmp_path.name}"
    asked = [
        "-o",
        "turn_limit=6",
        "--bots",
        "random,uct:0.01",
        "--games",
        "900",
        "--jobs",
        "2",
        "--engine",
        "plain",
        "--save",
        str(file),
    ]
    environment = {**os.environ, "HEGEMON_TEST_MARK": mark}
    command = [sys.executable, "-m", "hegemon", "arena", "duellum", *asked]
    arena = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    until = time.monotonic() + 60.0
    while not (file.exists() and len(file.read_text("utf-8").splitlines()) > 1) and time.monotonic() < until:
        time.sleep(0.1)
    assert len(marked(mark)) >= 3
    arena.kill()
    arena.wait()
    until = time.monotonic() + 15.0
    while marked(mark) and time.monotonic() < until:
        time.sleep(0.1)
    assert not marked(mark)
    assert read(file).games


def marked(mark: str) -> list[str]:
    """Processes with this mark in their environment."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/environ"):
        with suppress(OSError):
            found += [entry.parent.name] if mark.encode() in entry.read_bytes() else []
    return found


def test_damaged_files_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for text in ("", "{}", "[]", '{"arena": 2}', "nonsense"):
        file.write_text(text)
        with pytest.raises(HegemonError):
            read(file)
    write(file, results_of([game_of(k, [0, 1], [1.0, 0.0], [0, 1]) for k in range(2)]))
    lines = file.read_text().splitlines()
    file.write_text("\n".join([lines[0], "{", lines[2]]))
    with pytest.raises(HegemonError, match="Line 2"):
        read(file)


def test_a_bot_that_breaks_off_loses_and_the_next_game_is_played(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("import sys\nsys.exit('I will not')\n")
    results = fresh(order("random", f"program:{sys.executable} {bad}", "uct:0.001"), 2)
    list(run(results, 2, 1, None))
    lost = [p for p in results.games if p.lost_by]
    assert [p.pair for p in lost] == [(0, 1), (0, 1), (1, 2), (1, 2)]
    assert all(p.seats[p.lost_by["seat"]] == 1 and p.shares[p.lost_by["seat"]] == 0.0 for p in lost)
    assert all(p.lost_by["detail"] == "I will not" for p in lost)
    assert {row.bot: row.broke_off for row in bot_rows(results)}[results.order.bots[1]] == 4
    assert all(p.reason == "turn_limit" for p in results.games if p.pair == (0, 2))


def test_an_own_bot_that_fails_loses_too(monkeypatch: pytest.MonkeyPatch) -> None:
    from hegemon.bots.random_bot import RandomBot

    monkeypatch.setattr(RandomBot, "choose", lambda *_: 1 / 0)
    worker = Worker(order())
    played, _ = worker.play(next(schedule(worker.order, 2, 1)))
    assert played.lost_by == {"seat": 0, "kind": "crashed", "detail": "ZeroDivisionError: division by zero"}
    monkeypatch.setattr(RandomBot, "choose", lambda *_: -1)
    played, _ = worker.play(next(schedule(worker.order, 2, 1)))
    assert played.lost_by["kind"] == "illegal"


def test_time_is_counted_by_turn_and_openings_are_nobodys() -> None:
    worker = Worker(order(opening=3))
    played, record = worker.play(next(schedule(worker.order, 2, 1)), keep_record=True)
    assert record is not None and record.players == {"carthage": "random", "rome": "uct:0.001"}
    assert sum(played.own_turns) <= played.turns and all(t > 0 for t in played.own_turns)
    assert all(slow <= total for slow, total in zip(played.slowest_turn, played.seconds, strict=True))


# ---------------------------------------------------------------------------------------------------- page, command
def test_a_loose_opening_is_the_same_for_all_of_a_round_and_nobodys_time() -> None:
    free, loose = Worker(order(opening=0)), Worker(order(opening=0, loose=2))
    first, other = (loose.play(fixture, keep_record=True) for fixture in schedule(loose.order, 2, 2))
    assert first[1] is not None and other[1] is not None and first[0].seats != other[0].seats
    assert first[1].texts()[:2] == other[1].texts()[:2]
    longer = free.play(next(schedule(free.order, 2, 1)))[0]
    assert sum(first[0].own_turns) == sum(longer.own_turns) - 2


def test_page_and_picture_tell_every_pair() -> None:
    games = [game_of(k, [0, 1], [1.0, 0.0], [0, 1]) for k in range(20)]
    text = page([results_of(games)], "x.svg")
    assert "| good | bad | 20 | 3 | 100.0% [83.9%, 100.0%] | 50% | < 0.0001 |" in text
    drawn = plot([results_of(games)])
    assert drawn.count("<circle") == 1 and "good : bad" in drawn


def test_command(tmp_path: Path) -> None:
    from click.testing import CliRunner

    from hegemon.cli import commands

    file = tmp_path / "games.jsonl"
    words = [
        "arena",
        "duellum",
        "-o",
        "turn_limit=4",
        "--bots",
        "random,uct:0.001",
        "--games",
        "2",
        "--engine",
        "plain",
    ]
    ran = CliRunner().invoke(commands, [*words, "--save", str(file)])
    assert ran.exit_code == 0 and "2 games" in ran.stdout, ran.output
    head = json.loads(file.read_text().splitlines()[0])
    assert head["order"]["bots"] == ["random", "uct:0.001"] and head["circumstances"]["versions"]["openskill"]
    ran = CliRunner().invoke(commands, ["standings", str(file), "--page", str(tmp_path / "page.md")])
    assert ran.exit_code == 0 and (tmp_path / "page.svg").read_text().startswith("<svg")
    ran = CliRunner().invoke(commands, ["arena", "duellum", "--bots", "random,nobody"])
    assert ran.exit_code == 2 and "There is no bot 'nobody'" in ran.stderr


def test_the_page_of_the_documentation_is_what_the_files_say() -> None:
    """`hegemon standings docs/strength/*.jsonl --page docs/strength.md` would change nothing."""
    docs = Path(__file__).resolve().parents[2] / "docs"
    arenas = [read(file) for file in sorted((docs / "strength").glob("*.jsonl"))]
    assert arenas
    assert (docs / "strength.md").read_text("utf-8") == page(arenas, "strength.svg")
    assert (docs / "strength.svg").read_text("utf-8") == plot(arenas)
