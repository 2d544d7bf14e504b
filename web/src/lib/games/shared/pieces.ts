/** Pieces of the two Antike games as the board shows them. */
import type { Livery } from '$lib/art/nations';

export interface CityShown {
  resource: string | null;
  temple: boolean;
  wall: boolean;
  defence: number | null;
  saved: boolean;
}

export interface UnitShown {
  key: string;
  /** Drawing: legion, galley, commander, admiral. */
  art: string;
  livery: Livery;
  count: number;
  /** Can it be taken up now, and with which targets? */
  targets: string[];
  ready: boolean;
  chosen: boolean;
  label: string;
}
