import { describe, expect, it } from 'vitest';
import { beside, even, peaks, toPath, wave, type Point } from './lines';

const straight: Point[] = [
  [0, 0],
  [50, 0],
  [100, 0],
];

describe('lines', () => {
  it('moves a line sideways', () => {
    expect(beside(straight, 3)).toEqual([
      [0, 3],
      [50, 3],
      [100, 3],
    ]);
  });
  it('spaces points evenly across corners', () => {
    expect(even(straight, 30).map((p) => p[0])).toEqual([0, 30, 60, 90]);
  });
  it('draws peaks and waves that stay near the line', () => {
    for (const path of [peaks(straight), wave(straight)]) {
      const ys = path
        .slice(1)
        .split('L')
        .map((p) => Number(p.split(' ')[1]));
      expect(Math.max(...ys.map(Math.abs))).toBeLessThanOrEqual(7);
      expect(new Set(ys).size).toBeGreaterThan(1);
    }
  });
  it('writes a path', () => {
    expect(toPath(straight)).toBe('M0 0L50 0L100 0');
  });
});
