"""Dispatch generated from the verb table: the text of `legal`, `why_not`, `apply` and `weight` of a game.

The table says in which frames a verb answers; the rules are found by their names (`why_not_x`, `legal_x`, `apply_x`,
`weight_x` in `rules/*.py`). `core/dual.py` loads the text inside the game's package, once for each engine;
`hegemon dispatch GAME` prints it. What does not fit together is refused here, when the game loads.

Its shape keeps the speed of ladders written by hand: `why_not` and `apply` look for the verb first, by halving the
numbers, so that each rule is called from one place; `legal` looks for the frame, and verbs that several frames share
are asked once, behind the frame's own.
"""

from __future__ import annotations

from collections.abc import Iterable

from .actions import Verb, VerbTable
from .errors import RulesetError
from .state import HIGH
from .verb_rules import Rules, check, find_rules

IN_A_ROW = 3  # leaves that are asked one after the other; more are halved
AT_ONCE = 6  # actions of a verb that is always allowed: so many are written one by one, more in a loop
Leaf = tuple[int, list[str]]  # a number (where a verb ends, or a frame) and the lines for it


def source(game: str, verbs: VerbTable) -> str:
    """The whole generated module as text."""
    rules = find_rules(game)
    check(game, verbs, rules)
    return _Writer(game, verbs, rules).text()


