import { describe, expect, it } from 'vitest';
import { point, steps, wedge } from './wheel';

const order = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

describe('wheel', () => {
  it('begins at the top and goes clockwise', () => {
    expect(point(10, 0).map((v) => Math.round(v))).toEqual([0, -10]);
    expect(point(10, 0.25).map((v) => Math.round(v))).toEqual([10, 0]);
  });
  it('counts steps clockwise, a whole turn for the same field', () => {
    expect(steps(order, 'a', 'c')).toBe(2);
    expect(steps(order, 'g', 'b')).toBe(3);
    expect(steps(order, 'c', 'c')).toBe(8);
    expect(steps(order, null, 'c')).toBe(0);
  });
  it('draws closed wedges', () => {
    expect(wedge(0, 8, 60, 120)).toMatch(/^M.*A.*L.*A.*Z$/);
  });
});
