/** What can be counted of a side over a whole game; each game's `measures.ts` counts it in a position. */
import type { Stage } from '$lib/table/stage.svelte';

export const MEASURES = ['points', 'cities', 'goods', 'strength'] as const;
export type Measure = (typeof MEASURES)[number];
export type Counted = Partial<Record<Measure, number>>;
/** What the side with this id (as on the scoreboard) has in the position that lies on the stage. */
export type Count = (stage: Stage, side: string) => Counted;

const counts = import.meta.glob<Count>('../games/*/measures.ts', { import: 'default' });

/** Null: nothing of this game is counted. */
export const countOf = async (game: string): Promise<Count | null> =>
  (await counts[`../games/${game}/measures.ts`]?.()) ?? null;

export const total = (counted: Record<string, number> | undefined): number =>
  Object.values(counted ?? {}).reduce((sum, n) => sum + n, 0);
