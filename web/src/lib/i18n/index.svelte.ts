/** Texts from catalogues. English is complete and stands in where another catalogue lacks a key (a test forbids gaps). */
import { settings } from '$lib/settings.svelte';
import { flatten, fill, type Catalogue } from './catalogue';

const files = import.meta.glob<Catalogue>('./*/*.json', { eager: true, import: 'default' });

const texts: Record<string, Record<string, string>> = {};
for (const [path, catalogue] of Object.entries(files)) {
  const [, language = '', file = ''] = /\.\/(\w+)\/(\w+)\.json$/.exec(path) ?? [];
  texts[language] = { ...texts[language], ...flatten(catalogue, file === 'common' ? '' : file) };
}

export const languages: { id: string; name: string }[] = [
  { id: 'en', name: 'English' },
  { id: 'de', name: 'Deutsch' },
];

/** The text of a key in the chosen language, or null when no catalogue has it. */
export function lookUp(key: string): string | null {
  return texts[settings.language]?.[key] ?? texts['en']?.[key] ?? null;
}

export function t(key: string, values: Record<string, string | number> = {}): string {
  const text = lookUp(key);
  return text === null ? key : fill(text, values);
}

/** One and many: `key.one` or `key.many`, with the number as {n}. */
export function tn(key: string, n: number, values: Record<string, string | number> = {}): string {
  return t(n === 1 ? `${key}.one` : `${key}.many`, { n, ...values });
}
