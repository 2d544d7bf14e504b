import { describe, expect, it } from 'vitest';
import type { LegalAction } from '$lib/api/types';
import { byVerb } from './can';

const action = (text: string): LegalAction => ({ text, verb: text.split(' ')[0] }) as LegalAction;

describe('what can be done', () => {
  it('is gathered by kind, and many are counted', () => {
    const found = byVerb(['arm a', 'done', 'arm b', 'arm c', 'arm d', 'arm e'].map(action));
    expect(found.map((g) => [g.verb, g.first.length, g.more])).toEqual([
      ['arm', 4, 1],
      ['done', 1, 0],
    ]);
  });
});
