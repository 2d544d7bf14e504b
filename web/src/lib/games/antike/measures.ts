/** What a nation has, for the graphs at the end. */
import { total, type Counted } from '$lib/ending/measures';
import type { Stage } from '$lib/table/stage.svelte';

export default function measures(stage: Stage, side: string): Counted {
  const view = stage.viewOf('antike');
  const nation = view.nations[side];
  if (!nation) return {};
  const units = Object.values(view.provinces).map((p) => (p.legion?.[side] ?? 0) + (p.galley?.[side] ?? 0));
  return {
    points: nation.points,
    cities: nation.cities,
    goods: total(nation.stock),
    strength: units.reduce((sum, n) => sum + n, 0),
  };
}
