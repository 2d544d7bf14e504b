import { describe, expect, it } from 'vitest';
import { billOf, changed, isOpen, isPaid, phraseOf, rest, usual } from './bill';

const row = (what: string, amount: number) => ({ what, amount, cite: '' });
const CITY = [row('chip-marble', 1), row('chip-iron', 1), row('chip-gold', 1), row('chip-coin', 1)];

describe('a price in goods', () => {
  it('is paid in chips first, with coins only for what is lacking', () => {
    const bill = billOf(CITY, { marble: 2, iron: 0, gold: 1, coin: 3 });
    expect(usual(bill, 'chips')).toEqual({ marble: 0, iron: 1, gold: 0 });
    expect(usual(bill, 'coins')).toEqual({ marble: 1, iron: 1, gold: 0 });
    expect(rest(bill, usual(bill, 'chips'))).toEqual({ marble: 1, iron: 0, gold: 0, coin: 1 });
  });
  it('leaves a choice only while a coin is left over', () => {
    expect(isOpen(billOf(CITY, { marble: 2, iron: 0, gold: 1, coin: 3 }))).toBe(true);
    expect(isOpen(billOf(CITY, { marble: 2, iron: 0, gold: 1, coin: 2 }))).toBe(false);
    expect(isOpen(billOf(CITY, { marble: 0, iron: 0, gold: 0, coin: 5 }))).toBe(false);
  });
  it('swaps a chip for a coin and back, but no further than there are coins or chips', () => {
    const bill = billOf(CITY, { marble: 2, iron: 0, gold: 1, coin: 3 });
    const first = usual(bill, 'chips');
    const swapped = changed(bill, first, 'marble', 1);
    expect(swapped).toEqual({ marble: 1, iron: 1, gold: 0 });
    expect(swapped && changed(bill, swapped, 'gold', 1)).toBeUndefined();
    expect(changed(bill, first, 'iron', -1)).toBeUndefined();
  });
  it('becomes one phrase', () => {
    const bill = billOf(CITY, { marble: 2, iron: 0, gold: 1, coin: 3 });
    expect(phraseOf('found baecula iron', bill, usual(bill, 'chips'))).toBe(
      'found baecula iron coins marble=0 iron=1 gold=0',
    );
  });
});

describe('a price in any chips', () => {
  const bill = billOf([row('price-any-chip', 2)], { marble: 3, iron: 1, gold: 0, coin: 5 });
  it('is paid with what is most plentiful, coins last', () => {
    expect(usual(bill, 'chips')).toEqual({ marble: 2 });
    expect(usual(bill, 'coins')).toEqual({ coin: 2 });
  });
  it('must be complete', () => {
    const less = changed(bill, { marble: 2 }, 'marble', -1);
    expect(less && isPaid(bill, less)).toBe(false);
    expect(changed(bill, { marble: 2 }, 'iron', 1)).toBeUndefined();
    expect(phraseOf('advance aurum', bill, { marble: 1, iron: 1 })).toBe('advance aurum paying marble=1 iron=1');
  });
  it('leaves no choice when everything must be given', () => {
    expect(isOpen(billOf([row('price-any_chip', 2)], { marble: 1, iron: 1 }))).toBe(false);
  });
});
