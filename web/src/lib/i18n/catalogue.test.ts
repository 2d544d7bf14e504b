import { describe, expect, it } from 'vitest';
import { fill, flatten, type Catalogue } from './catalogue';

const files = import.meta.glob<Catalogue>('./*/*.json', { eager: true, import: 'default' });
const drawn = Object.keys(import.meta.glob('../games/*/index.ts')).map((file) => file.split('/')[2] ?? '');
const languages = ['en', 'de'];
const names = ['account', 'around', 'chance', 'clock', 'common', 'learn', 'stage', 'things', ...drawn];
const keys = (language: string, name: string): Record<string, string> =>
  flatten(files[`./${language}/${name}.json`] ?? {});
/** A number before what is counted. */
const COUNTED =
  /\{n\} (?:fleet )?(?:units|legions|points|steps|places|spaces|moves|actions|dice|Einheiten|Legionen|Punkte|Schritte|Orte|Felder|Aktionen)\b/;
const slots = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(names)('catalogue %s', (name) => {
  it('has every English text in German', () => {
    const german = keys('de', name);
    expect(Object.keys(keys('en', name)).filter((k) => !(k in german))).toEqual([]);
  });
  it('has no German text without an English one', () => {
    const english = keys('en', name);
    expect(Object.keys(keys('de', name)).filter((k) => !(k in english))).toEqual([]);
  });
  it('fills the same places in both', () => {
    const german = keys('de', name);
    for (const [key, text] of Object.entries(keys('en', name))) {
      if (german[key]) expect([key, ...slots(german[key])]).toEqual([key, ...slots(text)]);
    }
  });
});

describe('catalogues', () => {
  it('belong to drawn games, in every language', () => {
    expect(drawn.length).toBeGreaterThan(0);
    expect(Object.keys(files).sort()).toEqual(languages.flatMap((l) => names.map((n) => `./${l}/${n}.json`)).sort());
  });
  it('fills places and leaves unknown ones', () => {
    expect(fill('{who} takes {n}', { who: 'Rome' })).toBe('Rome takes {n}');
  });
  it('hold what the screen says alone: sentences of the games are in their catalogues', () => {
    const said = languages.flatMap((l) => drawn.flatMap((game) => Object.entries(keys(l, game))));
    const sentences = said.filter(
      ([key, text]) => /^(verbs|cards|rules|refusals|happenings)\./.test(key) || text.length > 80,
    );
    expect(said.length).toBeGreaterThan(50);
    expect(sentences).toEqual([]);
  });
  it('count: nothing says "1 units"', () => {
    const told = languages.flatMap((l) => names.flatMap((n) => Object.entries(keys(l, n))));
    const plural = told.filter(([key, text]) => !key.endsWith('.many') && COUNTED.test(text));
    expect(plural).toEqual([]);
  });
});
