import { describe, expect, it } from 'vitest';
import { course, HEIGHT, percent, WIDTH, x, y } from './course';

const turn = (chance: number, error: number) => ({
  turn: 1,
  ply: 0,
  seat: 0,
  chances: [chance, 1 - chance],
  errors: [error, error],
});

describe('the course of a game', () => {
  it('goes from the left to the right and ends at the result', () => {
    const { line } = course([turn(0.5, 0.1), turn(0.75, 0)], [1, 0], 0);
    expect(line).toBe(`M0.0 ${HEIGHT / 2}.0L${WIDTH / 2}.0 ${HEIGHT / 4}.0L${WIDTH}.0 0.0`);
  });
  it('has a band of two standard errors that stays inside', () => {
    const { band } = course([turn(0.5, 0.1), turn(0.95, 0.1)], [0, 1], 0);
    expect(band.startsWith(`M0.0 ${(0.3 * HEIGHT).toFixed(1)}L${WIDTH / 2}.0 0.0`)).toBe(true);
    expect(band.endsWith(`L0.0 ${(0.7 * HEIGHT).toFixed(1)}Z`)).toBe(true);
  });
  it('puts every chance between bottom and top', () => {
    expect([y(0), y(1), y(1.4), y(-3)]).toEqual([HEIGHT, 0, 0, HEIGHT]);
    expect([x(0, 1), x(1, 3), percent(0.125)]).toEqual([WIDTH, WIDTH / 2, 13]);
  });
});
