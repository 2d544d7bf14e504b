import { describe, expect, it } from 'vitest';
import { fill, flatten, type Catalogue } from './catalogue';

const files = import.meta.glob<Catalogue>('./*/*.json', { eager: true, import: 'default' });
const drawn = Object.keys(import.meta.glob('../games/*/index.ts')).map((file) => file.split('/')[2] ?? '');
const languages = ['en', 'de'];
const names = ['account', 'around', 'chance', 'clock', 'common', 'learn', 'stage', 'things', ...drawn];
const keys = (language: string, name: string): Record<string, string> =>
  flatten(files[`./${language}/${name}.json`] ?? {});
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
});
