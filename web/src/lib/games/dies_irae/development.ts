/** The development chart: what a row's next step costs and needs. */
import { told } from '$lib/table/labels';
import type { Stage } from '$lib/table/stage.svelte';
import { extraOf } from './picture';
import printed from './printed.json';
import type { EmpireView } from './view';

export interface Need {
  key: string;
  art: string;
  text: string;
  met: boolean;
}

interface Row {
  prices: number[][];
  golden_age: number;
  needs: Record<string, string[] | number | undefined>[];
}

export const PER_PHASE = 3;
const chart: Record<string, Row | undefined> = printed.development;
const goods = printed.goods as Record<string, { luxury: boolean } | undefined>;

/** The prices of all spaces of a row, the Golden Age last. */
export const pricesOf = (row: string): number[] => [...(chart[row]?.prices.flat() ?? []), chart[row]?.golden_age ?? 0];
export const spaceOf = (own: EmpireView | undefined, row: string): number => own?.spaces[row] ?? 0;
export const nextPrice = (own: EmpireView, row: string): number | undefined => pricesOf(row)[spaceOf(own, row)];

/** A phase of a row by its number, from 1. */
export const phaseName = (stage: Stage, row: string, n: number): string =>
  stage.catalogue?.named(`stage-${row}_${n}`) ?? extraOf(stage).phases[row]?.[n - 1] ?? '';

/** What the phase of the next space asks for, and whether one has it. */
export function needsOf(stage: Stage, own: EmpireView | undefined, row: string): Need[] {
  const name = (domain: string, id: string): string => stage.words?.name(domain, id) ?? id;
  const wanted = chart[row]?.needs[Math.min(3, Math.floor(spaceOf(own, row) / PER_PHASE))] ?? {};
  return Object.entries(wanted).flatMap(([kind, value]): Need[] => {
    if (Array.isArray(value))
      return value.map((good) => ({
        key: good,
        art: `g-${good}`,
        text: name('good', good),
        met: (own?.goods[good] ?? 0) > 0,
      }));
    if (value === undefined) return [];
    if (kind === 'luxuries') {
      const have = Object.keys(own?.goods ?? {}).filter((good) => goods[good]?.luxury).length;
      return [{ key: kind, art: 'g-wine', text: `${value} × ${told(stage, 'luxury')}`, met: have >= value }];
    }
    const phase = phaseName(stage, kind, value) || name('row', kind);
    return [{ key: kind, art: 'scroll', text: phase, met: Math.ceil(spaceOf(own, kind) / PER_PHASE) >= value }];
  });
}
