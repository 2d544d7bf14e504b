/** A game without a folder of its own: its picture as nested lists, and a button for every action. */
import type { GameUi } from '$lib/games';

export const plain: GameUi = {
  rank: Number.MAX_SAFE_INTEGER,
  emblem: {
    sky: '#e8dcc0',
    sea: '#a9c7cb',
    left: { art: 'city', colour: '#666' },
    right: { art: 'scroll', colour: '#888' },
  },
  steps: (action) => [`btn:${action.text}`],
  effects: (preview) => preview.effects.slice(0, 6).map((e) => `${e.what}: ${e.before ?? '–'} → ${e.after ?? '–'}`),
  tab: () => 'board',
};
