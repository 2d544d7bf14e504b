/** Paces that a table may have, and what a form makes of them. */
import type { TimeControl } from '$lib/api/types';

export const PACES = ['none', 'live', 'evening', 'day', 'slow', 'own'] as const;
export type Pace = (typeof PACES)[number];
export const AT_ZERO = ['bot', 'open', 'lost', 'pass'] as const;
export const UNITS = ['minutes', 'hours', 'days'] as const;

/** So many of a unit. */
export interface Span {
  count: number | null;
  unit: (typeof UNITS)[number];
}
export interface TimeChoice {
  pace: Pace;
  atZero: (typeof AT_ZERO)[number];
  weekendsOff: boolean;
  /** What somebody chooses who takes none of the usual paces. */
  bank: Span;
  turn: Span;
  increment: number | null;
  vacation: number | null;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const LENGTH = { minutes: MINUTE, hours: 60 * MINUTE, days: DAY };
const LONGEST = 60 * DAY;
const SHORTEST = 5; // seconds that a player needs
type Numbers = Pick<TimeControl, 'base' | 'increment' | 'per_turn' | 'vacation'>;
const NUMBERS: Record<Exclude<Pace, 'none' | 'own'>, Numbers> = {
  live: { base: 10 * MINUTE, increment: 30, per_turn: 0, vacation: 0 },
  evening: { base: 45 * MINUTE, increment: 0, per_turn: MINUTE, vacation: 0 },
  day: { base: 2 * DAY, increment: 0, per_turn: DAY, vacation: 7 },
  slow: { base: 0, increment: 0, per_turn: 3 * DAY, vacation: 21 },
};

export const freshChoice = (): TimeChoice => ({
  pace: 'none',
  atZero: 'bot',
  weekendsOff: false,
  bank: { count: 30, unit: 'minutes' },
  turn: { count: 1, unit: 'minutes' },
  increment: 0,
  vacation: 0,
});

const whole = (count: number | null): number => Math.max(0, Math.floor(count ?? 0));
const seconds = (span: Span): number => whole(span.count) * LENGTH[span.unit];

function numbersOf(choice: TimeChoice): Numbers | null {
  if (choice.pace === 'none') return null;
  if (choice.pace !== 'own') return NUMBERS[choice.pace];
  const per_turn = seconds(choice.turn);
  const vacation = per_turn >= DAY ? whole(choice.vacation) : 0;
  return { base: seconds(choice.bank), increment: whole(choice.increment), per_turn, vacation };
}

/** Has a turn days? Only then can time stand still. */
export const isSlow = (choice: TimeChoice): boolean => (numbersOf(choice)?.per_turn ?? 0) >= DAY;

/** Is it a time that a game can be played in? */
export function isPossible(choice: TimeChoice): boolean {
  const numbers = numbersOf(choice);
  if (!numbers) return true;
  const { base = 0, per_turn = 0, increment = 0, vacation = 0 } = numbers;
  const enough = base + per_turn >= SHORTEST && base <= LONGEST && per_turn <= LONGEST;
  return enough && increment <= DAY && vacation <= 60;
}

export function controlOf(choice: TimeChoice): TimeControl | null {
  const numbers = numbersOf(choice);
  if (!numbers) return null;
  const offset = -new Date().getTimezoneOffset();
  return { ...numbers, weekends_off: choice.weekendsOff && isSlow(choice), offset, at_zero: choice.atZero };
}
