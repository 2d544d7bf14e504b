"""The finite sets that a game's actions and state are made of: seats, regions, cards …"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .errors import NotationError
from .language.message import msg

FRAMES = 12  # depth of the frame stack, the same for every game


class Domains:
    """Named finite sets. A tuple fixes the names; a number fixes only the capacity, and the data give the names."""

    def __init__(self, **sets: int | Sequence[str]) -> None:
        self.capacity: dict[str, int] = {"frame": FRAMES}
        self.fixed: dict[str, tuple[str, ...]] = {"frame": tuple(str(i) for i in range(FRAMES))}
        for name, value in sets.items():
            if isinstance(value, int):
                self.capacity[name] = value
            else:
                self.fixed[name] = tuple(value)
                self.capacity[name] = len(self.fixed[name])

    def names(self, given: Mapping[str, Sequence[str]]) -> Names:
        """The names of all domains, once the data are loaded."""
        lists = {name: list(fixed) for name, fixed in self.fixed.items()}
        lists.update({name: list(ids) for name, ids in given.items() if name not in self.fixed})
        for name, size in self.capacity.items():
            lists.setdefault(name, [str(i) for i in range(size)])
            if len(lists[name]) > size:
                raise NotationError(msg("bad-data-count", where=name, low=0, high=size, given=len(lists[name])))
        return Names(lists)


class Names:
    """Ids of each domain's members, both ways."""

    def __init__(self, lists: Mapping[str, list[str]]) -> None:
        self.lists = dict(lists)
        self._index = {name: {member: i for i, member in enumerate(ids)} for name, ids in lists.items()}
        self.words = {name: max((m.count(" ") + 1 for m in ids), default=1) for name, ids in lists.items()}

    def __getitem__(self, domain: str) -> list[str]:
        return self.lists[domain]

    def name(self, domain: str, index: int) -> str:
        """Id of a member by its number."""
        return self.lists[domain][index]

    def index(self, domain: str, name: str) -> int:
        """Number of a member by its id; an unknown one gets a sentence with near matches."""
        found = self._index[domain].get(name)
        if found is None:
            raise NotationError(msg("bad-name", name=name, near=self._nearest(domain, name) or "none"))
        return found

    def has(self, domain: str, name: str) -> bool:
        """Is this the id of a member?"""
        return name in self._index[domain]

    def _nearest(self, domain: str, name: str) -> str:
        from difflib import get_close_matches

        near = get_close_matches(name, self.lists[domain], 3)
        if not near and len(self.lists[domain]) <= 8:
            near = self.lists[domain]
        return ", ".join(near)
