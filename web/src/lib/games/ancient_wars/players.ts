/** Both sides for the scoreboard: goals held, units in play, recruits and cards waiting. */
import type { PlayerShown } from '$lib/panels/players';
import { sentenceFor } from '$lib/language/say';
import { t } from '$lib/i18n/index.svelte';
import type { Stage } from '$lib/table/stage.svelte';
import { extraOf, sides, viewOf } from './picture';

/** What a side needs, in the player's language. */
function goalOf(stage: Stage, side: string): string {
  const goal = extraOf(stage).victory[side];
  return goal ? (sentenceFor(goal.says, stage.catalogue) ?? goal.text) : t('ancient_wars.goal');
}

export default function players(stage: Stage): PlayerShown[] {
  const view = viewOf(stage);
  return sides(stage).map((side) => {
    const stacks = Object.values(view.spaces).map((s) => s[side.id as 'roman' | 'barbarian']?.count ?? 0);
    const [held = 0, needed = 0] = view.goals[side.id] ?? [];
    const piles = view.cards[side.id];
    return {
      ...side,
      seat: side.index,
      points: held,
      goal: needed || null,
      pointsTitle: goalOf(stage, side.id),
      goods: [
        {
          key: 'units',
          art: side.id === 'roman' ? 'legion' : 'warrior',
          label: t('stage.drawer.units'),
          n: stacks.reduce((sum, n) => sum + n, 0),
          colour: side.livery.colour,
        },
        { key: 'box', art: 'tent', label: t('ancient_wars.box'), n: view.box[side.id]?.length ?? 0 },
        {
          key: 'deck',
          art: 'scroll',
          label: t('ancient_wars.pile.deck'),
          n: (piles?.deck.length ?? 0) + (piles?.bottom.length ?? 0),
        },
      ],
      facts: [],
      signs: [],
    };
  });
}
