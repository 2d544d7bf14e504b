"""The table in the terminal, played by typing."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

import hegemon
from hegemon.cli.table import answers
from hegemon.cli.table.closer_look import look
from hegemon.cli.table.completion import completions
from hegemon.cli.table.menu import groups, menu, price_text
from hegemon.cli.table.session import LogLine, Session
from hegemon.cli.table.typed import matching, understand
from hegemon.core.errors import HegemonError, IllegalAction, NotationError
from hegemon.core.frames import CHANCE
from hegemon.core.record import read

Run = Callable[..., Any]
AGAINST_RANDOM = ("play", "duellum", "--engine", "plain", "--seat", "rome=random", "--seed", "3")


def session_at_first_decision(seed: int = 3) -> Session:
    session = Session(hegemon.load("duellum", engine="plain"), {}, seed)
    while session.game.to_act(session.state) == CHANCE:
        session.draw()
    return session


def told(answer: RenderableType) -> str:
    console = Console(width=200)
    with console.capture() as shown:
        console.print(answer)
    return shown.get()


# ---------------------------------------------------------------------------------------------------- whole sessions
def test_a_game_of_bots_runs_to_its_end_and_is_recorded(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "bots.hgm"
    seats = ("--seat", "carthage=random", "--seat", "rome=random")
    ran = run("play", "duellum", "-o", "turn_limit=8", *seats, "--seed", "1", "--record", str(path))
    assert ran.code == 0 and "The game is over" in ran.out
    assert run("verify", str(path)).code == 0
    assert read(path).players == {"carthage": "random", "rome": "random"}
    assert list(tmp_path.iterdir()) == [path], "nothing half-written is left"


def test_the_same_seed_plays_the_same_game(run: Run, tmp_path: Path) -> None:
    texts = []
    for name in ("a.hgm", "b.hgm"):
        seats = ("--seat", "carthage=random", "--seat", "rome=random")
        run("play", "duellum", "-o", "turn_limit=6", *seats, "--seed", "5", "--record", str(tmp_path / name))
        texts.append((tmp_path / name).read_text("utf-8"))
    assert texts[0] == texts[1]


def test_typing_numbers_words_and_nonsense(run: Run) -> None:
    ran = run(*AGAINST_RANDOM, typed="hello\n99\n1\nquit\n")
    assert ran.code == 0
    assert "'hello' is nothing you can do now" in ran.out
    assert "There is no number 99 in the list" in ran.out
    assert "Carthage → Ferrum" in ran.out
    assert "not saved" in ran.out


def test_the_end_of_input_leaves_the_game(run: Run) -> None:
    ran = run(*AGAINST_RANDOM, typed="1\n")
    assert ran.code == 0 and "Game left" in ran.out


def test_questions_to_the_table(run: Run) -> None:
    typed = "help\nwhy found roma gold\nwhy advance ferrum\npreview advance ferrum\nrule coin per neighbour\n"
    typed += "look roma\nlook nowhere\ncards\nlog\nautopay\nautopay on\nautopay perhaps\nboard\nquit\n"
    ran = run(*AGAINST_RANDOM, typed=typed)
    assert ran.code == 0
    assert "That is not what is being decided now" in ran.out and "A turn has three steps" in ran.out
    assert "is allowed now" in ran.out
    assert "advance Ferrum\nCarthage → Ferrum: produces 1 iron and 1 coin." in ran.out, "a preview tells what happens"
    assert "A new city costs one coin more for each adjacent city" in ran.out
    assert "Roma  coast · city\nheld by" in ran.out and "Ancona, Cremona" in ran.out
    assert not re.search(r"\[[a-z_]+[.][a-z_]+\]", ran.out), "no ids of rules"
    assert "Name one thing on the table" in ran.out
    assert "0. The lot falls on" in ran.out
    assert "Autopay is off" in ran.out and "Autopay is on" in ran.out
    assert "Autopay is switched 'on' or 'off', not 'perhaps'" in ran.out


LOOKS = {
    "duellum": ("roma", "strata", "king", "gold", "academy"),
    "antike": ("tyros", "wheel", "king", "coin"),
    "dies_irae": ("sparta", "h0504", "bronze", "fleet"),
    "ancient_wars": ("alesia", "nervii", "caesar", "siege"),
}


@pytest.mark.parametrize("game", LOOKS)
def test_a_thing_is_told_in_words(game: str) -> None:
    """Every sort of thing, in both languages, without a key or an id."""
    opened = hegemon.load(game, engine="plain")
    for language in ("en", "de"):
        session = Session(opened, {}, 3, language)
        while opened.to_act(session.state) == CHANCE:
            session.draw()
        for thing in LOOKS[game]:
            shown = told(look(session, opened.to_act(session.state), thing))
            assert len(shown.splitlines()) > 1 and not re.search(r"[a-z]_[a-z]|[a-z]-[a-z]+-", shown)


def test_why_of_a_phrase_says_where_it_fails(run: Run) -> None:
    ran = run(*AGAINST_RANDOM, typed="why found baecula iron coins gold\nwhy advance ferrum paying gold\nquit\n")
    assert "'found baecula iron coins gold': That is not what is being decided now" in ran.out


def test_save_and_undo(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.hgm"
    typed = f"undo\nadvance duellum_1\nundo\nsave {path}\nsave\nsave {tmp_path}/no/such/x.hgm\nquit\n"
    ran = run(*AGAINST_RANDOM, typed=typed)
    assert ran.code == 0
    assert "Nothing can be taken back" in ran.out, "the first undo would go beyond chance"
    assert "Taken back" in ran.out
    assert f"Saved in {path}" in ran.out
    assert "Name the file" in ran.out
    assert "cannot be written" in ran.out
    assert len(read(path).texts()) == 4, "only the draws of chance are left"


def test_the_record_of_a_game_that_was_left_can_be_verified(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "left.hgm"
    ran = run(*AGAINST_RANDOM, "--record", str(path), typed="advance ferrum\n1\nquit\n")
    assert "it is saved in" in ran.out
    assert run("verify", str(path)).code == 0


def test_two_people_share_the_keyboard(run: Run) -> None:
    seats = ("--seat", "carthage=human", "--seat", "rome=human")
    ran = run("play", "duellum", "--engine", "plain", *seats, "--seed", "3", typed="ferrum\ndone\nferrum\nquit\n")
    assert "Carthage: Put your stone" in ran.out and "Rome: Put your stone" in ran.out


# ---------------------------------------------------------------------------------------------------- taking back
def test_undo_stops_at_chance_and_at_the_start() -> None:
    session = Session(hegemon.load("duellum", engine="plain"), {}, 1)
    with pytest.raises(HegemonError, match="Nothing has been decided in this turn"):
        session.undo(0)
    session.draw()
    with pytest.raises(HegemonError, match="Chance has spoken"):
        session.undo(0)


def test_undo_restores_position_and_record() -> None:
    session = session_at_first_decision()
    seat = session.game.to_act(session.state)
    key, text = session.state.key(), session.recorder.record.dumps()
    session.apply(session.game.parse("advance ferrum"))
    assert session.undo(seat) == 1
    assert session.state.key() == key and session.recorder.record.dumps() == text


def test_undo_stops_at_the_end_of_the_turn() -> None:
    session = session_at_first_decision()
    seat = session.game.to_act(session.state)
    session.apply(session.game.parse("advance ferrum"))
    session.apply(session.game.parse("done"))
    with pytest.raises(HegemonError, match="Nothing has been decided in this turn"):
        session.undo(seat)


def test_undo_skips_what_was_not_chosen() -> None:
    session = session_at_first_decision()
    seat = session.game.to_act(session.state)
    session.apply(session.game.parse("advance ferrum"), forced=True)
    with pytest.raises(HegemonError, match="Nothing has been decided in this turn"):
        session.undo(seat)


# ---------------------------------------------------------------------------------------------------- reading lines
def test_words_may_be_shortened() -> None:
    session = session_at_first_decision()
    game, state = session.game, session.state
    assert game.text(matching(game, state, "adv fer")[0]) == "advance ferrum"
    assert game.text(matching(game, state, "MILITIA")[0]) == "advance militia"
    assert [game.text(a) for a in matching(game, state, "advance m")] == ["advance militia", "advance marmor"]
    assert understand(game, state, "duellum").matches, "two fields of that name"
    assert understand(game, state, "  ").word == "board"
    assert understand(game, state, "SAVE My File.hgm").rest == "My File.hgm"


def test_the_rounds_of_a_battle_stand_below_it() -> None:
    assert str(LogLine(2, "", ("Battle at Narbo.", "Round 1."))) == "2. Battle at Narbo.\n      Round 1."


def test_names_are_understood_where_an_action_is_not_possible_now() -> None:
    session = session_at_first_decision()
    session.language = "de"
    assert "Carthago Nova Eisen" in told(answers.why(session, 0, "found carthago nova eisen"))
    with pytest.raises(NotationError) as raised:
        understand(session.game, session.state, "advance mond", "de")
    assert "Aurum, Duellum 1, Militia" in raised.value.sentence("de")
    with pytest.raises(NotationError, match=r"no 'baecla' here \(perhaps Baecula\)"):
        understand(session.game, session.state, "found baecla iron coins gold")


def test_the_end_of_a_turn_is_said_by_the_player(run: Run) -> None:
    alone = ("play", "antike", "--engine", "plain", "--bot", "random", "--seed", "3", "-o", "nations=listed")
    ran = run(*alone, typed="advance iron\nundo\nadvance iron\nadvance gold\ndone\nquit\n")
    assert ran.out.count("This ends your turn: 'done' confirms it, 'undo' takes it back.") == 3
    assert "→ Gold: " in ran.out.rpartition("This ends your turn")[2], "what was typed instead is done"


def test_two_of_one_name_are_told_apart_by_a_number_that_may_be_typed() -> None:
    session = session_at_first_decision()
    game, state = session.game, session.state
    shown = menu(game, state, 200).plain
    assert "4) Duellum 1" in shown and "8) Duellum 2" in shown and "_" not in shown
    assert game.text(matching(game, state, "duellum 2")[0]) == "advance duellum_2"


def test_what_cannot_be_done_says_why() -> None:
    session = session_at_first_decision()
    with pytest.raises(IllegalAction) as refused:
        understand(session.game, session.state, "found roma gold")
    assert refused.value.cite == "turn.sequence"
    with pytest.raises(NotationError):
        understand(session.game, session.state, "found nowhere gold")
    with pytest.raises(NotationError):
        understand(session.game, session.state, "0")
    with pytest.raises(NotationError):
        understand(session.game, session.state, "9" * 5000)


def test_tab_completes() -> None:
    session = session_at_first_decision()
    assert completions(session.game, session.state, "adv") == ["advance"]
    assert completions(session.game, session.state, "advance m") == ["marmor", "militia"]
    assert completions(session.game, session.state, "preview adv") == ["advance"]
    assert "undo" in completions(session.game, session.state, "u")


# ---------------------------------------------------------------------------------------------------- the list
def test_the_list_numbers_every_action_once() -> None:
    game = hegemon.load("duellum", engine="plain")
    given = "empty; turn rome movement; legion rome roma 2; galley rome roma; legion rome ancona"
    state = game.position(given)
    found = [number for group in groups(game, state, game.legal(state)) for number, _, _ in group.items]
    assert sorted(found) == list(range(1, len(game.legal(state)) + 1))
    labels = [group.label for group in groups(game, state, game.legal(state))]
    assert "move legion Roma" in labels and "done" in labels
    for width in (40, 80, 120):
        assert all(len(line.rstrip()) <= width for line in menu(game, state, width).plain.splitlines())


def test_prices_are_shown() -> None:
    game = hegemon.load("duellum", engine="plain")
    state = game.position("empty; turn rome founding; legion rome baecula; stock rome marble=1 iron=1 gold=1 coin=1")
    assert price_text(game, state, game.parse("found baecula gold")) == "1 marble, 1 iron, 1 gold"


# ---------------------------------------------------------------------------------------------------- bots of others
def test_bots_of_others_are_seated(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).resolve().parents[2])
    bot = "examples.bots.spender:Spender"
    ran = run(
        "play", "duellum", "-o", "turn_limit=3", "--seed", "1", "--seat", f"rome={bot}", "--seat", "carthage=random"
    )
    assert ran.code == 0 and "The game is over." in ran.out


@pytest.mark.parametrize(("language", "word"), [("en", "Its program stopped"), ("de", "Sein Programm ist stehen")])
def test_a_bot_that_breaks_off_loses_with_a_word(run: Run, tmp_path: Path, language: str, word: str) -> None:
    record = tmp_path / "game.hgm"
    ran = run(
        "play", "duellum", "--seat", "carthage=random", "--seat", "rome=program:false", "--language", language,
        "--record", str(record),
    )  # fmt: skip
    assert ran.code == 0 and word in " ".join(ran.out.split()) and record.exists()


def test_a_hint_against_bots_and_none_between_people(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from hegemon.lab.review import review

    monkeypatch.setattr(review, "PLAIN", review.Effort(8, 4, 4))
    ran = run(*AGAINST_RANDOM, "--language", "en", typed="hint\nquit\n")
    assert ran.code == 0 and "A bot would play '" in ran.out and ran.out.count(" ± ") == 2
    people = ("play", "duellum", "--engine", "plain", "--seat", "rome=human", "--seat", "carthage=human", "--seed", "3")
    ran = run(*people, "--language", "de", typed="hint\nquit\n")
    assert ran.code == 0 and "Tipps gibt es nur in Partien gegen Bots." in ran.out and " ± " not in ran.out
