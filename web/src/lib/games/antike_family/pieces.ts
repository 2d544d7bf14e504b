/** Pieces of the two Antike games as the board shows them. */
import type { Livery } from '$lib/art/nations';

export interface CityShown {
  owner: string;
  livery: Livery;
  resource: string | null;
  resourceTitle: string;
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
  /** What a click on it chooses. */
  targets: string[];
  /** Can it be taken up now? */
  ready: boolean;
  chosen: boolean;
  label: string;
}

export interface RegionShown {
  title: string;
  sea: boolean;
  /** Null: no city can stand here; otherwise the resource printed at the site, or nothing. */
  site: string | null;
  city: CityShown | null;
  units: UnitShown[];
}
