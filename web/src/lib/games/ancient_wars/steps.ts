/** Where the actions of Ancient Wars are clicked. */
import type { LegalAction } from '$lib/api/types';

const SPACES = new Set(['to', 'place', 'retreat', 'pursue']);
const CHOICES = new Set(['march', 'attack', 'ambush', 'pull_up']);
const UNITS = new Set(['check', 'subvert', 'recruit', 'build_camp', 'take', 'sail', 'fight', 'lose', 'panic']);

export function ancientWarsSteps({ verb, args }: LegalAction): string[] {
  const [a = ''] = args;
  if (SPACES.has(verb)) return [`space:${a}`];
  if (CHOICES.has(verb)) return [`space:${a}`, `opt:${verb}`];
  if (UNITS.has(verb)) return [`unit:${a}`, `opt:${verb}`];
  if (verb === 'pick') return [`card:${a}`];
  return [`btn:${verb}`];
}
