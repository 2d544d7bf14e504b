import { describe, expect, it } from 'vitest';
import { inside, overlap, place, type Box } from './place';

const stage: Box = { left: 0, top: 56, width: 1120, height: 732 };
const box = (left: number, top: number, width = 40, height = 40): Box => ({ left, top, width, height });
const size = { width: 300, height: 320 };
const boxOf = (placed: ReturnType<typeof place>): Box => {
  if (placed.kind === 'sheet') throw new Error('no box');
  return { ...size, left: placed.left, top: placed.top };
};

describe('a popover', () => {
  it('stands on the right when nothing is in the way', () => {
    expect(place({ stage, thing: box(400, 300) }, size)).toMatchObject({ kind: 'beside', side: 'right' });
  });

  it('stays inside the stage and off its thing, wherever the thing is', () => {
    for (let left = 0; left <= 1080; left += 90)
      for (let top = 56; top <= 740; top += 76) {
        const thing = box(left, top);
        const at = boxOf(place({ stage, thing }, size));
        expect(inside(at, stage)).toBe(true);
        expect(overlap(at, thing)).toBe(0);
      }
  });

  it('leaves legal targets free before pieces and labels', () => {
    const thing = box(500, 400);
    const east = box(600, 400, 120, 60);
    const placed = place({ stage, thing, targets: [east], pieces: [box(300, 400)], labels: [box(300, 450)] }, size);
    expect(overlap(boxOf(placed), east)).toBe(0);
  });

  it('points at its thing even when pushed along an edge', () => {
    const thing = box(500, 740);
    const placed = place({ stage, thing }, size);
    if (placed.kind !== 'beside') throw new Error('not beside');
    expect(placed.top + placed.arrow).toBeGreaterThan(740);
  });

  it('goes to the spare strip when no side has room, and becomes a sheet without one', () => {
    const thing = box(20, 70, 1090, 700);
    const spare = box(0, 56, 340, 732);
    expect(place({ stage, thing, spare }, size)).toEqual({ kind: 'spare', left: 8, top: 64 });
    expect(place({ stage, thing }, size)).toEqual({ kind: 'sheet' });
  });
});
