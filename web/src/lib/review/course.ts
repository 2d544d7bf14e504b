/** The course of a game as lines: turns from left to right, chances from bottom to top. */
import type { ReviewTurn } from '$lib/api/types';

export const WIDTH = 900;
export const HEIGHT = 220;

export interface Course {
  line: string;
  band: string;
}

export function x(index: number, count: number): number {
  return count < 2 ? WIDTH : (index / (count - 1)) * WIDTH;
}

export function y(chance: number): number {
  return (1 - Math.min(1, Math.max(0, chance))) * HEIGHT;
}

const point = (left: number, top: number): string => `${left.toFixed(1)} ${top.toFixed(1)}`;

/** One seat's line through all turns to the end, and a band of two standard errors on both sides. */
export function course(turns: ReviewTurn[], final: number[], seat: number): Course {
  const chances = [...turns.map((turn) => turn.chances[seat] ?? 0), final[seat] ?? 0];
  const errors = [...turns.map((turn) => turn.errors[seat] ?? 0), 0];
  const at = (i: number, chance: number): string => point(x(i, chances.length), y(chance));
  const line = chances.map((chance, i) => at(i, chance));
  const upper = chances.map((chance, i) => at(i, chance + 2 * (errors[i] ?? 0)));
  const lower = chances.map((chance, i) => at(i, chance - 2 * (errors[i] ?? 0))).reverse();
  return { line: `M${line.join('L')}`, band: `M${[...upper, ...lower].join('L')}Z` };
}

/** A share in whole percent. */
export function percent(share: number): number {
  return Math.round(100 * share);
}
