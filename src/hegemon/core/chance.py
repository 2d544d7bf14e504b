"""Chance that can be proved: every draw follows from a seed that was fixed, unseen, before the game, and from what the
players added to it. The recipe is published in docs/chance.md; whoever knows seed and salts can repeat every draw."""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from .engine import State
from .errors import RecordError
from .game import Game
from .language.message import msg

RECIPE = "hegemon chance 1"  # part of the key: another recipe never gives the same draws
SEED_BYTES = 32
LONGEST_SALT = 64
SPACE = 1 << 64  # numbers that eight bytes can say
_HEX = re.compile("[0-9a-f]{64}")


def fresh_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(SEED_BYTES)


def commitment_to(seed: str) -> str:
    """What is shown of a seed before the game: it fixes the seed and tells nothing about it."""
    return sha256(bytes.fromhex(seed)).hexdigest()


def key_of(seed: str, salts: Mapping[str, str]) -> bytes:
    """The key of all draws, from the seed and from one line for each seat that added a salt."""
    lines = [RECIPE, *(f"{seat}={salts[seat]}" for seat in sorted(salts))]
    return hmac.digest(bytes.fromhex(seed), "\n".join(lines).encode(), "sha256")


def numbers(key: bytes, draw: int) -> Iterator[int]:
    """The numbers of one draw: the first one that is of use counts, so most draws need no other."""
    attempt = 0
    while True:
        block = hmac.digest(key, draw.to_bytes(8, "big") + attempt.to_bytes(4, "big"), "sha256")
        yield int.from_bytes(block[:8], "big")
        attempt += 1


def pick(key: bytes, draw: int, weights: Sequence[int]) -> int:
    """Which of the outcomes the draw gives, exactly in proportion to their weights."""
    total = sum(weights)
    fair = SPACE - SPACE % total  # beyond it some outcomes would come a little too often
    left = next(number for number in numbers(key, draw) if number < fair) % total
    for index, weight in enumerate(weights):
        if left < weight:
            return index
        left -= weight
    raise AssertionError("the number is smaller than the sum of the weights")


def outcomes(game: Game, state: State) -> list[tuple[str, int, int]]:
    """What chance may do, in the order of the texts, which no version of the rules changes: text, action, weight."""
    return sorted((game.text(a), a, weight) for a, weight in game.chance(state))


@dataclass(frozen=True)
class Chance:
    """What a game's draws follow from. The seed is empty where it is not known, as in the record of a running game."""

    commitment: str
    salts: Mapping[str, str] = field(default_factory=dict)  # seat → what its player added
    seed: str = ""

    @classmethod
    def fresh(cls) -> Chance:
        """A new seed, and the commitment to it."""
        seed = fresh_seed()
        return cls(commitment_to(seed), {}, seed)

    def check(self) -> None:
        """Is this what was promised before the game?"""
        for name, value in (("commitment", self.commitment), ("seed", self.seed)):
            if not _HEX.fullmatch(value) and (name, value) != ("seed", ""):
                raise RecordError(msg("bad-record-digest", name=name))
        if self.seed and commitment_to(self.seed) != self.commitment:
            raise RecordError(msg("bad-record-seed"))

    def without_seed(self) -> Chance:
        """What may be told while the game goes on."""
        return Chance(self.commitment, self.salts)

    def draw(self, game: Game, state: State, draw: int) -> int:
        """The outcome of a draw: the same for the same number, however often it is asked."""
        found = outcomes(game, state)
        return found[pick(key_of(self.seed, self.salts), draw, [weight for _, _, weight in found])][1]

    def check_draw(self, game: Game, state: State, draw: int, made: int) -> None:
        """Did chance give what it had to give?"""
        due = self.draw(game, state, draw)
        if made != due:
            told = msg("bad-record-draw", number=draw + 1, made=game.text(made), due=game.text(due))
            raise RecordError(told)
