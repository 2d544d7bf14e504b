/** A game without a folder of its own: its picture as nested lists, and a button for every action. */
import type { GameUi } from '$lib/games';

export const plain: GameUi = {
  rank: Number.MAX_SAFE_INTEGER,
  steps: (action) => [`btn:${action.text}`],
  effects: (preview) => preview.effects.slice(0, 6).map((e) => `${e.what}: ${e.before ?? '–'} → ${e.after ?? '–'}`),
  tab: () => 'board',
};
