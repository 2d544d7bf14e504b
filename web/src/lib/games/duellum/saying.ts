/** What players of Duellum say in one breath. */
import type { LegalAction } from '$lib/api/types';
import type { Group, Saying } from '$lib/choosing/saying';
import type { Stage } from '$lib/table/stage.svelte';

/** Units of a kind in a region that may still move. */
function group(stage: Stage, _: string[], action: LegalAction | null): Group | null {
  const [place = '', how = ''] = action?.verb === 'move' ? ['', action.args[0]] : stage.path;
  const region = action ? (action.args[1]?.split(' ')[0] ?? '') : place.replace('region:', '');
  const piece = /^(?:opt:move\/)?(legion|galley)$/.exec(how)?.[1];
  if (!piece || (action && action.verb !== 'move')) return null;
  const most = stage.viewOf('duellum').regions[region]?.fresh[piece] ?? 0;
  return { most, unit: ['kind', piece], key: `${region} ${piece}` };
}

export const saying: Saying = {
  takesUp: new Set(['play']),
  lays: new Set(['pay', 'give']),
  stock: (stage) => stage.viewOf('duellum').nations[stage.own]?.stock ?? {},
  trade: { verb: 'trade', takes: 'resource' },
  group,
  stands: ['decline', 'done'],
  together: (_, { verb, args }, number) => (verb === 'move' ? ['move', number, ...args].join(' ') : ''),
};
