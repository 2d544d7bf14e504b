import type { GameUi } from '$lib/games';
import { t } from '$lib/i18n/index.svelte';
import { saying } from './saying';
import { diesIraeSteps } from './steps';

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

const ui: GameUi = {
  rank: 3,
  steps: diesIraeSteps,
  drawers: [
    { id: 'development', art: 'scroll' },
    { id: 'merchandise', art: 'talent' },
  ],
  drawer: (target) => (target.startsWith('row:') ? 'development' : 'merchandise'),
  round: (stage) => t('stage.turn', { n: stage.viewOf('dies_irae').game_turn }),
  fights: ['fight', 'fight_ships'],
  saying,
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
  places: 'hex',
  tab: (target) => {
    const [domain] = target.split(':');
    if (domain === 'hex') return 'board';
    return domain === 'action' ? 'wheel' : 'charts';
  },
};

export default ui;
