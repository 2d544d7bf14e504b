"""The shape of what a seat sees and of what lies on the table from the start. The browser's types are made from it."""

from __future__ import annotations

from typing import TypedDict

Counts = dict[str, int]


class City(TypedDict):
    """A city; `room` is how many units may still be armed there this turn, `saved` that a card has kept it."""

    nation: str
    resource: str
    temple: bool
    wall: bool
    defence: int
    saved: bool
    room: int


class Units(TypedDict):
    """A nation's units in a region."""

    legion: int
    galley: int
    special: int


class Region(TypedDict):
    """A region; `fresh` counts units that may still move, by kind."""

    city: City | None
    units: dict[str, Units]
    fresh: Counts


class Nation(TypedDict):
    """A nation's place on the rondel and all it has."""

    rondel: str | None
    stock: Counts
    box: Counts
    supply: Counts
    walls: int
    know_how: list[str]
    bought: list[str]
    personages: Counts
    points: int
    cities: int
    temples: int
    sea_points: int
    hand: list[str]


class Bank(TypedDict):
    """What nobody has yet."""

    coins: int
    temples: int
    walls: int
    tokens: Counts
    personages: Counts


class Events(TypedDict):
    """Event cards by where they lie."""

    display: list[str]
    deck: list[str]
    discard: list[str]
    in_force: list[str]


class Moving(TypedDict):
    """The unit that is being moved."""

    piece: str | None
    region: str | None


class View(TypedDict):
    """The whole table, the same for every seat."""

    step: str | None
    deciding: str | None
    regions: dict[str, Region]
    nations: dict[str, Nation]
    bank: Bank
    events: Events
    moving: Moving | None
    owed: Counts


class Place(TypedDict):
    """A region of the board."""

    lon: float
    lat: float
    site: bool
    kind: str


class Border(TypedDict):
    """Two regions and what may pass between them."""

    between: tuple[str, str]
    kind: str


class Card(TypedDict):
    """An event card in our own words; `stand_in` says that the printed text is not known."""

    name: str
    name_de: str
    text: str
    timing: str
    stand_in: bool


class Extra(TypedDict):
    """The board and the cards."""

    board: str
    regions: dict[str, Place]
    borders: list[Border]
    cards: dict[str, Card]
