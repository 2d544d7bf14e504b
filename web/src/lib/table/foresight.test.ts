import { describe, expect, it } from 'vitest';
import type { FightAhead } from '$lib/api/types';
import { percent, shortOdds } from './foresight.svelte';

const side = (who: string, strength: number): FightAhead['sides'][number] => ({ who, strength, parts: [], losses: {} });
const end = (who: string, chance: number): FightAhead['ends'][number] => ({
  end: { text: '', key: 'odds-wins', args: { who } },
  chance,
});

describe('odds on a target', () => {
  it('are strengths where no luck decides', () => {
    expect(shortOdds({ sides: [side('a', 4), side('b', 3)], ends: [end('a', 1)] })).toBe('4 : 3');
  });
  it('are the chance of the side that attacks where dice fall', () => {
    const fight = { sides: [side('a', 4), side('b', 9)], ends: [end('b', 0.625), end('a', 0.375)] };
    expect(shortOdds(fight)).toBe('38 %');
    expect(percent(0.004)).toBe('0 %');
  });
  it('are strengths where the chances are too many to be told', () => {
    expect(shortOdds({ sides: [side('a', 12), side('b', 9)], ends: [] })).toBe('12 : 9');
    expect(shortOdds({ sides: [], ends: [] })).toBe('');
  });
});
