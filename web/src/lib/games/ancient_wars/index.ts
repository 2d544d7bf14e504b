import type { GameUi } from '$lib/games';
import { t } from '$lib/i18n/index.svelte';
import { extraOf, sides, viewOf } from './picture';
import { saying } from './saying';
import { ancientWarsSteps } from './steps';

const ui: GameUi = {
  rank: 4,
  steps: ancientWarsSteps,
  saying,
  effects: () => [],
  drawers: [
    { id: 'units', art: 'shield' },
    { id: 'cards', art: 'scroll' },
    { id: 'battle', art: 'swords' },
  ],
  drawer: () => 'units',
  calls: (stage) => (stage.position && viewOf(stage).battle ? 'battle' : null),
  stays: ['battle'],
  round: (stage) => t('ancient_wars.turn', { n: viewOf(stage).game_turn, of: extraOf(stage).turn_labels.length }),
  fights: ['attack', 'ambush'],
  clashes: ['to'],
  meets: (stage, target) => {
    const space = viewOf(stage).spaces[target.slice('space:'.length)];
    return (['roman', 'barbarian'] as const).some((side) => side !== stage.own && (space?.[side]?.count ?? 0) > 0);
  },
  fighting: (stage) => viewOf(stage).battle !== null,
  liveries: (stage) => Object.fromEntries(sides(stage).map((s) => [s.id, s.livery])),
  places: 'space',
  tab: (target) => {
    const [domain] = target.split(':');
    if (domain === 'space') return 'board';
    return domain === 'card' ? 'own' : 'charts';
  },
};

export default ui;
