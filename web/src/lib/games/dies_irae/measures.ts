/** What an empire has, for the graphs at the end: sites are its cities, talents its goods. */
import type { Counted } from '$lib/ending/measures';
import type { Stage } from '$lib/table/stage.svelte';

export default function measures(stage: Stage, side: string): Counted {
  const view = stage.viewOf('dies_irae');
  const empire = view.empires[side];
  if (!empire) return {};
  const sites = Object.values(view.sites).filter((site) => site.owner === side).length;
  return { points: empire.points, cities: sites, goods: empire.talents, strength: empire.legions + empire.ships };
}
