import { describe, expect, it } from 'vitest';
import type { Draft, LegalAction } from '$lib/api/types';
import { follow, picksOf, resettled } from './hand';
import type { Saying } from './saying';

const action = (text: string): LegalAction => {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args, cite: '', price: [], ends_turn: false, chance: false };
};
const draft = (texts: string[], offered: string[], waits = true): Draft => ({
  texts,
  waits,
  ends_turn: false,
  actions: offered.map(action),
  prompt: null,
  view: null,
});
const saying: Saying = {
  picks: new Set(['take']),
  usual: (actions) => (actions[0]?.verb === 'number' ? actions.at(-1) : undefined),
};
const ask = (line: string[]): Promise<Draft> =>
  Promise.resolve(
    line.length === 1 ? draft(line, ['number 1', 'number 2', 'number 3']) : draft(line, ['to roma', 'to ancona']),
  );

describe('what is in hand', () => {
  it('gets the usual answers and then waits', async () => {
    const hand = await follow(ask, ['march tolosa'], [], saying);
    expect(hand.line).toEqual(['march tolosa', 'number 3']);
    expect(hand.draft.actions.map((a) => a.text)).toEqual(['to roma', 'to ancona']);
    expect(hand.settled.map((s) => s.chosen.text)).toEqual(['number 3']);
  });
  it('can be answered otherwise afterwards', async () => {
    const hand = { ...(await follow(ask, ['march tolosa'], [], saying)), from: 'hex:tolosa' };
    const [which] = hand.settled;
    const next = which && resettled(hand, which, action('number 2'));
    expect(next?.line).toEqual(['march tolosa', 'number 2']);
    expect(next?.settled.map((s) => s.chosen.text)).toEqual(['number 2']);
  });
  it('tells who can go along', () => {
    const offered = [action('take caesar'), action('whole'), action('done')];
    expect(picksOf(offered, saying).map((a) => a.text)).toEqual(['take caesar']);
  });
});
