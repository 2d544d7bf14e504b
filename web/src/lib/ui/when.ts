/** Moments as people write them: today only the time, else the day too. */
import { settings } from '$lib/settings.svelte';

const sameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString();

export function when(at: number, now: number = Date.now()): string {
  const date = new Date(at);
  const time = new Intl.DateTimeFormat(settings.language, { hour: '2-digit', minute: '2-digit' }).format(date);
  return sameDay(date, new Date(now)) ? time : `${day(at, now)} ${time}`;
}

/** The day; the year only where it is another one. */
export function day(at: number, now: number = Date.now()): string {
  const date = new Date(at);
  const year = date.getFullYear() === new Date(now).getFullYear() ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(settings.language, { day: 'numeric', month: 'short', ...year }).format(date);
}

export const whenFully = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(at));
