import { announce } from '$lib/games';
import { stockEffects } from '../family/effects';
import { antikeSteps } from './steps';
import { nationsOf } from './table';

announce('antike', {
  steps: antikeSteps,
  load: async () => {
    const [Board, Wheel, Own, Others, Tables] = await Promise.all([
      import('./Board.svelte'),
      import('./Wheel.svelte'),
      import('./Own.svelte'),
      import('./Others.svelte'),
      import('./Tables.svelte'),
    ]);
    return {
      Board: Board.default,
      Wheel: Wheel.default,
      Own: Own.default,
      Others: Others.default,
      Tables: Tables.default,
    };
  },
  effects: (preview, stage) => stockEffects(preview, stage, 'province'),
  seatTitle: (stage, seat) =>
    nationsOf(stage, seat)
      .map((id) => stage.words?.name('nation', id) ?? id)
      .join(' · '),
  tab: (target) => {
    const [domain] = target.split(':');
    if (domain === 'province') return 'board';
    if (domain === 'field') return 'wheel';
    if (domain === 'chip') return 'own';
    return 'tables';
  },
});
