import { describe, expect, it } from 'vitest';
import type { Draft, LegalAction } from '$lib/api/types';
import { Basket, textsOf } from './basket.svelte';

const action = (text: string): LegalAction =>
  ({ text, verb: text.split(' ')[0], args: text.split(' ').slice(1), price: [] }) as unknown as LegalAction;
const draft = (waits: boolean, actions: string[]): Draft => ({
  texts: [],
  waits,
  ends_turn: false,
  actions: actions.map(action),
  prompt: null,
  view: null,
});

describe('basket', () => {
  it('asks where a recruit goes, takes the first place and lets it be changed', async () => {
    const asked: string[][] = [];
    const basket = new Basket(
      (line) => {
        asked.push(line);
        return Promise.resolve(
          line.at(-1)?.startsWith('recruit') ? draft(true, ['place a', 'place b']) : draft(false, []),
        );
      },
      () => undefined,
    );
    await basket.add(action('recruit x'));
    expect(textsOf(basket.items)).toEqual(['recruit x', 'place a']);
    const [item] = basket.items;
    if (item) await basket.place(item, action('place b'));
    expect(textsOf(basket.items)).toEqual(['recruit x', 'place b']);
    expect(asked.at(-1)).toEqual(['recruit x', 'place b']);
  });
  it('keeps the list that was there when the server refuses a longer one', async () => {
    const faults: unknown[] = [];
    const basket = new Basket(
      (line) => (line.length > 1 ? Promise.reject(new Error('too dear')) : Promise.resolve(draft(false, ['build b']))),
      (fault) => faults.push(fault),
    );
    await basket.add(action('build a'));
    await basket.add(action('build b'));
    expect(textsOf(basket.items)).toEqual(['build a']);
    expect(faults).toHaveLength(1);
    expect(basket.busy).toBe(false);
  });
});
