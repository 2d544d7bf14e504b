import { expect, it } from 'vitest';
import { Catalogue } from './catalogue';

const source = `# Names
region-roma = Roma
no-room = { NAME($where) } has no room.
tell-lost = { NAME($who) } loses { $n ->
    [one] a legion
   *[other] { $n } legions
 }.
    .short = loses { $n }
`;
const catalogue = new Catalogue('en', source, { 'region-capua': 'Capua Vetus' });

it('names what only the board names, and what nobody names', () => {
  expect(catalogue.say({ key: 'no-room', args: { where: 'region-capua' } })).toBe('Capua Vetus has no room.');
  expect(catalogue.say({ key: 'no-room', args: { where: 'region-new_town' } })).toBe('New town has no room.');
});
it('refuses a catalogue that cannot be read', () => {
  expect(() => new Catalogue('en', 'ask-what = { $n\nask-more = More?\n')).toThrow("near 'ask-what");
  expect(() => new Catalogue('en', 'what is this\n')).toThrow("near 'what is this'");
  expect(() => new Catalogue('la', source)).toThrow("'la'");
});
it('says nothing that lacks something', () => {
  expect(() => catalogue.say({ key: 'no-such', args: {} })).toThrow("'no-such'");
  expect(() => catalogue.say({ key: 'no-room', args: {} })).toThrow('where');
  expect(() => catalogue.say({ key: 'no-room', args: { where: 'region-roma' } }, 'short')).toThrow('no-room.short');
  expect(() =>
    new Catalogue('de', 'x-y = y\n    .gender = m\nsay-x = { NAME($x, article: "def", case: "abl") }').say({
      key: 'say-x',
      args: { x: 'x-y' },
    }),
  ).toThrow("'abl'");
});
it('knows which parts a sentence has', () => {
  expect(catalogue.hasPart('tell-lost', 'short')).toBe(true);
  expect(catalogue.hasPart('tell-lost', 'head')).toBe(false);
});
