"""Event cards that go with an action: Templum, Militia, Scientia, Duellum."""

from __future__ import annotations

from ....core.dual import rule
from ....core.frames import push_with
from ..components import Components
from ..domains import (
    ACADEMY,
    DOCKYARD,
    FORCED_MARCH,
    GALLEY,
    GOLD,
    LEGION,
    LEVY,
    MASTER_MASON,
    MERCENARIES,
    MUSTER,
    NUM_KNOW_HOWS,
    NUM_PIECES,
    PHILOSOPHER,
    SIEGE_TOWER,
    TAILWIND,
    VETERANS,
)
from ..frames import IN_TARGET
from ..state import State
from .event_targets import has_target
from .know_how import num_know_hows
from .movement import can_still_move
from .payment import receive
from .recruiting import move_to_box

LEVY_LEGIONS = 2
DOCKYARD_GALLEYS = 1


@rule
def num_armable(s: State, c: Components) -> int:
    """Units that can still be armed in this turn."""
    count = 0
    for piece in range(NUM_PIECES):
        count += s.armable[piece]
    return count


@rule
def knows_everything(s: State, c: Components) -> bool:
    """Is there no know-how left to develop?"""
    for know_how in range(NUM_KNOW_HOWS):
        if s.know_how[s.active][know_how] == 0:
            return False
    return True


@rule
def has_hostile_wall(s: State, c: Components) -> bool:
    """Does any city of the other nation have a wall?"""
    for region in range(c.num_regions):
        if s.wall[region] != 0 and s.city[region] != s.active:
            return True
    return False


@rule
def has_action_effect(s: State, c: Components, card: int) -> bool:
    """Is there anything for the card to act upon?  cite: rulings.card_without_effect"""
    effect = True  # Veterans waits for a conquest and asks for nothing yet
    if card == ACADEMY:
        effect = num_know_hows(s, c, 1 - s.active) > 0
    elif card == DOCKYARD:
        effect = s.supply[s.active][GALLEY] > 0
    elif card == FORCED_MARCH:
        effect = can_still_move(s, c, LEGION)
    elif card == TAILWIND:
        effect = can_still_move(s, c, GALLEY)
    elif card == LEVY:
        effect = s.supply[s.active][LEGION] > 0
    elif card == MASTER_MASON:
        effect = s.bank_temples > 0
    elif card == MERCENARIES:
        effect = num_armable(s, c) > 0
    elif card == MUSTER:
        effect = has_target(s, c, MUSTER)
    elif card == PHILOSOPHER:
        effect = not knows_everything(s, c)
    elif card == SIEGE_TOWER:
        effect = has_hostile_wall(s, c)
    return effect


@rule
def apply_with_action(s: State, c: Components, card: int) -> None:
    """The effect of the card."""
    if card == ACADEMY:
        event_academy(s, c)
    elif card == DOCKYARD:
        event_dockyard(s, c)
    elif card == FORCED_MARCH:
        event_forced_march(s, c)
    elif card == LEVY:
        event_levy(s, c)
    elif card == MASTER_MASON:
        event_master_mason(s, c)
    elif card == MERCENARIES:
        event_mercenaries(s, c)
    elif card == MUSTER:
        event_muster(s, c)
    elif card == PHILOSOPHER:
        event_philosopher(s, c)
    elif card == SIEGE_TOWER:
        event_siege_tower(s, c)
    elif card == TAILWIND:
        event_tailwind(s, c)
    else:
        event_veterans(s, c)


@rule
def event_academy(s: State, c: Components) -> None:
    """1 gold for each know-how the other nation owns.  cite: events.academy"""
    receive(s, c, s.active, GOLD, num_know_hows(s, c, 1 - s.active))


@rule
def event_dockyard(s: State, c: Components) -> None:
    """A galley goes from the supply to the box free of charge.  cite: events.dockyard"""
    move_to_box(s, c, s.active, GALLEY, DOCKYARD_GALLEYS)


@rule
def event_forced_march(s: State, c: Components) -> None:
    """Each legion that has not finished its move may cross one more red border.  cite: events.forced_march"""
    s.in_force[FORCED_MARCH] += 1


@rule
def event_levy(s: State, c: Components) -> None:
    """Two legions, or the last one, go from the supply to the box free of charge.  cite: events.levy"""
    move_to_box(s, c, s.active, LEGION, min(LEVY_LEGIONS, s.supply[s.active][LEGION]))


@rule
def event_master_mason(s: State, c: Components) -> None:
    """The next temple costs 2 marble less.  cite: events.master_mason"""
    s.in_force[MASTER_MASON] += 1


@rule
def event_mercenaries(s: State, c: Components) -> None:
    """The next unit is armed without iron.  cite: events.mercenaries"""
    s.in_force[MERCENARIES] += 1


@rule
def event_muster(s: State, c: Components) -> None:
    """An own city without a temple is chosen (frame x: the card).  cite: events.muster"""
    push_with(s, IN_TARGET, s.active, MUSTER, 0)


@rule
def event_philosopher(s: State, c: Components) -> None:
    """The next know-how costs 2 gold less.  cite: events.philosopher"""
    s.in_force[PHILOSOPHER] += 1


@rule
def event_siege_tower(s: State, c: Components) -> None:
    """At the next walled city conquered the wall does not count.  cite: events.siege_tower"""
    s.in_force[SIEGE_TOWER] += 1


@rule
def event_tailwind(s: State, c: Components) -> None:
    """Each galley that has not finished its move may cross one more blue border.  cite: events.tailwind"""
    s.in_force[TAILWIND] += 1


@rule
def event_veterans(s: State, c: Components) -> None:
    """The next conquest that costs units costs one less.  cite: events.veterans"""
    s.in_force[VETERANS] += 1
