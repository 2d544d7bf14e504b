"""What happens again and again is told once, and what one actor does in a row becomes one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from hegemon.core.domains import Names
from hegemon.core.happenings import NUMBER, Happening, Happenings, Kind
from hegemon.core.language.catalogue import Catalogue
from hegemon.core.notes import amounts
from hegemon.core.telling import lines

KINDS = Happenings(
    Kind("went", who="seat", where="place"),
    Kind("hired", who="seat", n=NUMBER, adds="n"),
    Kind("paid", who="seat", price="chip=", adds="price", leans=("hired", "paid")),
    Kind("over"),
    Kind("led", who="seat", what="kind", n=NUMBER, whence="place", where="place", adds="n", leans=("led",)),
)
NAMES = Names(
    {"seat": ["left", "right"], "place": ["here", "there", "away"], "kind": ["foot"], "chip": ["iron", "gold"]}
)
WENT, HIRED, PAID, OVER, LED = KINDS.numbers("went", "hired", "paid", "over", "led")
SENTENCES = """
tell-went = { NAME($who) } goes { NAME($where) }.
    .head = { NAME($who) } → { NAME($where) }
tell-hired = { NAME($who) } hires { $n }.
    .short = hires { $n }
tell-paid = { NAME($who) } pays { GOODS($price) }.
    .short = pays { GOODS($price) }
    .tail = for { GOODS($price) }
tell-over = That is all.
tell-led = { NAME($who) } leads { $n } from { NAME($whence) } to { NAME($where) }.
    .short = leads { $n } from { NAME($whence) } to { NAME($where) }
    .tail = and on to { NAME($where) }
"""


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    file = tmp_path / "telling.ftl"
    file.write_text(SENTENCES, "utf-8")
    return Catalogue("en", [file])


def gathered(*notes: tuple[int, ...]) -> list[Happening]:
    return KINDS.gathered(KINDS.told([(kind, tuple(values)) for kind, *values in notes], NAMES))


def test_a_price_has_a_number_for_each_good() -> None:
    (told,) = gathered((PAID, 0, amounts((0, 3))))
    assert told.args == {"who": "seat-left", "price": "chip-gold=3"}


def test_the_same_again_is_added_up() -> None:
    told = gathered(
        (HIRED, 0, 1),
        (PAID, 0, amounts((0, 2))),
        (HIRED, 0, 1),
        (PAID, 0, 1),
        (PAID, 0, amounts((0, 1))),
        (HIRED, 1, 1),
    )
    assert [(h.kind, h.args.get("n"), h.args.get("price")) for h in told] == [
        ("hired", 2, None),
        ("paid", None, "chip-gold=3 chip-iron=1"),
        ("hired", 1, None),
    ]


def test_one_actor_has_one_line(catalogue: Catalogue) -> None:
    told = gathered((WENT, 0, 1), (HIRED, 0, 2), (PAID, 0, amounts((1, 0))), (HIRED, 1, 1), (OVER,))
    assert [line.text for line in lines(told, catalogue)] == [
        "Left → There: hires 2 for 1 Iron.",
        "Right hires 1.",
        "That is all.",
    ]


def test_a_price_behind_a_head_has_nothing_to_lean_on(catalogue: Catalogue) -> None:
    told = gathered((WENT, 0, 1), (PAID, 0, amounts((1, 0))))
    assert [line.text for line in lines(told, catalogue)] == ["Left → There: pays 1 Iron."]


def test_what_leans_on_nothing_stands_alone(catalogue: Catalogue) -> None:
    told = gathered((WENT, 0, 1), (HIRED, 0, 1), (WENT, 0, 0), (PAID, 0, amounts((1, 0))))
    assert [line.text for line in lines(told, catalogue)] == [
        "Left → There: hires 1.",
        "Left → Here: pays 1 Iron.",
    ]


def test_a_way_is_told_with_the_one_that_it_goes_on_from(catalogue: Catalogue) -> None:
    here, there, away = range(3)
    told = gathered(*((LED, 0, 0, 1, *way) for way in 2 * [(here, there), (there, away)]))
    assert [line.text for line in lines(told, catalogue)] == ["Left leads 2 from Here to There and on to Away."]
    told = gathered((LED, 0, 0, 2, here, there), (LED, 0, 0, 1, there, away))
    assert [line.text for line in lines(told, catalogue)] == [
        "Left leads 2 from Here to There; leads 1 from There to Away."
    ]
