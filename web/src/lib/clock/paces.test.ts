import { describe, expect, it } from 'vitest';
import { controlOf, freshWish, isPossible, isSlow } from './paces';

describe('the pace of a new table', () => {
  it('is none, or one of the usual', () => {
    expect(controlOf(freshWish())).toBeNull();
    expect(controlOf({ ...freshWish(), pace: 'live' })).toMatchObject({ base: 600, increment: 30, per_turn: 0 });
  });
  it('can be chosen: a bank, something after each turn, time for every turn', () => {
    const wish = { ...freshWish(), pace: 'own' as const, bank: { count: 2, unit: 'hours' as const }, increment: 10 };
    expect(controlOf(wish)).toMatchObject({ base: 7200, increment: 10, per_turn: 60, vacation: 0 });
    expect(isSlow(wish)).toBe(false);
  });
  it('has vacations and free weekends only with days per turn', () => {
    const wish = { ...freshWish(), pace: 'own' as const, vacation: 9, weekendsOff: true };
    expect(controlOf(wish)).toMatchObject({ vacation: 0, weekends_off: false });
    const slow = { ...wish, turn: { count: 2, unit: 'days' as const } };
    expect(controlOf(slow)).toMatchObject({ per_turn: 172800, vacation: 9, weekends_off: true });
  });
  it('is refused before it is sent when nobody could play in it', () => {
    const wish = { ...freshWish(), pace: 'own' as const };
    expect(isPossible(wish)).toBe(true);
    expect(isPossible({ ...wish, bank: { count: null, unit: 'minutes' }, turn: { count: 0, unit: 'days' } })).toBe(
      false,
    );
    expect(isPossible({ ...wish, turn: { count: 61, unit: 'days' } })).toBe(false);
  });
});
