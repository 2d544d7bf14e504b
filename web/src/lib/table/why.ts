/** Which action did a click on an unlit thing probably mean? The server is asked why that one is refused. */
import type { Board } from '$lib/api/types';
import type { Offer } from './choose';

const MOST = 4;

export interface Clicked {
  target: string;
  /** A place of the board may be a member of several domains: a hex that is also a site. */
  onBoard: boolean;
}

export function guesses(board: Board, offers: Offer[], path: string[], clicked: Clicked): string[] {
  const [domain = '', id = ''] = clicked.target.split(':');
  const fits = (wanted: string): boolean =>
    wanted === domain || (clicked.onBoard && (board.names[wanted]?.includes(id) ?? false));
  const from = path.findLast((step) => step.startsWith(`${domain}:`))?.split(':')[1];
  const offered = new Map<string, string[][]>();
  for (const { action } of offers) offered.set(action.verb, [...(offered.get(action.verb) ?? []), action.args]);
  const ways = new Set(board.names['way'] ?? []);
  const texts: string[] = [];
  const verbs = board.verbs.filter((v) => !v.chance);
  const rank = (name: string): number => (offered.has(name) ? 0 : 1);
  for (const verb of verbs.sort((a, b) => rank(a.name) - rank(b.name))) {
    const examples = offered.get(verb.name) ?? [verb.domains.map((d) => board.names[d]?.[0] ?? '')];
    for (const example of examples.slice(0, 2)) {
      const at = verb.domains.findIndex((d) => fits(d) || (d === 'way' && from !== undefined));
      if (at < 0) continue;
      const arg = verb.domains[at] === 'way' ? `${from} ${id}` : id;
      if (verb.domains[at] === 'way' && !ways.has(arg)) continue;
      const args = example.map((given, i) => (i === at ? arg : given));
      if (args.every((a) => a !== '')) texts.push([verb.name, ...args].join(' '));
    }
  }
  return [...new Set(texts)].slice(0, MOST);
}
