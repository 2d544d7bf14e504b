import { describe, expect, it } from 'vitest';
import { linesOf, story, worthDrawing, type Moment } from './series';

const at = (turn: number, rome: number[], carthage: number[]): Moment => ({
  turn,
  ply: 10 * turn,
  counted: {
    rome: { points: rome[0] ?? 0, strength: rome[1] ?? 0 },
    carthage: { points: carthage[0] ?? 0, strength: carthage[1] ?? 0 },
  },
});
const sides = ['rome', 'carthage'];
const moments = [at(1, [0, 3], [0, 3]), at(2, [1, 5], [0, 6]), at(3, [1, 5], [1, 2]), at(4, [1, 5], [4, 2])];

describe('a game as numbers', () => {
  it('has a line for each side', () => {
    expect(linesOf(moments, sides, 'points')).toEqual([
      { side: 'rome', values: [0, 1, 1, 1] },
      { side: 'carthage', values: [0, 0, 1, 4] },
    ]);
  });
  it('draws what was counted and has changed', () => {
    expect(worthDrawing(moments, sides)).toEqual(['points', 'strength']);
    expect(worthDrawing(moments.slice(0, 1), sides)).toEqual([]);
  });
  it('tells who took the lead, the greatest leap and the greatest loss', () => {
    expect(story(moments, sides).map(({ kind, side, turn, n }) => [kind, side, turn, n])).toEqual([
      ['lead', 'rome', 2, 1],
      ['loss', 'carthage', 3, 4],
      ['lead', 'carthage', 4, 4],
      ['leap', 'carthage', 4, 3],
    ]);
  });
});
