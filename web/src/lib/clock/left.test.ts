import { describe, expect, it } from 'vitest';
import type { ClockInfo } from '$lib/api/types';
import { asHands, DAY, daysAndHours, isLow, leftOf } from './left';

const clock = (more: Partial<ClockInfo> = {}): ClockInfo => ({
  control: { base: 300, increment: 0, per_turn: 0, vacation: 0, weekends_off: false, offset: 0, at_zero: 'bot' },
  seats: [
    { left: 300_000, vacation: 0, away_until: null },
    { left: 120_000, vacation: 0, away_until: null },
  ],
  running: 0,
  since: 1_000_000,
  deadline: 1_300_000,
  paused: false,
  pause: null,
  vacant: [],
  timed_out: [],
  ...more,
});

describe('time that is left', () => {
  it('runs for one seat and stands for the others', () => {
    expect(leftOf(clock(), 0, 1_100_000)).toBe(200_000);
    expect(leftOf(clock(), 1, 1_100_000)).toBe(120_000);
    expect(leftOf(clock(), 0, 2_000_000)).toBe(0);
    expect(leftOf(clock({ running: null, deadline: null, paused: true }), 0, 2_000_000)).toBe(300_000);
  });
  it('is written as hands of a clock, or as days', () => {
    expect([0, 1, 1000, 59_001, 60_000, 3_605_000].map(asHands)).toEqual([
      '0:00',
      '0:01',
      '0:01',
      '1:00',
      '1:00',
      '1:00:05',
    ]);
    expect(daysAndHours(DAY - 1)).toBeNull();
    expect(daysAndHours(2.5 * DAY)).toEqual({ days: 2, hours: 12 });
  });
  it('is low in the last minute, or the last hours of a slow game', () => {
    expect([isLow(clock(), 59_999), isLow(clock(), 60_000)]).toEqual([true, false]);
    const slow = clock({ control: { ...clock().control, per_turn: 86_400 } });
    expect([isLow(slow, 7_199_000), isLow(slow, 7_200_000)]).toEqual([true, false]);
  });
});
