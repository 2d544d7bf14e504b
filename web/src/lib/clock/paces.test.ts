import { describe, expect, it } from 'vitest';
import { controlOf, freshChoice, isPossible, isSlow } from './paces';

describe('the pace of a new table', () => {
  it('is none, or one of the usual', () => {
    expect(controlOf(freshChoice())).toBeNull();
    expect(controlOf({ ...freshChoice(), pace: 'live' })).toMatchObject({ base: 600, increment: 30, per_turn: 0 });
  });
  it('can be chosen: a bank, something after each turn, time for every turn', () => {
    const choice = {
      ...freshChoice(),
      pace: 'own' as const,
      bank: { count: 2, unit: 'hours' as const },
      increment: 10,
    };
    expect(controlOf(choice)).toMatchObject({ base: 7200, increment: 10, per_turn: 60, vacation: 0 });
    expect(isSlow(choice)).toBe(false);
  });
  it('has vacations and free weekends only with days per turn', () => {
    const choice = { ...freshChoice(), pace: 'own' as const, vacation: 9, weekendsOff: true };
    expect(controlOf(choice)).toMatchObject({ vacation: 0, weekends_off: false });
    const slow = { ...choice, turn: { count: 2, unit: 'days' as const } };
    expect(controlOf(slow)).toMatchObject({ per_turn: 172800, vacation: 9, weekends_off: true });
  });
  it('is refused before it is sent when nobody could play in it', () => {
    const choice = { ...freshChoice(), pace: 'own' as const };
    expect(isPossible(choice)).toBe(true);
    expect(isPossible({ ...choice, bank: { count: null, unit: 'minutes' }, turn: { count: 0, unit: 'days' } })).toBe(
      false,
    );
    expect(isPossible({ ...choice, turn: { count: 61, unit: 'days' } })).toBe(false);
  });
});
