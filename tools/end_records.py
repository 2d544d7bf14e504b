"""Writes one record of a whole random game for every way a game can end, under tests/records.

A seed is looked for with the compiled engine, and the same game is then played again for its record. Records are
rewritten only where the stored one does not end as its name says, so a change of the rules shows in what must be new.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hegemon.core.errors import HegemonError
from hegemon.core.frames import CHANCE, OVER
from hegemon.core.game import Game
from hegemon.core.record import Recorder, open_game, read, replay
from hegemon.core.registry import games, load, spec
from hegemon.core.rng import below, next_word

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records"
SEEDS = 100_000
LONGEST = 2_500  # decisions
# Ends that the usual options reach too seldom or too late: options, and the longest game to look for.
RECIPES: dict[tuple[str, str], tuple[dict[str, Any], int]] = {
    ("duellum", "nine_personages"): ({}, 1_600),
    ("duellum", "turn_limit"): ({"turn_limit": 12}, 200),
    ("antike", "personages"): ({}, 1_200),
    ("antike", "temple_destroyed"): ({"players": 5}, 12_000),
    ("antike", "turn_limit"): ({"turn_limit": 12}, 200),
    ("dies_irae", "victory_points"): ({"vp_goal": 8, "turn_cap": 1000}, 3_000),
    ("dies_irae", "last_empire"): ({}, 1_000),
    ("dies_irae", "turn_cap"): ({"turn_cap": 2}, 200),
    ("ancient_wars", "capital"): ({"campaign": "italy"}, 300),
}


def seeded(engine: Any, seed: int) -> Any:
    """The random words that a seed stands for."""
    words = engine.ints(4)
    for i, word in enumerate((seed, 2, 3, 4)):
        words[i] = word
    return words


def find_seed(game: Game, code: int, longest: int) -> int:
    """The first seed whose random game ends by a reason in time."""
    engine = game.engine
    slots, out = engine.slots(2), engine.ints(engine.width)
    for seed in range(1, SEEDS):
        engine.playouts(slots, seeded(engine, seed), out, 1, longest)
        if int(slots[0]["end_reason"]) == code:
            return seed
    raise HegemonError(f"No random game of {game.spec.title} ends by {game.spec.end(code)}.")


def played(game: Game, seed: int) -> Recorder:
    """The random game of a seed, recorded."""
    recorder = Recorder(game)
    words = seeded(game.engine, seed)
    while (who := game.to_act(recorder.state)) != OVER:
        if who == CHANCE:
            recorder.apply(game.engine.settle(recorder.state.copy(), next_word(words)))  # type: ignore[arg-type]
        else:
            distinct = game.distinct(recorder.state)  # as the playouts that found the seed
            recorder.apply(distinct[below(words, len(distinct))])
    return recorder


def is_good(path: Path, end: str) -> bool:
    """Does the stored record still replay, to the end it is named after?"""
    if not path.is_file():
        return False
    try:
        record = read(path)
        again = replay(record, open_game(record))
    except HegemonError:
        return False
    outcome = again.game.outcome(again.state)
    return outcome is not None and outcome.reason == end


def main() -> None:
    """Write what is missing or stale and say so."""
    for name in games():
        for code, end in enumerate(spec(name).ends, 1):
            path = RECORDS / name / f"{end}.hgm"
            if is_good(path, end):
                print(f"{name}/{end}: good")
                continue
            options, longest = RECIPES.get((name, end), ({}, LONGEST))
            seed = find_seed(load(name, engine="fast", **options), code, longest)
            recorder = played(load(name, engine="plain", **options), seed)
            path.parent.mkdir(parents=True, exist_ok=True)
            recorder.record.save(path)
            print(f"{name}/{end}: WRITTEN from seed {seed}")


if __name__ == "__main__":
    main()
