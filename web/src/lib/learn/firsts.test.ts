import { describe, expect, it } from 'vitest';
import type { FirstThing, LogEntry } from '$lib/api/types';
import { firstThings } from './firsts';

const thing = (id: string, frames: string[], told: string[]): FirstThing => ({
  id,
  text: '',
  chapter: 'turn',
  frames,
  told,
});
const THINGS = [thing('wheel', ['rondel'], []), thing('battle', [], ['fought']), thing('fall', [], ['fell'])];
const entry = (ply: number, told: unknown[]): LogEntry => ({ ply, told }) as LogEntry;
const at = (my_move: boolean, deciding: string, log: LogEntry[]) => ({ my_move, view: { deciding }, log });

describe('things that appear for the first time', () => {
  it('are those the player is asked about', () => {
    expect(firstThings(THINGS, at(true, 'rondel', []), -1).map((x) => x.id)).toEqual(['wheel']);
    expect(firstThings(THINGS, at(false, 'rondel', []), -1)).toEqual([]);
  });
  it('are those that have happened since, inside a battle too', () => {
    const log = [
      entry(3, [{ kind: 'fought', args: {} }]),
      entry(4, [{ kind: 'attacked', args: {}, children: [{ kind: 'fell' }] }]),
    ];
    expect(firstThings(THINGS, at(false, '', log), 3).map((x) => x.id)).toEqual(['fall']);
    expect(firstThings(THINGS, at(false, '', log), 2).map((x) => x.id)).toEqual(['battle', 'fall']);
    expect(firstThings(THINGS, at(false, '', log), -1)).toEqual([]);
  });
});
