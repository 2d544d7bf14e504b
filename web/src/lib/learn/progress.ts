/** How far a learner has come, remembered by the browser. */
import { memory } from '$lib/settings.svelte';

export interface Progress {
  /** The task to go on with. */
  task: number;
  done: boolean;
}

const key = (game: string): string => `hegemon.lessons.${game}`;

export function readProgress(game: string): Record<string, Progress> {
  try {
    const stored: unknown = JSON.parse(memory.getItem(key(game)) ?? '{}');
    return stored !== null && typeof stored === 'object' ? (stored as Record<string, Progress>) : {};
  } catch {
    return {};
  }
}

export function keepProgress(game: string, lesson: string, progress: Progress): void {
  const all = readProgress(game);
  const done = progress.done || (all[lesson]?.done ?? false);
  memory.setItem(key(game), JSON.stringify({ ...all, [lesson]: { task: progress.task, done } }));
}

const ON = 'hegemon.coach';
const seenKey = (game: string): string => `hegemon.coach.${game}`;

/** Does the player like to have the coach at the table? */
export const isCoachOn = (): boolean => memory.getItem(ON) === 'on';
export const keepCoach = (on: boolean): void => memory.setItem(ON, on ? 'on' : 'off');

/** What the coach has explained already. */
export const readSeen = (game: string): Set<string> =>
  new Set((memory.getItem(seenKey(game)) ?? '').split(' ').filter(Boolean));

export function keepSeen(game: string, id: string): void {
  memory.setItem(seenKey(game), [...readSeen(game).add(id)].join(' '));
}
