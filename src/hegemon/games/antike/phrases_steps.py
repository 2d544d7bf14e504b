"""Steps of phrases that only Antike has: units that go together or one by one, trades, battles pair by pair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement, pairwise

from ...core.errors import NotationError
from ...core.language import msg
from ...core.phrases import Run
from ...core.phrases.form import Slots, matched, members
from ...core.phrases.steps import Made, Step
from .domains import NUM_ACTIONS
from .frames import IN_DESTINATION, IN_MOVEMENT, IN_QUESTION, IN_TRADE_GIVE, IN_TRADE_TAKE, WITH_TRADE

Crossing = tuple[str, str, int, str, bool]  # kind, from where, actions left before, where to, all together?


def _unfinished(run: Run) -> NotationError:
    return NotationError(msg("say-incomplete"))


@dataclass(frozen=True)
class March(Step):
    """So many units of a kind (one, if nothing is said) along a way. Those with the fewest actions that suffice go
    first; all that are alike cross a border together, others one by one. `exactly`: which units, and whether they cross
    one by one although they could go together, is said; then the way is one border long when it is read back."""

    exactly: bool = False

    def templates(self) -> Iterator[str]:
        yield "move {kind} {a} {actions}"

    # -- forward -------------------------------------------------------------------------------------------------------
    def runs(self, run: Run, slots: Slots) -> None:
        path = members(slots["path"])
        if len(path) < 2:
            raise _unfinished(run)
        for actions, number in self._who_goes(run, slots, path):
            for here, there in pairwise(path):
                self._cross(run, slots, actions, number, here, there)
                actions -= 1

    def _who_goes(self, run: Run, slots: Slots, path: list[str]) -> list[tuple[int, int]]:
        """(actions left, number of units) of those that set out."""
        kind, fewest = str(slots["kind"]), min(len(path) - 1, NUM_ACTIONS)
        levels = [int(str(slots["actions"]))] if self.exactly else range(fewest, NUM_ACTIONS + 1)
        there_are = {level: _alike(run, kind, path[0], level) for level in levels}
        if not any(there_are.values()):
            run.make(f"move {kind} {path[0]} {levels[0]}")  # is refused, and says why
        all_of_them = sum(there_are.values())
        left = wanted = all_of_them if "all" in slots else int(str(slots.get("n", 1)))
        if wanted > all_of_them:
            raise run.cut_short(all_of_them, wanted)
        groups = []
        for level, number in there_are.items():
            groups.append((level, min(left, number)))
            left -= groups[-1][1]
        return [group for group in groups if group[1]]

    def _cross(self, run: Run, slots: Slots, actions: int, number: int, here: str, there: str) -> None:
        kind = str(slots["kind"])
        if number > 1 and "apart" not in slots and run.goes_on and number == _alike(run, kind, here, actions):
            run.make(f"move {kind} {here} {actions}")
            run.make(f"all_to {there}")
            return
        for _ in range(number):
            run.make(f"move {kind} {here} {actions}")
            run.make(f"to {there}")

    # -- backward ------------------------------------------------------------------------------------------------------
    def reads(self, made: list[Made], slots: Slots) -> int:
        first = _crossing(made)
        if first is None:
            return -1
        kind, here, actions, there, together = first
        number = _repeated(made, first)
        path, taken = [here, there], 2 * number
        while not self.exactly:
            following = _crossing(made[taken:])
            if following is None or following[:3] != (kind, path[-1], actions - len(path) + 1):
                break
            if following[4] != together or _repeated(made[taken:], following) < number:
                break
            path.append(following[3])
            taken += 2 * number
        slots.update({"kind": kind, "path": list(path)})
        if together:
            slots["all"] = True
        elif number > 1:
            slots["n"] = number
        if self.exactly:
            slots["actions"] = str(actions)
            if number > 1:
                slots["apart"] = True
        return taken


def _alike(run: Run, kind: str, province: str, actions: int) -> int:
    """Units of a kind in a province with so many actions left."""
    s, names = run.game.plain(run.state), run.game.data.names
    return int(s.fresh[actions - 1][names.index("kind", kind)][names.index("province", province)])


def _crossing(made: list[Made]) -> Crossing | None:
    """A border crossed by the first two actions."""
    if len(made) < 2 or made[0].frame != IN_MOVEMENT or made[1].frame != IN_DESTINATION:
        return None
    taken_up = matched("move {kind} {here} {actions}", made[0].text, {})
    if taken_up is None:
        return None
    verb, there = made[1].text.split()
    return str(taken_up["kind"]), str(taken_up["here"]), int(str(taken_up["actions"])), there, verb == "all_to"


def _repeated(made: list[Made], first: Crossing) -> int:
    """How often the same crossing is made in a row; all together can do it once only."""
    number = 1
    while not first[4] and _crossing(made[2 * number :]) == first:
        number += 1
    return number


@dataclass(frozen=True)
class Trades(Step):
    """Chips for chips, two for one, as often as it takes; none comes back in the trade in which it is given."""

    def templates(self) -> Iterator[str]:
        yield "trade"

    def runs(self, run: Run, slots: Slots) -> None:
        gives, takes = members(slots["gives"]), members(slots["takes"])
        if len(gives) != 2 * len(takes):
            raise _unfinished(run)
        for one, other, taken in _paired(gives, takes) or list(zip(gives[::2], gives[1::2], takes, strict=True)):
            for text in ("trade", f"give {one}", f"give {other}", f"take {taken}"):
                run.make(text)

    def reads(self, made: list[Made], slots: Slots) -> int:
        gives: list[str] = []
        takes: list[str] = []
        taken = 0
        while len(made) >= taken + 4:
            opened, one, other, last = made[taken : taken + 4]
            frames = (one.frame, other.frame, last.frame)
            if opened.text != "trade" or opened.frame not in WITH_TRADE:
                break
            if frames != (IN_TRADE_GIVE, IN_TRADE_GIVE, IN_TRADE_TAKE):
                break
            gives += [one.text.split()[1], other.text.split()[1]]
            takes.append(last.text.split()[1])
            taken += 4
        if not taken:
            return -1
        slots.update({"gives": gives, "takes": takes})
        return taken


def _paired(gives: list[str], takes: list[str]) -> list[tuple[str, str, str]] | None:
    """Which two are given for which one, so that none of them is the one taken."""
    left, wanted = Counter(gives), Counter(takes)
    if not _can_be_paired(left, wanted):
        return None
    paired = []
    for taken in takes:
        wanted[taken] -= 1
        kinds = sorted(kind for kind in left if kind != taken)
        for pair in combinations_with_replacement(kinds, 2):
            rest = left - Counter(pair)
            if rest.total() == left.total() - 2 and _can_be_paired(rest, wanted):
                left = rest
                paired.append((*pair, taken))
                break
    return paired


def _can_be_paired(gives: Counter[str], takes: Counter[str]) -> bool:
    """Whether two can be given for each one taken: of each kind no more is given than there are places for it in the
    trades for other kinds."""
    places = 2 * takes.total()
    return all(gives[kind] + 2 * takes[kind] <= places for kind in gives | takes)


@dataclass(frozen=True)
class Fights(Step):
    """The answer to units that have entered: so many pairs and no more, or all that there are."""

    slot: str = ""  # how many; "": all

    def templates(self) -> Iterator[str]:
        yield "fight"

    def runs(self, run: Run, slots: Slots) -> None:
        asked = _question(run)
        wanted = int(str(slots[self.slot])) if self.slot else 0
        fought = 0
        while run.goes_on and (fought == 0 or _question(run) == asked) and (fought < wanted or not self.slot):
            run.make("fight")
            fought += 1
        if fought < wanted:
            raise run.cut_short(fought, wanted)
        if self.slot and run.goes_on and _question(run) == asked:
            run.make("decline")

    def reads(self, made: list[Made], slots: Slots) -> int:
        fought = 0
        while fought < len(made) and (made[fought].text, made[fought].frame) == ("fight", IN_QUESTION):
            fought += 1
        if not fought:
            return -1
        if not self.slot:
            return fought
        slots[self.slot] = fought
        closes = fought < len(made) and (made[fought].text, made[fought].frame) == ("decline", IN_QUESTION)
        return fought + 1 if closes else fought


def _question(run: Run) -> tuple[int, int, int]:
    """What is asked: of whom, and where."""
    s = run.game.plain(run.state)
    top = s.depth - 1
    return s.frame_kind[top], s.frame_first[top], s.frame_second[top]


@dataclass(frozen=True)
class AsOftenAsAllowed(Step):
    """The same small action again and again: every pair of a battle."""

    text: str

    def templates(self) -> Iterator[str]:
        yield self.text

    def runs(self, run: Run, slots: Slots) -> None:
        text = self.text.format_map(slots)
        run.make(text)
        while run.goes_on and run.allows(text):
            run.make(text)

    def reads(self, made: list[Made], slots: Slots) -> int:
        found = matched(self.text, made[0].text, slots) if made else None
        if found is None:
            return -1
        slots.update(found)
        return next((i for i, one in enumerate(made) if one.text != made[0].text), len(made))
