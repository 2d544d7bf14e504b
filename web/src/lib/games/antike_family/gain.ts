/** What a field of the rondel would bring: goods, or something to do there, or nothing. */
import type { Draft } from '$lib/api/types';
import { t } from '$lib/i18n/index.svelte';
import type { Gain } from '$lib/table/foresight.svelte';

export interface FieldUse {
  /** What is done there. */
  verbs: string[];
  /** What is spent on it. */
  good?: string;
}

type Counts = Record<string, number>;
const UNPAID = new Set(['pay', 'coins', 'give']);

export function fieldGain(
  use: FieldUse | undefined,
  draft: Draft,
  before: Counts,
  after: Counts | undefined,
  name: (good: string) => string,
): Gain | null {
  if (!after || draft.actions.some((a) => UNPAID.has(a.verb))) return null;
  // What the way there costs is told by its price.
  const paid = (good: string): number => draft.texts.filter((text) => text === `pay ${good}`).length;
  const more = Object.keys(after)
    .map((good) => ({ good, by: (after[good] ?? 0) - (before[good] ?? 0) + paid(good) }))
    .filter(({ by }) => by > 0);
  if (!use) {
    const goods = more.filter(({ good }) => good !== 'coin').reduce((sum, { by }) => sum + by, 0);
    return {
      short: goods ? `+${goods}` : '0',
      text: goods ? more.map(({ good, by }) => `+${by} ${name(good)}`).join(', ') : t('rondel.noYield'),
      nothing: goods === 0,
    };
  }
  if (draft.actions.some((a) => use.verbs.includes(a.verb))) return { short: '', text: '', nothing: false };
  const text = use.good
    ? t('rondel.nothingFor', { n: after[use.good] ?? 0, thing: name(use.good) })
    : t('rondel.nothing');
  return { short: '–', text, nothing: true };
}
