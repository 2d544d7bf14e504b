/** The picture of Dies Irae, ready to be drawn. */
import { seatSides, type SeatSide } from '$lib/table/sides';
import type { Stage } from '$lib/table/stage.svelte';
import type { DiesIraeExtra, DiesIraeView, EmpireView } from './view';

export interface Side extends SeatSide {
  empire: EmpireView;
}

export const viewOf = (stage: Stage): DiesIraeView => stage.viewOf('dies_irae');
export const extraOf = (stage: Stage): DiesIraeExtra => stage.extraOf('dies_irae');

export function sides(stage: Stage): Side[] {
  return seatSides(stage).flatMap((side) => {
    const empire = viewOf(stage).empires[side.id];
    return empire ? { ...side, empire } : [];
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
