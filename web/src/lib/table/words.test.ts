import { describe, expect, it } from 'vitest';
import type { Board } from '$lib/api/types';
import { Catalogue } from '$lib/language/catalogue';
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
    { name: 'lose', domains: ['amount'], chance: false, cite: '' },
    { name: 'done', domains: [], chance: false, cite: '' },
  ],
  happenings: [],
  extra: {},
};
const catalogue = new Catalogue(
  'en',
  `region-roma = Roma
region-ancona = Ancona
piece-legion = legion
do-found = found a city { IN($region) } ({ NAME($resource) })
do-move = { $piece ->
    [hidden] somebody moves
   *[other] { NAME($piece) }: { NAME($from) } → { NAME($to) }
 }
do-lose = { $amount ->
    [one] lose 1 legion
   *[other] lose { $amount } legions
 }
`,
);
const words = new Wording(board, catalogue);

describe('words', () => {
  it('fills a sentence and names the things in it', () => {
    expect(words.action('found', ['roma', 'gold'])).toBe('Found a city in Roma (Gold)');
    expect(words.parts('found', ['roma', 'gold'])[1]).toEqual({ text: 'in Roma', target: 'region:roma' });
  });
  it('opens a way into its two places', () => {
    expect(words.action('move', ['legion', 'roma ancona'])).toBe('Legion: Roma → Ancona');
  });
  it('counts', () => {
    expect(words.action('lose', ['1'])).toBe('Lose 1 legion');
    expect(words.action('lose', ['2'])).toBe('Lose 2 legions');
  });
  it('says that something is hidden', () => {
    expect(words.action('move', [])).toBe('Somebody moves');
  });
  it('has words for a verb without a sentence, and before the sentences are there', () => {
    expect(new Wording(board).action('found', ['roma', 'gold'])).toBe('Found Roma Gold');
    expect(words.action('done', [])).toBe('Done');
  });
});
