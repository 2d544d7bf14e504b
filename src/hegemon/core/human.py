"""The human layer over a game: phrases in, happenings and messages out. It asks the engine, which knows nothing
of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from .dual import plain_dispatch, plain_flow
from .errors import IllegalAction, NotationError
from .happenings import Happening
from .idle import idle, tells
from .language.catalogue import LANGUAGES, Catalogue, files_of
from .language.message import msg, name_key
from .notes import listening
from .phrases.form import FLAG, GOODS, NUMBER, SEVERAL, Slots
from .phrases.grammar import Phrase
from .phrases.run import Run
from .spec import Prompt

if TYPE_CHECKING:
    from .engine import State
    from .game import Game


@dataclass(frozen=True)
class Form:
    """A phrase that can begin now."""

    name: str
    form: str


AND_THEN = ";"  # between texts that are meant one after the other, in one breath
SMALL = "."  # before a text that is meant as a small action, whatever phrase has the same words
KINDS = {NUMBER: "number", SEVERAL: "several", GOODS: "goods", FLAG: "flag"}


class Human:
    """What a Game offers to people, kept together here."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._catalogues: dict[str, Catalogue] = {}
        self._numbers: dict[str, list[int]] = {}

    # -- sentences -----------------------------------------------------------------------------------------------------
    @cached_property
    def titles(self) -> dict[str, str]:
        """Names from the data, for what no catalogue names: an owner's own regions and cards."""
        data = self.game.data
        return {
            name_key(domain, member): data.title(domain, member)
            for domain, members in data.names.lists.items()
            for member in members
        }

    def catalogue(self, language: str) -> Catalogue:
        """The sentences of this game in a language."""
        if language not in self._catalogues:
            known = language if language in LANGUAGES else LANGUAGES[0]
            self._catalogues[language] = Catalogue(known, files_of(self.game.spec.id, known), self.titles)
        return self._catalogues[language]

    def numbers(self, verb: str) -> list[int]:
        """Every action of a verb that exists in these data, legal or not."""
        if verb not in self._numbers:
            self._numbers[verb] = list(self.game.verbs.numbers(verb, self.game.data.names))
        return self._numbers[verb]

    # -- what waits ----------------------------------------------------------------------------------------------------
    def waits(self, state: State) -> bool:
        """Is something begun that can still be put down?"""
        frame, frames = self.game.frame(state), self.game.verbs.frames.frames
        return frame > 0 and bool(frames) and frames[frame - 1].waits

    # -- phrases -------------------------------------------------------------------------------------------------------
    def is_phrase(self, text: str) -> bool:
        """Does a text have the form of a phrase?"""
        if AND_THEN in text:
            return True
        return not text.startswith(SMALL) and bool(self.game.phrases.understood(self.game, text))

    def expand(self, state: State, text: str, unfinished: bool = False) -> Run:
        """A phrase (or a small action) as small actions, made on a copy of the position: all or nothing. `unfinished`:
        what is begun may still wait for its continuation."""
        if unfinished or AND_THEN in text:
            begun = self._begun(state, text)
            if not unfinished:
                self._refuse_unfinished(state, begun)
            return begun
        game = self.game
        understood = [] if text.startswith(SMALL) else game.phrases.understood(game, text)
        if not understood:
            run = Run(game, state)
            run.apply(game.parse(text.removeprefix(SMALL)))
            return run
        refused: IllegalAction | NotationError | None = None
        for phrase, slots in understood:
            try:
                return self._carried_out(state, phrase, slots)
            except (IllegalAction, NotationError) as fault:
                refused = refused or fault
        assert refused is not None
        raise refused

    def _begun(self, state: State, text: str) -> Run:
        """Texts one after the other, small or phrases; chance, another seat or a revelation ends them."""
        whole = Run(self.game, state)
        for part in text.split(AND_THEN):
            if not whole.goes_on:
                break
            words = part.strip()
            small = self.small_action(whole.state, words)
            for a in [small] if small is not None else self.expand(whole.state, words).actions:
                whole.apply(a)
        return whole

    def small_action(self, state: State, text: str) -> int | None:
        """The small action with these words, if it is legal now."""
        try:
            a = self.game.parse(text.removeprefix(SMALL))
        except NotationError:
            return None
        return a if self.game.allows(state, a) else None

    def _carried_out(self, state: State, phrase: Phrase, slots: Slots) -> Run:
        run = Run(self.game, state)
        for step in phrase.steps:
            step.runs(run, slots)
        if not run.actions:
            raise NotationError(msg("say-nothing-done"))
        self._refuse_unfinished(state, run)
        return run

    def _refuse_unfinished(self, state: State, run: Run) -> None:
        if run.goes_on and self.game.waits(run.state) and not self.game.waits(state):
            raise NotationError(msg("say-incomplete"))

    def forms(self, state: State) -> list[Form]:
        """Phrases that can begin in this position."""
        game = self.game
        verbs = {game.action(a).verb for a in game.legal(state)}
        frame = game.frame(state)
        meant = [p for p in game.phrases.phrases if p.may_begin_in(frame)]
        found = [p for p in meant if any(t.split()[0] in verbs for t in p.beginnings())]
        return [Form(phrase.name, phrase.shown_form) for phrase in found]

    # -- happenings ----------------------------------------------------------------------------------------------------
    def happenings(self, state: State, a: int) -> list[Happening]:
        """Everything that a legal action changes, in order."""
        return self.made(state, a)[0]

    def made(self, state: State, a: int) -> tuple[list[Happening], Any]:
        """What happens, heard while the interpreted engine makes the action, and the position that it leads to."""
        game = self.game
        s = game.plain(state).copy()
        with listening() as notes:
            self._interpreted.apply(s, game.data.components, a)
        return game.happening_kinds.told(notes, game.data.names), s

    @cached_property
    def _interpreted(self) -> Any:
        return plain_dispatch(self.game.spec.id)

    def opening(self) -> list[Happening]:
        """What is told of the set-up, before anybody has acted: the first turn begins."""
        game = self.game
        with listening() as notes:
            plain_flow(game.spec.id).start(game.plain(game.engine.blank()), game.data.components)
        return game.happening_kinds.told(notes, game.data.names)

    # -- steps without a choice ----------------------------------------------------------------------------------------
    def idle(self, state: State) -> Happening | None:
        """Why nothing can be done in the step that waits, for the seat that decides; None when something can."""
        return idle(self.game, state)

    @cached_property
    def telling_reasons(self) -> frozenset[int]:
        """The codes of the reasons that are worth telling there."""
        return frozenset(code for code, reason in enumerate(self.game.reasons(), 1) if tells(reason))

    def asked(self, state: State) -> Prompt:
        """What the seat that decides is asked; where nothing is left but to end the step, why."""
        prompt, nothing = self.game.prompt(state), self.idle(state)
        return prompt if nothing is None else Prompt(nothing.message(), prompt.cite)

    def only(self, state: State, watched: bool = True) -> int | None:
        """What the seat that decides has to do, having no choice; None where it has one, and where others who watch
        would learn from an answer made for it that it had none."""
        if not watched and self.game.to_act(state) >= 0 and len(legal := self.game.legal(state)) == 1:
            return legal[0]
        return self.game.forced(state)
