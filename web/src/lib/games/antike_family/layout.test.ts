import { expect, it } from 'vitest';
import type { CellShape } from '$lib/map/lines';
import { seenWhole } from './layout';
import type { RegionShown } from './pieces';

const SHEET = { width: 1200, height: 620 };
const at = (x: number, y: number): CellShape => ({ hub: [x, y], path: '' }) as unknown as CellShape;
const temple = { title: '', sea: false, site: 'gold', city: { temple: true }, units: [] } as unknown as RegionShown;

it('moves what would be cut off by the edge of the sheet, and nothing else', () => {
  const inside = at(600, 300);
  expect(seenWhole(inside, temple, SHEET)).toBe(inside);
  expect(seenWhole(at(600, 10), temple, SHEET).hub).toEqual([600, 50]);
  expect(seenWhole(at(5, 615), temple, SHEET).hub).toEqual([26, 589]);
});
