/** Names and pieces of the hex map, for the placing of names. */
import type { Name } from '$lib/map/labels';
import type { Box } from '$lib/ui/place';
import { centre, type Grid } from './grid';

export interface SiteName {
  id: string;
  /** Its hex by number. */
  i: number;
  text: string;
  capital: boolean;
  held: boolean;
  city: boolean;
}

export type MapName = Name & { area?: boolean };
const FEW = 4;

/** Capitals first, then held sites, cities, the rest; areas where room is left. */
export function namesOf(
  grid: Grid,
  sites: SiteName[],
  areas: { id: string; text: string; hexes: number[] }[],
): MapName[] {
  const places = sites.map(({ id, i, text, capital, held, city }): MapName => {
    const [x, y] = centre(grid, i);
    const order = capital ? 0 : held ? 1 : city ? 2 : 3;
    return { id, text, x, y, size: capital ? 15 : 13, order, reach: { up: 12, down: 11, side: 13 } };
  });
  const regions = areas.flatMap(({ id, text, hexes }): MapName[] => {
    if (hexes.length <= FEW) return [];
    const at = hexes.map((hex) => centre(grid, hex));
    const mean = (axis: 0 | 1): number => at.reduce((sum, p) => sum + p[axis], 0) / at.length;
    const reach = { up: 0, down: -6, side: 0 };
    return [
      { id: `area ${id}`, text: text.toUpperCase(), x: mean(0), y: mean(1), size: 12, order: 4, reach, area: true },
    ];
  });
  return [...places, ...regions];
}

/** What names may not cover; boxes in pixels around places of the drawing. */
export function piecesOf(grid: Grid, hexes: { site: boolean; stacks: number }[]): Box[] {
  return hexes.flatMap(({ site, stacks }, i) => {
    const [x, y] = centre(grid, i);
    const boxes: (Box & { x: number; y: number })[] = [];
    if (site) boxes.push({ x, y, left: -10, top: -10, width: 20, height: 20 });
    if (stacks) boxes.push({ x, y, left: -13 * stacks + (site ? 9 : 0), top: -11, width: 26 * stacks, height: 24 });
    return boxes;
  });
}

/** The word for a kind of hex. */
export const landOf = (terrain: string): string => (terrain === 'coastal' ? 'coast' : terrain);
