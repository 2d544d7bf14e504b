import { expect, it } from 'vitest';
import type { LogEntry, SeatInfo } from '$lib/api/types';
import { byTurn, sinceMyLastMove } from './recap';

const entry = (ply: number, seat: number | null, turn = ply, forced = false): LogEntry => ({
  number: ply,
  ply,
  turn,
  seat,
  actor: '',
  text: '',
  verb: '',
  args: [],
  forced,
  told: [],
  at: 0,
});
const seat = (index: number, own: boolean): SeatInfo => ({
  index,
  id: `s${index}`,
  title: '',
  kind: 'person',
  name: '',
  bot: null,
  own,
  present: true,
  resigned: false,
  invited: false,
});
const seats = [seat(0, true), seat(1, false)];

it('tells what happened after my last own decision', () => {
  const log = [entry(1, 0), entry(2, 1), entry(3, null), entry(4, 1), entry(5, 0, 5, true)];
  expect(sinceMyLastMove({ log, seats, my_move: true, outcome: null }).map((e) => e.ply)).toEqual([2, 3, 4]);
});
it('keeps what was told with a forced move of mine', () => {
  const told = [{ kind: 'income', args: {}, children: [] }];
  const log = [entry(1, 0), entry(2, 1), { ...entry(3, 0, 3, true), told }];
  expect(sinceMyLastMove({ log, seats, my_move: true, outcome: null }).map((e) => e.ply)).toEqual([2, 3]);
  expect(sinceMyLastMove({ log: log.toSpliced(1, 1), seats, my_move: true, outcome: null })).toEqual([]);
});
it('has nothing to tell while others decide, to spectators, and when all seats are mine', () => {
  const log = [entry(1, 1)];
  expect(sinceMyLastMove({ log, seats, my_move: false, outcome: null })).toEqual([]);
  expect(sinceMyLastMove({ log, seats: [seat(0, false)], my_move: true, outcome: null })).toEqual([]);
  expect(sinceMyLastMove({ log, seats: [seat(0, true), seat(1, true)], my_move: true, outcome: null })).toEqual([]);
});
it('gathers by turn, the latest first', () => {
  expect(byTurn([entry(1, 0, 1), entry(2, 0, 1), entry(3, 1, 2)]).map((x) => [x.turn, x.entries.length])).toEqual([
    [2, 1],
    [1, 2],
  ]);
});
