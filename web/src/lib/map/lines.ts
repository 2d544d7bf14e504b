/** Lines of a board: the shapes that tell the kinds of borders apart without colour. */
export type Point = [number, number];

export interface CellShape {
  path: string;
  hub: Point;
  room: number;
  place: Point;
}

export interface BorderShape {
  between: [string, string];
  kind: 'land' | 'sea' | 'both' | 'blocked';
  line: Point[];
}

export interface BoardMap {
  width: number;
  height: number;
  land: string;
  /** Land around the sheet. */
  beyond?: string;
  cells: Record<string, CellShape>;
  borders: BorderShape[];
}

/** A board with the land around it. */
export const withLand = (map: BoardMap, beyond = ''): BoardMap => ({ ...map, beyond });

export const toPath = (line: Point[]): string =>
  `M${line.map(([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`).join('L')}`;

/** Directions across a line at each of its points. */
function across(line: Point[]): Point[] {
  return line.map((_, i) => {
    const [ax, ay] = line[Math.max(0, i - 1)] as Point;
    const [bx, by] = line[Math.min(line.length - 1, i + 1)] as Point;
    const long = Math.hypot(bx - ax, by - ay) || 1;
    return [-(by - ay) / long, (bx - ax) / long];
  });
}

/** The line moved sideways. */
export function beside(line: Point[], by: number): Point[] {
  const sideways = across(line);
  return line.map(([x, y], i) => {
    const [nx, ny] = sideways[i] as Point;
    return [x + nx * by, y + ny * by];
  });
}

/** Points at equal distances along a line. */
export function even(line: Point[], step: number): Point[] {
  const out: Point[] = [];
  let rest = 0;
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1] as Point;
    const [bx, by] = line[i] as Point;
    const long = Math.hypot(bx - ax, by - ay);
    for (let at = rest; at <= long; at += step) out.push([ax + ((bx - ax) * at) / long, ay + ((by - ay) * at) / long]);
    rest = (rest - long) % step;
    if (rest < 0) rest += step;
  }
  return out;
}

/** A row of peaks on a line: nobody passes. */
export function peaks(line: Point[], high = 7, step = 12): string {
  const points = even(line, step / 2);
  const sideways = across(points);
  return toPath(
    points.map(([x, y], i) => {
      const [nx, ny] = sideways[i] as Point;
      const by = i % 2 ? high : -high * 0.35;
      return [x + nx * by, y + ny * by];
    }),
  );
}

/** A wave along a line: ships pass. */
export function wave(line: Point[], high = 2.3, step = 24): string {
  const points = even(line, step / 8);
  const sideways = across(points);
  return toPath(
    points.map(([x, y], i) => {
      const [nx, ny] = sideways[i] as Point;
      const by = Math.sin((i / 8) * Math.PI * 2) * high;
      return [x + nx * by, y + ny * by];
    }),
  );
}
