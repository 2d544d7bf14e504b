"""State and components of a game: one declaration gives a plain class for debugging and an int16 record for speed.

    @layout(DOMAINS)
    class State:
        turn: int = number()
        units: list[list[int]] = grid("seat", "region")

Every value is an int16. The plain class holds lists (of lists); the record has the same bytes in the same order, so
that both hash and copy alike.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from itertools import chain
from math import prod
from struct import Struct
from struct import error as StructError
from typing import Any, TypeVar

from .domains import Domains
from .errors import DataError, RulesetError

T = TypeVar("T")
LOW, HIGH = -32768, 32767
LINE = 64  # bytes that memory moves at a time: records begin and end where these do


@dataclass(frozen=True)
class FieldSpec:
    """One field: its axes are domains, its values are numbers or members of the domain `of` (-1: none)."""

    axes: tuple[str, ...]
    of: str
    start: int
    is_scratch: bool = False
    is_mark: bool = False


def number(start: int = 0, of: str = "") -> Any:
    """A single number."""
    return FieldSpec((), of, start)


def grid(*axes: str, of: str = "", start: int = 0) -> Any:
    """Numbers along one or more domains."""
    return FieldSpec(axes, of, start)


def scratch(*axes: str, start: int = 0) -> Any:
    """Room for intermediate results inside one rule; always left at its start value, so it is no part of a position and
    never copied. It stands before the marks."""
    return FieldSpec(axes, "", start, is_scratch=True)


def marks(*axes: str) -> Any:
    """Marks of order for `distinct`: part of the memory, but of no position. They come last, so that a hash and a dump
    leave them out; no rule reads them."""
    return FieldSpec(axes, "", 0, is_mark=True)


def derived(*axes: str, start: int = 0) -> Any:
    """What follows from the other fields and is kept to save work: part of the memory, but of no position and no
    fingerprint. It comes last."""
    return FieldSpec(axes, "", start, is_mark=True)


class Layout:
    """The fields of a plain class in order, with their shapes."""

    def __init__(self, fields: dict[str, FieldSpec], domains: Domains) -> None:
        self.fields = fields
        self.domains = domains
        self.shape = {name: tuple(domains.capacity[a] for a in spec.axes) for name, spec in fields.items()}
        self.size = sum(prod(shape) for shape in self.shape.values())
        order = [2 * spec.is_mark + spec.is_scratch for spec in fields.values()]
        if order != sorted(order):
            raise RulesetError("Scratch and then marks of order must be the last fields of a state.")
        self.position_size = sum(prod(self.shape[name]) for name, spec in fields.items() if not spec.is_mark)
        scratch = sum(prod(self.shape[name]) for name, spec in fields.items() if spec.is_scratch)
        self.content_size = self.position_size - scratch  # what can differ between two positions
        self._marks = [name for name, spec in fields.items() if spec.is_mark]
        self._fill_from = _made(_unflat_source(self.shape), "unflat")
        self._all_numbers = _made(_flat_source(self.shape), "flat", chain=chain.from_iterable)
        self._pack = Struct(f"{self.size}h").pack  # twice as quick as an array from numbers

    @property
    def dtype(self) -> Any:
        """The same fields as a NumPy record of int16, filled up to whole lines of memory."""
        import numpy as np

        return np.dtype(
            {
                "names": list(self.shape),
                "formats": [(np.int16, shape) for shape in self.shape.values()],
                "offsets": [2 * self.place(name) for name in self.shape],
                "itemsize": -(-2 * self.size // LINE) * LINE,
            }
        )

    def record(self, s: Any) -> bytearray:
        """The bytes of such a record with the content of a plain instance."""
        found = self.packed(s)
        return bytearray(found + bytes(-len(found) % LINE))

    def fill(self, s: Any) -> None:
        """Every field at its start value."""
        for name, spec in self.fields.items():
            setattr(s, name, _filled(self.shape[name], spec.start))

    def flat(self, s: Any) -> array[int]:
        """All numbers of a plain instance in field order. What the record could not hold is refused by the name of its
        field: compiled rules would wrap it, or read the fields behind it from wrong places."""
        out = array("h")
        out.frombytes(self.packed(s))
        return out

    def packed(self, s: Any) -> bytes:
        """The same as bytes."""
        try:
            return self._pack(*self._all_numbers(s))
        except (StructError, TypeError):
            raise DataError(self._misfit(s)) from None

    def _misfit(self, s: Any) -> str:
        for name, shape in self.shape.items():
            value, where = getattr(s, name), f"Field '{name}' of {type(s).__name__}"
            if not _has_shape(value, shape):
                return f"{where} does not have the shape {shape or 'of a single number'}."
            for number in _flatten(value, len(shape)) if shape else (value,):
                if not isinstance(number, int) or not LOW <= number <= HIGH:
                    return f"{where} needs whole numbers from {LOW} to {HIGH}, not {number!r}."
        raise AssertionError("every number fits")

    def key(self, s: Any) -> str:
        """A stable hash of the position in a plain instance."""
        return digest(memoryview(self.packed(s))[: 2 * self.position_size])

    def clear_marks(self, s: Any) -> None:
        """Forget in which order a plain instance was reached."""
        for name in self._marks:
            setattr(s, name, _filled(self.shape[name], 0))

    def unflat(self, s: Any, numbers: array[int]) -> None:
        """Fill a plain instance from all its numbers."""
        self._fill_from(s, numbers.tolist())

    def place(self, name: str) -> int:
        """Where the numbers of a field begin."""
        before = list(self.shape)[: list(self.shape).index(name)]
        return sum(prod(self.shape[other]) for other in before)


def _filled(shape: tuple[int, ...], value: int) -> Any:
    if not shape:
        return value
    if len(shape) == 1:
        return [value] * shape[0]
    return [_filled(shape[1:], value) for _ in range(shape[0])]


def _flatten(value: Any, depth: int) -> Iterator[int]:
    if depth == 1:
        return iter(value)
    return chain.from_iterable(_flatten(row, depth - 1) for row in value)


def _has_shape(value: Any, shape: tuple[int, ...]) -> bool:
    if not shape:
        return not isinstance(value, list)
    return isinstance(value, list) and len(value) == shape[0] and all(_has_shape(row, shape[1:]) for row in value)


def _flat_source(shapes: dict[str, tuple[int, ...]]) -> str:
    """Source of a function that lists all numbers of a plain instance."""
    one = {0: "s.{}", 1: "*s.{}", 2: "*chain(s.{})", 3: "*chain(chain(s.{}))"}
    numbers = ", ".join(one[len(shape)].format(name) for name, shape in shapes.items())
    return f"def flat(s):\n    return [{numbers}]"


def _unflat_source(shapes: dict[str, tuple[int, ...]]) -> str:
    """Source of a function that takes a plain instance's fields from a list of numbers: one line per field."""
    lines, position = ["def unflat(s, n):"], 0
    for name, shape in shapes.items():
        lines.append(f"    s.{name} = {_part(shape, str(position)) if shape else f'n[{position}]'}")
        position += prod(shape)
    return "\n".join(lines)


