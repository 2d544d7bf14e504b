import { describe, expect, it } from 'vitest';
import { beside } from './beside';

const sheet = { width: 300, height: 200 };
const window = { width: 1000, height: 700 };
const box = (left: number, top: number, size = 40) => ({ left, top, right: left + size, bottom: top + size });

describe('beside', () => {
  it('stands to the right of the thing', () => {
    expect(beside(box(100, 300), sheet, window)).toEqual({ left: 150, top: 220 });
  });
  it('goes to the other side at the edge, and stays inside the window', () => {
    expect(beside(box(940, 300), sheet, window).left).toBe(630);
    expect(beside(box(940, 680, 20), sheet, window).top).toBe(492);
  });
  it('leaves free what can be chosen', () => {
    const { left } = beside(box(400, 300), sheet, window, [box(500, 300, 100)]);
    expect(left).toBe(90);
  });
  it('stands in the middle when the thing is not to be seen', () => {
    expect(beside(null, sheet, window)).toEqual({ left: 350, top: 120 });
  });
});
