import type { Preview } from '$lib/api/types';
import { announce } from '$lib/games';
import { stockEffects } from '../family/effects';
import { duellumSteps } from './steps';

announce('duellum', {
  steps: duellumSteps,
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
  effects: (preview: Preview, stage) => stockEffects(preview, stage, 'region'),
  tab: (target) => {
    const [domain] = target.split(':');
    if (domain === 'region') return 'board';
    if (domain === 'field') return 'wheel';
    if (domain === 'chip' || domain === 'kind') return 'own';
    return 'tables';
  },
});
