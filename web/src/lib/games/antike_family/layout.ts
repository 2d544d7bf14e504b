/** How the things of a region stand around its hub, in pixels of the screen. */
import type { Name } from '$lib/map/labels';
import type { CellShape } from '$lib/map/lines';
import type { Box } from '$lib/ui/place';
import type { RegionShown, UnitShown } from './pieces';

export const CITY = 44;
export const UNIT = 36;
const SITE = 30;
const LINE = 17;

export interface Standing {
  /** Middle of city or site, below the hub. */
  city: number | null;
  units: { unit: UnitShown; x: number; y: number }[];
}

/** The city above, room for the name, then the units in rows. */
export function standing(region: RegionShown): Standing {
  const built = region.city !== null || region.site !== null;
  const { units } = region;
  const perRow = units.length > 6 ? 4 : 3;
  const city = built ? (units.length ? -20 : -8) : null;
  const first = city === null ? -4 : city + CITY / 2 + LINE + UNIT / 2;
  return {
    city,
    units: units.map((unit, i) => {
      const row = Math.floor(i / perRow);
      const inRow = Math.min(perRow, units.length - row * perRow);
      return { unit, x: ((i % perRow) - (inRow - 1) / 2) * (UNIT + 2), y: first + row * (UNIT - 2) };
    }),
  };
}

/** How far the drawing of a city goes beyond its middle: a temple stands on top, letters beside. */
const ABOVE = { temple: 42, city: 26, site: 16 };
const BESIDE = 26;
/** The lowest window in which a whole board is shown, in pixels: larger ones leave more room. */
const LOWEST = 620;

/** How far above its hub the things of a region reach. */
export function reachUp(region: RegionShown): number {
  const { city, units } = standing(region);
  const above = region.city?.temple ? ABOVE.temple : region.city ? ABOVE.city : ABOVE.site;
  return Math.max(0, city === null ? 0 : above - city, ...units.map(({ y }) => UNIT / 2 - y));
}

/** The place on the sheet where everything that stands in a region is seen whole: near an edge a little further in. */
export function seenWhole(shape: CellShape, region: RegionShown, sheet: { width: number; height: number }): CellShape {
  const { city, units } = standing(region);
  const up = reachUp(region);
  const down = Math.max(0, city === null ? 0 : city + CITY / 2 + LINE, ...units.map(({ y }) => y + UNIT / 2));
  const side = Math.max(city === null ? 0 : BESIDE, ...units.map(({ x }) => Math.abs(x) + UNIT / 2));
  const unit = sheet.height / LOWEST;
  const [x, y] = shape.hub;
  const hub: [number, number] = [
    Math.min(Math.max(x, side * unit), sheet.width - side * unit),
    Math.min(Math.max(y, up * unit), sheet.height - down * unit),
  ];
  return hub[0] === x && hub[1] === y ? shape : { ...shape, hub };
}

const around = (shape: CellShape, x: number, y: number, size: number): Box & { x: number; y: number } => ({
  x: shape.hub[0],
  y: shape.hub[1],
  left: x - size / 2,
  top: y - size / 2,
  width: size,
  height: size,
});

/** What a name may not cover. */
export function taken(shape: CellShape, region: RegionShown): Box[] {
  const { city, units } = standing(region);
  const boxes = units.map(({ x, y }) => around(shape, x, y, UNIT - 4));
  if (city !== null) boxes.push(around(shape, 0, city, region.city ? CITY : SITE));
  return boxes;
}

/** The region's name: of a capital or a held place first, the open sea last. */
export function nameOf(id: string, shape: CellShape, region: RegionShown): Name & { sea: boolean } {
  const { city, units } = standing(region);
  const size = region.city || region.site !== null ? (region.city ? CITY : SITE) : units.length ? UNIT : 0;
  const middle = city ?? units[0]?.y ?? 0;
  return {
    id,
    text: region.title,
    x: shape.hub[0],
    y: shape.hub[1],
    size: region.sea ? 14 : 15,
    order: region.city ? 1 : region.site !== null ? 2 : 3,
    reach: { up: size / 2 - middle, down: middle + size / 2, side: size / 2 + 2 },
    sea: region.sea,
  };
}
