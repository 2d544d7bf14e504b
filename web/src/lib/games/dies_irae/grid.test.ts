import { describe, expect, it } from 'vitest';
import { between, centre, corners, neighbour, place, seams, sheet, SIZE, type Grid } from './grid';

const grid: Grid = { columns: 4, rows: 3, lon: [20, 0.5], lat: [40, -0.5] };

describe('hex grid', () => {
  it('puts odd columns half a hex lower', () => {
    const [, even] = centre(grid, 0);
    const [, odd] = centre(grid, 3);
    expect(odd - even).toBeCloseTo((SIZE * Math.sqrt(3)) / 2);
  });
  it('has neighbours that touch: two corners in common', () => {
    for (let hex = 0; hex < 12; hex++) {
      for (let side = 0; side < 6; side++) {
        const other = neighbour(grid, hex, side);
        if (other < 0) continue;
        const line = between(grid, hex, other);
        const theirs = corners(centre(grid, other));
        for (const p of line ?? []) expect(theirs.some((c) => Math.hypot(c[0] - p[0], c[1] - p[1]) < 1e-6)).toBe(true);
        expect(line).not.toBeNull();
      }
    }
  });
  it('has mutual neighbours', () => {
    for (let hex = 0; hex < 12; hex++)
      for (let side = 0; side < 6; side++) {
        const other = neighbour(grid, hex, side);
        if (other >= 0) expect(neighbour(grid, other, (side + 3) % 6)).toBe(hex);
      }
  });
  it('puts the coast under the hexes', () => {
    expect(place(grid, 20, 40)).toEqual(centre(grid, 0));
    expect(place(grid, 21, 39)[0]).toBeCloseTo(centre(grid, 6)[0]);
  });
  it('draws seams only between areas', () => {
    expect(seams(grid, Array<number>(12).fill(1))).toBe('');
    expect(seams(grid, [0, 1, ...Array<number>(10).fill(-1)])).toMatch(/^M[\d. ]+L[\d. ]+$/);
    expect(sheet(grid).width).toBeGreaterThan(0);
  });
});
