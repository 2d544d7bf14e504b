"""Facts of a position about the empires: treasury, tracks, development, armistices, revolution."""

from __future__ import annotations

from ...common.facts import check_pairs, to_count, unless
from ...core.data import Data
from ...core.errors import NotationError
from ...core.language import msg, name_key, said_by
from ...core.position import Fact
from .derived import recount
from .domains import LEGION, NUM_SEATS, SHIP, TREASURY_CAP
from .facts_words import seat_of, site_of
from .rules.ending import victory_points
from .rules.revolution import clear_units, num_alive
from .rules.supply import num_unfed
from .state import State

SAY = said_by("dies_irae")


def set_talents(s: State, data: Data, words: list[str]) -> None:
    """`talents SEAT N`."""
    s.talents[seat_of(data, words[0])] = to_count(words[1], TREASURY_CAP)


def check_talents(s: State, data: Data, words: list[str]) -> str:
    """The treasury."""
    found = s.talents[seat_of(data, words[0])]
    return unless(found == int(words[1]), found)


def _level(data: Data, word: str) -> int:
    c = data.components
    level = {"golden": c.golden, "revolution": c.lowest - 1}.get(word)
    return int(word) if level is None else int(level)


def set_stability(s: State, data: Data, words: list[str]) -> None:
    """`stability SEAT N|golden|revolution`."""
    c = data.components
    seat, level = seat_of(data, words[0]), _level(data, words[1])
    if level == c.lowest - 1:
        set_revolted(s, data, words)
        return
    if not c.lowest <= level <= c.golden or s.revolted[seat]:
        raise NotationError(msg("bad-fact-stability", given=words[1]), SAY)
    s.stability[seat] = level


def check_stability(s: State, data: Data, words: list[str]) -> str:
    """The level."""
    found = s.stability[seat_of(data, words[0])]
    return unless(found == _level(data, words[1]), found)


def set_revolted(s: State, data: Data, words: list[str]) -> None:
    """`revolted SEAT`: its units leave, its places stay."""
    seat = seat_of(data, words[0])
    if s.revolted[seat] or num_alive(s) <= 2:
        raise NotationError(msg("bad-fact-revolutions"), SAY)
    s.revolted[seat] = 1
    s.stability[seat] = data.components.lowest - 1
    s.leader[seat] = -1
    clear_units(s, data.components, seat)
    for other in range(NUM_SEATS):
        if other != seat:
            s.armistice[seat + other - 1] = 0
    recount(s, data.components)


def check_revolted(s: State, data: Data, words: list[str]) -> str:
    """Out of the game?"""
    return unless(s.revolted[seat_of(data, words[0])] != 0, "in the game")


def check_alive(s: State, data: Data, words: list[str]) -> str:
    """`alive SEAT`."""
    return unless(s.revolted[seat_of(data, words[0])] == 0, "in revolution")


def _row(data: Data, word: str) -> int:
    return data.names.index("row", word)


def set_space(s: State, data: Data, words: list[str]) -> None:
    """`space SEAT ROW N`."""
    row = _row(data, words[1])
    s.space[seat_of(data, words[0])][row] = to_count(words[2], data.components.last_space[row])
    recount(s, data.components)


def check_space(s: State, data: Data, words: list[str]) -> str:
    """The space of a cube."""
    found = s.space[seat_of(data, words[0])][_row(data, words[1])]
    return unless(found == int(words[2]), found)


def _box(data: Data, words: list[str]) -> str:
    """The number of the space with this printed price."""
    c, row = data.components, _row(data, words[1])
    if words[2] in ("start", "golden"):
        return str(0 if words[2] == "start" else c.last_space[row])
    prices = c.price[row][1 : c.last_space[row]]
    if int(words[2]) not in prices:
        raise NotationError(msg("bad-fact-price", row=name_key("row", words[1]), given=words[2]), SAY)
    return str(1 + prices.index(int(words[2])))


def set_box(s: State, data: Data, words: list[str]) -> None:
    """`box SEAT ROW PRICE`."""
    set_space(s, data, [words[0], words[1], _box(data, words)])


def check_box(s: State, data: Data, words: list[str]) -> str:
    """The printed price of the space of a cube."""
    row = _row(data, words[1])
    space = s.space[seat_of(data, words[0])][row]
    return unless(space == int(_box(data, words)), f"{data.components.price[row][space]}" if space else "start")


def check_phase(s: State, data: Data, words: list[str]) -> str:
    """`phase SEAT ROW N`."""
    row = _row(data, words[1])
    found = data.components.phase[row][s.space[seat_of(data, words[0])][row]]
    return unless(found == int(words[2]), found)


def set_capital(s: State, data: Data, words: list[str]) -> None:
    """`capital SEAT SITE`: which hex is the capital (no piece is placed)."""
    s.capital[seat_of(data, words[0])] = site_of(data, words[1])


