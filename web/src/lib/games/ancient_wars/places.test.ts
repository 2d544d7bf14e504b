import { expect, it } from 'vitest';
import { positions, sheet } from './places';
import type { SpaceInfo } from './view';

const space = (lon: number, lat: number): SpaceInfo => ({
  name: '',
  place: '',
  terrain: 'clear',
  region: '',
  lon,
  lat,
});
const bbox = [0, 40, 10, 48];

it('moves crowded spaces apart and keeps them on the sheet', () => {
  const spaces = { a: space(5, 44), b: space(5.05, 44.02), c: space(0, 40), d: space(10, 48) };
  const at = positions(spaces, bbox);
  const { width, height } = sheet(bbox);
  const [a, b] = [at['a'], at['b']];
  expect(a && b && Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(70);
  for (const [x, y] of Object.values(at)) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(height);
  }
});
