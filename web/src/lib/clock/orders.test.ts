import { describe, expect, it } from 'vitest';
import { again, argumentsOf, stepsOf } from './orders';

describe('orders in words', () => {
  it('finds the things of an action, a way as two places', () => {
    expect(argumentsOf(['piece', 'way'], ['legion', 'roma', 'cremona'])).toEqual(['legion', 'roma cremona']);
    expect(argumentsOf([], [])).toEqual([]);
    expect(argumentsOf(['unit'], ['on', 'and', 'on'])).toBeNull();
  });
  it('gives again what was left, for what remains of its time', () => {
    expect(again([{ say: 'done', after: '', until: 9 }], 7)).toEqual([{ say: 'done', after: null, turns: 2 }]);
    expect(stepsOf('advance aurum; done')).toEqual(['advance aurum', 'done']);
  });
});
