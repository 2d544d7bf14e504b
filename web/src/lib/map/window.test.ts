import { describe, expect, it } from 'vitest';
import { bounded, zoomed } from './window';

describe('window', () => {
  it('magnifies around a point, which stays where it is', () => {
    const view = zoomed({ x: 0, y: 0, k: 1 }, 2, { x: 300, y: 100 });
    expect(view).toEqual({ k: 2, x: 150, y: 50 });
    expect((300 - view.x) * view.k).toBe(300);
  });
  it('never shows less than the whole or more than six times', () => {
    expect(zoomed({ x: 0, y: 0, k: 1 }, 0.1, { x: 0, y: 0 }).k).toBe(1);
    expect(zoomed({ x: 0, y: 0, k: 1 }, 99, { x: 0, y: 0 }).k).toBe(6);
  });
  it('stays inside the drawing', () => {
    expect(bounded({ x: -50, y: 900, k: 2 }, 1000, 600)).toEqual({ k: 2, x: 0, y: 300 });
  });
});
