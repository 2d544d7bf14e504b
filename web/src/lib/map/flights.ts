/** Movements among the latest events: who went from where to where. Events only name places; nothing is computed here. */
import type { LogEntry, TableEvent } from '$lib/api/types';

export interface Flight {
  key: number;
  from: string;
  to: string;
  kind: string;
  seat: number | null;
}

/** Verbs that take something up; the place where it stands is one of their arguments. */
const TAKES: Record<string, { place: number; kind: string | number }> = {
  move: { place: 1, kind: 0 },
  march: { place: 0, kind: 'legion' },
  land: { place: 0, kind: 'legion' },
  sail: { place: 0, kind: 'galley' },
};
const GOES = new Set(['to', 'all_to']);

export function flights(fresh: TableEvent[], log: LogEntry[], most = 8): Flight[] {
  return fresh.slice(-most).flatMap((event) => {
    const args = event.args;
    const way = args.find((a) => a.includes(' '))?.split(' ');
    const common = { key: event.number, seat: event.seat ?? null };
    if (way?.[0] && way[1])
      return [{ ...common, from: way[0], to: way[1], kind: args[0] === 'galley' ? 'galley' : 'legion' }];
    const to = args[0];
    if (!event.verb || !GOES.has(event.verb) || !to) return [];
    const taken = log.findLast((e) => e.number < event.number && e.verb in TAKES);
    const how = taken && TAKES[taken.verb];
    const from = how && taken.args[how.place];
    if (!taken || !how || !from) return [];
    const kind = typeof how.kind === 'number' ? (taken.args[how.kind] ?? '') : how.kind;
    return [{ ...common, from, to, kind: kind === 'galley' ? 'galley' : 'legion' }];
  });
}
