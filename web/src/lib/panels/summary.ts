/** What a turn has changed, side by side: points and goods, from what the scoreboard shows. */
import type { Livery } from '$lib/art/nations';
import type { Fact, PlayerShown } from './players';

export interface Change {
  key: string;
  art: string;
  label: string;
  by: number;
}

export interface SideSummary {
  id: string;
  title: string;
  livery: Livery;
  points: number;
  /** What the points are. */
  pointsTitle: string;
  goods: Change[];
}

const counted = (facts: Fact[]): Map<string, number> =>
  new Map(facts.flatMap(({ key, n }) => (typeof n === 'number' ? [[key, n] as const] : [])));

/** Sides for which something has changed. */
export function summary(before: PlayerShown[], after: PlayerShown[]): SideSummary[] {
  return after.flatMap((now) => {
    const was = before.find((p) => p.id === now.id);
    if (!was) return [];
    const had = counted([...was.goods, ...was.facts]);
    const goods = [...now.goods, ...now.facts].flatMap(({ key, art, label, n }) => {
      const by = typeof n === 'number' ? n - (had.get(key) ?? n) : 0;
      return by ? [{ key, art, label, by }] : [];
    });
    const points = now.points - was.points;
    const { id, title, livery, pointsTitle } = now;
    return points || goods.length ? [{ id, title, livery, points, pointsTitle, goods }] : [];
  });
}

export const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);

/** Who stands one step before winning, or has reached what wins. */
export function nearGoal(players: PlayerShown[]): { player: PlayerShown; reached: boolean }[] {
  return players
    .filter(({ goal, points }) => goal !== null && goal > 1 && points >= goal - 1)
    .map((player) => ({ player, reached: player.points >= (player.goal ?? 0) }));
}
