/** A game as rows of numbers: what each side had at some moments of it. */
import type { Counted, Measure } from './measures';
import { MEASURES } from './measures';

export interface Moment {
  ply: number;
  turn: number;
  /** By side. */
  counted: Record<string, Counted>;
}

export interface Line {
  side: string;
  values: number[];
}

/** One line per side; none where a side was not counted. */
export function linesOf(moments: Moment[], sides: string[], measure: Measure): Line[] {
  return sides.map((side) => ({ side, values: moments.map((m) => m.counted[side]?.[measure] ?? 0) }));
}

/** Measures in which anything ever changed. */
export function worthDrawing(moments: Moment[], sides: string[]): Measure[] {
  const known = (measure: Measure): boolean =>
    moments.some((m) => sides.some((side) => m.counted[side]?.[measure] !== undefined));
  const changes = (measure: Measure): boolean =>
    linesOf(moments, sides, measure).some(({ values }) => values.some((n) => n !== values[0]));
  return MEASURES.filter((measure) => known(measure) && changes(measure));
}

/** A moment at which the game took another course. */
export interface Turn {
  kind: 'lead' | 'leap' | 'loss';
  side: string;
  turn: number;
  ply: number;
  n: number;
}

const leaderAt = (moment: Moment, sides: string[]): string | null => {
  const points = sides.map((side) => moment.counted[side]?.points ?? 0);
  const most = Math.max(...points);
  const first = sides.filter((_, i) => points[i] === most);
  return first.length === 1 ? (first[0] ?? null) : null;
};

/** Who took the lead and when; a tie changes nobody's mind. */
function leads(moments: Moment[], sides: string[]): Turn[] {
  let leader: string | null = null;
  return moments.flatMap((moment) => {
    const now = leaderAt(moment, sides);
    if (now === null || now === leader) return [];
    leader = now;
    return { kind: 'lead', side: now, turn: moment.turn, ply: moment.ply, n: moment.counted[now]?.points ?? 0 };
  });
}

/** The largest change of a measure between two moments, upwards or downwards. */
function largest(moments: Moment[], sides: string[], measure: Measure, kind: 'leap' | 'loss'): Turn[] {
  const sign = kind === 'leap' ? 1 : -1;
  const steps = moments.slice(1).flatMap((moment, i) =>
    sides.map((side) => ({
      kind,
      side,
      turn: moment.turn,
      ply: moment.ply,
      n: sign * ((moment.counted[side]?.[measure] ?? 0) - (moments[i]?.counted[side]?.[measure] ?? 0)),
    })),
  );
  const best = steps.reduce<Turn | null>((found, step) => (step.n > (found?.n ?? 1) ? step : found), null);
  return best ? [best] : [];
}

const MOST = 6;

/** The story in a few lines: changes of the lead (the last ones count most), the greatest leap, the greatest loss. */
export function story(moments: Moment[], sides: string[]): Turn[] {
  const told = [
    ...leads(moments, sides).slice(2 - MOST),
    ...largest(moments, sides, 'points', 'leap'),
    ...largest(moments, sides, 'strength', 'loss'),
  ];
  return told.sort((a, b) => a.ply - b.ply);
}
