"""Position text: the facts that set up or check a position (README.md lists them)."""

from __future__ import annotations

from ...core.position import Fact, Facts
from . import facts_battle as battle
from . import facts_cards as cards
from . import facts_turn as turn
from . import facts_units as units

FACTS = Facts(
    bases={"empty": turn.base_empty, "start": turn.base_start},
    facts={
        "turn": Fact("turn SEAT PHASE", turn.check_turn, turn.set_turn),
        "game_turn": turn.number_fact("game_turn"),
        "card": Fact("card CARD|none", cards.check_card, cards.set_card),
        "deck": cards.pile_fact("deck"),
        "bottom": cards.pile_fact("bottom"),
        "discard": cards.pile_fact("discard"),
        "removed": cards.pile_fact("removed"),
        "at": Fact("at SPACE UNIT…", units.check_at, units.set_at),
        "box": Fact("box UNIT…", units.check_box, units.set_box),
        "out": Fact("out UNIT…", units.check_out, units.set_out),
        "camp": Fact("camp SPACE", units.check_camp, units.set_camp),
        "no_camp": Fact("no_camp SPACE", units.check_no_camp, units.set_no_camp),
        "moved": units.mark_fact("moved"),
        "pursued": units.mark_fact("pursued"),
        "sailed": turn.number_fact("sailed"),
        "risen": Fact("risen SPACE", turn.check_risen, turn.set_risen),
        "ambushed": turn.number_fact("ambushed", turn.YES),
        "picked": turn.number_fact("picked", turn.YES),
        "bonus": turn.number_fact("bonus", turn.YES),
        "veil": Fact("veil UNIT…", units.check_veil, units.set_veil),
        "battle": Fact("battle SPACE SEAT", battle.check_battle, battle.set_battle),
        "to_act": Fact("to_act SEAT|chance|nobody", turn.check_to_act),
        "frame": Fact("frame KIND", turn.check_frame),
        "count": Fact("count SEAT SPACE N", units.check_count),
        "control": Fact("control SPACE SEAT|nobody", units.check_control),
        "goal": Fact("goal SEAT N", turn.check_goal),
        "panicked": Fact("panicked UNIT…", battle.check_panicked),
        "steady": Fact("steady UNIT…", battle.check_steady),
        "advantage": Fact("advantage SEAT", battle.check_advantage),
        "round": Fact("round N", turn.number_fact("round").check),
        "protected": Fact("protected yes|no", turn.number_fact("protected", turn.YES).check),
        "major": Fact("major yes|no", turn.number_fact("major", turn.YES).check),
        "dice": Fact("dice N", battle.check_dice),
        "known": Fact("known UNIT…", units.check_known),
        "hidden": Fact("hidden UNIT…", units.check_hidden),
        "winner": Fact("winner SEAT|nobody", turn.check_winner),
        "reason": Fact("reason ID", turn.check_reason),
    },
)
