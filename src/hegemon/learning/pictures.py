"""Pictures of a companion: positions that the real board shows. `teaching/pictures.toml` describes them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from ..core import registry
from ..core.engine import State
from ..core.errors import DataError
from ..core.game import Game
from ..core.language import msg
from .companion import teaching_folder


@dataclass(frozen=True)
class Picture:
    """A position, what to point at, and the scenario it shows, if it is one."""

    name: str
    given: str
    options: dict[str, Any]
    when: tuple[str, ...]  # actions carried out before it is drawn
    point: tuple[str, ...]  # targets as the client names them: `region:baecula`
    seat: str  # whose view it is; "": a spectator's
    scenario: str  # "founding.toml:one_neighbour_matches"


@cache
def pictures(game: str) -> dict[str, Picture]:
    """All pictures of a game by name."""
    file = teaching_folder(game) / "pictures.toml"
    if not file.is_file():
        return {}
    rows = tomllib.loads(file.read_text("utf-8")).get("picture", {})
    return {
        name: Picture(
            name, row["given"], row.get("options", {}), tuple(row.get("when", ())), tuple(row.get("point", ())),
            row.get("seat", ""), row.get("scenario", ""),
        )
        for name, row in rows.items()
    }  # fmt: skip


def drawn(picture: Picture, game: Game) -> State:
    """The position of a picture, on a game with the picture's options."""
    state = game.position(picture.given)
    for text in picture.when:
        game.apply(state, game.parse(text))
    return state


def picture_of(game: str, name: str) -> Picture:
    """A picture by its name."""
    found = pictures(game)
    if name not in found:
        raise DataError(msg("bad-picture", picture=name))
    return found[name]


def game_for(game: Game, picture: Picture) -> Game:
    """The same game with the options of the picture, and with the same data."""
    wanted = {**game.options, **picture.options}
    if wanted == game.options:
        return game
    return registry.load(game.spec.id, engine=game.engine_name, data=game.data.folder, **wanted)
