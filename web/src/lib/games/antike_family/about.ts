/** What the sheets of Duellum and Antike tell alike. */
import type { About, AboutRow } from '$lib/panels/about';
import type { Livery } from '$lib/art/nations';
import { t } from '$lib/i18n/index.svelte';
import { label, told } from '$lib/table/labels';
import type { Stage } from '$lib/table/stage.svelte';

interface Border {
  between: [string, string];
  kind: string;
}

const WAYS: Record<string, string> = { land: 'by-land', sea: 'by-sea', both: 'by-both' };

/** Neighbours, by what may pass. */
export function neighbours(stage: Stage, borders: Border[], id: string, name: (id: string) => string): AboutRow[] {
  return ['land', 'sea', 'both'].flatMap((kind) => {
    const found = borders.flatMap(({ between: [a, b], kind: of }) =>
      of !== kind || (a !== id && b !== id) ? [] : [name(a === id ? b : a)],
    );
    return found.length ? [{ key: `way ${kind}`, label: label(stage, WAYS[kind] ?? ''), text: found.join(', ') }] : [];
  });
}

/** A price against what one has. */
export function affordable(price: number, have: number, art: string): AboutRow {
  const lack = price - have;
  return {
    key: 'have',
    label: t('things.have'),
    art,
    text: lack > 0 ? t('things.lack', { n: have, lack }) : t('things.enough', { n: have }),
    tone: lack > 0 ? 'bad' : 'good',
  };
}

interface Holder {
  title: string;
  livery: Livery;
}

/** Units of one side, and how many of them can still move; `piece` is the key of their name. */
export function unitRow(stage: Stage, holder: Holder, art: string, piece: string, n: number, fresh: number): AboutRow {
  return {
    key: `${holder.title} ${piece}`,
    label: holder.title,
    art,
    colour: holder.livery.colour,
    text: fresh > 0 ? told(stage, 'fresh', { piece, n, fresh }) : told(stage, 'count', { piece, n }),
  };
}

/** A field of the rondel: what it is for is told with what can be done. */
export function fieldAbout(stage: Stage, field: string, stones: (Holder & { field: string | null })[]): About {
  const here = stones.filter((s) => s.field === field).map((s) => s.title);
  return {
    title: stage.words?.name('field', field) ?? field,
    rows: here.length ? [{ key: 'stones', label: t('things.standing'), text: here.join(', ') }] : [],
    rules: stage.choice.lit.has(`field:${field}`) ? [] : ['rondel.free_steps', 'rondel.extra_steps'],
  };
}
