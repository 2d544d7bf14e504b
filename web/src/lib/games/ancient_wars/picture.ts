/** The picture of Ancient Wars, ready to be drawn. */
import { seatSides, type SeatSide } from '$lib/table/sides';
import type { Stage } from '$lib/table/stage.svelte';
import type { AncientWarsExtra, AncientWarsView, UnitInfo } from './view';

export type Side = SeatSide;

export const viewOf = (stage: Stage): AncientWarsView => stage.viewOf('ancient_wars');
export const extraOf = (stage: Stage): AncientWarsExtra => stage.extraOf('ancient_wars');

export function sides(stage: Stage): Side[] {
  return seatSides(stage).map((side) => ({ ...side, livery: { ...side.livery, letter: side.title.charAt(0) } }));
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
