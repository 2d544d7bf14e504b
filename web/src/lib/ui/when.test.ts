import { expect, it } from 'vitest';
import { day, when } from './when';

const noon = new Date(2026, 10, 16, 12, 5).getTime();
const DAY = 24 * 3600 * 1000;

it('tells the time of today, and the day of what is older', () => {
  expect(when(noon, noon)).toMatch(/^12:05/);
  expect(when(noon - DAY, noon)).toContain('Nov 15');
  expect(day(noon, noon)).toBe('Nov 16');
  expect(day(noon - 400 * DAY, noon)).toContain('2025');
});
