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
it('says a message inside another, several places, and places that only have coordinates', () => {
  const more = new Catalogue(
    'en',
    `${source}
tell-idle = No city possible: { SAY($reason) }
tell-begin = They begin { IN($where) }.
hex-numbered = sea hex { $title }
    .in = at sea ({ $title })
`,
    { 'hex-h0907': '09/07' },
  );
  const reason = JSON.stringify({ key: 'no-room', args: { where: 'region-roma' } });
  expect(more.say({ key: 'tell-idle', args: { reason } })).toBe('No city possible: Roma has no room.');
  expect(more.say({ key: 'tell-begin', args: { where: 'region-roma hex-h0907' } })).toBe(
    'They begin in Roma and at sea (09/07).',
  );
});
