"""The decisions of Antike that can lie on the stack of frames, and what their numbers mean."""

from __future__ import annotations

from ...core.frames import Frame, FrameList

FRAMES = FrameList(
    Frame("draw", first="the seat that receives a nation card"),
    Frame("pick", first="the seat that takes a nation card"),
    Frame("first"),
    Frame("start_city", first="the nation that chooses", second="choices made before"),
    Frame("choose", first="the nation without a coin", second="its place in the order of turns"),
    Frame("rondel", first="1 when the stored answer has been changed in this turn"),
    Frame("rondel_payment", first="chips still due", waits=True),
    Frame("payment", first="the resource being paid", waits=True),
    Frame("temple"),
    Frame("arming"),
    Frame("know_how"),
    Frame("movement"),
    Frame("destination", first="kind and province of the units", second="their actions left, less one", waits=True),
    Frame("question", first="places after the nation on turn", second="kind and province of the units that entered"),
    Frame("conquest"),
    Frame("losses", first="the province conquered", second="its defence"),
    Frame("give_up", first="the province conquered", second="legions among the units lost"),
    Frame("founding"),
    Frame("trade_give", first="chips still due", second="the kind given first", waits=True),
    Frame("trade_take", first="the lower kind given", second="the higher one", waits=True),
    Frame("claim"),
)
IN_DRAW, IN_PICK, IN_FIRST, IN_START_CITY = FRAMES.numbers("draw", "pick", "first", "start_city")
IN_CHOOSE, IN_RONDEL, IN_RONDEL_PAYMENT, IN_PAYMENT = FRAMES.numbers("choose", "rondel", "rondel_payment", "payment")
IN_TEMPLE, IN_ARMING, IN_KNOW_HOW = FRAMES.numbers("temple", "arming", "know_how")
IN_MOVEMENT, IN_DESTINATION, IN_QUESTION = FRAMES.numbers("movement", "destination", "question")
IN_CONQUEST, IN_LOSSES, IN_GIVE_UP = FRAMES.numbers("conquest", "losses", "give_up")
IN_FOUNDING, IN_TRADE_GIVE, IN_TRADE_TAKE, IN_CLAIM = FRAMES.numbers("founding", "trade_give", "trade_take", "claim")

STEPS = (IN_TEMPLE, IN_ARMING, IN_KNOW_HOW, IN_MOVEMENT, IN_CONQUEST, IN_FOUNDING)  # a nation ends these when it likes
WITH_TRADE = (IN_RONDEL, *STEPS)  # wherever the nation on turn decides.  cite: trade.any_time
