"""Provable chance: the recipe as it is published, fair draws, and every alteration of a finished game is found."""

from __future__ import annotations

import hmac
from collections import Counter
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

import hegemon
from hegemon.cli import commands
from hegemon.core.chance import Chance, commitment_to, key_of, pick
from hegemon.core.errors import RecordError
from hegemon.core.frames import CHANCE, OVER
from hegemon.core.record import Recorder, loads, open_game, replay, verify

SEED = "".join(f"{n:02x}" for n in range(32))
SALTS = {"rome": "a line of Vergil", "carthage": "17"}
GAMES = ("duellum", "antike", "ancient_wars")  # Dies Irae leaves nothing to chance


def played(name: str, chance: Chance, actions: int = 400) -> Recorder:
    """A game whose draws follow from a seed, as a server plays it."""
    recorder, rng, draws = Recorder(hegemon.load(name, engine="plain")), Random(3), 0
    recorder.record.chance = chance
    game = recorder.game
    for _ in range(actions):
        who = game.to_act(recorder.state)
        if who == OVER:
            break
        if who == CHANCE:
            recorder.apply(chance.draw(game, recorder.state, draws))
            draws += 1
        else:
            recorder.apply(rng.choice(game.legal(recorder.state)))
    assert draws
    return recorder


@pytest.fixture(scope="module")
def proved() -> Recorder:
    return played("duellum", Chance(commitment_to(SEED), SALTS, SEED))


def test_the_recipe_is_the_published_one() -> None:
    """Written out once more, without our own functions, as docs/chance.md tells it."""
    key = hmac.new(bytes.fromhex(SEED), b"hegemon chance 1\ncarthage=17\nrome=a line of Vergil", sha256).digest()
    block = hmac.new(key, bytes([0, 0, 0, 0, 0, 0, 0, 5]) + bytes(4), sha256).digest()
    number = int.from_bytes(block[:8], "big") % (1 + 2 + 3)
    assert key_of(SEED, SALTS) == key
    assert pick(key, 5, [1, 2, 3]) == (0 if number < 1 else 1 if number < 3 else 2)
    assert [pick(key, n, [1, 2, 3]) for n in range(8)] == [1, 2, 2, 1, 2, 0, 1, 1]  # also in the client's test
    assert commitment_to(SEED) == sha256(bytes(range(32))).hexdigest()


def test_a_number_beyond_the_fair_range_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """With three outcomes the largest number of eight bytes is left over; the next attempt counts."""
    monkeypatch.setattr("hegemon.core.chance.numbers", lambda key, draw: iter([2**64 - 1, 5]))
    assert pick(b"", 0, [1, 1, 1]) == 5 % 3


def test_draws_come_in_proportion_to_their_weights() -> None:
    key = key_of(SEED, {})
    found = Counter(pick(key, draw, [1, 2, 3]) for draw in range(6000))
    assert all(abs(found[i] - 1000 * (i + 1)) < 150 for i in range(3))


def test_every_part_changes_the_draws() -> None:
    """Another seed, another salt, a salt at another seat: other draws; the same parts give the same ones."""
    ways = [(SEED, SALTS), (SEED[:-1] + "0", SALTS), (SEED, {}), (SEED, {"rome": "17", "carthage": "a line of Vergil"})]
    seen = [[pick(key_of(seed, salts), n, [1] * 1000) for n in range(8)] for seed, salts in ways]
    assert len({tuple(row) for row in seen}) == len(ways)
    assert seen[0] == [pick(key_of(SEED, dict(reversed(SALTS.items()))), n, [1] * 1000) for n in range(8)]


@pytest.mark.parametrize("name", GAMES)
def test_a_record_proves_its_draws(name: str, tmp_path: Path) -> None:
    chance = Chance(commitment_to(SEED), {"somebody": "salt"}, SEED)
    recorder, file = played(name, chance), tmp_path / "game.hgm"
    recorder.record.save(file)
    found = verify(file)
    assert found.chance == chance and found.dumps() == recorder.record.dumps()


def other_draw(text: str, recorder: Recorder) -> str:
    """The record with another outcome of its first draw, and everything after it left out."""
    first = recorder.record.lines[0].actions[0][1]
    game, state = recorder.game, recorder.game.start()
    other = next(game.text(a) for a in game.legal(state) if game.text(a) != first)
    head = text[: text.index("\n\n")]
    game.apply(state, game.parse(other))
    return f"{head}\n\n0. chance: {other}  [{state.key()}]\n".replace(recorder.record.result, "unfinished")


def test_another_die_or_card_is_found(proved: Recorder) -> None:
    """An altered draw with all hashes made to fit is still not what the seed gives."""
    record = loads(other_draw(proved.record.dumps(), proved))
    with pytest.raises(RecordError, match="Draw 1 of the record is"):
        replay(record, open_game(record))
    record.chance = None  # nothing promised, nothing to be found
    replay(record, open_game(record))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (f"seed: {SEED}", f"seed: {SEED[:-1]}0", "not the one"),
        (f"commitment: {commitment_to(SEED)}", f"commitment: {'0' * 64}", "not the one"),
        ("salt rome: a line of Vergil", "salt rome: a line of Horace", "Draw [0-9]+ of the record is"),
        ("salt carthage: 17\n", "", "Draw [0-9]+ of the record is"),
        (f"commitment: {commitment_to(SEED)}\n", "", "no commitment"),
        (f"seed: {SEED}", "seed: 00", "64 digits"),
    ],
)
def test_what_was_altered_is_found(proved: Recorder, old: str, new: str, told: str) -> None:
    text = proved.record.dumps()
    assert old in text
    with pytest.raises(RecordError, match=told):
        record = loads(text.replace(old, new))
        replay(record, open_game(record))


def test_a_seed_and_commitment_altered_together_give_other_draws(proved: Recorder) -> None:
    other = SEED[:-1] + "0"
    text = proved.record.dumps().replace(SEED, other).replace(commitment_to(SEED), commitment_to(other))
    with pytest.raises(RecordError, match="Draw"):
        record = loads(text)
        replay(record, open_game(record))


def test_the_command_says_what_is_proved(proved: Recorder, tmp_path: Path) -> None:
    """With an open seed, with a closed one, without any; and against a commitment that somebody wrote down."""
    file, chance = tmp_path / "game.hgm", proved.record.chance
    assert chance is not None

    def said(*more: str) -> tuple[int, str]:
        ran = CliRunner().invoke(commands, ["verify", str(file), *more])
        return ran.exit_code, ran.output

    proved.record.save(file)
    code, text = said("--commitment", commitment_to(SEED))
    assert code == 0 and "draws follow from the seed and 2 salts." in text
    code, text = said("--commitment", "0" * 64)
    assert code == 2 and "not committed" in text
    try:
        proved.record.chance = chance.without_seed()
        proved.record.save(file)
        assert "not open yet" in said()[1] and SEED not in file.read_text()
        proved.record.chance = None
        proved.record.save(file)
        assert "no commitment was made" in said()[1]
    finally:
        proved.record.chance = chance
