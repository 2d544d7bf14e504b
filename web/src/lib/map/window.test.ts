import { describe, expect, it } from 'vitest';
import { around, bounded, closeUp, extent, filling, zoomed } from './window';

const sheet = { width: 1200, height: 800, shape: 1.5 };
const tall = { width: 1200, height: 800, shape: 0.75 };

describe('window', () => {
  it('comes close to small parts, and stays wide enough for all of them', () => {
    const small = { x: 600, y: 400, w: 20, h: 20 };
    expect(closeUp([small], sheet, 1)).toMatchObject({ k: 2.4, x: 360 });
    expect(closeUp([small, { x: 0, y: 0, w: 20, h: 20 }], sheet, 1).k).toBeCloseTo(1.27, 1);
    expect(closeUp([{ x: 0, y: 0, w: 1100, h: 700 }], sheet, 1).k).toBe(1);
    expect(closeUp([{ x: 500, y: 300, w: 200, h: 200 }], sheet, 1.5).k).toBe(1.5);
  });
  it('magnifies around a point, which stays where it is', () => {
    const view = zoomed({ x: 0, y: 0, k: 1 }, 2, { x: 300, y: 100 });
    expect(view).toEqual({ k: 2, x: 150, y: 50 });
    expect((300 - view.x) * view.k).toBe(300);
  });
  it('never shows less than the whole or more than seven times', () => {
    expect(zoomed({ x: 0, y: 0, k: 1 }, 0.1, { x: 0, y: 0 }).k).toBe(1);
    expect(zoomed({ x: 0, y: 0, k: 1 }, 99, { x: 0, y: 0 }).k).toBe(7);
  });
  it('shows the whole drawing at first, whatever the shape of the box', () => {
    expect(extent(sheet, 1)).toEqual({ w: 1200, h: 800 });
    expect(extent(tall, 1)).toEqual({ w: 1200, h: 1600 });
    expect(filling(tall)).toBe(2);
  });
  it('stays on the drawing and centres what is smaller than the window', () => {
    expect(bounded({ x: 900, y: 900, k: 2 }, sheet)).toEqual({ k: 2, x: 600, y: 400 });
    expect(bounded({ x: 0, y: 0, k: 1 }, tall)).toEqual({ k: 1, x: 0, y: -400 });
  });
  it('has its spare strip on the left when it is wider than the drawing', () => {
    expect(bounded({ x: 0, y: 0, k: 1 }, { ...sheet, shape: 2 })).toEqual({ k: 1, x: -400, y: 0 });
  });
  it('can be pulled out from under a drawer when magnified, and no further', () => {
    expect(bounded({ x: -900, y: 0, k: 2 }, sheet)).toEqual({ k: 2, x: -180, y: 0 });
  });
  it('looks at a point', () => {
    expect(around({ x: 600, y: 400 }, 2, sheet)).toEqual({ k: 2, x: 300, y: 200 });
  });
});
