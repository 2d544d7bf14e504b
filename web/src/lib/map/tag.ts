/** The tag on a place where a fight would begin: how much room it takes, for the names around it. */
import type { Box } from '$lib/ui/place';

export const TAG_HEIGHT = 24;
const WIDE = 84;

/** A box in pixels around a place of the drawing. */
export const tagBox = ([x, y]: [number, number], rise: number): Box & { x: number; y: number } => ({
  x,
  y,
  left: -WIDE / 2,
  top: -rise - TAG_HEIGHT,
  width: WIDE,
  height: TAG_HEIGHT,
});
