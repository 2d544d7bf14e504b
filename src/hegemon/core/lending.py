"""A tuple of arrays, handed through compiled code as one address. Imported only when the compiled engine is in use.

Handed over as a tuple, each of its arrays would be taken apart and put together again at every call, and counted as
used: with the thirty of the planner's room that was most of the time in which planning was compiled. Whoever lends
keeps the arrays alive until the call returns, so nobody below counts anything.
"""

from __future__ import annotations

from typing import Any

from numba import types
from numba.core import cgutils
from numba.core.typing.templates import AttributeTemplate
from numba.extending import infer_getattr, intrinsic, lower_getattr_generic, models, register_model

build: Any = cgutils  # Numba's own words for its code, without types


class Lent(types.Type):
    """The address of a tuple with named members."""

    def __init__(self, lender: Any) -> None:
        self.lender = lender
        super().__init__(name="Lent")

    @property
    def key(self) -> Any:
        """Two are the same type when their tuples are. (Numba numbers types, and asks for keys all the time.)"""
        return self.lender._code


@register_model(Lent)
class LentModel(models.PrimitiveModel):
    """One pointer, in registers as in memory."""

    def __init__(self, manager: Any, kind: Any) -> None:
        address = manager.lookup(kind.lender).get_value_type().as_pointer()
        super().__init__(manager, kind, address)


def _type_of_member(_template: Any, lent: Any, name: str) -> Any:
    """As in the tuple."""
    return lent.lender[lent.lender.fields.index(name)] if name in lent.lender.fields else None


@infer_getattr
class LentMember(AttributeTemplate):
    """The type of a member."""

    key = Lent
    generic_resolve: Any = _type_of_member


def _member(context: Any, builder: Any, lent: Any, address: Any, name: str) -> Any:
    """Load a member; an array comes without its owner, so that its uses are not counted."""
    place = lent.lender.fields.index(name)
    value = builder.load(build.gep_inbounds(builder, address, 0, place))
    kind = lent.lender[place]
    if not isinstance(kind, types.Array):
        return value
    array = context.make_array(kind)(context, builder, value=value)
    array.meminfo = build.get_null_value(array.meminfo.type)
    return array._getvalue()


_for_members: Any = lower_getattr_generic
_for_members(Lent)(_member)


def _lent(typing_context: Any, room: Any) -> Any:
    """Lend a tuple to what is called from here."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return build.alloca_once_value(builder, arguments[0])

    return Lent(room)(room), generate


lent: Any = intrinsic(_lent)
