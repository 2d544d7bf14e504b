/** What a side has, for the graphs at the end: goals are its points, spaces it controls its cities. */
import type { Counted } from '$lib/ending/measures';
import type { Stage } from '$lib/table/stage.svelte';

export default function measures(stage: Stage, side: string): Counted {
  const { spaces, goals } = stage.viewOf('ancient_wars');
  const all = Object.values(spaces);
  return {
    points: goals[side]?.[0] ?? 0,
    cities: all.filter((space) => space.control === side).length,
    strength: all.reduce((sum, space) => sum + (space[side as 'roman' | 'barbarian']?.count ?? 0), 0),
  };
}
