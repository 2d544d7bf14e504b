/** What can be told of a thing on the table. Each game's `about.ts` says it of its own things; the sheet is the same for all. */
import type { Livery } from '$lib/art/nations';
import type { Stage } from '$lib/table/stage.svelte';

export interface AboutRow {
  key: string;
  label: string;
  text: string | number;
  art?: string;
  colour?: string;
  /** Is it there, or is it lacking? */
  tone?: 'good' | 'bad';
}

export interface About {
  title: string;
  /** What sort of thing it is. */
  kind?: string;
  /** Whose it is. */
  owner?: { title: string; livery: Livery };
  rows: AboutRow[];
  notes?: string[];
  /** Citations of the rules that matter here, the most telling first. */
  rules?: string[];
}

export type Tell = (stage: Stage, target: string) => About | null;

/** Domain and id of a target. */
export function parted(target: string): [string, string] {
  const at = target.indexOf(':');
  return at < 0 ? ['', target] : [target.slice(0, at), target.slice(at + 1)];
}

/** The catalogue's sentence for a rule. */
export function ruleSentence(stage: Stage, cite: string): string | null {
  const key = `rule-${cite.replace('.', '-')}`;
  return stage.catalogue?.has(key) ? stage.catalogue.say({ key, args: {} }) : null;
}

/** Everything about a thing in one breath, for those who listen. */
export function spoken({ title, kind, owner, rows }: About): string {
  return [title, kind, owner?.title, ...rows.map((row) => `${row.label} ${row.text}`)].filter(Boolean).join(', ');
}
