import { describe, expect, it } from 'vitest';
import type { Board } from '$lib/api/types';
import { Wording } from './words';

const board: Board = {
  game: 'duellum',
  options: {},
  seats: ['rome', 'carthage'],
  hides: false,
  names: { region: ['roma', 'ancona'], resource: ['gold'], piece: ['legion'], way: ['roma ancona', 'ancona roma'] },
  titles: { region: { roma: 'Roma', ancona: 'Ancona' } },
  verbs: [
    { name: 'found', domains: ['region', 'resource'], chance: false, cite: '' },
    { name: 'move', domains: ['piece', 'way'], chance: false, cite: '' },
    { name: 'done', domains: [], chance: false, cite: '' },
  ],
  happenings: [],
  extra: {},
};
const texts: Record<string, string> = {
  'duellum.verbs.found': 'found a city in {1} ({2})',
  'duellum.verbs.move': '{1}: {2} → {3}',
  'duellum.verbs.move_hidden': 'somebody moves',
};
const words = new Wording(board, (key) => texts[key] ?? null);

describe('words', () => {
  it('fills a sentence and names the things in it', () => {
    expect(words.action('found', ['roma', 'gold'])).toBe('Found a city in Roma (Gold)');
    expect(words.parts('found', ['roma', 'gold'])[1]).toEqual({ text: 'Roma', target: 'region:roma' });
  });
  it('opens a way into its two places', () => {
    expect(words.action('move', ['legion', 'roma ancona'])).toBe('Legion: Roma → Ancona');
  });
  it('says that something is hidden', () => {
    expect(words.action('move', [])).toBe('Somebody moves');
  });
  it('has words for a verb without a sentence', () => {
    expect(words.action('done', [])).toBe('Done');
  });
});
