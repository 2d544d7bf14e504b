"""Finds games and loads them: `load("duellum", board="west")`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

from .data import Data
from .dual import game_homes, home_of
from .engines import ENGINES, make_engine, wanted_engine
from .errors import OptionError, UnknownGame
from .game import Game
from .happenings import Happening, Happenings, Heard
from .language import msg
from .odds import Odds
from .phrases import Phrases
from .ruleset import Ruleset, Secrets
from .spec import GameSpec

__all__ = ["ENGINES", "games", "load", "load_data", "ruleset", "spec"]


def games() -> list[str]:
    """Ids of all games: the folders that hold a `spec.py`."""
    return sorted(game_homes())


def spec(game: str) -> GameSpec:
    """What a game says about itself, without loading its data."""
    return _part(game, "spec").SPEC  # type: ignore[no-any-return]


def _part(game: str, part: str) -> Any:
    if game not in games():
        from difflib import get_close_matches

        near = get_close_matches(game, games(), 1)
        if near:
            raise UnknownGame(msg("bad-game-perhaps", game=game[:40], near=near[0]))
        raise UnknownGame(msg("bad-game", game=game[:40], games=", ".join(games())))
    return import_module(f"hegemon.games.{game}.{part}")


def ruleset(game: str) -> Ruleset:
    """All that a game folder offers."""
    known = spec(game)
    return Ruleset(
        spec=known,
        state_class=_part(game, "state").State,
        verbs=_part(game, "actions").VERBS,
        reasons=_part(game, "reasons").REASONS,
        facts=_part(game, "notation").FACTS,
        outcome=_part(game, "outcome").outcome,
        view=_part(game, "view").view,
        prompt=_part(game, "prompt").prompt,
        price=_part(game, "preview").price,
        problems=_part(game, "problems").problems,
        happenings=_optional(game, "happenings", "HAPPENINGS", Happenings()),
        phrases=_optional(game, "phrases", "PHRASES", Phrases()),
        odds=_optional(game, "odds", "odds", _no_fight),
        odds_now=_optional(game, "odds", "odds_now", _no_fight),
        payoff=_part(game, "estimate").payoff,
        features=_part(game, "features") if (home_of(game) / "features.py").is_file() else None,
        drawing=_optional(game, "drawing", "svg", None),
        secrets=_secrets(game) if known.hides else None,
        picture=getattr(_part(game, "view"), "PICTURE", None),
    )


def _no_fight(s: Any, data: Data, *asked: int) -> Odds | None:
    """A game without fights."""
    return None


def _optional(game: str, part: str, name: str, otherwise: Any) -> Any:
    """A part that a game may do without."""
    return getattr(_part(game, part), name) if (home_of(game) / f"{part}.py").is_file() else otherwise


def _secrets(game: str) -> Secrets:
    knowledge = _part(game, "knowledge")
    return Secrets(
        determinize=_part(game, "determinize").determinize,
        public_text=_part(game, "public_text").public_text,
        worlds=knowledge.worlds,
        may_have_looked=knowledge.may_have_looked,
        choice_is_public=knowledge.choice_is_public,
        heard=_optional(game, "heard", "heard", _everything),
    )


def view_types(game: str) -> tuple[type, type]:
    """The shapes (typed dictionaries) of a game's view and of what lies on its table from the start."""
    described = _part(game, "view_types")
    return described.View, described.Extra


def _everything(before: Any, after: Any, data: Data, told: list[Happening], viewers: Sequence[int | None]) -> Heard:
    return [told for _ in viewers]


def load_data(game: str, options: dict[str, Any], folder: Path | None = None) -> Data:
    """The components of a game, from its own files or the user's."""
    loaded: Data = _part(game, "components").load_data(options, folder)
    return replace(loaded, folder=folder)


def load(game: str, *, engine: str = "auto", data: str | Path | None = None, **options: Any) -> Game:
    """A game with its options, on the compiled engine when Numba is installed (`HEGEMON_ENGINE` overrides `auto`).

    `data` names a folder with the user's own boards, cards or charts.
    """
    wanted_engine(engine)  # a wrong name is told before anything is read
    loaded = ruleset(game)
    resolved = loaded.spec.resolve(options)
    _refuse_missing_file(loaded.spec, resolved, Path(data) if data is not None else None)
    loaded_data = load_data(game, resolved, Path(data) if data is not None else None)
    made = make_engine(game, engine, loaded.state_class, loaded_data.components, loaded.spec.max_legal)
    return Game(loaded, resolved, loaded_data, made)


def _refuse_missing_file(known: GameSpec, options: dict[str, Any], folder: Path | None) -> None:
    """An option that names a file of a folder: which ones there are, where that one is not."""
    for option in known.options:
        if not option.folder:
            continue
        homes = [home for home in (folder, home_of(known.id)) if home is not None]
        there = sorted({path.stem for home in homes for path in (home / option.folder).glob("*.toml")})
        if options[option.name] not in there:
            named, given = ", ".join(there), str(options[option.name])
            home = option.folder
            raise OptionError(msg("bad-option-file", option=option.name, choices=named, given=given, folder=home))
