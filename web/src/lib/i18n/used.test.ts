/** Every text that the program asks for is there, and every text that is there is asked for. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { flatten, type Catalogue } from './catalogue';

const files = import.meta.glob<Catalogue>('./en/*.json', { eager: true, import: 'default' });
const sources = import.meta.glob<string>(['../../**/*.{ts,svelte}', '!../../**/*.test.ts', '!../api/schema.d.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const program = Object.values(sources).join('\n');
const texts = new Set(
  Object.entries(files).flatMap(([path, catalogue]) => {
    const name = path.replace(/^.*\/|\.json$/g, '');
    return Object.keys(flatten(catalogue, name === 'common' ? '' : name));
  }),
);

const KEY = /'([a-z][\w]*(?:\.\w+)+)'/gi;
const written = new Set([...program.matchAll(KEY)].map((found) => found[1] ?? ''));
/** Keys with something to fill in, as patterns: `map.border.${kind}`. */
const patterns = [...program.matchAll(/`([\w.]*\$\{[^`]*)`/g)]
  .map((found) => (found[1] ?? '').replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '*'))
  .filter((shape) => /^[\w.*]+$/.test(shape) && /(^|\.)[a-z]\w{2,}(\.|$)/i.test(shape))
  .map((shape) => new RegExp(`^${shape.replaceAll('.', '\\.').replaceAll('*', '.+')}$`));
const asked = (key: string): boolean => written.has(key) || patterns.some((pattern) => pattern.test(key));
const numbered = (key: string): string => key.replace(/\.(one|many)$/, '');

describe('texts of the client', () => {
  it('are all there that are asked for by name', () => {
    const called = [...program.matchAll(/\bt\(\s*'([\w.]+)'/g)].map((found) => found[1] ?? '');
    const counted = [...program.matchAll(/\btn\(\s*'([\w.]+)'/g)].flatMap(([, key]) => [`${key}.one`, `${key}.many`]);
    expect(called.length).toBeGreaterThan(100);
    expect([...called, ...counted].filter((key) => !texts.has(key))).toEqual([]);
  });
  it('are all asked for', () => {
    expect([...texts].filter((key) => !asked(key) && !asked(numbered(key)))).toEqual([]);
  });
  it('has every word of the sheets in the catalogue', () => {
    const catalogue = fileURLToPath(new URL('../../../../src/hegemon/lang/en/looking.ftl', import.meta.url));
    const known = new Set([...readFileSync(catalogue, 'utf-8').matchAll(/^look-([\w-]+) =/gm)].map(([, key]) => key));
    const called = [...program.matchAll(/\b(?:label|told)\(\s*stage,\s*'([\w-]+)'/g)].map(([, key]) => key);
    expect(called.length).toBeGreaterThan(40);
    expect(called.filter((key) => !known.has(key))).toEqual([]);
  });
});
