/** Duellum's picture, ready to be drawn. */
import { seatSides, type SeatSide } from '$lib/table/sides';
import type { Stage } from '$lib/table/stage.svelte';
import type { DuellumExtra, DuellumView, NationView } from './view';

export interface Side extends SeatSide {
  nation: NationView;
}

export const viewOf = (stage: Stage): DuellumView => stage.viewOf('duellum');
export const extraOf = (stage: Stage): DuellumExtra => stage.extraOf('duellum');

export function sides(stage: Stage): Side[] {
  return seatSides(stage).flatMap((side) => {
    const nation = viewOf(stage).nations[side.id];
    return nation ? { ...side, nation } : [];
  });
}

/** Art of the rondel's fields. */
export const FIELD_ART: Record<string, string> = {
  ferrum: 'iron',
  templum: 'temple',
  aurum: 'gold',
  duellum_1: 'swords',
  militia: 'shield',
  marmor: 'marble',
  scientia: 'scroll',
  duellum_2: 'swords',
};
