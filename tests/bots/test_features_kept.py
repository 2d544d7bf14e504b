"""Features that an action leaves alone: whoever keeps them finds what looking again would find."""

import importlib
from collections import Counter
from random import Random
from typing import Any

import pytest

import hegemon
from hegemon.bots.weights import weights_of
from hegemon.core.dual import home_of
from hegemon.core.planner import Planner, Sizes
from hegemon.core.state import layout_of
from hegemon.testing import random_walk

KEEPERS = [game for game in hegemon.games() if (home_of(game) / "features_kept.py").is_file()]
# fields that sum up others: alone they say nothing that `is_all_calm` could rest on
AGREED = {"antike": set[str](), "dies_irae": {"pieces"}}
# numbers that are places in another field: one more of them alone is no position
PLACES = {"antike": {"depth"}, "dies_irae": {"depth"}}


class Looks:
    """What there is to see in plain positions of a game."""

    def __init__(self, game_id: str) -> None:
        self.game = hegemon.load(game_id, engine="plain")
        self.all = importlib.import_module(f"hegemon.games.{game_id}.features")
        self.kept = importlib.import_module(f"hegemon.games.{game_id}.features_kept")
        self.c = self.game.engine.components[0]
        self.agreed = AGREED[game_id]

    def walk(self, seed: int) -> list[Any]:
        """Plain positions of random play."""
        return [self.game.plain(state).copy() for state, _ in random_walk(self.game, Random(seed), limit=500)]

    def shared(self, s: Any) -> list[int]:
        """What is found for all seats at once."""
        out = [-99] * self.kept.NUM_SHARED
        self.kept.look_over(s, self.c, out)
        return out

    def apart(self, s: Any, seat: int) -> list[int]:
        """The rest, of one seat."""
        out = [-99] * self.all.NUM_FEATURES
        self.kept.look_apart(s, self.c, seat, out)
        return out


@pytest.mark.parametrize("game_id", KEEPERS)
def test_both_parts_together_are_the_features(game_id: str) -> None:
    looks = Looks(game_id)
    for s in looks.walk(3)[::5]:
        shared = looks.shared(s)
        for seat in range(looks.game.num_seats):
            whole, parts = [-99] * looks.all.NUM_FEATURES, looks.apart(s, seat)
            looks.all.features(s, looks.c, seat, whole)
            looks.kept.put_shared(looks.c, seat, shared, parts)
            assert parts == whole


@pytest.mark.parametrize("game_id", KEEPERS)
def test_what_is_kept_still_stands(game_id: str) -> None:
    """From one position to a later one, and to one that differs in a single field."""
    looks, rng, met = Looks(game_id), Random(4), Counter[bool]()
    walk = looks.walk(5)
    fields = [name for name, spec in layout_of(walk[0]).fields.items() if not spec.is_scratch and not spec.is_mark]
    for k in range(len(walk) - 4):
        before, after = walk[k], walk[k + rng.randrange(1, 5)]
        field, other = rng.choice(fields), before.copy()
        setattr(other, field, getattr(rng.choice(walk).copy(), field))
        for s, name in ((after, ""), (other, field)):
            for seat in range(looks.game.num_seats):
                same = looks.kept.is_untouched(s, before, looks.c, seat)
                assert not same or looks.apart(s, seat) == looks.apart(before, seat), (k, name, seat)
                met[same] += 1
            calm = name not in looks.agreed and looks.kept.is_all_calm(s, before, looks.c)
            assert not calm or looks.shared(s) == looks.shared(before), (k, name)
    assert min(met[True], met[False]) > 100, met


def raised(value: Any, rng: Random) -> Any:
    """One number of a field, any of them, is one higher."""
    if isinstance(value, int):
        return value + 1
    place = rng.randrange(len(value))
    value[place] = raised(value[place], rng)
    return value


@pytest.mark.parametrize("game_id", KEEPERS)
def test_no_number_is_overlooked(game_id: str) -> None:
    """Whichever number of a position is one higher: where the features come out otherwise, they are not kept."""
    looks, rng, told = Looks(game_id), Random(7), Counter[str]()
    walk = looks.walk(8)
    fields = {
        name: spec for name, spec in layout_of(walk[0]).fields.items() if not spec.is_scratch and not spec.is_mark
    }
    counted = [name for name, spec in fields.items() if not spec.of and name not in PLACES[game_id]]
    for before in walk[10::9]:
        apart = [looks.apart(before, seat) for seat in range(looks.game.num_seats)]
        shared = looks.shared(before)
        for field in counted * 3:
            s = before.copy()
            setattr(s, field, raised(getattr(s, field), rng))
            for seat in range(looks.game.num_seats):
                if looks.apart(s, seat) != apart[seat]:
                    told[field] += 1
                    assert not looks.kept.is_untouched(s, before, looks.c, seat), field
            if looks.shared(s) != shared and field not in looks.agreed:
                assert not looks.kept.is_all_calm(s, before, looks.c), field
    assert len(told) >= 10, told


@pytest.mark.parametrize("game_id", KEEPERS)
def test_turns_are_planned_as_if_nothing_were_kept(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The turns found, and what they are worth, to the last digit."""
    game = Looks(game_id).game
    planner = Planner(game.engine, game.num_seats, [weights_of(game).row], Sizes(width=1))
    found = []
    for keeps in (True, False):
        monkeypatch.setattr(planner.kernel.judgement, "KEEPS", keeps)
        for k, (state, _) in enumerate(random_walk(game, Random(6), limit=200)):
            if k > 60 and k % 20 == 0 and game.to_act(state) >= 0:
                planner.put(state)
                planner.allow(400)
                found.append(planner.turns())
    assert found[: len(found) // 2] == found[len(found) // 2 :]
