/** Words of the sheets about things, as `look` in the terminal has them (`look-…` of the catalogue). */
import type { Stage } from './stage.svelte';

/** As it stands inside a line. */
export function told(stage: Stage, key: string, args?: Record<string, string | number>): string {
  return stage.words?.look(key, args) ?? '';
}

/** As it begins a line. */
export function label(stage: Stage, key: string): string {
  const text = told(stage, key);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
