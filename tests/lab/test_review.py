"""Reviews: every claim is true in the position it speaks of."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import hegemon
from hegemon.bots.random_bot import RandomBot
from hegemon.core.engine import State
from hegemon.core.errors import RecordError
from hegemon.core.frames import CHANCE
from hegemon.core.game import Game
from hegemon.core.language import LANGUAGES, name_key
from hegemon.core.record import UNFINISHED, Record, Recorder, open_game, read, replay
from hegemon.core.telling import lines
from hegemon.lab.review import reasons
from hegemon.lab.review.better import compare
from hegemon.lab.review.judge import Chances, Judge, chances_from, mean_of
from hegemon.lab.review.luck import luck_of
from hegemon.lab.review.markdown import page
from hegemon.lab.review.measures import Measure, measured, measures_of
from hegemon.lab.review.review import MOST_POINTS, Effort, Review, review
from hegemon.lab.review.turns import Step, split, told
from hegemon.lab.review.wording import in_words
from hegemon.testing import random_walk

Measured = dict[tuple[str, int], int]
RECORDS = Path(__file__).resolve().parents[1] / "records"
QUICK = Effort(judging=8, playing=4, luck=4)
REASONS = ("review-instead", "review-tried", "review-but", "review-tried-but")
REVIEWED = ["ancient_wars/barbarian_goal", "duellum/turn_limit", "dies_irae/turn_cap", "antike/turn_limit"]


@pytest.fixture(scope="module", params=REVIEWED)
def found(request: pytest.FixtureRequest) -> Review:
    record = read(RECORDS / f"{request.param}.hgm")
    return review(open_game(record), record, seed=3, effort=QUICK)


# ---------------------------------------------------------------------------------------------------- true claims
def test_chances_add_up_and_the_end_is_certain(found: Review) -> None:
    for judged in found.turns:
        assert sum(judged.before.of) == pytest.approx(1.0) and all(0 <= c <= 1 for c in judged.before.of)
    outcome = found.game.outcome(found.turns[-1].ends)
    assert outcome is not None
    assert [seat for seat, c in enumerate(found.turns[-1].after.of) if c > 0] == sorted(outcome.winners)


def test_turns_are_those_of_the_record(found: Review) -> None:
    game, texts = found.game, found.record.texts()
    for judged in found.turns:
        turn = judged.turn
        assert [game.text(s.action) for s in turn.decisions] == texts[turn.ply : turn.ply + len(turn.decisions)]
        assert game.turn(turn.begins) == turn.number and game.active(turn.begins) in (turn.seat, None)
        state = turn.begins.copy()
        for step in turn.decisions:
            assert step.before.key() == state.key()
            game.apply(state, step.action)


def test_what_was_better_can_be_played_and_is_judged_better(found: Review) -> None:
    game = found.game
    assert len(found.points) <= MOST_POINTS
    for point in found.points:
        state = point.judged.turn.begins.copy()
        for before, a in point.comparison.another.steps:
            while game.to_act(state) == CHANCE and state.key() != before.key():
                raise AssertionError("a draw is missing")
            assert before.key() == state.key() and a in game.legal(state)
            game.apply(state, a)
        assert point.comparison.chance > point.comparison.played
        if point.comparison.is_sure:
            accuracy = found.accuracy[point.judged.turn.seat]
            assert accuracy is not None and accuracy < 1.0, "a turning point is no turn without a loss"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_point_is_true(found: Review, language: str) -> None:
    game, words = found.game, found.game.catalogue(language)
    said = in_words(found, language)
    for point, text in zip(found.points, said.points, strict=True):
        turn = point.judged.turn
        kinds = game.happening_kinds.by_name
        all_of_it = [h for step in turn.decisions for h in game.happenings(step.before, step.action)]
        happened = [h for h in all_of_it if not kinds[h.kind].heads]
        first = lines(game.happening_kinds.gathered(happened), words)
        assert [line for line in text.played_lines if line in {x.text for x in first}] == [x.text for x in first]
        assert text.turn == turn.number and text.seat == turn.seat
        here, there = measured(game, point.judged.ends), measured(game, point.comparison.another.ends)
        for sentence in text.reasons:
            assert _is_true(game, words, sentence, here, there), sentence


def _is_true(game: Game, words: object, sentence: str, here: dict, there: dict) -> bool:  # type: ignore[type-arg]
    """Is there a measure and a seat by whose numbers the sentence says exactly this?"""
    from hegemon.core.language import msg, name_key

    if sentence == game.catalogue("en").say(msg("review-no-count")) or sentence == game.catalogue("de").say(
        msg("review-no-count")
    ):
        return True
    for (name, seat), old in here.items():
        new = there[name, seat]
        for language in LANGUAGES:
            for make in REASONS:
                said = hegemon.core.language.Message(
                    make, {"who": name_key("seat", game.seats[seat]), "there": f"measure-{name}={new}", "here": old}
                )
                if new != old and game.catalogue(language).say(said) == sentence:
                    return True
    return False


def test_what_followed_did_follow_and_cost_something(found: Review) -> None:
    for point, text in zip(found.points, in_words(found, "en").points, strict=True):
        if text.followed_lines:
            assert point.follows is not None and point.follows_ends is not None
            old, new = measured(found.game, point.follows.begins), measured(found.game, point.follows_ends)
            seat = point.judged.turn.seat
            assert any(new[name, who] < old[name, who] for name, who in old if who == seat)
            assert point.follows.number > point.judged.turn.number


def test_luck_is_nobodys_on_the_whole(found: Review) -> None:
    """What one seat gains the others lose, and only draws that could have fallen differently count."""
    game, state, draws = found.game, found.game.start(), 0
    for text in found.record.texts():
        draws += game.to_act(state) == CHANCE and len(game.legal(state)) > 1
        game.apply(state, game.parse(text))
    assert sum(row.times for row in found.luck) == draws
    for row in found.luck:
        assert sum(row.gained) == pytest.approx(0.0, abs=1e-6)
        if row.is_numbers:
            assert row.expected_pips / row.times == pytest.approx(3.5)


def test_the_page_is_whole_in_both_languages(found: Review) -> None:
    for language, head in (("en", "## Turning points"), ("de", "## Wendepunkte")):
        text = page(in_words(found, language), found.game.catalogue(language))
        assert head in text
        assert text.count("### ") == len(found.points)


def test_the_result_is_told_in_the_readers_words(found: Review) -> None:
    """Who came where, and nothing of the names that programs use."""
    english, german = (in_words(found, language).result for language in ("en", "de"))
    assert english != german
    outcome = found.game.outcome(replay(found.record, found.game).state)
    assert outcome is not None
    for language, said in (("en", english), ("de", german)):
        words = found.game.catalogue(language)
        assert said.startswith(words.say(found.game.spec.end_message(outcome.reason)))
        for seat in found.game.seats:
            assert words.name(name_key("seat", seat))[""] in said
    assert "_" not in english + german


def test_nothing_is_said_of_an_end_that_has_not_come(found: Review) -> None:
    part = replace(found, record=replace(found.record, lines=found.record.lines[:2], result=UNFINISHED))
    assert [in_words(part, language).result for language in ("en", "de")] == [
        "The game is not over.", "Das Spiel ist nicht zu Ende."
    ]  # fmt: skip


def test_the_same_seed_says_the_same() -> None:
    record = read(RECORDS / "duellum" / "turn_limit.hgm")
    once, again = (in_words(review(open_game(record), record, 5, QUICK), "en") for _ in range(2))
    assert once == again


# ---------------------------------------------------------------------------------------------------- its parts
def test_a_won_game_is_seen_before_it_ends() -> None:
    record = read(RECORDS / "duellum" / "nine_personages.hgm")
    game = open_game(record)
    turns, _ = split(game, record)
    won = Judge(game, 1).chances(turns[-1].begins, 40)
    assert won.of[game.seats.index("rome")] > 0.9 and all(error >= 0 for error in won.error)


def test_ancient_wars_is_judged_by_what_was_learned() -> None:
    """With four oppida and one tribe left against her Rome has as good as won; the typed estimate counts less."""
    game = hegemon.load("ancient_wars", engine="plain", campaign="gaul")
    legions = {"alesia": "caesar legio_x", "gergovia": "legio_vii", "avaricum": "legio_viii", "cenabum": "legio_ix"}
    held = "; ".join(f"at {place} {units}" for place, units in legions.items())
    state = game.position(f"empty; turn barbarian card; {held}; at aduatuca eburones")
    chance = Judge(game, 1).chances(state, 24).of[game.seats.index("roman")]
    assert chance > 0.85 > game.features.estimate(state, game.seats.index("roman"))


def test_one_lucky_try_of_three_is_no_sure_chance() -> None:
    assert mean_of([1.0, 0.0, 0.0]) == pytest.approx((1 / 3, 1 / 3))
    assert mean_of([0.4, 0.4]) == pytest.approx((0.4, 0.0))


def test_shares_become_chances_by_a_power() -> None:
    assert chances_from([0.6, 0.4], 1.0, [1, 1]) == pytest.approx([0.6, 0.4])
    assert chances_from([0.6, 0.4], 4.0, [1, 1])[0] == pytest.approx(0.6**4 / (0.6**4 + 0.4**4))
    assert chances_from([0.5, 0.25, 0.25], 9.0, [1, 1, 1])[0] > 0.99


def test_luck_is_the_difference_to_the_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    game = hegemon.load("ancient_wars", engine="plain")
    rolled = next(
        Step(s.copy(), CHANCE, a)
        for s, a in random_walk(game, Random(3))
        if a >= 0 and game.to_act(s) == CHANCE and game.action(a).verb == "roll"
    )
    judge = Judge(game)
    worth = {a: k / 10 for k, (a, _) in enumerate(game.chance(rolled.before))}
    monkeypatch.setattr("hegemon.lab.review.luck._after", lambda j, step, a, n: (worth[a], 1 - worth[a]))
    gained = luck_of(judge, rolled, 1, Random(1))
    assert gained == pytest.approx([worth[rolled.action] - 0.25, 0.25 - worth[rolled.action]])


VIEW = {
    "nations": {"a": {"points": 3, "of": "x", "arts": ["p", "q"]}, "b": {"points": 4, "of": "y", "arts": []}},
    "places": {
        "m": {"city": {"of": "a", "wall": False}},
        "n": {"city": None},
        "o": {"city": {"of": "a", "wall": True}},
    },
    "pairs": {"a": [2, 5]},
}


@pytest.mark.parametrize(
    ("path", "seat", "count"),
    [
        ("nations.{seat}.points", "b", 4),
        ("nations.{seat}.arts", "a", 2),
        ("nations.*[of={seat}].points", "y", 4),
        ("nations.*.points", "a", 7),
        ("places.*.city[of={seat}]", "a", 2),
        ("places.*.city[of={seat}][wall=False]", "a", 1),
        ("places.*.city[of={seat}].wall", "a", 1),
        ("pairs.{seat}.1", "a", 5),
        ("nothing.{seat}", "a", 0),
    ],
)
def test_measures_count(path: str, seat: str, count: int) -> None:
    assert Measure("x", path).of(VIEW, seat) == count


@pytest.mark.parametrize("game_id", hegemon.games())
def test_measures_count_something_and_have_names(game_id: str) -> None:
    game = hegemon.load(game_id, engine="plain")
    seen: dict[str, set[int]] = {measure.name: set() for measure in measures_of(game_id)}
    for seed in range(2):
        for n, (state, _) in enumerate(random_walk(game, Random(seed), limit=1000)):
            if n % 40 == 0:
                for (name, _), value in measured(game, state).items():
                    seen[name].add(value)
    assert seen
    assert [name for name, values in seen.items() if values == {0}] == [], "these are never anything"
    keys = [*(m.key for m in measures_of(game_id)), *(f"luck-{v.name}" for v in game.verbs.verbs if v.chance)]
    for language in LANGUAGES:
        assert [key for key in keys if not game.catalogue(language).has(key)] == []


def test_review_sentences_ask_for_the_same_in_both_languages() -> None:
    from hegemon.core.language.check import called, entries

    given = called(Path(hegemon.__file__).parent / "lab") | called(Path(hegemon.__file__).parent / "cli")
    said = {language: entries(None, language) for language in LANGUAGES}
    for language, table in said.items():
        keys = {key for key in table if key.startswith("review-")}
        assert keys == {key for key in given if key.startswith("review-")}, language
        assert {key: table[key].arguments - given[key] for key in keys if table[key].arguments - given[key]} == {}


# ---------------------------------------------------------------------------------------------------- odd records
def test_nothing_to_review_is_said() -> None:
    game = hegemon.load("duellum", engine="plain")
    with pytest.raises(RecordError, match="nothing to review"):
        review(game, Recorder(game).record, effort=QUICK)


def test_a_damaged_record_is_refused() -> None:
    record = read(RECORDS / "duellum" / "turn_limit.hgm")
    record.lines[3].key = "0" * 16
    with pytest.raises(RecordError, match="hash"):
        review(open_game(record), record, effort=QUICK)


def test_an_unfinished_game_can_be_looked_at() -> None:
    whole = read(RECORDS / "duellum" / "turn_limit.hgm")
    part = Record(whole.game, whole.ruleset, whole.options, whole.fingerprint, lines=whole.lines[:4])
    seen = review(open_game(part), part, effort=QUICK)
    assert len(seen.turns) >= 2 and 0 < seen.turns[-1].after.of[0] < 1


def test_split_and_told_agree_with_the_log() -> None:
    record = read(RECORDS / "duellum" / "turn_limit.hgm")
    game = open_game(record)
    turns, last = split(game, record)
    assert game.outcome(last) is not None
    steps = [(step.before, step.action) for turn in turns[:2] for step in turn.steps]
    text = " ".join(told(game, steps, game.catalogue("en")))
    assert re.search(r"Rome|Carthage", text)


# ---------------------------------------------------------------------------------------------------- told fairly
def test_chances_of_a_point_are_those_of_the_course(found: Review) -> None:
    said = in_words(found, "en")
    course = {turn.turn: turn.chances for turn in said.turns}
    for point in said.points:
        assert point.before == course[point.turn][point.seat]


def test_what_was_lost_is_what_a_reader_subtracts(found: Review) -> None:
    for point in in_words(found, "en").points:
        lost = re.search(r"(\d+) points", point.title)
        assert lost and int(lost[1]) == round(100 * point.better) - round(100 * point.played)


def test_what_was_better_is_another_turn(found: Review) -> None:
    for point in found.points:
        meant = [a for _, a in point.comparison.another.meant]
        assert meant != [step.action for step in point.judged.turn.decisions][: len(meant)]


def test_no_heading_of_the_next_turn_stands_in_a_turn(found: Review) -> None:
    game, words = found.game, found.game.catalogue("en")
    headings = {
        words.say(h.message())
        for judged in found.turns
        for step in judged.turn.steps
        for h in game.happenings(step.before, step.action)
        if game.happening_kinds.by_name[h.kind].heads
    }
    assert headings
    for point in in_words(found, "en").points:
        assert not headings & {*point.played_lines, *point.better_lines, *point.followed_lines}


def bare_temples(game: Game, temples: int, bare: int) -> Measured:
    counts = {(m.name, seat): 0 for m in measures_of("duellum") for seat in range(game.num_seats)}
    return {**counts, ("temple", 0): temples, ("bare_temple", 0): bare}


@pytest.mark.parametrize(
    ("here", "there", "keys"),
    [
        ((2, 2), (0, 0), {"review-but"}),  # no temples at all: no merit, and it costs two
        ((2, 2), (2, 0), {"review-instead"}),  # the same temples, with walls
        ((0, 0), (2, 2), {"review-instead"}),  # two temples; that they are bare follows from it
    ],
)
def test_fewer_bare_temples_are_a_merit_only_with_as_many_temples(
    monkeypatch: pytest.MonkeyPatch, here: tuple[int, int], there: tuple[int, int], keys: set[str]
) -> None:
    game = hegemon.load("duellum", engine="plain")
    one, other = game.start(), game.start()
    counts = {id(one): bare_temples(game, *here), id(other): bare_temples(game, *there)}
    monkeypatch.setattr(reasons, "measured", lambda game, state: counts[id(state)])
    told_of = [*reasons.differences(game, 0, one, other), *reasons.drawbacks(game, 0, one, other)]
    assert {message.key for message in told_of} == keys


def test_of_a_turn_with_luck_the_mean_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not the luckiest of several tries: the chance is the mean of fresh ones, and a usual one is told."""
    record = read(RECORDS / "ancient_wars/barbarian_goal.hgm")
    game = open_game(record)
    turns, _ = split(game, replay(record, game).record)
    luck = iter([0.1, 0.2, 0.9, 0.3, 0.7, 0.4, 0.2, 0.1])  # what was played, three tries, then four more of the best
    ends: list[str] = []

    def by_lot(self: Judge, state: State, simulations: int) -> Chances:
        ends.append(state.key())
        return Chances((chance := next(luck), 1 - chance), (0.01, 0.01))

    monkeypatch.setattr(Judge, "chances", by_lot)
    turn = next(t for t in turns if t.seat == 0 and any(game.to_act(s.before) == CHANCE for s in t.decisions))
    bots = [RandomBot(seed) for seed in (5, 6, 7)]
    compared = compare(Judge(game), turn, turn.begins, 0.0, [*bots], 4, Random(2))
    assert compared is not None and compared.another.had_luck
    assert compared.chance == pytest.approx((0.7 + 0.4 + 0.2 + 0.1) / 4)
    assert compared.another.ends.key() == ends[5]
