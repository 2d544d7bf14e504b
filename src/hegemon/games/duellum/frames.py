"""The decisions of Antike Duellum: each frame of the stack is one of these."""

from __future__ import annotations

from ...core.frames import Frame, FrameList

FRAMES = FrameList(
    Frame("first_player"),
    Frame("display"),
    Frame("rondel"),
    Frame("rondel_payment", first="chips and coins still due", waits=True),
    Frame("coin_substitute", first="chips still due"),
    Frame("payment", first="resource being paid", waits=True),
    Frame("templum"),
    Frame("militia"),
    Frame("scientia"),
    Frame("movement"),
    Frame("conquest"),
    Frame("reaction", first="region about to be conquered"),
    Frame("losses", first="region conquered", second="units removed"),
    Frame("founding"),
    Frame("trade_give", first="chips and coins still due", waits=True),
    Frame("trade_take", first="chips still due", waits=True),
    Frame("swap_give", first="chips that may still be given", waits=True),
    Frame("target", first="event card played", waits=True),
    Frame("embargo_tie", waits=True),
    Frame("pick", first="cards still due"),
)
IN_FIRST_PLAYER, IN_DISPLAY = FRAMES.numbers("first_player", "display")
IN_RONDEL, IN_RONDEL_PAYMENT = FRAMES.numbers("rondel", "rondel_payment")
IN_COIN_SUBSTITUTE, IN_PAYMENT = FRAMES.numbers("coin_substitute", "payment")
IN_TEMPLUM, IN_MILITIA, IN_SCIENTIA = FRAMES.numbers("templum", "militia", "scientia")
IN_MOVEMENT, IN_CONQUEST = FRAMES.numbers("movement", "conquest")
IN_REACTION, IN_LOSSES, IN_FOUNDING = FRAMES.numbers("reaction", "losses", "founding")
IN_TRADE_GIVE, IN_TRADE_TAKE, IN_SWAP_GIVE = FRAMES.numbers("trade_give", "trade_take", "swap_give")
IN_TARGET, IN_EMBARGO_TIE, IN_PICK = FRAMES.numbers("target", "embargo_tie", "pick")

# The steps of a turn, in which its player may also trade and play cards; all but the first end when he is done.
STEPS_TO_END = (IN_TEMPLUM, IN_MILITIA, IN_SCIENTIA, IN_MOVEMENT, IN_CONQUEST, IN_FOUNDING)
STEPS = (IN_RONDEL, *STEPS_TO_END)
