/** What the scoreboard shows of a side; every game's `players.ts` says it for its own sides. */
import type { Livery } from '$lib/art/nations';

/** A small drawing with a number. */
export interface Fact {
  key: string;
  art: string;
  label: string;
  n?: number | string;
  /** Beside the number, in smaller letters. */
  more?: string;
  colour?: string;
}

export interface PlayerShown {
  id: string;
  seat: number;
  title: string;
  /** Who plays it. */
  player: string;
  livery: Livery;
  mine: boolean;
  active: boolean;
  points: number;
  /** What wins; null where points are only counted at the end. */
  goal: number | null;
  /** What the points are. */
  pointsTitle: string;
  /** What it can spend. */
  goods: Fact[];
  /** What it has on the board. */
  facts: Fact[];
  /** What it has won or learned. */
  signs: Fact[];
  /** A track from bad to good. */
  meter?: { label: string; low: number; high: number; at: number; text: string };
}
