/**
 * Where a popover stands: beside the thing it belongs to, inside the stage, covering as little as possible of what one needs.
 * Placed once when it opens; it does not move while it is open. All boxes are in the same pixels (the window's).
 */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Surroundings {
  /** The popover must lie wholly in here. */
  stage: Box;
  /** What the popover belongs to. */
  thing: Box;
  /** Boxes worth keeping free, the most important first. */
  targets?: Box[];
  pieces?: Box[];
  labels?: Box[];
  /** Where it may stand when no side of the thing has room. */
  spare?: Box | null;
}

export type Side = 'right' | 'left' | 'below' | 'above';
export type Placed =
  | {
      kind: 'beside';
      side: Side;
      left: number;
      top: number;
      /** Along the facing edge, where the arrow points. */ arrow: number;
    }
  | { kind: 'spare'; left: number; top: number }
  | { kind: 'sheet' };

const SIDES: Side[] = ['right', 'left', 'below', 'above'];
const GAP = 12;
const MARGIN = 8;
const CORNER = 18;
const WEIGHTS = { thing: 16, targets: 6, pieces: 2, labels: 1 } as const;

const right = (box: Box): number => box.left + box.width;
const bottom = (box: Box): number => box.top + box.height;

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(right(a), right(b)) - Math.max(a.left, b.left);
  const high = Math.min(bottom(a), bottom(b)) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export const inside = (box: Box, outer: Box): boolean =>
  box.left >= outer.left && box.top >= outer.top && right(box) <= right(outer) && bottom(box) <= bottom(outer);

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

function beside({ thing, stage }: Surroundings, size: { width: number; height: number }, side: Side): Box {
  const { width, height } = size;
  const level = clamp(thing.top + thing.height / 2 - height / 2, stage.top + MARGIN, bottom(stage) - MARGIN - height);
  const upright = clamp(thing.left + thing.width / 2 - width / 2, stage.left + MARGIN, right(stage) - MARGIN - width);
  if (side === 'right') return { left: right(thing) + GAP, top: level, width, height };
  if (side === 'left') return { left: thing.left - GAP - width, top: level, width, height };
  if (side === 'below') return { left: upright, top: bottom(thing) + GAP, width, height };
  return { left: upright, top: thing.top - GAP - height, width, height };
}

/** How much of what matters a box would cover. */
function cost(box: Box, { thing, targets = [], pieces = [], labels = [] }: Surroundings): number {
  const sum = (boxes: Box[]): number => boxes.reduce((all, other) => all + overlap(box, other), 0);
  return (
    WEIGHTS.thing * overlap(box, thing) +
    WEIGHTS.targets * sum(targets) +
    WEIGHTS.pieces * sum(pieces) +
    WEIGHTS.labels * sum(labels)
  );
}

export function place(around: Surroundings, size: { width: number; height: number }): Placed {
  const { stage, thing, spare } = around;
  const fits = SIDES.map((side) => ({ side, box: beside(around, size, side) })).filter(({ box }) => inside(box, stage));
  const best = fits.map((f) => ({ ...f, cost: cost(f.box, around) })).sort((a, b) => a.cost - b.cost)[0];
  if (best) {
    const { side, box } = best;
    const along =
      side === 'right' || side === 'left'
        ? clamp(thing.top + thing.height / 2 - box.top, CORNER, size.height - CORNER)
        : clamp(thing.left + thing.width / 2 - box.left, CORNER, size.width - CORNER);
    return { kind: 'beside', side, left: box.left, top: box.top, arrow: along };
  }
  if (spare && spare.width >= size.width + 2 * MARGIN && spare.height >= size.height + 2 * MARGIN)
    return { kind: 'spare', left: spare.left + MARGIN, top: spare.top + MARGIN };
  return { kind: 'sheet' };
}
