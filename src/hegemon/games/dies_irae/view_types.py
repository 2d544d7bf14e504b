"""The shape of what a seat sees and of what lies on the table from the start. The browser's types are made from it."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

Counts = dict[str, int]
Point = tuple[float, float]
HexPair = tuple[int, int]


class Empire(TypedDict):
    """A player's empire: tracks, development, units and what is left in the box."""

    capital: str | None
    talents: int
    income: int
    stability: int
    golden_age: bool
    revolted: bool
    points: int
    spaces: Counts
    phases: Counts
    prices: Counts
    goods: Counts
    supply: int
    fed: int
    controls: Counts
    legions: int
    ships: int
    stock: Counts
    markers: Counts
    leader: str | None
    taken: int
    passed: int


class Site(TypedDict):
    """A site that somebody holds."""

    owner: str | None
    posts: int
    fortress: bool
    monument: str | None


class Stack(TypedDict):
    """Units of one kind in a hex."""

    seat: str
    kind: Literal["legion", "ship"]
    hex: str
    size: int
    moved: int
    cargo: int


class Cycle(TypedDict):
    """Actions taken in this cycle."""

    last: str | None
    limit: int
    passes: int
    chosen: dict[str, Counts]


# In this form because `from` is a word of Python.
InHand = TypedDict("InHand", {"from": str, "number": int, "aboard": int})


class View(TypedDict):
    """The whole table, the same for every seat."""

    game_turn: int
    deciding: str | None
    order: list[str | None]
    cycle: Cycle
    armistices: Counts
    empires: dict[str, Empire]
    sites: dict[str, Site]
    stacks: list[Stack]
    contested: list[str]
    control: dict[str, str | None]
    in_hand: InHand | None


class Barriers(TypedDict):
    """Pairs of hexes between which nothing passes."""

    legions: list[HexPair]
    ships: list[HexPair]


class Strait(TypedDict):
    """Two hexes that legions cross."""

    name: str
    hexes: tuple[str, str]


class Grid(TypedDict):
    """How hexes lie on the map."""

    columns: int
    rows: int
    lon: Point
    lat: Point


class Hex(TypedDict):
    """A hex of the board."""

    column: int
    row: int
    lon: float
    lat: float
    terrain: str
    area: str | None


class SitePlace(TypedDict):
    """A site of the board."""

    good: str
    city: bool
    area: str


class Extra(TypedDict):
    """The board and the charts as their file gives them."""

    coast: list[list[Point]]
    areas: list[int]
    barriers: Barriers
    straits: list[Strait]
    grid: Grid
    terrain: list[str]
    hexes: dict[str, Hex]
    sites: dict[str, SitePlace]
    phases: dict[str, list[str]]
    charts: dict[str, dict[str, Any]]
