"""Writes what the core says, for the client to say the same: every sentence of a game's catalogues with many arguments,
every form of every name, and the log of a game played at random, in both languages. `web/src/lib/language` is compared
with it:

    python tools/sentences.py                     what the small catalogue in tests/sample_catalogue says
    python tools/sentences.py FOLDER [GAME …]     what the games say, into a folder
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from hegemon.core.game import Game
from hegemon.core.happenings import Happening, Happenings, Kind
from hegemon.core.language import LANGUAGES, Catalogue, Message
from hegemon.core.language.catalogue import PLACED, files_of
from hegemon.core.language.check import PREFIXES, nodes
from hegemon.core.language.message import as_argument
from hegemon.core.registry import games, load
from hegemon.core.telling import Line, lines

SAMPLE = Path(__file__).resolve().parent.parent / "tests" / "sample_catalogue"
ROUNDS = 4  # how often each sentence is said at least, each time with other arguments
NUMBERS = (0, 1, 2, 3, 12, 1234, -2)
PLURALS = {"one": 1, "other": 12}  # a number that is of this kind in both languages
ARTICLES = ("", "def", "indef")
CASES = {"en": ("", "gen"), "de": ("", "acc", "dat", "gen")}
LONGEST_GAME = 400  # actions


@dataclass
class Uses:
    """How a sentence uses an argument: by functions, as a selector, or as it is."""

    functions: set[str] = field(default_factory=set)
    variants: list[str | int] = field(default_factory=list)


def uses(message: ftl.Message) -> dict[str, Uses]:
    """Argument → how it is used."""
    found: dict[str, Uses] = defaultdict(Uses)
    for node in nodes(message):
        if isinstance(node, ftl.VariableReference):
            found[node.id.name]
        elif isinstance(node, ftl.FunctionReference):
            for place, given in enumerate(node.arguments.positional):
                if isinstance(given, ftl.VariableReference):
                    found[given.id.name].functions.add("NUMBER" if place else node.id.name)
        elif isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            keys = [variant.key for variant in node.variants]
            found[node.selector.id.name].variants += [
                int(key.value) if isinstance(key, ftl.NumberLiteral) else PLURALS.get(key.name, key.name)
                for key in keys
            ]
    return dict(found)


def argument(use: Uses, names: list[str], rng: Random, turn: int) -> str | int:
    """Something that the sentence can take; every variant of it has its turn."""
    if "SAY" in use.functions:
        return as_argument(Message("say-nothing-done"))
    if "GOODS" in use.functions:
        return " ".join(
            f"{name}={rng.choice((1, 2, 7))}" for name in rng.sample(names, min(len(names), rng.randint(0, 3)))
        )
    if "LIST" in use.functions:
        return " ".join(rng.sample(names, min(len(names), rng.randint(1, 3))))
    if use.functions - {"NUMBER"}:
        return rng.choice(names)
    return use.variants[turn] if turn < len(use.variants) else rng.choice(NUMBERS)


def is_name(message: Any) -> bool:
    """Is it a name, and no sentence? A name asks for nothing but the title that the data give."""
    asked = {node.id.name for node in nodes(message) if type(node).__name__ == "VariableReference"}
    return message.id.name.partition("-")[0] not in PREFIXES and asked <= {"title"}


class Said:
    """All that is said in one language."""

    def __init__(self, catalogue: Catalogue, files: list[Path]) -> None:
        self.catalogue = catalogue
        self.source = "\n".join(file.read_text("utf-8") for file in files)
        body = FluentParser().parse(self.source).body
        self.messages = [row for row in body if isinstance(row, ftl.Message)]
        self.names = sorted({m.id.name for m in self.messages if is_name(m)})
        self.names += [key for key in sorted(catalogue.titles) if key not in set(self.names)]

    def sentences(self) -> Iterator[dict[str, Any]]:
        """Every sentence and each of its parts."""
        for message in self.messages:
            key, known = message.id.name, uses(message)
            if key.partition("-")[0] not in PREFIXES:
                continue
            rng = Random(key)
            turns = max([ROUNDS, *(len(use.variants) + 2 for use in known.values())]) if known else 1
            for turn in range(turns):
                args = {name: argument(use, self.names, rng, turn) for name, use in sorted(known.items())}
                for part in ("", *(attribute.id.name for attribute in message.attributes)):
                    text = self.catalogue.say(Message(key, args), part)
                    yield {"key": key, "args": args, "part": part, "text": text}

    def forms(self) -> Iterator[list[str | int]]:
        """Every name with every article, in every case, counted, and as a place."""
        catalogue = self.catalogue
        for key in self.names:
            name = catalogue.name(key)
            for case in CASES[catalogue.language]:
                for article in ARTICLES:
                    yield ["named", catalogue.forms.with_article(name, article, case), key, article, case]
                for count in (0, 1, 2):
                    yield ["counted", catalogue.forms.counted(name, count, case), key, count, case]
            for how in PLACED.values():
                yield ["placed", catalogue.forms.placed(name, how), key, how]

    def compared(self, kinds: Happenings, told: list[Happening]) -> dict[str, Any]:
        """What the client needs to say the same, and what it must say."""
        said = lines(kinds.gathered(told), self.catalogue)
        return {
            "language": self.catalogue.language,
            "source": self.source,
            "titles": self.catalogue.titles,
            "sentences": list(self.sentences()),
            "forms": list(self.forms()),
            "kinds": [
                {"name": k.name, "opens": k.opens, "closes": k.closes, "adds": k.adds, "leans": list(k.leans)}
                for k in kinds.kinds
            ],
            "told": [happening.wire() for happening in told],
            "lines": [as_json(line) for line in said],
        }


def as_json(line: Line) -> dict[str, Any]:
    """A line with what is below it."""
    return {"text": line.text, "who": line.who, "below": [as_json(part) for part in line.below]}


def played(game: Game) -> list[Happening]:
    """What happens in a game at random."""
    if not game.happening_kinds.kinds:
        return []
    rng, told, state = Random(11), [], game.start()
    for _ in range(LONGEST_GAME):
        if game.outcome(state) is not None:
            break
        seat = game.to_act(state)
        action = game.draw(state, rng) if seat < 0 else rng.choice(game.distinct(state))
        told += game.happenings(state, action)
        game.apply(state, action)
    return told


def sample(language: str) -> dict[str, Any]:
    """What the small catalogue says that lies beside the tests."""
    written = json.loads((SAMPLE / "told.json").read_text("utf-8"))
    files = [SAMPLE / f"{language}.ftl"]
    said = Said(Catalogue(language, files, written["titles"]), files)
    kinds = {row["name"]: Kind(row["name"], opens=row["opens"], closes=row["closes"]) for row in written["kinds"]}
    told = [Happening(row["kind"], row["args"]) for row in written["told"]]
    for happening in told:
        kinds.setdefault(happening.kind, Kind(happening.kind))
    return said.compared(Happenings(*kinds.values()), told)


def of_games(names: list[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """What games say, by the name of the file."""
    for name in names:
        game = load(name, engine="plain")
        told = played(game)
        for language in LANGUAGES:
            said = Said(game.catalogue(language), files_of(name, language, terminal=False))
            yield f"{name}.{language}", said.compared(game.happening_kinds, told)


def text_of(compared: dict[str, Any]) -> str:
    """As JSON, each row of a list in a line of its own."""
    parts = []
    for key, value in compared.items():
        rows = [json.dumps(row, ensure_ascii=False) for row in value] if isinstance(value, list) else []
        listed = "[\n" + ",\n".join(rows) + "\n]" if rows else json.dumps(value, ensure_ascii=False)
        parts.append(f"{json.dumps(key)}: {listed}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> int:
    """Without a folder: what the small catalogue says, for the repository. With one: what games say."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else SAMPLE
    made = (
        of_games(sys.argv[2:] or games()) if len(sys.argv) > 1 else ((f"said.{lan}", sample(lan)) for lan in LANGUAGES)
    )
    for name, compared in made:
        (folder / f"{name}.json").write_text(text_of(compared), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
