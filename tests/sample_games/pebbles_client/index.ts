import type { GameUi } from '$lib/games';

const ui: GameUi = {
  rank: 9,
  emblem: {
    sky: '#e8dcc0',
    sea: '#a9c7cb',
    left: { art: 'city', colour: '#666' },
    right: { art: 'scroll', colour: '#888' },
  },
  steps: (action) => [action.args.length ? `colour:${action.args[0]}` : `btn:${action.text}`],
  effects: () => [],
  tab: () => 'board',
};

export default ui;
