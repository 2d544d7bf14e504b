import { expect, it } from 'vitest';
import { nextTurn, previousTurn } from './marks';

const turns = [{ ply: 4 }, { ply: 9 }, { ply: 15 }];

it('finds the neighbouring turns', () => {
  expect(nextTurn(turns, 4, 20)).toBe(9);
  expect(nextTurn(turns, 15, 20)).toBe(20);
  expect(previousTurn(turns, 9)).toBe(4);
  expect(previousTurn(turns, 10)).toBe(9);
  expect(previousTurn(turns, 2)).toBe(0);
});
