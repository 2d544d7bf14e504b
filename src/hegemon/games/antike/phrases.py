"""What a player of Antike means in one breath."""

from __future__ import annotations

from ...common.phrases import COINS, most_plentiful, paid
from ...core.phrases import Close, Do, Each, Phrases, Repeat, Times, phrase
from .frames import (
    IN_ARMING,
    IN_FOUNDING,
    IN_GIVE_UP,
    IN_KNOW_HOW,
    IN_LOSSES,
    IN_PAYMENT,
    IN_RONDEL_PAYMENT,
    IN_TEMPLE,
    STEPS,
)
from .phrases_steps import AsOftenAsAllowed, Fights, March, Trades

PAY = paid(at=IN_PAYMENT)
BATTLE = "battle {kind} {nation} {province}"

# One thing with its own payment, or several that are paid for as usual.
PHRASES = Phrases(
    phrase(
        "advance",
        "{field} [paying {chips:chip=}]",
        Do("advance {field}"),
        Repeat("pay {x}", at=IN_RONDEL_PAYMENT, slot="chips", prefer=most_plentiful(lambda s: s.nation)),
    ),
    phrase("build_temple", f"{{province}} {COINS}", Do("build_temple {province}"), PAY),
    phrase("build_temple", "{provinces:province+}", Each("build_temple {x}", "provinces", at=IN_TEMPLE, then=(PAY,))),
    phrase("arm", f"[{{n:number}}] {{kind}} {{province}} {COINS}", Times("n", (Do("arm {kind} {province}"), PAY))),
    phrase("arm", "{kind} {provinces:province+}", Each("arm {kind} {x}", "provinces", at=IN_ARMING, then=(PAY,))),
    phrase("develop", f"{{know_how}} {COINS}", Do("develop {know_how}"), PAY),
    phrase("develop", "{know_hows:know_how+}", Each("develop {x}", "know_hows", at=IN_KNOW_HOW, then=(PAY,))),
    phrase("found", f"{{province}} {COINS}", Do("found {province}"), PAY),
    phrase("found", "{provinces:province+}", Each("found {x}", "provinces", at=IN_FOUNDING, then=(PAY,))),
    phrase("move", "[{n:number}] [all] {kind} {path:province+}", March()),
    phrase("move", "[{n:number}] [all] {kind} {path:province+} left {actions} [apart]", March(exactly=True)),
    phrase("battle", "[{n:number}] {kind} {nation} {province}", Times("n", (Do(BATTLE),))),
    phrase("battle", "all {kind} {nation} {province}", AsOftenAsAllowed(BATTLE)),
    phrase("fight", "{n:number}", Fights("n")),
    phrase("fight", "all", Fights()),
    phrase(
        "conquer",
        "{province} [losing {legions:number}] [giving_up {city:province}]",
        Do("conquer {province}"),
        Each("lose_legions {x}", "legions", at=IN_LOSSES),
        Each("give_up {x}", "city", at=IN_GIVE_UP),
    ),
    phrase("trade", "{gives:chip=} for {takes:resource=}", Trades()),
    phrase("end_turn", "", *(Close("done", at=step) for step in STEPS)),
)
