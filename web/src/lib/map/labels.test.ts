import { describe, expect, it } from 'vitest';
import { overlap } from '$lib/ui/place';
import { boxOf, placeNames, type Name } from './labels';

const name = (id: string, x: number, y: number, order = 1): Name => ({
  id,
  text: id,
  x,
  y,
  size: 14,
  order,
  reach: { up: 20, down: 20, side: 20 },
});
const width = ({ text }: { text: string }): number => text.length * 7;

describe('names on the map', () => {
  it('stand below their thing when nothing is in the way', () => {
    const [only] = placeNames([name('Roma', 100, 100)], [], width);
    expect(only).toMatchObject({ x: 100, anchor: 'middle' });
    expect(only?.y).toBeGreaterThan(120);
  });

  it('go to another side where a piece lies', () => {
    const [only] = placeNames([name('Roma', 100, 100)], [{ left: 80, top: 118, width: 40, height: 30 }], width);
    expect(only?.anchor).toBe('start');
  });

  it('are pushed aside where only the corner is free', () => {
    const walls = [
      { left: 124, top: 40, width: 60, height: 75 },
      { left: 0, top: 40, width: 76, height: 140 },
      { left: 76, top: 40, width: 48, height: 42 },
    ];
    const [only] = placeNames([name('Portus', 100, 100)], walls, () => 60);
    expect(only).toMatchObject({ anchor: 'start', x: 80 });
  });

  it('never overlap, and give way to what is more important', () => {
    const crowd = Array.from({ length: 60 }, (_, i) => name(`place ${i}`, (i * 37) % 300, (i * 53) % 200, i % 4));
    const placed = placeNames(crowd, [], width);
    const boxes = placed.map((at) => boxOf(at, width(at)));
    boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(0)));
    expect(placed.length).toBeLessThan(60);
    expect(placed.filter((at) => crowd.find((n) => n.id === at.id)?.order === 0).length).toBeGreaterThan(
      placed.filter((at) => crowd.find((n) => n.id === at.id)?.order === 3).length,
    );
  });

  it('stay on the sheet', () => {
    const placed = placeNames([name('Ultima Thule', 10, 10)], [], width, { left: 0, top: 0, width: 300, height: 300 });
    expect(placed).toMatchObject([{ anchor: 'start' }]);
  });
});
