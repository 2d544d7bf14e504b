import { announce } from '$lib/games';
import { t } from '$lib/i18n/index.svelte';
import { diesIraeSteps } from './steps';

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

announce('dies_irae', {
  steps: diesIraeSteps,
  wide: true,
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
  effects: (preview, stage) =>
    preview.effects.flatMap(({ what, before, after }) => {
      const [head = '', seat = ''] = what.split('.');
      const by = number(after) - number(before);
      if (!['talents', 'income', 'stability'].includes(head) || !by) return [];
      return [
        t('dies_irae.effect', {
          who: stage.seatTitle(seat),
          thing: t(`dies_irae.${head}`),
          by: by > 0 ? `+${by}` : `−${-by}`,
          now: number(after),
        }),
      ];
    }),
  tab: (target) => {
    const [domain] = target.split(':');
    if (domain === 'hex') return 'board';
    return domain === 'action' ? 'wheel' : 'tables';
  },
});
