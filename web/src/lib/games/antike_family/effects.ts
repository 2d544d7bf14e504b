/** Changes that a player of the two Antike games wants to know before acting. */
import type { Preview } from '$lib/api/types';
import { t } from '$lib/i18n/index.svelte';
import type { Stage } from '$lib/table/stage.svelte';

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

export function stockEffects(preview: Preview, stage: Stage, place: string): string[] {
  const name = (domain: string, id = ''): string => stage.words?.name(domain, id) ?? id;
  const side = (id: string): string => name(stage.board?.names['nation'] ? 'nation' : 'seat', id);
  const told: string[] = [];
  for (const { what, before, after } of preview.effects) {
    const [head = '', a = '', b = '', c = ''] = what.split('.');
    const by = number(after) - number(before);
    const signed = by > 0 ? `+${by}` : `−${-by}`;
    if (head === 'stock' && by)
      told.push(t('effect.stock', { who: side(a), thing: name('chip', b), by: signed, now: number(after) }));
    else if (head === 'personages' && by)
      told.push(t('effect.personage', { who: side(a), thing: name('personage', b), by: signed }));
    else if (head === 'units' && by)
      told.push(t('effect.units', { who: side(a), thing: name('kind', b), place: name(place, c), by: signed }));
    else if (head === 'city')
      told.push(t('effect.city', { place: name(place, a), who: after === null ? '–' : side(String(after)) }));
    else if (head === 'temple')
      told.push(t(number(after) ? 'effect.temple' : 'effect.noTemple', { place: name(place, a) }));
    else if (head === 'wall' && a)
      told.push(t(number(after) ? 'effect.wall' : 'effect.noWall', { place: name(place, a) }));
  }
  return told;
}
