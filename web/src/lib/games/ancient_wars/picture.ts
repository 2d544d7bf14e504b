/** The picture of Ancient Wars, ready to be drawn. */
import { liveries, type Livery } from '$lib/art/nations';
import type { Stage } from '$lib/table/stage.svelte';
import type { AncientWarsExtra, AncientWarsView, UnitInfo } from './view';

export interface Side {
  id: string;
  index: number;
  title: string;
  player: string;
  livery: Livery;
  mine: boolean;
  active: boolean;
}

export const viewOf = (stage: Stage): AncientWarsView => stage.viewOf('ancient_wars');
export const extraOf = (stage: Stage): AncientWarsExtra => stage.extraOf('ancient_wars');

export function sides(stage: Stage): Side[] {
  const { position } = stage;
  if (!position) return [];
  const colours = liveries(position.seats.map((s) => s.id));
  const own = position.viewing ?? position.active ?? 0;
  return position.seats.flatMap((seat) => {
    const livery = colours[seat.id];
    if (!livery) return [];
    const active = position.active === seat.index && !position.outcome;
    return {
      id: seat.id,
      index: seat.index,
      title: stage.seatTitle(seat.index),
      player: stage.player(seat),
      livery: { ...livery, letter: stage.seatTitle(seat.index).charAt(0) },
      mine: seat.index === own,
      active,
    };
  });
}

const CLASS_ART: Record<string, string> = {
  leader: 'general',
  legion: 'legion',
  auxiliary: 'shield',
  infantry: 'shield',
  cavalry: 'g-horse',
  tribe: 'warrior',
  warband: 'swords',
  ally: 'warrior',
  elephant: 'elephant',
  fleet: 'galley',
  camp: 'tent',
};

export const unitArt = (unit: UnitInfo | undefined): string => CLASS_ART[unit?.class ?? ''] ?? 'shield';
export const unitOf = (stage: Stage, id: string): UnitInfo | undefined => extraOf(stage).units[id];
