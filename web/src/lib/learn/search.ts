/** Finding words in chapters and rules. */
import type { CompanionPage, RuleTaught, TaughtChapter } from '$lib/api/types';
import { plainText } from './inline';

export interface Found {
  chapter: TaughtChapter | null;
  rule: RuleTaught | null;
  /** A few words around the place. */
  excerpt: string;
}

const AROUND = 60;
const folded = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

function excerpt(text: string, words: string[]): string | null {
  const low = folded(text);
  if (!words.every((word) => low.includes(word))) return null;
  const at = low.indexOf(words[0] ?? '');
  const from = Math.max(0, at - AROUND);
  const to = Math.min(text.length, at + AROUND * 2);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`;
}

function* textsOf(chapter: TaughtChapter): Generator<string> {
  yield chapter.title;
  for (const block of chapter.blocks) {
    if (block.kind === 'cites') continue;
    if (block.text) yield plainText(block.text);
    yield* block.items.map(plainText);
    yield* block.rows.map((row) => plainText(row.join(' · ')));
  }
}

export function search(page: CompanionPage, query: string): Found[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found: Found[] = [];
  for (const chapter of page.chapters) {
    for (const text of textsOf(chapter)) {
      const seen = excerpt(text, words);
      if (seen !== null) found.push({ chapter, rule: null, excerpt: seen });
    }
  }
  for (const rule of page.rules) {
    const seen = excerpt(`${rule.id} ${rule.text}`, words);
    if (seen !== null)
      found.push({ chapter: page.chapters.find((c) => c.id === rule.chapters[0]) ?? null, rule, excerpt: rule.text });
  }
  return found;
}
