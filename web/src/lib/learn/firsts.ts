/** Which of the things to be explained appear with a state: a decision is asked of the player, or something has happened. */
import type { FirstThing, LogEntry, TableState } from '$lib/api/types';

type Told = LogEntry['told'][number];

function kindsOf(told: Told[]): string[] {
  return told.flatMap((one) => [one.kind, ...kindsOf(one.children ?? [])]);
}

/** `since`: the last action seen before; what happened earlier is known. A table that is just opened (-1) has no news. */
export function firstThings(
  things: FirstThing[],
  state: Pick<TableState, 'log' | 'my_move' | 'view'>,
  since: number,
): FirstThing[] {
  const asked = state.my_move ? String(state.view['deciding'] ?? '') : '';
  const news = since < 0 ? [] : state.log.filter((entry) => entry.ply > since);
  const happened = new Set(news.flatMap((entry) => kindsOf(entry.told)));
  return things.filter((thing) => thing.frames.includes(asked) || thing.told.some((kind) => happened.has(kind)));
}
