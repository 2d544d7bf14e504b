/** The client says what the core says: files made by `tools/sentences.py`, the repository's own or those of a given folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Catalogue } from './catalogue';
import { gathered, lines, type Happening, type HappeningKind, type Line } from './telling';

interface Expected {
  language: string;
  source: string;
  titles: Record<string, string>;
  sentences: { key: string; args: Record<string, string | number>; part: string; text: string }[];
  forms: [how: 'named' | 'counted' | 'placed', text: string, key: string, ...given: (string | number)[]][];
  kinds: HappeningKind[];
  told: Happening[];
  lines: ExpectedLine[];
}
interface ExpectedLine {
  text: string;
  who: string;
  below: ExpectedLine[];
}

const own = fileURLToPath(new URL('../../../../tests/sample_catalogue', import.meta.url));
const folder = process.env['HEGEMON_SENTENCES'] ?? own;
const files = readdirSync(folder).filter((file) => /\.(en|de)\.json$/.test(file));
const read = (file: string): Expected => JSON.parse(readFileSync(`${folder}/${file}`, 'utf-8')) as Expected;
const shown = (line: Line): ExpectedLine => ({ text: line.text, who: line.who, below: line.below.map(shown) });

it('has something to compare with, in both languages', () => {
  expect(files.filter((file) => file.endsWith('.de.json')).length).toBeGreaterThan(0);
  expect(files.filter((file) => file.endsWith('.en.json')).length * 2).toBe(files.length);
});

describe.each(files)('%s', (file) => {
  const expected = read(file);
  const catalogue = new Catalogue(expected.language, expected.source, expected.titles);

  it('says every sentence', () => {
    const said = expected.sentences.map(({ key, args, part }) => catalogue.say({ key, args }, part));
    expect(said).toEqual(expected.sentences.map(({ text }) => text));
  });
  it('has every form of every name', () => {
    const made = expected.forms.map(([how, , key, first, second]) => {
      if (how === 'counted') return catalogue.counted(key, Number(first), String(second));
      return how === 'placed'
        ? catalogue.placed(key, String(first))
        : catalogue.named(key, String(first), String(second));
    });
    expect(made).toEqual(expected.forms.map(([, text]) => text));
  });
  it('tells a game in the same lines', () => {
    expect(lines(gathered(expected.told, expected.kinds), catalogue).map(shown)).toEqual(expected.lines);
  });
});
