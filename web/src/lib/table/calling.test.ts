import { describe, expect, it } from 'vitest';
import { Calling } from './calling';

describe('the call to the table', () => {
  it("comes when the move becomes one's own after a while", () => {
    const calling = new Calling();
    expect(calling.hears(false, 0, false)).toBe(false);
    expect(calling.hears(false, 3000, false)).toBe(false);
    expect(calling.hears(true, 9000, false)).toBe(true);
    expect(calling.hears(true, 9500, false)).toBe(false);
  });
  it('does not come after a short wait while one looks, nor when the page opens', () => {
    const calling = new Calling();
    expect(calling.hears(true, 0, true)).toBe(false);
    calling.hears(false, 1000, false);
    expect(calling.hears(true, 2000, false)).toBe(false);
    calling.hears(false, 3000, false);
    expect(calling.hears(true, 4000, true)).toBe(true);
  });
});
