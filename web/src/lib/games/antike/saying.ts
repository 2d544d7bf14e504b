/** What players of Antike say in one breath. */
import type { Group, Saying } from '$lib/choosing/saying';
import type { Stage } from '$lib/table/stage.svelte';

const TAKEN_UP = /^move (legion|galley) (\w+) (\w+)$/;

/** Units taken up that are alike: same kind, same place, as many moves left. */
function group(stage: Stage, line: string[]): Group | null {
  const [, kind = '', place = '', actions = ''] = TAKEN_UP.exec(line[0] ?? '') ?? [];
  if (!kind) return null;
  const here = stage.viewOf('antike').provinces[place];
  const ready = kind === 'legion' ? here?.legion_ready : here?.galley_ready;
  return { most: ready?.by_actions[actions] ?? 0, unit: ['kind', kind], key: line[0] ?? '' };
}

export const saying: Saying = {
  takesUp: new Set(['move']),
  lays: new Set(['pay', 'give']),
  stock: (stage) => {
    const view = stage.viewOf('antike');
    return view.nations[view.nation ?? '']?.stock ?? {};
  },
  trade: { verb: 'trade', takes: 'resource' },
  group,
  stands: ['decline', 'fight', 'done'],
  unlisted: new Set(['all_to']),
  together: (line, { verb, args }, number, most) => {
    const [, kind = '', place = '', actions = ''] = TAKEN_UP.exec(line[0] ?? '') ?? [];
    if (!kind || verb !== 'to') return '';
    const to = args[0] ?? '';
    return number === most ? `${line[0]}; all_to ${to}` : `move ${number} ${kind} ${place} ${to} left ${actions}`;
  },
};
