/** Where names stand: the important ones first, each beside its thing where nothing else lies; otherwise not at all. */
import { overlap, type Box } from '$lib/ui/place';

/** A name to be placed; lengths in the pixels of the pieces. */
export interface Name {
  id: string;
  text: string;
  x: number;
  y: number;
  /** Height of the letters. */
  size: number;
  /** The smaller, the sooner it is placed. */
  order: number;
  /** How far the thing reaches from its place: a name begins there. */
  reach: { up: number; down: number; side: number };
}

export interface Standing {
  id: string;
  text: string;
  x: number;
  /** The base line. */
  y: number;
  size: number;
  anchor: 'start' | 'middle' | 'end';
}

const STRAIGHT = ['below', 'right', 'left', 'above'] as const;
/** Between two sides: across, then down (or up). */
const SLANTED = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;
/** Below or above, pushed aside: the letters begin or end under the thing. */
const PUSHED = ['below start', 'below end', 'above start', 'above end'] as const;
type Side = (typeof STRAIGHT)[number] | (typeof SLANTED)[number] | (typeof PUSHED)[number];
const SIDES: readonly Side[] = [...STRAIGHT, ...SLANTED, ...PUSHED];
/** A name that finds no room is tried in smaller letters, then close to its thing, before it is left out. */
const SMALLER = 0.85;
const SMALLEST = 12;
/** How far a round thing reaches on the slant. */
const SLANT = 0.72;
const AIR = 2;
/** Between two names in one line, so that they are not read as one. */
const APART = 5;
/** Pixels of a row of boxes. */
const ROW = 48;
/** Letters do not fill their line: what stands above the small ones and below the base line. */
const RISE = 0.74;
const DROP = 0.24;

function stand({ id, text, x, y, size, reach }: Name, side: Side): Standing {
  const at = { id, text, size };
  const [below, above] = [y + reach.down + size * RISE + AIR, y - reach.up - size * DROP - AIR];
  if (side === 'below') return { ...at, x, y: below, anchor: 'middle' };
  if (side === 'above') return { ...at, x, y: above, anchor: 'middle' };
  if (side === 'below start') return { ...at, x: x - reach.side, y: below, anchor: 'start' };
  if (side === 'below end') return { ...at, x: x + reach.side, y: below, anchor: 'end' };
  if (side === 'above start') return { ...at, x: x - reach.side, y: above, anchor: 'start' };
  if (side === 'above end') return { ...at, x: x + reach.side, y: above, anchor: 'end' };
  if (typeof side !== 'string') {
    const [across, down] = side;
    const edge = down > 0 ? reach.down * SLANT + size * RISE : -reach.up * SLANT;
    return { ...at, x: x + across * reach.side * SLANT, y: y + edge, anchor: across > 0 ? 'start' : 'end' };
  }
  const level = y + size * 0.3;
  if (side === 'right') return { ...at, x: x + reach.side + AIR * 2, y: level, anchor: 'start' };
  return { ...at, x: x - reach.side - AIR * 2, y: level, anchor: 'end' };
}

export function boxOf(at: Standing, width: number): Box {
  const left = at.anchor === 'middle' ? at.x - width / 2 : at.anchor === 'start' ? at.x : at.x - width;
  return { left, top: at.y - at.size * RISE, width, height: at.size * (RISE + DROP) };
}

/** Places for all names that find one. `taken` are pieces; `width` measures a text. */
export function placeNames(names: Name[], taken: Box[], width: (name: Name) => number, within?: Box): Standing[] {
  const done: { at: Standing; box: Box }[] = [];
  const order = [...names].sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));
  const fits = (box: Box): boolean =>
    !within ||
    (box.left >= within.left &&
      box.top >= within.top &&
      box.left + box.width <= within.left + within.width &&
      box.top + box.height <= within.top + within.height);
  const pieces = new Nearby(taken);
  const free = (box: Box): boolean =>
    fits(box) &&
    !done.some((other) => overlap(other.box, apart(box)) > 0) &&
    !pieces.of(box).some((p) => overlap(p, box) > 3);
  const placeOf = (name: Name): { at: Standing; box: Box } | null => {
    for (const sized of sizesOf(name)) {
      const wide = width(sized);
      for (const side of SIDES) {
        const at = stand(sized, side);
        const box = boxOf(at, wide);
        if (free(box)) return { at, box };
      }
    }
    return null;
  };
  for (const name of order) {
    const place = placeOf(name);
    if (place) done.push(place);
  }
  return done.map(({ at }) => at);
}

/** Boxes by the rows they lie in: a name meets only those of its own. */
class Nearby {
  private readonly rows = new Map<number, Box[]>();

  constructor(boxes: Box[]) {
    for (const box of boxes)
      for (const row of Nearby.rowsOf(box)) this.rows.set(row, [...(this.rows.get(row) ?? []), box]);
  }

  of(box: Box): Box[] {
    return Nearby.rowsOf(box).flatMap((row) => this.rows.get(row) ?? []);
  }

  private static rowsOf({ top, height }: Box): number[] {
    const [first, last] = [Math.floor(top / ROW), Math.floor((top + height) / ROW)];
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  }
}

const apart = (box: Box): Box => ({ ...box, left: box.left - APART, width: box.width + 2 * APART });

function sizesOf(name: Name): Name[] {
  const small = Math.max(SMALLEST, name.size * SMALLER);
  if (small >= name.size) return [name];
  const { up, down, side } = name.reach;
  const close = { ...name, size: SMALLEST, reach: { up: up - AIR, down: down - AIR, side: side - AIR } };
  return [name, { ...name, size: small }, close];
}