def check_capital(s: State, data: Data, words: list[str]) -> str:
    """The capital."""
    found = s.capital[seat_of(data, words[0])]
    name = "none" if found < 0 else data.names.name("site", found)
    return unless(name == words[1], name)


def set_luxury(s: State, data: Data, words: list[str]) -> None:
    """`luxury SEAT GOOD…`: the luxuries already rewarded."""
    seat = seat_of(data, words[0])
    goods = {data.names.index("good", word) for word in words[1:]}
    if any(not data.components.is_luxury[good] for good in goods):
        raise NotationError(msg("bad-fact-luxury"), SAY)
    s.rewarded[seat] = [int(good in goods) for good in range(len(s.rewarded[seat]))]


def check_luxury(s: State, data: Data, words: list[str]) -> str:
    """Exactly these luxuries were rewarded."""
    row = s.rewarded[seat_of(data, words[0])]
    found = [name for i, name in enumerate(data.names["good"]) if row[i]]
    return unless(sorted(found) == sorted(words[1:]), " ".join(found) or "none")


def _pair(data: Data, words: list[str]) -> int:
    a, b = seat_of(data, words[0]), seat_of(data, words[1])
    if a == b:
        raise NotationError(msg("bad-fact-armistice"), SAY)
    return a + b - 1


def set_armistice(s: State, data: Data, words: list[str]) -> None:
    """`armistice SEAT SEAT N`: box of the track, 0 for none."""
    s.armistice[_pair(data, words)] = to_count(words[2], data.components.armistice_turns)


def check_armistice(s: State, data: Data, words: list[str]) -> str:
    """The box of the cubes."""
    found = s.armistice[_pair(data, words)]
    return unless(found == int(words[2]), found)


# -- only to check ----------------------------------------------------------------------------------------------------
def check_income(s: State, data: Data, words: list[str]) -> str:
    """`income SEAT N`."""
    found = s.income[seat_of(data, words[0])]
    return unless(found == int(words[1]), found)


def check_goods(s: State, data: Data, words: list[str]) -> str:
    """`goods SEAT GOOD=N …`."""
    row = s.goods[seat_of(data, words[0])]
    return check_pairs({name: row[i] for i, name in enumerate(data.names["good"])}, words[1:])


def check_supply(s: State, data: Data, words: list[str]) -> str:
    """`supply SEAT N`: supply posts."""
    found = s.supply[seat_of(data, words[0])]
    return unless(found == int(words[1]), found)


def check_fed(s: State, data: Data, words: list[str]) -> str:
    """`fed SEAT N`: legions that the supply track allows."""
    seat = seat_of(data, words[0])
    found = s.units[2 * seat + LEGION] - num_unfed(s, data.components, seat)
    return unless(found == int(words[1]), found)


def check_points(s: State, data: Data, words: list[str]) -> str:
    """`points SEAT N`."""
    found = victory_points(s, data.components, seat_of(data, words[0]))
    return unless(found == int(words[1]), found)


def check_stock(s: State, data: Data, words: list[str]) -> str:
    """`stock SEAT legion=N ship=N fortress=N post=N monument=N`."""
    c, seat = data.components, seat_of(data, words[0])
    found = {
        "legion": c.stock[2 * seat + LEGION] - s.units[2 * seat + LEGION],
        "ship": c.stock[2 * seat + SHIP] - s.units[2 * seat + SHIP],
        "fortress": c.max_forts[seat] - s.num_forts[seat],
        "post": c.max_posts[seat] - s.num_posts[seat],
        "monument": c.max_monuments[seat] - s.num_monuments[seat],
    }
    return check_pairs(found, words[1:])


EMPIRE_FACTS = {
    "talents": Fact("talents SEAT N", check_talents, set_talents),
    "stability": Fact("stability SEAT N|golden|revolution", check_stability, set_stability),
    "space": Fact("space SEAT ROW N", check_space, set_space),
    "box": Fact("box SEAT ROW PRICE|start|golden", check_box, set_box),
    "capital": Fact("capital SEAT SITE", check_capital, set_capital),
    "luxury": Fact("luxury SEAT GOOD...", check_luxury, set_luxury),
    "armistice": Fact("armistice SEAT SEAT N", check_armistice, set_armistice),
    "revolted": Fact("revolted SEAT", check_revolted, set_revolted),
    "alive": Fact("alive SEAT", check_alive),
    "income": Fact("income SEAT N", check_income),
    "goods": Fact("goods SEAT GOOD=N ...", check_goods),
    "supply": Fact("supply SEAT N", check_supply),
    "fed": Fact("fed SEAT N", check_fed),
    "points": Fact("points SEAT N", check_points),
    "phase": Fact("phase SEAT ROW N", check_phase),
    "stock": Fact("stock SEAT legion=N ship=N fortress=N post=N monument=N", check_stock),
}
