/** Event cards in the player's language. */
import { lookUp } from '$lib/i18n/index.svelte';
import { settings } from '$lib/settings.svelte';
import type { Stage } from '$lib/table/stage.svelte';
import { extraOf } from './picture';

export interface CardShown {
  id: string;
  name: string;
  text: string;
  timing: string;
  standIn: boolean;
}

export function card(stage: Stage, id: string): CardShown {
  const data = extraOf(stage).cards[id];
  const german = settings.language === 'de';
  return {
    id,
    name: (german && data?.name_de) || (data?.name ?? id),
    text: lookUp(`duellum.cards.${id}`) ?? data?.text ?? '',
    timing: lookUp(`duellum.timing.${(data?.timing ?? '').replaceAll(' ', '_')}`) ?? data?.timing ?? '',
    standIn: data?.stand_in ?? false,
  };
}
