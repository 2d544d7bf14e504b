/** A plain board for data without a drawing of their own: a disc for every place, lines for borders. */
import type { BoardMap, Point } from './lines';

interface Place {
  lon: number;
  lat: number;
}

const mercator = (lat: number): number => (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;

export function placeMap(
  places: Record<string, Place>,
  borders: { between: [string, string]; kind: string }[],
  width = 1200,
): BoardMap {
  const all = Object.values(places);
  const west = Math.min(...all.map((p) => p.lon)) - 1.5;
  const east = Math.max(...all.map((p) => p.lon)) + 1.5;
  const north = mercator(Math.max(...all.map((p) => p.lat))) + 1.5;
  const south = mercator(Math.min(...all.map((p) => p.lat))) - 1.5;
  const scale = width / (east - west);
  const at = (p: Place): Point => [(p.lon - west) * scale, (north - mercator(p.lat)) * scale];
  const radius = 34;
  const disc = ([x, y]: Point): string =>
    `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  const cells: BoardMap['cells'] = {};
  for (const [id, place] of Object.entries(places)) {
    const hub = at(place);
    cells[id] = { path: disc(hub), hub, room: radius + 8, place: hub };
  }
  const between = (a: Point, b: Point): Point[] => {
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const t = Math.min(0.45, radius / long);
    const mix = (s: number): Point => [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s];
    return [mix(t), mix(0.5), mix(1 - t)];
  };
  const known = borders.filter((b) => b.between.every((id) => id in places));
  return {
    width,
    height: (north - south) * scale,
    land: '',
    cells,
    borders: known.map((b) => ({
      between: b.between,
      kind: b.kind as 'land' | 'sea' | 'both',
      line: between(at(places[b.between[0]] as Place), at(places[b.between[1]] as Place)),
    })),
  };
}
