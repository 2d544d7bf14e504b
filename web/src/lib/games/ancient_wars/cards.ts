/** The lines of a campaign card in words. */
import { t, tn } from '$lib/i18n/index.svelte';
import type { Stage } from '$lib/table/stage.svelte';
import type { CardInfo } from './view';

export type Entry = CardInfo['recruit'][number];

/** Whom a line means. */
export function whoOf(stage: Stage, entry: Entry): string {
  if (entry.all) return t('ancient_wars.everyone');
  const classes = (entry.classes ?? []).map((c) => t(`ancient_wars.class.${c}`));
  const units = (entry.units ?? []).map((u) => stage.words?.name('unit', u) ?? u);
  const groups = (entry.groups ?? []).map((g) => g.charAt(0).toUpperCase() + g.slice(1));
  return [...classes, ...units, ...groups].join(', ');
}

/** A line whole: how many are recruited and where, or how far they march; brief where there is little room. */
export function entryWords(stage: Stage, entry: Entry, line: 'recruit' | 'march', brief = false): string {
  const who = whoOf(stage, entry);
  if (line === 'march' && brief) return `${who} ${entry.spaces ?? ''}`;
  if (line === 'march') return entry.spaces === undefined ? who : tn('ancient_wars.marches', entry.spaces, { who });
  const places = (entry.places ?? []).map((p) => stage.words?.name('space', p) ?? p).join(', ');
  const many = entry.count === undefined ? who : `${entry.count} × ${who}`;
  return places ? `${many} (${places})` : many;
}
