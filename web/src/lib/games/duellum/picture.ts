/** Duellum's picture, ready to be drawn. */
import { liveries, type Livery } from '$lib/art/nations';
import type { Stage } from '$lib/table/stage.svelte';
import type { DuellumExtra, DuellumView, NationView } from './view';

export interface Side {
  id: string;
  index: number;
  title: string;
  player: string;
  livery: Livery;
  nation: NationView;
  mine: boolean;
  active: boolean;
}

export const viewOf = (stage: Stage): DuellumView => stage.viewOf('duellum');
export const extraOf = (stage: Stage): DuellumExtra => stage.extraOf('duellum');

/** The side that the page is for: the viewing seat, else the one whose turn it is. */
export function ownSeat(stage: Stage): number {
  return stage.position?.viewing ?? stage.position?.active ?? 0;
}

export function sides(stage: Stage): Side[] {
  const { position } = stage;
  if (!position) return [];
  const view = viewOf(stage);
  const ids = position.seats.map((s) => s.id);
  const colours = liveries(ids);
  return position.seats.flatMap((seat) => {
    const nation = view.nations[seat.id];
    const livery = colours[seat.id];
    if (!nation || !livery) return [];
    const active = position.active === seat.index && !position.outcome;
    return {
      id: seat.id,
      index: seat.index,
      title: stage.seatTitle(seat.index),
      player: stage.player(seat),
      livery,
      nation,
      mine: seat.index === ownSeat(stage),
      active,
    };
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
