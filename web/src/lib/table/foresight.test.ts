import { describe, expect, it, vi } from 'vitest';
import { api } from '$lib/api/client';
import type { FightAhead, LegalAction } from '$lib/api/types';
import { Foresight, percent, shortOdds } from './foresight.svelte';

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

it('keeps what was expected of a fight while it is fought, and nothing of one that nobody knew', async () => {
  vi.useFakeTimers();
  const action = (verb: string): LegalAction => ({ verb, text: `${verb} there`, price: [] }) as unknown as LegalAction;
  const attack = action('attack');
  const lit = new Map([['space:there', [{ action: attack, steps: [] }]]]);
  let at: string | null = null;
  const ui = { fights: ['attack'], steps: () => ['space:there'], fightAt: () => at };
  const stage = { ahead: null, choice: { lit }, ui, dangerous: () => true };
  const state = { my_move: true, viewing: 0, number: 3 };
  const lineOf = (a: LegalAction): string => a.text;
  const asker = { id: 't', stage, state, inHand: false, choosing: { lineOf, paidLineOf: lineOf } };
  const foresight = new Foresight(asker as unknown as ConstructorParameters<typeof Foresight>[0]);
  const expected = { sides: [{ who: 'seat-roman' }], ends: [] } as unknown as FightAhead;
  vi.spyOn(api, 'odds').mockResolvedValue(expected);
  foresight.look();
  await vi.runAllTimersAsync();
  foresight.begin(action('recruit'));
  expect(stage.ahead).toBeNull();
  foresight.begin(attack);
  foresight.follow();
  expect(stage.ahead).toEqual({ at: 'space:there', begun: false, fight: expected });
  at = 'space:there';
  foresight.forget();
  foresight.follow();
  foresight.begin(action('fight'));
  expect(stage.ahead).toEqual({ at, begun: true, fight: expected });
  at = 'space:elsewhere'; // a pursuit: another fight, of which nothing is known
  foresight.follow();
  expect(stage.ahead).toBeNull();
  foresight.begin(attack);
  expect(stage.ahead).toBeNull();
  vi.useRealTimers();
});
