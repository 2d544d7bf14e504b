"""Layouts: one declaration, a plain class and a record with the same bytes."""

import json

import pytest

from hegemon.core import naming
from hegemon.core.data import Data
from hegemon.core.domains import Domains
from hegemon.core.errors import DataError, NotationError
from hegemon.core.state import LINE, grid, layout, layout_of, number

DOMAINS = Domains(seat=2, region=5, kind=("legion", "galley"))
NAMES = DOMAINS.names({"seat": ["rome", "carthage"], "region": ["roma", "zama", "utica"]})


@layout(DOMAINS)
class Little:
    turn: int = number()
    owner: list[int] = grid("region", of="seat", start=-1)
    units: list[list[list[int]]] = grid("seat", "kind", "region")
    last: int = number(start=7)


def filled() -> Little:
    s = Little()
    s.turn = 3
    s.owner[1] = 0
    s.units[1][0][2] = 4
    s.last = -1
    return s


def test_start_values() -> None:
    s = Little()
    assert (s.turn, s.owner, s.last) == (0, [-1] * 5, 7)
    assert s.units == [[[0] * 5] * 2] * 2


def test_copy_is_deep() -> None:
    s = filled()
    other = s.copy()  # type: ignore[attr-defined]
    other.units[1][0][2] = 9
    other.owner[1] = 1
    assert s.units[1][0][2] == 4 and s.owner[1] == 0


def test_record_has_the_same_bytes() -> None:
    np = pytest.importorskip("numpy")
    s = filled()
    plan = layout_of(Little)
    record = np.frombuffer(plan.record(s), dtype=plan.dtype)[0]
    assert record["turn"] == 3 and record["owner"].tolist() == s.owner and record["units"].tolist() == s.units
    assert bytes(plan.record(s)).startswith(plan.flat(s).tobytes())
    assert plan.dtype.itemsize == LINE  # filled up to a whole line of memory


def test_flat_round_trip() -> None:
    s, t = filled(), Little()
    layout_of(t).unflat(t, layout_of(s).flat(s))
    assert layout_of(t).flat(t) == layout_of(s).flat(s)


def test_dump_by_names_round_trip() -> None:
    dumped = json.loads(json.dumps(naming.dump(filled(), NAMES)))
    assert dumped == {"turn": 3, "owner": {"zama": "rome"}, "units": {"carthage": {"legion": {"utica": 4}}}, "last": -1}
    t = Little()
    naming.restore(t, dumped, NAMES)
    assert layout_of(t).flat(t) == layout_of(t).flat(filled())


@pytest.mark.parametrize(
    "dumped",
    [
        [],
        {"tern": 1},
        {"turn": "many"},
        {"turn": 40_000},
        {"turn": True},
        {"owner": 3},
        {"owner": {"atlantis": "rome"}},
        {"owner": {"roma": "persia"}},
        {"units": {"rome": {"legion": {"99": 1}}}},
    ],
)
def test_bad_dumps_are_refused(dumped: object) -> None:
    with pytest.raises(NotationError):
        naming.restore(Little(), dumped, NAMES)


def test_unknown_field_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError):
        Little().legionz = 1  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("s.turn = 32_768", "Field 'turn' of Little needs whole numbers from -32768 to 32767, not 32768."),
        ("s.units[1][0][2] = -40_000", "Field 'units' of Little needs whole numbers from -32768 to 32767, not -40000."),
        ("s.last = 0.5", "Field 'last' of Little needs whole numbers from -32768 to 32767, not 0.5."),
        ("s.owner = [0, 1]", "Field 'owner' of Little does not have the shape (5,)."),
        ("s.units[0].append([0] * 5)", "Field 'units' of Little does not have the shape (2, 2, 5)."),
        ("s.turn = [1]", "Field 'turn' of Little does not have the shape of a single number."),
    ],
)
def test_what_no_record_holds_is_refused_by_the_name_of_its_field(change: str, sentence: str) -> None:
    s = filled()
    exec(change, {"s": s})
    for use in (layout_of(s).flat, lambda components: Data(components, NAMES)):
        with pytest.raises(DataError) as caught:
            use(s)
        assert str(caught.value) == sentence
    assert Data(filled(), NAMES).components.turn == 3
