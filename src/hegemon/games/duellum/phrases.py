"""What a player of Antike Duellum means in one breath."""

from __future__ import annotations

from ...common.phrases import COINS, most_plentiful, paid
from ...core.phrases import Along, Close, Do, Each, Later, Phrases, Repeat, Times, phrase
from .frames import (
    IN_CONQUEST,
    IN_EMBARGO_TIE,
    IN_FOUNDING,
    IN_LOSSES,
    IN_MILITIA,
    IN_MOVEMENT,
    IN_PAYMENT,
    IN_PICK,
    IN_RONDEL_PAYMENT,
    IN_SCIENTIA,
    IN_SWAP_GIVE,
    IN_TARGET,
    IN_TEMPLUM,
    IN_TRADE_GIVE,
    IN_TRADE_TAKE,
)

PAY = paid(at=IN_PAYMENT)

PHRASES = Phrases(
    phrase(
        "advance",
        "{field} [paying {chips:chip=}]",
        Do("advance {field}"),
        Repeat("pay {x}", at=IN_RONDEL_PAYMENT, slot="chips", prefer=most_plentiful(lambda s: s.active)),
    ),
    phrase("found", f"{{region}} {{resource}} {COINS}", Do("found {region} {resource}"), PAY),
    phrase("build_temple", f"{{region}} {COINS}", Do("build_temple {region}"), PAY),
    phrase("build_wall", f"{{region}} {COINS}", Do("build_wall {region}"), PAY),
    phrase("develop", f"{{know_how}} {COINS}", Do("develop {know_how}"), PAY),
    phrase("recruit", f"{{units:kind=}} {COINS}", Each("recruit {x}", "units", at=IN_SCIENTIA, then=(PAY,))),
    phrase(
        "arm", f"{{units:piece=}} {{region}} {COINS}", Each("arm {x} {region}", "units", at=IN_MILITIA, then=(PAY,))
    ),
    phrase(
        "move",
        "[{n:number}] {piece} {path:region+}",
        Times("n", (Along("move {piece} {a} {b}", "continue {a} {b}", "path", at=(IN_MOVEMENT,)),)),
    ),
    phrase(
        "conquer",
        "{region} [losing {legions:number}]",
        Do("conquer {region}"),
        Later("lose_legions {x}", "legions", at=IN_LOSSES),
    ),
    phrase(
        "trade",
        "{gives:chip=} for {takes:resource=}",
        Do("trade"),
        Each("give {x}", "gives", at=IN_TRADE_GIVE),
        Each("take {x}", "takes", at=IN_TRADE_TAKE),
    ),
    phrase(
        "play",
        "{card} [at {region}] [against {resource}] [taking {taken:card}] "
        "[giving {gives:resource=} for {takes:resource=}]",
        Do("play {card}"),
        Each("target {x}", "region", at=IN_TARGET),
        Each("choose {x}", "resource", at=IN_EMBARGO_TIE),
        Each("pick {x}", "taken", at=IN_PICK),
        Each("give {x}", "gives", at=IN_SWAP_GIVE),
        Close("done", at=IN_SWAP_GIVE),
        Each("take {x}", "takes", at=IN_TRADE_TAKE),
    ),
    phrase(
        "end_turn",
        "",
        *(
            Close("done", at=step)
            for step in (IN_TEMPLUM, IN_MILITIA, IN_SCIENTIA, IN_MOVEMENT, IN_CONQUEST, IN_FOUNDING)
        ),
    ),
)
