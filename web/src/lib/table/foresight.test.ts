import { describe, expect, it, vi } from 'vitest';
import { api } from '$lib/api/client';
import type { FightAhead, LegalAction } from '$lib/api/types';
import { Foresight, percent, shortOdds } from './foresight.svelte';

const side = (who: string, strength: number): FightAhead['sides'][number] => ({ who, strength, parts: [], losses: {} });
const fightOf = (...sides: FightAhead['sides']): FightAhead => ({ sides, ends: [], at: '' });
const end = (who: string, chance: number): FightAhead['ends'][number] => ({
  end: { text: '', key: 'odds-wins', args: { who } },
  chance,
});

describe('odds on a target', () => {
  it('are strengths where no luck decides', () => {
    expect(shortOdds({ sides: [side('a', 4), side('b', 3)], ends: [end('a', 1)], at: '' })).toBe('4 : 3');
  });
  it('are the chance of the side that attacks where dice fall', () => {
    const fight = { sides: [side('a', 4), side('b', 9)], ends: [end('b', 0.625), end('a', 0.375)], at: '' };
    expect(shortOdds(fight)).toBe('38 %');
    expect(percent(0.004)).toBe('0 %');
  });
  it('are strengths where the chances are too many to be told', () => {
    expect(shortOdds(fightOf(side('a', 12), side('b', 9)))).toBe('12 : 9');
    expect(shortOdds(fightOf())).toBe('');
  });
});

it('asks for a fight with as many units as are in hand', async () => {
  vi.useFakeTimers();
  const move = { verb: 'move', text: 'move legion here there', price: [] } as unknown as LegalAction;
  const lit = new Map([['region:there', [{ action: move, steps: [] }]]]);
  const stage = { fight: null, foughtOver: null, choice: { lit }, ui: {}, dangerous: () => true };
  let number = 3;
  const lineOf = (a: LegalAction): string => a.text;
  const choosing = { lineOf, numberFor: () => number, paidLineOf: lineOf };
  const asker = { id: 't', stage, state: { my_move: true, viewing: 0, number: 7 }, inHand: false, choosing };
  const foresight = new Foresight(asker as unknown as ConstructorParameters<typeof Foresight>[0]);
  const asked = vi
    .spyOn(api, 'odds')
    .mockImplementation((_, __, units) => Promise.resolve(fightOf(side('a', units), side('b', 2))));
  for (number of [3, 1]) {
    foresight.look();
    await vi.runAllTimersAsync();
    expect(foresight.odds('region:there')).toBe(`${number} : 2`);
  }
  number = 3; // known already
  foresight.look();
  await vi.runAllTimersAsync();
  expect(foresight.odds('region:there')).toBe('3 : 2');
  expect(asked).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
