"""The shape of what a seat sees and of what lies on the table from the start. The browser's types are made from it."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ...core.language.message import WireMessage


class Stack(TypedDict):
    """Units of a side in a space: those known by name; for hidden ones, how many and who may be among them."""

    count: int
    units: list[str]
    hidden: NotRequired[int]
    suspects: NotRequired[list[str]]


class Space(TypedDict):
    """What stands in a space, and who controls it."""

    roman: NotRequired[Stack]
    barbarian: NotRequired[Stack]
    control: NotRequired[str]
    camp: NotRequired[bool]
    risen: NotRequired[bool]


class Piles(TypedDict):
    """A side's cards by where they lie."""

    deck: list[str]
    bottom: list[str]
    discard: list[str]
    removed: list[str]


class Battle(TypedDict):
    """The battle being fought, open to both sides."""

    space: str
    attacker: str
    stage: str
    round: int
    advantage: str | None
    ambush: bool
    protected: bool
    major: bool
    fighter: str | None
    column: str | None
    dice: int
    eliminations: int
    panics: int
    panicked: list[str]
    fought: list[str]


# In this form because `from` is a word of Python. A march comes from a space, a voyage is a fleet's.
Marching = TypedDict("Marching", {"from": NotRequired[str], "fleet": NotRequired[str], "to": str | None})


class Attrition(TypedDict):
    """Where units roll for attrition, and how many are still to roll: both sides see the dice."""

    space: str
    rolls: int


class Own(TypedDict):
    """Marks on the seat's own units."""

    moved: list[str]
    in_hand: list[str]
    allowance: dict[str, int]
    hidden: list[str]


class View(TypedDict):
    """The table as one seat sees it."""

    campaign: str
    game_turn: int
    turn_label: str
    phase: str
    deciding: str | None
    card: str | None
    cards: dict[str, Piles]
    spaces: dict[str, Space]
    box: dict[str, list[str]]
    out: list[str]
    goals: dict[str, tuple[int, int]]
    fleet_moves: int
    marching: Marching | None
    battle: Battle | None
    attrition: Attrition | None
    own: Own | None


# In this form because `class` is a word of Python.
Unit = TypedDict(
    "Unit",
    {
        "name": str,
        "side": str,
        "class": str,
        "group": str,
        "strength": NotRequired[int],
        "elite": NotRequired[bool],
        "supreme": NotRequired[bool],
        "homes": NotRequired[list[str]],
        "start": NotRequired[str],
        "recruit_with_leader": NotRequired[bool],
        "recruit_needs_land_unit": NotRequired[bool],
        "earliest_turn": NotRequired[int],
    },
)


class Spot(TypedDict):
    """A point of the map."""

    lon: float
    lat: float


class SpacePlace(TypedDict):
    """A space of the board; `display` moves its drawing away from its true place where spaces lie close."""

    name: str
    place: NotRequired[str]
    terrain: str
    region: str
    lon: float
    lat: float
    fortress: NotRequired[str]
    port: NotRequired[bool]
    display: NotRequired[Spot]


class Route(TypedDict):
    """A way between two spaces."""

    a: str
    b: str
    kind: str
    barrier: NotRequired[str]
    via: NotRequired[list[tuple[float, float]]]


class Table(TypedDict):
    """The table of combat results: columns of die faces, and the column of each class (or of each side's)."""

    columns: dict[str, list[str]]
    classes: dict[str, str | dict[str, str]]
    elite: str


class Victory(TypedDict):
    """What a side, or the end of the game, needs: as the campaign file says it, and as a message."""

    text: str
    says: WireMessage
    spaces: NotRequired[list[str]]
    need: NotRequired[int]
    winner: NotRequired[str]
    capital: NotRequired[str]
    barbarian_need: NotRequired[int]


class Entry(TypedDict):
    """One line of a card: whom it recruits or moves."""

    count: NotRequired[int]
    classes: NotRequired[list[str]]
    units: NotRequired[list[str]]
    groups: NotRequired[list[str]]
    all: NotRequired[bool]
    spaces: NotRequired[int]
    placement: NotRequired[str]
    places: NotRequired[list[str]]


class Event(TypedDict):
    """What a card's event does: text and message for people, the rest for the rules."""

    code: str
    text: str
    says: WireMessage
    timing: NotRequired[str]
    plus: NotRequired[int]
    classes: NotRequired[list[str]]
    groups: NotRequired[list[str]]
    leaders: NotRequired[list[str]]
    regions: NotRequired[list[str]]
    terrain: NotRequired[list[str]]
    needs_leader: NotRequired[bool]
    max_strength: NotRequired[int]
    roll_at_least: NotRequired[int]
    exclude_elite: NotRequired[bool]
    exclude_leaders: NotRequired[bool]
    exclude_fleets: NotRequired[bool]
    extra: NotRequired[list[Entry]]
    on_map_at_most: NotRequired[int]
    free_units: NotRequired[int]
    fatal: NotRequired[int]


class Card(TypedDict):
    """A card in our own words."""

    title: str
    side: str
    recruit: list[Entry]
    movement: list[Entry]
    fleet_moves: NotRequired[int]
    event: Event
    remove: NotRequired[bool]


# In this form because `from` is a word of Python.
Terrain = TypedDict("Terrain", {"stop": NotRequired[bool], "sea": NotRequired[bool], "from": NotRequired[str]})


class Extra(TypedDict):
    """The campaign: board, units, cards, tables."""

    title: str
    turn_labels: list[str]
    terrain: dict[str, Terrain]
    bbox: tuple[float, float, float, float]
    spaces: dict[str, SpacePlace]
    routes: list[Route]
    units: dict[str, Unit]
    table: Table
    victory: dict[str, Victory]
    cards: dict[str, Card]
