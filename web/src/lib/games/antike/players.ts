/** The nations for the scoreboard, in turn order. */
import type { PlayerShown } from '$lib/panels/players';
import { t } from '$lib/i18n/index.svelte';
import type { Stage } from '$lib/table/stage.svelte';
import { KNOW_HOW_ART, sides, viewOf } from './picture';

export default function players(stage: Stage): PlayerShown[] {
  const name = (domain: string, id: string): string => stage.words?.name(domain, id) ?? id;
  return sides(stage).map(({ nation, livery, ...side }) => ({
    ...side,
    livery,
    points: nation.points,
    goal: viewOf(stage).target,
    pointsTitle: t('panel.points'),
    goods: Object.entries(nation.stock).map(([id, n]) => ({ key: id, art: id, label: name('chip', id), n })),
    facts: [
      { key: 'city', art: 'city', label: t('panel.cities'), n: nation.cities, colour: livery.colour },
      { key: 'temple', art: 'temple', label: t('panel.temples'), n: nation.temples, colour: livery.colour },
      { key: 'sea', art: 'navigator', label: t('antike.seas'), n: nation.seas },
    ],
    signs: nation.know_hows.map((k) => ({ key: k, art: KNOW_HOW_ART[k] ?? 'scroll', label: name('know_how', k) })),
  }));
}
