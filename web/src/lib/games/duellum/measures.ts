/** What a nation has, for the graphs at the end. */
import { total, type Counted } from '$lib/ending/measures';
import type { Stage } from '$lib/table/stage.svelte';

export default function measures(stage: Stage, side: string): Counted {
  const view = stage.viewOf('duellum');
  const nation = view.nations[side];
  if (!nation) return {};
  const strength = Object.values(view.regions).reduce((sum, region) => sum + total({ ...region.units[side] }), 0);
  return { points: nation.points, cities: nation.cities, goods: total(nation.stock), strength };
}
