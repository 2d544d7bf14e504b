/** What can be done now, by kind: a few of each are named, the rest counted. */
import type { LegalAction } from '$lib/api/types';

const NAMED = 4;

export interface Group {
  verb: string;
  first: LegalAction[];
  more: number;
}

export function byVerb(actions: LegalAction[]): Group[] {
  const verbs = [...new Set(actions.map((a) => a.verb))];
  return verbs.map((verb) => {
    const all = actions.filter((a) => a.verb === verb);
    return { verb, first: all.slice(0, NAMED), more: Math.max(0, all.length - NAMED) };
  });
}
