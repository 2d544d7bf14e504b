import { expect, it } from 'vitest';
import { applied } from './patch';
import type { ChangeMessage, TableState } from './types';

const entry = (number: number) => ({ number }) as TableState['log'][number];
const older = {
  number: 4,
  turn: 1,
  view: { regions: { roma: { legions: 1, temple: false }, kart: { legions: 2 } }, bank: [1, 2, { gold: 3 }] },
  log: [entry(1), entry(2), entry(3)],
} as unknown as TableState;
const change = (given: Partial<ChangeMessage>): ChangeMessage => ({
  type: 'change',
  version: 2,
  new_fields: {},
  view: [],
  log: { drop: 0, keep: 3, add: [] },
  ...given,
});

it('makes the newer state and leaves the older one as it was', () => {
  const before = structuredClone(older);
  const newer = applied(
    older,
    change({
      new_fields: { number: 6, turn: 2 },
      view: [
        { path: ['regions', 'roma', 'legions'], value: 3, gone: false },
        { path: ['regions', 'kart'], value: null, gone: true },
        { path: ['regions', 'gades'], value: { legions: 1 }, gone: false },
        { path: ['bank', 2, 'gold'], value: null, gone: false },
      ],
      log: { drop: 1, keep: 2, add: [entry(5), entry(6)] },
    }),
  );
  expect(newer).toEqual({
    number: 6,
    turn: 2,
    view: { regions: { roma: { legions: 3, temple: false }, gades: { legions: 1 } }, bank: [1, 2, { gold: null }] },
    log: [2, 3, 5, 6].map(entry),
  });
  expect(older).toEqual(before);
  expect(Array.isArray(newer.view['bank'])).toBe(true);
});

it('keeps what has not changed as the same object', () => {
  const newer = applied(older, change({ view: [{ path: ['regions', 'roma', 'legions'], value: 3, gone: false }] }));
  expect(newer.log).toBe(older.log);
  expect(newer.view['bank']).toBe(older.view['bank']);
});

it('does not guess: a place that is not there is a fault', () => {
  expect(() => applied(older, change({ view: [{ path: ['nothing', 'here'], value: 1, gone: false }] }))).toThrow();
});
