/** What happened since one's last move, from the log that comes with the table. */
import type { LogEntry, TableState } from '$lib/api/types';

type Part = Pick<TableState, 'log' | 'seats' | 'my_move' | 'outcome'>;

export function sinceMyLastMove(state: Part): LogEntry[] {
  const mine = new Set(state.seats.filter((s) => s.own).map((s) => s.index));
  if (mine.size === 0 || mine.size === state.seats.length || !(state.my_move || state.outcome)) return [];
  const last = state.log.findLastIndex((e) => e.seat !== null && mine.has(e.seat) && !e.forced);
  const since = state.log.slice(last + 1);
  if (since.every((e) => e.seat !== null && mine.has(e.seat))) return [];
  return since.filter((e) => e.seat === null || !mine.has(e.seat) || e.told.length > 0);
}

/** Log entries gathered by turn, the latest turn first. */
export function byTurn(entries: LogEntry[]): { turn: number; entries: LogEntry[] }[] {
  const turns: { turn: number; entries: LogEntry[] }[] = [];
  for (const entry of entries) {
    const last = turns.at(-1);
    if (last && last.turn === entry.turn) last.entries.push(entry);
    else turns.push({ turn: entry.turn, entries: [entry] });
  }
  return turns.reverse();
}
