import { describe, expect, it } from 'vitest';
import type { LogEntry, TableEvent } from '$lib/api/types';
import { flights } from './flights';

const event = (number: number, verb: string, ...args: string[]): TableEvent => ({
  number,
  kind: 'action',
  ply: number,
  turn: 1,
  to: null,
  outcome: null,
  told: [],
  at: 0,
  seat: 1,
  actor: '',
  text: '',
  forced: false,
  verb,
  args,
});
const entry = (number: number, verb: string, ...args: string[]): LogEntry => ({
  number,
  ply: number,
  turn: 1,
  seat: 1,
  actor: 'x',
  text: '',
  verb,
  args,
  forced: false,
  told: [],
  at: 0,
});

describe('flights', () => {
  it('reads a way', () => {
    expect(flights([event(4, 'move', 'galley', 'roma corsica')], [])).toEqual([
      { key: 4, seat: 1, from: 'roma', to: 'corsica', kind: 'galley' },
    ]);
  });
  it('joins a destination to what was taken up before', () => {
    const log = [entry(2, 'move', 'legion', 'roma', '1'), entry(3, 'to', 'genua')];
    expect(flights([event(3, 'to', 'genua')], log)).toEqual([
      { key: 3, seat: 1, from: 'roma', to: 'genua', kind: 'legion' },
    ]);
  });
  it('leaves everything else alone', () => {
    expect(flights([event(3, 'found', 'roma', 'gold'), event(4, 'to', 'roma')], [])).toEqual([]);
  });
});
