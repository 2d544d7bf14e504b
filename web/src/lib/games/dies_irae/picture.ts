/** The picture of Dies Irae, ready to be drawn. */
import { liveries, type Livery } from '$lib/art/nations';
import type { Stage } from '$lib/table/stage.svelte';
import type { DiesIraeExtra, DiesIraeView, EmpireView } from './view';

export interface Side {
  id: string;
  index: number;
  title: string;
  player: string;
  livery: Livery;
  empire: EmpireView;
  mine: boolean;
  active: boolean;
}

export const viewOf = (stage: Stage): DiesIraeView => stage.viewOf('dies_irae');
export const extraOf = (stage: Stage): DiesIraeExtra => stage.extraOf('dies_irae');

export function sides(stage: Stage): Side[] {
  const { position } = stage;
  if (!position) return [];
  const view = viewOf(stage);
  const colours = liveries(position.seats.map((s) => s.id));
  const own = position.viewing ?? position.active ?? 0;
  return position.seats.flatMap((seat) => {
    const empire = view.empires[seat.id];
    const livery = colours[seat.id];
    if (!empire || !livery) return [];
    const active = position.active === seat.index && !position.outcome;
    return {
      id: seat.id,
      index: seat.index,
      title: stage.seatTitle(seat.index),
      player: stage.player(seat),
      livery,
      empire,
      mine: seat.index === own,
      active,
    };
  });
}

export const ACTION_ART: Record<string, string> = {
  move: 'boots',
  attack: 'swords',
  build: 'hammer',
  create: 'post',
  stability: 'scales',
  develop: 'scroll',
  pass: 'hourglass',
  armistice: 'olive-branch',
};
