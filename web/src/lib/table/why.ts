/** Which action did a click on an unlit thing probably mean? The server is asked why that one is refused. */
import type { Board } from '$lib/api/types';
import type { Offer } from './choose';

const MOST = 4;
/** Domains whose members are places of a board; a merchandise hex is also a site. */
const PLACES = new Set(['region', 'province', 'space', 'hex', 'site']);

/** Could this thing be an argument of that domain? */
function means(board: Board, domain: string, id: string, wanted: string): boolean {
  return (
    wanted === domain || (PLACES.has(domain) && PLACES.has(wanted) && (board.names[wanted]?.includes(id) ?? false))
  );
}

export function guesses(board: Board, offers: Offer[], path: string[], target: string): string[] {
  const [domain = '', id = ''] = target.split(':');
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
      const at = verb.domains.findIndex((d) => means(board, domain, id, d) || (d === 'way' && from !== undefined));
      if (at < 0) continue;
      const arg = verb.domains[at] === 'way' ? `${from} ${id}` : id;
      if (verb.domains[at] === 'way' && !ways.has(arg)) continue;
      const args = example.map((given, i) => (i === at ? arg : given));
      if (args.every((a) => a !== '')) texts.push([verb.name, ...args].join(' '));
    }
  }
  return [...new Set(texts)].slice(0, MOST);
}
