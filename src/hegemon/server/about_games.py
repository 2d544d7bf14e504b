"""What the server tells about games: options, board, provenance, rules."""

from __future__ import annotations

import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Literal, cast

from pydantic import BaseModel

from ..core import registry
from ..core.game import Game
from ..core.language import msg
from ..core.language.catalogue import LANGUAGES, catalogue, files_of
from ..core.spec import GameSpec, Option
from ..learning.companion import facts
from .bot_runner import offered
from .library import Library, rule_text, rules_of
from .outside_bots import listed_bots
from .problems import Refused, no_language
from .schemas.games import (
    Board,
    GameInfo,
    GameList,
    HappeningKind,
    OptionInfo,
    Origin,
    ProvenanceList,
    ProvenanceRow,
    RuleInfo,
    RuleList,
    VerbInfo,
)
from .service import TableService

log = logging.getLogger(__name__)
KEPT_PAGES = 200  # boards and lists of provenance kept as they were sent


def _option(game: str, option: Option, language: str) -> OptionInfo:
    kind: Literal["flag", "number", "choice"] = (
        "flag" if isinstance(option.default, bool) else "number" if isinstance(option.default, int) else "choice"
    )
    said = catalogue(game, language)
    return OptionInfo(
        name=option.name, kind=kind, default=option.default, group=option.group,
        title=option.title(said), text=said.say(option.message), choices=list(option.choices),
        choice_titles=[said.say(option.choice_message(choice)) for choice in option.choices],
        low=option.low, high=option.high, cite=option.cite,
        rule=rule_text(game, option.cite, language) if option.cite else "",
    )  # fmt: skip


def _info(library: Library, spec: GameSpec, language: str) -> GameInfo:
    engine: Literal["plain", "fast"] = "fast" if library.engine_of(spec.id) == "fast" else "plain"
    about = GameInfo(
        id=spec.id, title=spec.title, summary=catalogue(spec.id, language).say(spec.summary_message),
        stage=spec.stage, ruleset=spec.ruleset_version,
        fewest_seats=spec.seats[0], most_seats=spec.seats[1], options=[], seats=[], engine=engine,
        available=True, why="", facts={},
    )  # fmt: skip
    try:
        about.facts = facts(spec.id, language)
        about.options = [_option(spec.id, option, language) for option in spec.options]
        about.seats = library.get(spec.id, {}).seats
    except Exception as fault:  # a broken game is shown as such, and does not hide the others
        log.warning("%s cannot be loaded: %s", spec.id, fault)
        about.available, about.why = False, f"{spec.title} cannot be loaded here: {fault}"
    return about


def all_games(service: TableService, language: str) -> GameList:
    """All games and all bots, told in a language."""
    games = [_info(service.library, registry.spec(game), language) for game in registry.games()]
    return GameList(games=games, bots=offered(language, listed_bots(service.settings)), seeds=service.settings.seeds)


def board(game: Game) -> Board:
    """What never changes during a game."""
    verbs = [VerbInfo(name=v.name, domains=list(v.domains), chance=v.chance, cite=v.cite) for v in game.verbs.verbs]
    kinds = [
        HappeningKind(name=k.name, opens=k.opens, closes=k.closes, adds=k.adds, leans=list(k.leans), heads=k.heads)
        for k in game.happening_kinds.kinds
    ]
    return Board(
        game=game.spec.id, options=game.options, seats=game.seats, hides=game.has_hidden,
        names=game.data.names.lists, titles=game.data.titles, verbs=verbs, happenings=kinds, extra=game.data.extra,
    )  # fmt: skip


def provenance(game: Game) -> ProvenanceList:
    """Where the data come from."""
    rows = [
        ProvenanceRow(
            file=r.file, item=r.item, origin=r.origin, kind=cast(Origin, r.kind), certain=r.certain, note=r.note
        )
        for r in game.data.provenance
    ]
    return ProvenanceList(game=game.spec.id, counts=dict(Counter(r.kind for r in rows)), rows=rows)


class GamePages:
    """Boards and provenance as JSON. Made in a thread, and once for each choice of options."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self._made: OrderedDict[tuple[Any, ...], bytes] = OrderedDict()

    async def get(
        self, make: Callable[[Game], BaseModel], game: str, options: Mapping[str, str], pay: Callable[[], None]
    ) -> bytes:
        """The page; one that has to be made is paid for."""
        key = (make.__name__, game, *registry.spec(game).resolve(options).values())
        if key not in self._made:
            pay()
            self._made[key] = await self.service.aside(self._make, make, game, options)
            while len(self._made) > KEPT_PAGES:
                self._made.popitem(last=False)
        self._made.move_to_end(key)
        return self._made[key]

    def _make(self, make: Callable[[Game], BaseModel], game: str, options: Mapping[str, str]) -> bytes:
        """In a thread."""
        return make(self.service.library.for_this_thread(game, options)).model_dump_json().encode()


@lru_cache(maxsize=16)
def rules(game_id: str, language: str) -> RuleList:
    """Every rule in our own words, in a language."""
    if game_id not in registry.games():
        raise Refused(404, "no_game", msg("bad-game", game=game_id[:40], games=", ".join(registry.games())))
    found = rules_of(game_id).values()
    told = [RuleInfo(id=r.id, page=r.page, text=r.told(game_id, language), waived=r.waived) for r in found]
    return RuleList(game=game_id, rules=told)


@lru_cache(maxsize=32)
def catalogue_text(game_id: str, language: str) -> str:
    """The catalogue files of the project and of a game, one behind the other."""
    if game_id not in registry.games():
        raise Refused(404, "no_game", msg("bad-game", game=game_id[:40], games=", ".join(registry.games())))
    if language not in LANGUAGES:
        raise no_language(language)
    return "\n".join(file.read_text("utf-8") for file in files_of(game_id, language, terminal=False))
