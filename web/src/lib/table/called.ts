/** Which drawer of the charts has to be seen now: the one the game asks for, or the one that holds something to choose. */
import type { Offer } from './choose';
import type { Stage } from './stage.svelte';

/** Targets that are things on the table, not mere buttons. */
export const things = (stage: Stage): string[] =>
  [...stage.choice.lit.keys()].filter((target) => !/^(btn|opt):/.test(target));

/** A standing order while something else is being decided: it waits in its drawer. */
export const isStanding = (stage: Stage, offers: Offer[]): boolean =>
  things(stage).length > 0 && offers.every((o) => o.action.verb === stage.ui.standing?.verb);

export function calledDrawer(stage: Stage): string | null {
  const target = things(stage).find((x) => stage.ui.tab(x) === 'charts');
  return stage.ui.calls?.(stage) ?? (target ? (stage.ui.drawer?.(target) ?? null) : null);
}
