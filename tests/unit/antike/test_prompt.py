"""Every decision is asked in a sentence."""

from __future__ import annotations

import hegemon
from hegemon.core.spec import Prompt
from hegemon.games.antike.frames import FRAMES
from hegemon.games.antike.prompt import PROMPTS, prompt


def test_every_frame_has_a_sentence() -> None:
    game = hegemon.load("antike", engine="plain")
    s = game.plain(game.position("start"))
    for number, frame in enumerate(FRAMES.frames, 1):
        s.frame_kind[0], s.frame_first[0], s.frame_second[0] = number, 0, 0
        asked = prompt(s, game.data)
        assert isinstance(asked, Prompt) and game.say(asked.message) and asked.cite, frame.name
    assert set(PROMPTS) <= set(FRAMES.names)
