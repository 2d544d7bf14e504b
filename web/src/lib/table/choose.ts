/**
 * How clicks become actions. Every action is a short path of targets (`region:roma`, then `opt:found/gold`). A target is lit when
 * it is the next step of an action on offer. Nothing here knows a rule: offers come from the server's list.
 */
import type { LegalAction } from '$lib/api/types';

export interface Offer {
  action: LegalAction;
  steps: string[];
}

export interface Choice {
  /** Offers that begin with the path chosen so far. */
  open: Offer[];
  /** Targets that lead on, each with the offers behind it. */
  lit: Map<string, Offer[]>;
  /** Offers that the path already names completely. */
  complete: Offer[];
}

export type Pick = { kind: 'act'; offer: Offer } | { kind: 'path'; path: string[] } | { kind: 'refused' };

/** Targets that have no place of their own on the table appear in a list of buttons. */
export const isOption = (target: string): boolean => target.startsWith('opt:');

export function choiceAt(offers: Offer[], path: string[]): Choice {
  const open = offers.filter((o) => path.every((step, i) => o.steps[i] === step));
  const lit = new Map<string, Offer[]>();
  const complete: Offer[] = [];
  for (const offer of open) {
    const step = offer.steps[path.length];
    if (step === undefined) complete.push(offer);
    else lit.set(step, [...(lit.get(step) ?? []), offer]);
  }
  return { open, lit, complete };
}

/** Go on while there is only one way and it needs no place on the table. */
function follow(offers: Offer[], path: string[]): string[] {
  let longer = path;
  for (;;) {
    const { lit, complete } = choiceAt(offers, longer);
    const only = [...lit.keys()][0];
    if (complete.length > 0 || lit.size !== 1 || only === undefined || !isOption(only)) return longer;
    longer = [...longer, only];
  }
}

export function pick(offers: Offer[], path: string[], target: string): Pick {
  for (const start of [path, []]) {
    const longer = [...start, target];
    if (choiceAt(offers, longer).open.length === 0) continue;
    const full = follow(offers, longer);
    const { open, complete } = choiceAt(offers, full);
    const sole = open[0];
    if (open.length === 1 && complete.length === 1 && sole) return { kind: 'act', offer: sole };
    return { kind: 'path', path: full };
  }
  return { kind: 'refused' };
}

/** Several targets at once, as when a piece is clicked that stands in a region. */
export function pickAll(offers: Offer[], path: string[], targets: string[]): Pick {
  let at = path;
  for (const [i, target] of targets.entries()) {
    if (i > 0 && at.includes(target)) continue;
    const result = pick(offers, at, target);
    if (result.kind !== 'path') return result;
    at = result.path;
  }
  return { kind: 'path', path: at };
}
