/** Event cards in the player's language. */
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
  const moments = data?.timing.split(' or ') ?? [];
  return {
    id,
    name: stage.words?.name('card', id) ?? id,
    // a card of an owner's own is in no catalogue: its file says what it does
    text: stage.words?.about('card', id) || (data?.text ?? ''),
    timing: moments.map((moment) => stage.words?.name('moment', moment) ?? moment).join(', '),
    standIn: data?.stand_in ?? false,
  };
}
