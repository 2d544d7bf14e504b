/** How large the drawing is shown just now, for pieces and names that keep their size on the screen. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('lens');

/** Pieces grow a little with the magnification, far less than the map. */
const growth = (k: number): number => Math.min(1.5, Math.max(1, k) ** 0.3);

export class Lens {
  /** Pixels of the screen for one unit of the drawing. */
  scale = $state(1);
  k = $state(1);

  /** Units of the drawing for one pixel of a piece. */
  get unit(): number {
    return growth(this.k) / this.scale;
  }
}

export function provideLens(): Lens {
  return setContext(KEY, new Lens());
}

export const useLens = (): Lens => getContext<Lens>(KEY);
