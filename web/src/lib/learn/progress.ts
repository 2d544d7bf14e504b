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
