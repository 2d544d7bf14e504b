/** What a field of Duellum's rondel would bring the side whose turn it is. */
import type { Draft, ViewOf } from '$lib/api/types';
import type { Gain } from '$lib/table/foresight.svelte';
import type { Stage } from '$lib/table/stage.svelte';
import { fieldGain, type FieldUse } from '../antike_family/gain';
import { sides } from './picture';

const USES: Record<string, FieldUse> = {
  templum: { verbs: ['build_temple', 'build_wall'], good: 'marble' },
  militia: { verbs: ['arm'], good: 'iron' },
  scientia: { verbs: ['develop', 'recruit'], good: 'gold' },
  duellum_1: { verbs: ['move', 'conquer'] },
  duellum_2: { verbs: ['move', 'conquer'] },
};

export function gain(stage: Stage, target: string, draft: Draft): Gain | null {
  const own = sides(stage).find((s) => s.active);
  const then = draft.view as ViewOf<'duellum'> | null;
  const after = own && then?.nations[own.id]?.stock;
  const name = (good: string): string => stage.words?.name('chip', good) ?? good;
  return own ? fieldGain(USES[target.slice('field:'.length)], draft, own.nation.stock, after, name) : null;
}
