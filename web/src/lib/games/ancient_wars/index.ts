import { announce } from '$lib/games';
import { ancientWarsSteps } from './steps';

announce('ancient_wars', {
  steps: ancientWarsSteps,
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
  effects: () => [],
  tab: (target) => {
    const [domain] = target.split(':');
    if (domain === 'space') return 'board';
    return 'tables';
  },
});
