"""What a player of Ancient Wars means in one breath. Dice come between most decisions of a battle, and where they fall
a phrase ends; what is said in one breath is a stack with its destination, a list of recruits, a landing, the losses of
one roll, a pursuit. Whoever does not want to say who fights and who falls leaves a standing answer for the battle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.errors import NotationError
from ...core.language import msg, name_key
from ...core.phrases import Close, Do, Each, Phrases, Run, Stand, phrase
from ...core.phrases.form import Slots, matched, members
from ...core.phrases.steps import Made, Step
from .frames import (
    IN_BATTLES,
    IN_BOARD,
    IN_FIGHT,
    IN_LEVY,
    IN_LOAD,
    IN_LOSE,
    IN_MARCH,
    IN_MARCH_TAKE,
    IN_MARCH_TO,
    IN_PANIC,
    IN_PLACE,
    IN_PORT,
    IN_PURSUE,
    IN_PURSUE_TAKE,
    IN_RECRUIT,
    IN_SAIL_TO,
)
from .odds_troops import habit

if TYPE_CHECKING:
    from ...core.engine import State
    from ...core.game import Game


@dataclass(frozen=True)
class Recruits(Step):
    """One recruit after the other, all to the same place. A recruit with one home only is not asked where: if that is
    not the place said, the phrase is refused."""

    at: int = IN_RECRUIT

    def templates(self) -> Iterator[str]:
        """Each begins by naming the unit."""
        yield "recruit {x}"

    def runs(self, run: Run, slots: Slots) -> None:
        """Recruit and place each."""
        place = slots.get("space")
        for unit in members(slots["units"]):
            run.make(f"recruit {unit}")
            if run.goes_on and run.frame == IN_PLACE:
                if place is None:
                    raise NotationError(msg("say-where", unit=name_key("unit", unit)), run.game.say)
                run.make(f"place {place}")
            elif place is not None:
                self._refuse_elsewhere(run, unit, str(place))

    def _refuse_elsewhere(self, run: Run, unit: str, place: str) -> None:
        names = run.game.data.names
        found = names.name("space", run.game.plain(run.state).at[names.index("unit", unit)])
        if found != place:
            asked = {"unit": name_key("unit", unit), "space": name_key("space", found)}
            raise NotationError(msg("say-only-place", **asked), run.game.say)

    def reads(self, made: list[Made], slots: Slots) -> int:
        """Recruits that were placed at one place, or none of whom was asked where."""
        units: list[str] = []
        taken, place = 0, ""
        while taken < len(made) and made[taken].frame == self.at:
            unit = matched("recruit {x}", made[taken].text, {})
            asked = taken + 1 < len(made) and made[taken + 1].frame == IN_PLACE
            there = matched("place {x}", made[taken + 1].text, {}) if asked else None
            space = "" if there is None else str(there["x"])
            if unit is None or (units and space != place):
                break
            units.append(str(unit["x"]))
            place = space
            taken += 2 if asked else 1
        if not units:
            return -1
        slots["units"] = units
        if place:
            slots["space"] = place
        return taken


def as_usual(game: Game, state: State) -> int | None:
    """Who fights, falls or panics: as the odds suppose, the strongest first and what is worth least."""
    return habit(game.plain(state), game.data.components)


BY_HABIT = Stand((IN_FIGHT, IN_LOSE, IN_PANIC), as_usual)

PHRASES = Phrases(
    phrase("recruit", "{units:unit+} [to {space}]", Recruits()),
    phrase(
        "march",
        "{origin:space} {to:space} [with {units:unit+}]",
        Do("march {origin}", (IN_MARCH,)),
        Do("to {to}", (IN_MARCH_TO,)),
        Each("take {x}", "units", at=IN_MARCH_TAKE),
        Close("done", at=IN_MARCH_TAKE),
    ),
    phrase(
        "march",
        "{origin:space} {to:space} all [and {units:unit+}]",
        Do("march {origin}", (IN_MARCH,)),
        Do("to {to}", (IN_MARCH_TO,)),
        Do("whole", (IN_MARCH_TAKE,)),
        Each("take {x}", "units", at=IN_MARCH_TAKE),
        Close("done", at=IN_MARCH_TAKE),
    ),
    phrase(
        "land",
        "{to:space} [with {units:unit+}]",
        Do("to {to}", (IN_SAIL_TO,)),
        Each("take {x}", "units", at=IN_LOAD),
        Close("done", at=IN_LOAD),
    ),
    phrase("attack", "{space} throughout", Do("attack {space}", (IN_BATTLES,)), BY_HABIT),
    phrase("ambush", "{space} throughout", Do("ambush {space}", (IN_BATTLES,)), BY_HABIT),
    phrase("fight", "on", BY_HABIT),
    phrase("lose", "for_me", Stand((IN_LOSE, IN_PANIC), as_usual)),
    phrase(
        "lose",
        "{units:unit+} [panic {panics:unit+}]",
        Each("lose {x}", "units", at=IN_LOSE),
        Each("panic {x}", "panics", at=IN_PANIC),
    ),
    phrase("panic", "{units:unit+}", Each("panic {x}", "units", at=IN_PANIC)),
    phrase(
        "flee",
        "{to:space} [with {units:unit+}]",
        Do("retreat {to}", (IN_PORT,)),
        Each("take {x}", "units", at=IN_BOARD),
        Close("done", at=IN_BOARD),
    ),
    phrase("board", "{units:unit+}", Each("take {x}", "units", at=IN_BOARD), Close("done", at=IN_BOARD)),
    phrase(
        "pursue",
        "{to:space} [with {units:unit+}]",
        Do("pursue {to}", (IN_PURSUE,)),
        Each("take {x}", "units", at=IN_PURSUE_TAKE),
        Close("done", at=IN_PURSUE_TAKE),
    ),
    phrase("levy", "{units:unit+}", Each("recruit {x}", "units", at=IN_LEVY), Close("done", at=IN_LEVY)),
)