class _Writer:
    """Writes the module of one game."""

    def __init__(self, game: str, verbs: VerbTable, rules: Rules) -> None:
        self.game = game
        self.verbs = verbs
        self.rules = rules
        self.used: dict[str, set[str]] = {}  # file of rules → names imported from it
        self.at: dict[int, list[Verb]] = {
            frame: [v for v in verbs.verbs if frame in v.stems] for frame in range(1, len(verbs.frames.names))
        }
        self.permuting = {
            frame: [v for v in found if v.permutes]
            for frame, found in self.at.items()
            if any(v.permutes for v in found)
        }
        self.shared = self._shared()
        self.listers: list[str] = []  # functions that try every argument of a verb

    def text(self) -> str:
        """Everything."""
        parts = [self._legal(), self._without_permutations(), self._why_not(), self._apply(), self._weight()]
        body = "\n\n\n".join(part for part in [*self.listers, *parts] if part)
        return f"{self._head(body)}\n\n\n{body}\n"

    def _head(self, body: str) -> str:
        reasons = [name for name in ("FINE", "GAME_OVER", "NO_SUCH_PLACE", "WRONG_TIME") if name in body]
        lines = [
            f'"""Who may do what, when, in {self.game}: generated from its verb table, for reading only."""',
            "",
            "from __future__ import annotations",
            "",
            "from ...core.dual import rule",
            *(["from ...core.frames import leave_out"] if self.permuting else []),
            "from .components import Components",
            "from .flow import go_on",
            f"from .reasons import {', '.join(reasons)}",
            *(f"from .rules.{file} import {', '.join(sorted(names))}" for file, names in sorted(self.used.items())),
            "from .state import State",
        ]
        return "\n".join(lines)

    # -- pieces --------------------------------------------------------------------------------------------------------
    def _rule(self, kind: str, stem: str) -> str:
        name = f"{kind}_{stem}"
        self.used.setdefault(self.rules.file[name], set()).add(name)
        return name

    def _name(self, frame: int) -> str:
        return self.verbs.frames.names[frame]

    def _arguments(self, verb: Verb) -> list[str]:
        """An action's arguments, taken out of its number."""
        base, sizes = self.verbs.base[verb.name], self.verbs.radix[verb.name]
        number = f"(a - {base})" if base else "a"
        if len(sizes) == 1:
            return [f"a - {base}" if base else "a"]
        found, below = [], 1
        for i in range(len(sizes) - 1, -1, -1):
            part = number if below == 1 else f"{number} // {below}"
            found.append(part if i == 0 else f"{part} % {sizes[i]}")
            below *= sizes[i]
        return found[::-1]

    def _call(self, kind: str, verb: Verb, stem: str) -> str:
        return f"{self._rule(kind, stem)}({', '.join(['s', 'c', *self._arguments(verb)])})"

    @staticmethod
    def _any_of(frames: Iterable[int]) -> str:
        """A test whether `kind` is one of the frames."""
        numbers = sorted(frames)
        if len(numbers) <= 2:
            return " or ".join(f"kind == {number}" for number in numbers)
        return f"({sum(1 << number for number in numbers):#x} >> kind) & 1"

    def _by_stem(self, verb: Verb) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for frame, stem in verb.stems.items():
            found.setdefault(stem, []).append(frame)
        return found

    def _halved(self, leaves: list[Leaf], name: str, test: str) -> list[str]:
        """Lines that find the leaf for a number: by halves, then one after the other (`test` is < or ==)."""
        if len(leaves) <= IN_A_ROW:
            lines: list[str] = []
            for i, (number, body) in enumerate(leaves):
                last = i == len(leaves) - 1
                if last and test == "<":
                    lines += ["else:", *_indented(body)] if i else body
                else:
                    lines += [f"{'el' if i else ''}if {name} {test} {number}:", *_indented(body)]
            return lines
        middle = len(leaves) // 2
        border = leaves[middle - 1][0] if test == "<" else leaves[middle][0]
        left, right = (self._halved(half, name, test) for half in (leaves[:middle], leaves[middle:]))
        return [f"if {name} < {border}:", *_indented(left), "else:", *_indented(right)]

    # -- legal ---------------------------------------------------------------------------------------------------------
    def _shared(self) -> list[tuple[Verb, str, list[int]]]:
        """Verbs that come last in several frames: asked once, behind the others. A frame in which something else
        follows asks for itself."""
        waiting = {frame: [v for v in found if not v.listed_with] for frame, found in self.at.items()}
        shared: list[tuple[Verb, str, list[int]]] = []
        for verb in reversed(self.verbs.verbs):
            if verb.listed_with:
                continue
            for stem, stem_frames in self._by_stem(verb).items():
                frames = [frame for frame in stem_frames if waiting[frame][-1] is verb]
                if len(frames) > 1:
                    for frame in frames:
                        waiting[frame].pop()
                    shared.append((verb, stem, frames))
        return shared[::-1]

    def _listing(self, verb: Verb, stem: str) -> list[str]:
        """Lines that write the legal actions of a verb behind the first `n`."""
        base = self.verbs.base[verb.name]
        if self.rules.has(f"legal_{stem}"):
            return [f"n = {self._rule('legal', stem)}(s, c, out, n)"]
        size = self.verbs.end(verb.name) - base
        if verb.free and size <= AT_ONCE and not any(domain in self.verbs.counted for domain in verb.domains):
            places = ["n", *(f"n + {i}" for i in range(1, size))]
            return [*(f"out[{place}] = {base + i}" for i, place in enumerate(places)), f"n += {size}"]
        if verb.domains:
            return [f"n = {self._every(verb, stem)}(s, c, out, n)"]
        return [f"if {self._rule('why_not', stem)}(s, c) == FINE:", f"    out[n] = {base}", "    n += 1"]

    def _every(self, verb: Verb, stem: str) -> str:
        """The name of a function that tries every argument of a verb."""
        by_name = verb.free or stem == verb.name  # a free verb lists the same in every frame; verbs may share a stem
        name = f"every_{verb.name}" if by_name else f"every_{verb.name}_as_{stem}"
        lines = ["@rule", f"def {name}(s: State, c: Components, out: list[int], n: int) -> int:"]
        lines.append(f'    """Every {" and ".join(verb.domains)} that may be named with \'{verb.name}\'."""')
        depth, indices, number = 1, [], ""
        for i, (domain, size) in enumerate(zip(verb.domains, self.verbs.radix[verb.name], strict=True)):
            index = "ijkl"[i]
            count = f"c.{self.verbs.counted[domain]}" if domain in self.verbs.counted else str(size)
            lines.append(f"{'    ' * depth}for {index} in range({count}):")
            number = (
                index if not number else f"({number}) * {size} + {index}" if i > 1 else f"{number} * {size} + {index}"
            )
            indices.append(index)
            depth += 1
        if not verb.free:
            asked = f"{self._rule('why_not', stem)}({', '.join(['s', 'c', *indices])})"
            lines.append(f"{'    ' * depth}if {asked} == FINE:")
            depth += 1
        base = self.verbs.base[verb.name]
        lines.append(f"{'    ' * depth}out[n] = {f'{base} + ' if base else ''}{number}")
        lines += [f"{'    ' * depth}n += 1", "    return n"]
        text = "\n".join(lines)
        if text not in self.listers:
            self.listers.append(text)
        return name

    def _legal(self) -> str:
        behind = {(verb.name, frame) for verb, _, frames in self.shared for frame in frames}
        leaves: list[Leaf] = []
        for frame, found in self.at.items():
            own = [v for v in found if (v.name, frame) not in behind and not v.listed_with]
            if not found:
                continue
            lines = [f"# {self._name(frame)}", *(line for v in own for line in self._listing(v, v.stems[frame]))]
            if frame not in self.permuting and not any((v.name, frame) in behind for v in found):
                lines.append("return n")
            elif not own:
                lines.append("pass")
            leaves.append((frame, _shortened(lines)))
        shared_lines: list[str] = []
        for verb, stem, frames in self.shared:
            shared_lines += [f"if {self._any_of(frames)}:", *_indented(self._listing(verb, stem))]
        if self.permuting:  # only their frames are ever marked
            shared_lines += [
                "if distinct != 0 and s.frame_mark[s.depth - 1] > 1:",
                "    return without_permutations(s, kind, out, n)",
            ]
        lines = [
            "@rule",
            "def legal(s: State, c: Components, out: list[int], distinct: int) -> int:",
            '    """Write the legal actions to `out`, ascending; `distinct` leaves out what only permutes."""',
            "    if s.depth == 0:",
            "        return 0",
            "    kind = s.frame_kind[s.depth - 1]",
            "    n = 0",
            *_indented(self._halved(leaves, "kind", "==")),
            *_indented(shared_lines),
            "    return n",
        ]
        return "\n".join(lines)

    def _first_permuting(self, frame: int) -> int:
        return self.verbs.base[self.permuting[frame][0].name]

    def _without_permutations(self) -> str:
        """The function that leaves out the actions of the last verb below the last one made."""
        if not self.permuting:
            return ""
        leaves: list[Leaf] = []
        for frame, found in self.permuting.items():
            first = self._first_permuting(frame)
            if self.verbs.end(found[-1].name) - first > HIGH:
                raise RulesetError(f"{self.game}: the permuting verbs of '{self._name(frame)}' lie too far apart.")
            tests: list[Leaf] = [
                (self.verbs.end(v.name) - first + 1, [f"low = {self.verbs.base[v.name]}", f"last = {first - 1} + mark"])
                for v in found
            ]
            leaves.append((frame, self._halved(tests, "mark", "<")))
        lines = [
            "@rule",
            "def without_permutations(s: State, kind: int, out: list[int], n: int) -> int:",
            '    """Of the verb used last in this frame, only what does not come before it."""',
            "    mark = s.frame_mark[s.depth - 1]",
            "    low = 0",
            "    last = 0",
            *_indented(self._halved(leaves, "kind", "==")),
            "    return leave_out(out, n, low, last)",
        ]
        return "\n".join(lines)

    # -- why_not, apply, weight ----------------------------------------------------------------------------------------
    def _why_not(self) -> str:
        leaves = [(self.verbs.end(v.name), self._refusal(v)) for v in self.verbs.verbs]
        lines = [
            "@rule",
            "def why_not(s: State, c: Components, a: int) -> int:",
            '    """0, or the code of the reason why an action is refused now."""',
            "    if s.depth == 0:",
            "        return GAME_OVER",
            "    kind = s.frame_kind[s.depth - 1]",
            *_indented(self._halved(leaves, "a", "<")),
            "    return WRONG_TIME",
        ]
        return "\n".join(lines)

    def _refusal(self, verb: Verb) -> list[str]:
        lines = [f"# {verb.name}"]
        for stem, frames in self._by_stem(verb).items():
            answer = "FINE" if verb.free else self._call("why_not", verb, stem)
            lines += [f"if {self._any_of(frames)}:", *_indented([*self._guards(verb), f"return {answer}"])]
        return lines

    def _guards(self, verb: Verb) -> list[str]:
        """Data may have fewer members than fit: a number beyond them names nothing."""
        lines: list[str] = []
        for domain, argument in zip(verb.domains, self._arguments(verb), strict=False):
            if domain in self.verbs.counted:
                lines += [f"if {argument} >= c.{self.verbs.counted[domain]}:", "    return NO_SUCH_PLACE"]
        return lines

    def _apply(self) -> str:
        leaves = [(self.verbs.end(v.name), self._carrying_out(v)) for v in self.verbs.verbs]
        asks_kind = any("kind ==" in line or "kind)" in line for _, body in leaves for line in body)
        lines = [
            "@rule",
            "def apply(s: State, c: Components, a: int) -> None:",
            '    """Carry a legal action out, and whatever follows by itself."""',
            *(["    kind = s.frame_kind[s.depth - 1]"] if asks_kind else []),
            *_indented(self._halved(leaves, "a", "<")),
            "    go_on(s, c)",
        ]
        return "\n".join(lines)

    def _carrying_out(self, verb: Verb) -> list[str]:
        by_stem = self._by_stem(verb)
        lines = [f"# {verb.name}"]
        for i, (stem, frames) in enumerate(by_stem.items()):
            body = [*self._marking(verb, frames), self._call("apply", verb, stem)]
            if len(by_stem) == 1:
                return [*lines, *body]
            word = "else:" if i == len(by_stem) - 1 else f"{'el' if i else ''}if {self._any_of(frames)}:"
            lines += [word, *_indented(body)]
        return lines

    def _marking(self, verb: Verb, frames: list[int]) -> list[str]:
        """Remember the last action of a permuting verb; any other action of the frame may open what was passed over."""
        concerned = [frame for frame in frames if frame in self.permuting]
        if not concerned:
            return []
        if not verb.permutes:
            return ["s.frame_mark[s.depth - 1] = 0"]
        firsts = {self._first_permuting(frame) for frame in concerned}
        if len(firsts) == 1:
            return [f"s.frame_mark[s.depth - 1] = a - {firsts.pop() - 1}"]
        lines = []
        for i, frame in enumerate(concerned):
            word = "else:" if i == len(concerned) - 1 else f"{'el' if i else ''}if kind == {frame}:"
            lines += [word, f"    s.frame_mark[s.depth - 1] = a - {self._first_permuting(frame) - 1}"]
        return lines

    def _weight(self) -> str:
        lines = [
            "@rule",
            "def weight(s: State, c: Components, a: int) -> int:",
            '    """Integer weight of a chance outcome."""',
        ]
        unweighed = len(lines)
        for verb in self.verbs.verbs:
            for stem in self._by_stem(verb):
                if self.rules.has(f"weight_{stem}"):
                    if len(self._by_stem(verb)) > 1:
                        raise RulesetError(f"{self.game}: '{verb.name}' is weighed, so it must have one stem.")
                    first, end = self.verbs.base[verb.name], self.verbs.end(verb.name)
                    lines += [f"    if {first} <= a < {end}:", f"        return {self._call('weight', verb, stem)}"]
        weighed = f"WEIGHED = {len(lines) > unweighed}  # is some outcome of chance more likely than another?"
        return "\n".join([weighed, "", "", *lines, "    return 1"])


def _shortened(lines: list[str]) -> list[str]:
    """`n = f(…)` and `return n` in one line."""
    if lines[-1] == "return n" and lines[-2].startswith("n = "):
        return [*lines[:-2], f"return {lines[-2][4:]}"]
    return lines


def _indented(lines: list[str]) -> list[str]:
    return [f"    {line}" for line in lines]
