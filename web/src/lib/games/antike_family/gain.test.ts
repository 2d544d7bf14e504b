import { describe, expect, it } from 'vitest';
import type { Draft } from '$lib/api/types';
import { fieldGain } from './gain';

const draft = (...verbs: string[]): Draft =>
  ({
    texts: [],
    waits: false,
    ends_turn: false,
    actions: verbs.map((verb) => ({ verb })),
    prompt: null,
    view: {},
  }) as unknown as Draft;
const name = (good: string): string => good;

describe('what a field brings', () => {
  it('is the goods it yields, coins aside', () => {
    const gain = fieldGain(undefined, draft('found'), { iron: 1, coin: 0 }, { iron: 4, coin: 1 }, name);
    expect(gain).toEqual({ short: '+3', text: '+3 iron, +1 coin', nothing: false });
  });
  it('is nothing where nothing can be done', () => {
    const arming = { verbs: ['arm'], good: 'iron' };
    expect(fieldGain(arming, draft('done'), { iron: 0 }, { iron: 0 }, name)?.nothing).toBe(true);
    expect(fieldGain(arming, draft('arm', 'done'), { iron: 2 }, { iron: 2 }, name)?.nothing).toBe(false);
  });
  it('does not count what the way there costs', () => {
    const there = { ...draft('found'), texts: ['advance iron', 'pay iron', 'pay coin'] };
    expect(fieldGain(undefined, there, { iron: 2, coin: 1 }, { iron: 4, coin: 1 }, name)?.text).toBe(
      '+3 iron, +1 coin',
    );
  });
  it('is not known before the way there is paid', () => {
    expect(fieldGain(undefined, draft('pay'), { iron: 1 }, { iron: 1 }, name)).toBeNull();
  });
});
