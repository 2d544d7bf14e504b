"""The games' own pictures in the OpenAPI description: `duellum.View`, `duellum.Extra`, and the shapes inside them.

Games describe them with the standard library (`view_types.py`); the models made here show them to clients, and tests
hold what the games send against them.
"""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import BaseModel, ConfigDict, Field, create_model

from ...core import registry

CONFIG = ConfigDict(extra="forbid", strict=True)


@cache
def models(game: str) -> dict[str, type[BaseModel]]:
    """The models of a game's `View` and `Extra`."""
    shapes = registry.view_types(game)
    made: dict[type, type[BaseModel]] = {}
    return {shape.__name__: _model(shape, made) for shape in shapes}


def described() -> dict[str, Any]:
    """Schemas of the views of all games, by name."""
    schemas: dict[str, Any] = {}
    for game in registry.games():
        for name, model in models(game).items():
            schema = model.model_json_schema(ref_template=f"#/components/schemas/{game}.{{model}}")
            for inner, its_schema in schema.pop("$defs", {}).items():
                schemas[f"{game}.{inner}"] = its_schema
            schemas[f"{game}.{name}"] = schema
    return schemas


def _model(shape: type, made: dict[type, type[BaseModel]]) -> type[BaseModel]:
    if shape not in made:
        fields: dict[str, Any] = {}
        for name, hint in get_type_hints(shape, include_extras=True).items():
            absent = get_origin(hint) is NotRequired
            given = _converted(get_args(hint)[0] if absent else hint, made)
            fields[name] = (given, Field(default_factory=lambda: None) if absent else ...)
        made[shape] = create_model(shape.__name__, __config__=CONFIG, __doc__=shape.__doc__, **fields)
    return made[shape]


def _converted(hint: Any, made: dict[type, type[BaseModel]]) -> Any:
    """The same type with models in the place of typed dictionaries."""
    if is_typeddict(hint):
        return _model(hint, made)
    origin, args = get_origin(hint), get_args(hint)
    if origin is None or origin is Literal:
        return hint
    inner = tuple(_converted(arg, made) for arg in args)
    return Union[inner] if origin in (Union, UnionType) else origin[inner]  # noqa: UP007 (built at run time)
