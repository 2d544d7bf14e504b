import type { GameUi } from '$lib/games';
import { saying } from './saying';
import { ancientWarsSteps } from './steps';

const ui: GameUi = {
  rank: 4,
  emblem: {
    sky: '#dcd6b4',
    sea: '#9fb58f',
    left: { art: 'swords', colour: '#a23b2a' },
    right: { art: 'legion', colour: '#4d7a34' },
  },
  steps: ancientWarsSteps,
  saying,
  effects: () => [],
  tab: (target) => {
    const [domain] = target.split(':');
    if (domain === 'space') return 'board';
    return 'charts';
  },
};

export default ui;
