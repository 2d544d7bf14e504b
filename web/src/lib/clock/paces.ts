/** Paces that a table may have, and what a form makes of them. */
import type { TimeControl } from '$lib/api/types';

export const PACES = ['none', 'live', 'evening', 'day', 'slow'] as const;
export type Pace = (typeof PACES)[number];
export const AT_ZERO = ['bot', 'open', 'lost', 'pass'] as const;

export interface TimeWish {
  pace: Pace;
  atZero: (typeof AT_ZERO)[number];
  weekendsOff: boolean;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const NUMBERS: Record<Exclude<Pace, 'none'>, Pick<TimeControl, 'base' | 'increment' | 'per_turn' | 'vacation'>> = {
  live: { base: 10 * MINUTE, increment: 30, per_turn: 0, vacation: 0 },
  evening: { base: 45 * MINUTE, increment: 0, per_turn: MINUTE, vacation: 0 },
  day: { base: 2 * DAY, increment: 0, per_turn: DAY, vacation: 7 },
  slow: { base: 0, increment: 0, per_turn: 3 * DAY, vacation: 21 },
};

export const isSlow = (pace: Pace): boolean => pace === 'day' || pace === 'slow';

export function controlOf(wish: TimeWish): TimeControl | null {
  if (wish.pace === 'none') return null;
  const offset = -new Date().getTimezoneOffset();
  const off = wish.weekendsOff && isSlow(wish.pace);
  return { ...NUMBERS[wish.pace], weekends_off: off, offset, at_zero: wish.atZero };
}
