/** Where the spaces are drawn: at their true places, moved apart where they would overlap. */
import type { SpaceInfo } from './view';

export type Point = [number, number];

const mercator = (lat: number): number => (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;

export function sheet(bbox: number[], width = 1200): { width: number; height: number } {
  const [west = 0, south = 0, east = 1, north = 1] = bbox;
  return { width, height: ((mercator(north) - mercator(south)) / (east - west)) * width };
}

export function positions(spaces: Record<string, SpaceInfo>, bbox: number[], apart = 122): Record<string, Point> {
  const { width, height } = sheet(bbox);
  const [west = 0, , east = 1, north = 1] = bbox;
  const scale = width / (east - west);
  const ids = Object.keys(spaces);
  const home = ids.map((id): Point => {
    const { lon = 0, lat = 0 } = spaces[id] ?? {};
    return [(lon - west) * scale, (mercator(north) - mercator(lat)) * scale];
  });
  const at = home.map(([x, y]): Point => [x, y]);
  for (let round = 0; round < 240; round++) {
    for (let i = 0; i < at.length; i++) {
      const p = at[i] as Point;
      for (let j = 0; j < i; j++) {
        const q = at[j] as Point;
        const dx = p[0] - q[0] || 0.1;
        const dy = (p[1] - q[1]) * 1.15 || 0.1;
        const near = Math.hypot(dx, dy);
        if (near >= apart) continue;
        const push = ((apart - near) / near) * 0.25;
        p[0] += dx * push;
        p[1] += dy * push;
        q[0] -= dx * push;
        q[1] -= dy * push;
      }
      const [hx, hy] = home[i] as Point;
      p[0] = Math.min(width - 80, Math.max(80, p[0] + (hx - p[0]) * 0.02));
      p[1] = Math.min(height - 72, Math.max(64, p[1] + (hy - p[1]) * 0.02));
    }
  }
  return Object.fromEntries(ids.map((id, i) => [id, at[i] as Point]));
}
