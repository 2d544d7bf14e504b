/** What players of Ancient Wars say in one breath: a stack and where it goes, a recruit and its place. */
import type { Saying } from '$lib/choosing/saying';

export const saying: Saying = {
  takesUp: new Set(['march', 'recruit', 'to', 'pursue', 'retreat']),
  picks: new Set(['take']),
  lists: new Set(['recruit']),
  stands: ['fight on', 'lose for_me', 'stay', 'done'],
  habits: [
    { verb: 'fight', text: 'fight on', words: 'choosing.fightOn' },
    { verb: 'lose', text: 'lose for_me', words: 'choosing.losesForMe' },
    { verb: 'panic', text: 'lose for_me', words: 'choosing.losesForMe' },
  ],
};
