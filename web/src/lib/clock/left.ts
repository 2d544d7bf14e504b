/** How much time a seat has, and how that is written. */
import type { ClockInfo } from '$lib/api/types';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Milliseconds until the time of a seat is up. Never more than the server would grant, never less than nothing. */
export function leftOf(clock: ClockInfo, seat: number, now: number): number {
  if (seat === clock.running && clock.deadline !== null) return Math.max(0, clock.deadline - now);
  return clock.seats[seat]?.left ?? 0;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** `1:05`, `1:00:05`; whole seconds, the one that has begun counted as there. */
export function asHands(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Days and hours for long times; null for those that are shown second by second. */
export function daysAndHours(milliseconds: number): { days: number; hours: number } | null {
  if (milliseconds < DAY) return null;
  return { days: Math.floor(milliseconds / DAY), hours: Math.floor((milliseconds % DAY) / HOUR) };
}

/** Does a turn have days? */
export const isSlow = (clock: ClockInfo): boolean => clock.control.per_turn >= DAY / SECOND;

/** Is it time to hurry? In the last minute of a live game, the last two hours of a slow one. */
export const isLow = (clock: ClockInfo, milliseconds: number): boolean =>
  milliseconds < (isSlow(clock) ? 2 * HOUR : MINUTE);