def _part(shape: tuple[int, ...], begin: str) -> str:
    """An expression for the numbers from a place on, in this shape."""
    if len(shape) == 1:
        return f"n[{begin}:{begin} + {shape[0]}]"
    step, at = prod(shape[1:]), f"i{len(shape)}"
    return f"[{_part(shape[1:], at)} for {at} in range({begin}, {begin} + {prod(shape)}, {step})]"


def _made(source: str, name: str, **known: Any) -> Any:
    exec(source, known)
    return known[name]


def _copy_source(fields: dict[str, FieldSpec]) -> str:
    """Source of a fast copy method: one line per field."""
    lines = ["def copy(self):", "    other = new(cls)"]
    for name, spec in fields.items():
        depth = len(spec.axes)
        expression = f"self.{name}" + ("[:]" if depth == 1 else "")
        if depth == 2:
            expression = f"[*map(row, self.{name})]"
        elif depth == 3:
            expression = f"[[*map(row, a)] for a in self.{name}]"
        elif depth > 3:
            raise ValueError(f"field {name}: at most three axes")
        lines.append(f"    other.{name} = {expression}")
    return "\n".join([*lines, "    return other"])


def layout(domains: Domains) -> Callable[[type[T]], type[T]]:
    """Turn a class of declared fields into a slots class with a LAYOUT."""

    def decorate(declared: type[T]) -> type[T]:
        fields = {k: v for k, v in vars(declared).items() if isinstance(v, FieldSpec)}
        plan = Layout(fields, domains)

        def construct(self: Any) -> None:
            plan.fill(self)

        body: dict[str, Any] = {
            "__slots__": tuple(fields),
            "__doc__": declared.__doc__,
            "__module__": declared.__module__,
            "__qualname__": declared.__qualname__,
            "__init__": construct,
            "LAYOUT": plan,
        }
        made = type(declared.__name__, (), body)
        made.copy = _made(_copy_source(fields), "copy", cls=made, new=object.__new__, row=list.copy)  # type: ignore[attr-defined]
        return made

    return decorate


def layout_of(declared: Any) -> Layout:
    """The layout that `@layout` gave to a class or to an instance of it."""
    plan: Layout = declared.LAYOUT
    return plan


def digest(numbers: bytes | bytearray | memoryview) -> str:
    """A stable hash of a position, the same in both engines and on every machine."""
    return blake2b(numbers, digest_size=8).hexdigest()
