/** What players of Ancient Wars say in one breath: a stack and where it goes, a recruit and its place. */
import type { Saying } from '$lib/choosing/saying';

export const saying: Saying = {
  takesUp: new Set(['march', 'recruit', 'to', 'pursue', 'retreat']),
  picks: new Set(['take']),
};
