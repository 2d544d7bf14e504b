"""What a player of Dies Irae means in one breath: an order to units, a whole BUILD, a list of posts. Each begins with
the choice of its action where that is still open; `end` at its end closes the action."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...core.engine import State
from ...core.game import Game
from ...core.phrases import Do, Each, Phrases, Run, phrase
from ...core.phrases.form import Slots, filled, matched
from ...core.phrases.steps import Made, Step
from .frames import (
    ACTING,
    IN_ABOARD,
    IN_ARMISTICE,
    IN_ATTACK,
    IN_BUILD,
    IN_CAPITAL,
    IN_CHOOSE,
    IN_CREATE,
    IN_DEVELOP,
    IN_MOVE,
    IN_NUMBER,
    IN_PLACE_LEADER,
    IN_PLACE_LEGIONS,
    IN_PLACE_POSTS,
    IN_PLACE_SHIPS,
    IN_STABILITY,
    IN_SUPPLY,
    IN_WITH_LEADER,
)
from .rules.transport import fresh_cargo


@dataclass(frozen=True)
class Some(Each):
    """Each member of a slot; the slot may be left out."""

    optional = True


@dataclass(frozen=True)
class Said(Step):
    """A small action that is made when its slot is named, and else left out."""

    text: str
    slot: str
    at: int
    optional = True

    def templates(self) -> Iterator[str]:
        yield self.text

    def runs(self, run: Run, slots: Slots) -> None:
        if self.slot in slots:
            run.make(filled(self.text, slots))

    def reads(self, made: list[Made], slots: Slots) -> int:
        found = matched(self.text, made[0].text, slots) if made and made[0].frame == self.at else None
        slots.update(found or {})
        return 0 if found is None else 1


@dataclass(frozen=True)
class Count(Step):
    """How many: what the slot says, else all of them (or, of legions, those who are aboard already)."""

    text: str
    slot: str
    at: int
    unasked: int = -1  # what the number is where nothing is asked; -1: whatever the rules make of it
    optional = True

    def templates(self) -> Iterator[str]:
        return iter(())

    def runs(self, run: Run, slots: Slots) -> None:
        if not run.goes_on:
            return
        said = slots.get(self.slot)
        if run.frame != self.at:
            held = self.unasked if self.unasked >= 0 else run.game.plain(run.state).hand_cargo
            if said is not None and int(str(said)) != held:
                raise run.cut_short(held, int(str(said)))
        elif said is not None:
            run.make(filled(self.text, {"n": said}))
        else:
            run.choose(_as_they_are if self.at == IN_ABOARD else _all_of_them)

    def reads(self, made: list[Made], slots: Slots) -> int:
        found = matched(self.text, made[0].text, {}) if made and made[0].frame == self.at else None
        if found is None:
            return 0
        slots[self.slot] = int(str(found["n"]))
        return 1


def _all_of_them(game: Game, state: State, legal: list[int]) -> int:
    return legal[-1]


def _as_they_are(game: Game, state: State, legal: list[int]) -> int:
    """Who is aboard stays aboard, as far as the ships in hand have room; nobody embarks unasked."""
    s = game.plain(state)
    wanted = min(fresh_cargo(s, s.active, s.hand_from), s.hand_number)
    return min(legal, key=lambda a: abs(int(game.action(a).args[0]) - wanted))


@dataclass(frozen=True)
class Leader(Step):
    """Does the leader sail along? Only if it is said, or if he cannot stay."""

    optional = True

    def templates(self) -> Iterator[str]:
        return iter(())

    def runs(self, run: Run, slots: Slots) -> None:
        if run.goes_on and run.frame == IN_WITH_LEADER:
            stays = "leader" not in slots and run.allows("without_leader")
            run.make("without_leader" if stays else "with_leader")
        elif run.goes_on and "leader" in slots:
            raise run.cut_short(0, 1)

    def reads(self, made: list[Made], slots: Slots) -> int:
        if not made or made[0].frame != IN_WITH_LEADER:
            return 0
        if made[0].text == "with_leader":
            slots["leader"] = True
        return 1


@dataclass(frozen=True)
class FightAll(Step):
    """Every combat that can be fought, land before sea, as long as nobody else has to answer."""

    optional = True

    def templates(self) -> Iterator[str]:
        return iter(())

    def runs(self, run: Run, slots: Slots) -> None:
        while "all" in slots and run.goes_on and run.frame == IN_ATTACK:
            fights = [a for a in run.game.legal(run.state) if run.game.action(a).verb in ("fight", "fight_ships")]
            if not fights:
                return
            run.apply(fights[0])

    def reads(self, made: list[Made], slots: Slots) -> int:
        return 0


@dataclass(frozen=True)
class End(Step):
    """The end of the action, if it is said."""

    at: int
    optional = True

    def templates(self) -> Iterator[str]:
        return iter(())

    def runs(self, run: Run, slots: Slots) -> None:
        if "end" in slots and run.goes_on:
            if run.frame != self.at:
                raise run.cut_short(0, 1)
            run.make("done")

    def reads(self, made: list[Made], slots: Slots) -> int:
        if not made or made[0].frame != self.at or made[0].text != "done":
            return 0
        slots["end"] = True
        return 1


def choosing(action: str) -> Do:
    """The choice of the action, where it is still open."""
    return Do(f"choose {action}", (IN_CHOOSE,), optional=True)


PHRASES = Phrases(
    phrase(
        "march",
        "[{n:number}] {a:hex} {b:hex} [end]",
        choosing("move"),
        Do("march {a}"),
        Count("number {n}", "n", IN_NUMBER, 1),
        Do("to {b}"),
        End(IN_MOVE),
    ),
    phrase(
        "land",
        "[{n:number}] {a:hex} {b:hex} [end]",
        choosing("move"),
        Do("land {a}"),
        Count("number {n}", "n", IN_NUMBER, 1),
        Do("to {b}"),
        End(IN_MOVE),
    ),
    phrase(
        "sail",
        "[{n:number}] {a:hex} {b:hex} [aboard {k:number}] [leader] [end]",
        choosing("move"),
        Do("sail {a}"),
        Count("number {n}", "n", IN_NUMBER, 1),
        Count("aboard {n}", "k", IN_ABOARD),
        Leader(),
        Do("to {b}"),
        End(IN_MOVE),
    ),
    phrase("lead", "{b:hex} [end]", choosing("move"), Do("lead"), Do("to {b}"), End(IN_MOVE)),
    phrase(
        "attack",
        "[all] [{fights:hex+}] [take {posts:site+}] [end]",
        choosing("attack"),
        FightAll(),
        Some("fight {x}", "fights", at=IN_ATTACK),
        Some("take_over {x}", "posts", at=IN_ATTACK),
        End(IN_ATTACK),
    ),
    phrase(
        "engage",
        "{hex} {seat} [end]",
        choosing("attack"),
        Do("fight_ships {hex} {seat}"),
        End(IN_ATTACK),
    ),
    phrase(
        "build",
        "[legions {legions:site+}] [ships {ships:site+}] [fortresses {forts:site+}] [monument {monument:site}] [end]",
        choosing("build"),
        Some("build_legion {x}", "legions", at=IN_BUILD),
        Some("build_ship {x}", "ships", at=IN_BUILD),
        Some("build_fortress {x}", "forts", at=IN_BUILD),
        Said("build_monument {monument}", "monument", IN_BUILD),
        End(IN_BUILD),
    ),
    phrase(
        "create", "{posts:site+} [end]", choosing("create"), Some("create {x}", "posts", at=IN_CREATE), End(IN_CREATE)
    ),
    phrase(
        "develop", "{rows:row+} [end]", choosing("develop"), Some("advance {x}", "rows", at=IN_DEVELOP), End(IN_DEVELOP)
    ),
    phrase("stability", "", choosing("stability"), Do("pay", (IN_STABILITY,))),
    phrase("undermine", "{seat}", choosing("stability"), Do("undermine {seat}", (IN_STABILITY,))),
    phrase("armistice", "{seat}", choosing("armistice"), Do("offer {seat}", (IN_ARMISTICE,))),
    phrase("block", "{action}", Do("choose {action}", (IN_CHOOSE,)), Do("done", ACTING)),
    phrase("pass", "", Do("choose pass", (IN_CHOOSE,))),
    phrase(
        "place",
        "[capital {capital:site}] [posts {posts:site+}] [ships {ships:site=}] [legions {legions:site=}] "
        "[leader {leader:hex}]",
        Said("capital {capital}", "capital", IN_CAPITAL),
        Some("place_post {x}", "posts", at=IN_PLACE_POSTS),
        Some("place_ship {x}", "ships", at=IN_PLACE_SHIPS),
        Some("place_legion {x}", "legions", at=IN_PLACE_LEGIONS),
        Said("place_leader {leader}", "leader", IN_PLACE_LEADER),
    ),
    phrase(
        "remove",
        "[ashore {ashore:hex=}] [aboard {aboard:hex=}]",
        Some("disband {x}", "ashore", at=IN_SUPPLY),
        Some("disband_cargo {x}", "aboard", at=IN_SUPPLY),
    ),
)
