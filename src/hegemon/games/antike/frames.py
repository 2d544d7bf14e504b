"""The decisions of Antike that can be on top of the stack of frames."""

from __future__ import annotations

FRAME_KINDS = (
    *("none", "draw", "pick", "first", "start_city", "choose", "rondel", "rondel_payment", "payment"),
    *("temple", "arming", "know_how", "movement", "destination", "question", "conquest", "losses", "give_up"),
    *("founding", "trade_give", "trade_take", "claim"),
)
IN_DRAW, IN_PICK, IN_FIRST, IN_START_CITY, IN_CHOOSE, IN_RONDEL, IN_RONDEL_PAYMENT, IN_PAYMENT = range(1, 9)
IN_TEMPLE, IN_ARMING, IN_KNOW_HOW, IN_MOVEMENT, IN_DESTINATION, IN_QUESTION = range(9, 15)
IN_CONQUEST, IN_LOSSES, IN_GIVE_UP, IN_FOUNDING, IN_TRADE_GIVE, IN_TRADE_TAKE, IN_CLAIM = range(15, 22)
