import { describe, expect, it } from 'vitest';
import type { CompanionPage } from '$lib/api/types';
import { inlinePieces, plainText } from './inline';
import { search } from './search';

const block = { items: [], rows: [], name: '' };
const page: CompanionPage = {
  game: 'duellum',
  title: 'Antike Duellum',
  language: 'de',
  facts: {},
  aid: [],
  chapters: [
    {
      id: 'goods',
      title: 'Erzeugen',
      rules: ['production.city'],
      options: [],
      blocks: [
        { ...block, kind: 'text', text: 'Eine **Münze** ersetzt jeden Chip.' },
        { ...block, kind: 'cites', text: '', items: ['production.*'] },
        { ...block, kind: 'table', text: '', rows: [['Stadt', 'Tempel']] },
      ],
    },
  ],
  rules: [{ id: 'production.city', text: 'A city yields.', page: 'p', waived: '', chapters: ['goods'], ruling_on: '' }],
};

describe('prose', () => {
  it('knows strong and stressed words', () => {
    expect(inlinePieces('a **b** *c* d')).toEqual([
      { kind: 'plain', text: 'a ' },
      { kind: 'strong', text: 'b' },
      { kind: 'plain', text: ' ' },
      { kind: 'stressed', text: 'c' },
      { kind: 'plain', text: ' d' },
    ]);
    expect(plainText('**x** y')).toBe('x y');
  });
});

describe('search', () => {
  it('finds words without their accents, in prose, tables and rules', () => {
    expect(search(page, 'munze chip')[0]?.chapter?.id).toBe('goods');
    expect(search(page, 'tempel')).toHaveLength(1);
    const [found] = search(page, 'yields');
    expect([found?.rule?.id, found?.chapter?.id]).toEqual(['production.city', 'goods']);
  });
  it('finds nothing for nothing, and no citations', () => {
    expect(search(page, ' ')).toEqual([]);
    expect(search(page, 'production.*')).toEqual([]);
  });
});
