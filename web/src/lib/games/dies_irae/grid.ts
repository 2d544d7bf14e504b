/** Geometry of a flat-top hex map in columns; odd columns lie half a hex lower. */
export type Point = [number, number];

export const SIZE = 26;
const HIGH = SIZE * Math.sqrt(3);

export interface Grid {
  columns: number;
  rows: number;
  lon: [number, number];
  lat: [number, number];
}

export const column = (grid: Grid, hex: number): number => Math.floor(hex / grid.rows);
export const row = (grid: Grid, hex: number): number => hex % grid.rows;

export function centre(grid: Grid, hex: number): Point {
  const q = column(grid, hex);
  return [SIZE + q * SIZE * 1.5, HIGH / 2 + row(grid, hex) * HIGH + (q % 2 ? HIGH / 2 : 0)];
}

export function sheet(grid: Grid): { width: number; height: number } {
  return { width: SIZE * 2 + (grid.columns - 1) * SIZE * 1.5, height: HIGH * (grid.rows + 0.5) };
}

/** The six corners, from the right one clockwise. */
export function corners([x, y]: Point, size = SIZE): Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i;
    return [x + size * Math.cos(angle), y + size * Math.sin(angle)];
  });
}

export const outline = (at: Point, size = SIZE): string =>
  `M${corners(at, size)
    .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}Z`;

/** Neighbours by side: side i lies between corner i and corner i + 1. */
export function neighbour(grid: Grid, hex: number, side: number): number {
  const q = column(grid, hex);
  const r = row(grid, hex);
  const odd = q % 2;
  const steps: Point[] = [
    [1, odd],
    [0, 1],
    [-1, odd],
    [-1, odd - 1],
    [0, -1],
    [1, odd - 1],
  ];
  const [dq, dr] = steps[side] as Point;
  const [nq, nr] = [q + dq, r + dr];
  return nq < 0 || nr < 0 || nq >= grid.columns || nr >= grid.rows ? -1 : nq * grid.rows + nr;
}

/** The line between two neighbours, or null when they are none. */
export function between(grid: Grid, a: number, b: number): [Point, Point] | null {
  for (let side = 0; side < 6; side++) {
    if (neighbour(grid, a, side) !== b) continue;
    const all = corners(centre(grid, a));
    return [all[side] as Point, all[(side + 1) % 6] as Point];
  }
  return null;
}

/** A place on the globe as a place on the map. */
export function place(grid: Grid, lon: number, lat: number): Point {
  return [
    SIZE + ((lon - grid.lon[0]) / grid.lon[1]) * SIZE * 1.5,
    HIGH / 2 + ((lat - grid.lat[0]) / grid.lat[1]) * HIGH,
  ];
}

/** Lines between hexes of different areas. */
export function seams(grid: Grid, areas: number[]): string {
  let path = '';
  for (let hex = 0; hex < areas.length; hex++) {
    for (let side = 0; side < 3; side++) {
      const other = neighbour(grid, hex, side);
      if (other < 0 || areas[hex] === areas[other] || (areas[hex] ?? -1) < 0 || (areas[other] ?? -1) < 0) continue;
      const line = between(grid, hex, other);
      if (line)
        path += `M${line[0][0].toFixed(1)} ${line[0][1].toFixed(1)}L${line[1][0].toFixed(1)} ${line[1][1].toFixed(1)}`;
    }
  }
  return path;
}
