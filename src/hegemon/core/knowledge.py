"""What the deciding seat can know about an action before it is made.

Everything here is worked out from positions that the seat holds possible, never from the one on the table: the game's
`worlds` deals the same positions for every position that looks the same to the seat, so nothing said can tell them
apart. They stand for all others: if an action can be seen to end differently at all, two of them show it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import TYPE_CHECKING, Any

from .engine import State
from .errors import HegemonError
from .frames import CHANCE, OVER
from .happenings import Heard
from .preview import Consequences, changes

if TYPE_CHECKING:
    from .game import Game

FIRST, ALL = "first", "all"  # of the positions that a seat holds possible
# How the engine remembers what is being decided, and the number of the turn: no effect for people.
INNER_FIELDS = ("frame_", "depth", "turn")
CONSEQUENCES = {(e, c): Consequences(ends_turn=e, chance=c) for e in (False, True) for c in (False, True)}


class Knowledge:
    """Questions about hidden things, answered for one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.secrets = game._ruleset.secrets

    def cases(self, state: State, a: int, seat: int, looks: bool = False) -> Iterator[tuple[State, State]]:
        """Positions that stand for all that the seat holds possible, before and after the action. The first one comes
        alone when carrying it out looks at nothing hidden. `looks`: it is known that it may have looked."""
        if self.secrets is None:
            yield state, self._after(state, a)
            return
        before = self._first_world(state, seat)
        after = self._after(before, a)
        yield before, after
        if before is state:  # the only one
            return
        if looks or self._may_have_looked(before, after, seat):
            for world in self._worlds(state, seat)[1:]:
                yield world, self._after(world, a)

    def _may_have_looked(self, before: State, after: State, seat: int) -> bool:
        assert self.secrets is not None
        return self.secrets.may_have_looked(self.game.plain(before), self.game.plain(after), self.game.data, seat)

    def _first_world(self, state: State, seat: int) -> State:
        """The first of the positions that the seat holds possible; the very one that is asked about if there is no
        other. Asked for each action of a position, so it is kept with it. Nobody changes it."""
        kept = state.worlds
        if kept is None:
            kept = state.worlds = {}
        if (seat, FIRST) not in kept:
            deal = next(self._deals(state, seat), None)
            # nothing is hidden: no circle of a position and itself
            kept[seat, FIRST] = None if deal is None else self.game.engine.altered(state, deal)
        found: State | None = kept[seat, FIRST]
        return state if found is None else found

    def _worlds(self, state: State, seat: int) -> list[State]:
        """All of them, kept likewise."""
        first = self._first_world(state, seat)
        if first is state or state.worlds is None:
            return [state]
        if (seat, ALL) not in state.worlds:
            others = islice(self._deals(state, seat), 1, None)
            state.worlds[seat, ALL] = [first, *(self.game.engine.altered(state, deal) for deal in others)]
        found: list[State] = state.worlds[seat, ALL]
        return found

    def _deals(self, state: State, seat: int) -> Iterator[Mapping[str, list[int]]]:
        assert self.secrets is not None
        return self.secrets.worlds(self.game.plain(state), self.game.data, seat)

    def _after(self, state: State, a: int) -> State:
        after = state.copy()
        self.game.apply(after, a)
        return after

    def _outlook(self, state: State, a: int) -> tuple[int, int]:
        """Who decides after an action, and in which turn; an illegal one raises."""
        found = self.game.engine.outlook(state, a) if 0 <= a < self.game.verbs.size else None
        if found is None:
            after = self._after(state, a)
            found = self.game.to_act(after), self.game.turn(after)
        return found

    def asked(self, state: State, seat: int) -> tuple[Any, ...]:
        """What a seat sees of a position beside its picture."""
        game = self.game
        who = game.to_act(state)
        return who, game.turn(state), game.legal(state) if who == seat else None, game.prompt(state)

    def looks_different(self, state: State, other: State, seat: int) -> bool:
        """Does a seat see another picture of another position?"""
        game, picture = self.game, self.game._ruleset.picture
        if picture is None:
            return game.public_view(state, seat) != game.public_view(other, seat)
        return picture.differs(game.plain(state), game.plain(other), game.data, seat)

    def reveals(self, state: State, a: int, seat: int, reached: State | None = None) -> bool:
        """Would this action show the seat something it does not know? `reached`: where it has led, once it is made."""
        if self.secrets is None:
            return False
        if reached is not None and not self._may_have_looked(state, reached, seat):
            return False
        if self._first_world(state, seat) is state:
            return False
        cases = self.cases(state, a, seat, looks=reached is not None)
        _, first = next(cases)
        second = next(cases, None)
        if second is None:  # it looks at nothing hidden
            return False
        asked = self.asked(first, seat)
        return any(
            self.asked(after, seat) != asked or self.looks_different(first, after, seat)
            for _, after in chain([second], cases)
        )

    def heard_by(self, state: State, a: int, viewers: Sequence[int | None], reached: State | None = None) -> Heard:
        """What each of them (None: a spectator) may hear of an action, that has led to the position `reached`."""
        game = self.game
        told, after = game.human.made(state, a)
        if reached is not None:
            game.engine.keep_plain(reached, after)
        if self.secrets is None:
            return [told for _ in viewers]
        return self.secrets.heard(game.plain(state), after, game.data, told, viewers)

    def deciding(self, state: State) -> int:
        """The seat that is asked about; none can be when the game is over, or where chance shows what is hidden."""
        who = self.game.to_act(state)
        if who == OVER:
            raise HegemonError("The game is over: nothing is left to decide.")
        if who == CHANCE and self.secrets is not None:
            raise HegemonError("Chance decides here: what each seat would see of it is told when it has.")
        return max(who, 0)

    def consequences(self, state: State, actions: Sequence[int]) -> list[Consequences]:
        """Does each action end the turn, does it hand over to chance, for certain?"""
        if not actions:
            return []
        seat = self.deciding(state)
        first = state if self.secrets is None else self._first_world(state, seat)
        now, found = self.game.turn(state), []
        for a in actions:
            who, turn = self._outlook(first, a)
            ends, chance = who == OVER or turn != now, who == CHANCE
            if first is not state and (ends or chance):
                for world in self._worlds(state, seat)[1:]:
                    who, turn = self._outlook(world, a)
                    ends, chance = ends and (who == OVER or turn != now), chance and who == CHANCE
                    if not (ends or chance):  # what one of the positions denies is not certain
                        break
            found.append(CONSEQUENCES[ends, chance])
        return found

    def effects(self, state: State, a: int, seat: int) -> list[tuple[str, Any, Any]]:
        """What changes on the table; where something is hidden, what the seat sees change. Only for an action that
        reveals nothing: then it is the same in every position that the seat holds possible."""
        game = self.game
        before, after = next(self.cases(state, a, seat))
        if self.secrets is None:
            found = changes(game.dump(before), game.dump(after))
        else:
            found = changes(game.public_view(before, seat), game.public_view(after, seat))
        return [change for change in found if not change[0].startswith(INNER_FIELDS)]
