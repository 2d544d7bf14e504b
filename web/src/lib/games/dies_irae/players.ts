/** The empires for the scoreboard. */
import type { PlayerShown } from '$lib/panels/players';
import { t } from '$lib/i18n/index.svelte';
import type { Stage } from '$lib/table/stage.svelte';
import printed from './printed.json';
import { sides } from './picture';

export default function players(stage: Stage): PlayerShown[] {
  const name = (domain: string, id: string): string => stage.words?.name(domain, id) ?? id;
  return sides(stage).map(({ empire, livery, ...side }) => ({
    ...side,
    seat: side.index,
    livery,
    player: empire.revolted ? `${side.player} · ${t('dies_irae.revolted')}` : side.player,
    points: empire.points,
    goal: Number(stage.position?.options['vp_goal'] ?? 0) || null,
    pointsTitle: t('dies_irae.points'),
    goods: [
      { key: 'talent', art: 'talent', label: t('dies_irae.talents'), n: empire.talents, more: `+${empire.income}` },
      {
        key: 'legion',
        art: 'legion',
        label: t('dies_irae.fed'),
        n: empire.legions,
        more: `/${empire.fed}`,
        colour: livery.colour,
      },
      { key: 'ship', art: 'galley', label: t('dies_irae.ships'), n: empire.ships, colour: livery.colour },
      { key: 'grain', art: 'g-grain', label: t('dies_irae.supply'), n: empire.supply },
      {
        key: 'controls',
        art: 'laurel',
        label: t('dies_irae.controls'),
        n: `${empire.controls['provinces']}·${empire.controls['islands']}`,
      },
    ],
    facts: [],
    signs: Object.entries(empire.goods).map(([good, n]) => ({
      key: good,
      art: `g-${good}`,
      label: name('good', good),
      n,
    })),
    meter: {
      label: t('dies_irae.stability'),
      low: printed.lowest_stability,
      high: -printed.lowest_stability,
      at: empire.stability,
      text: empire.golden_age ? '★' : empire.stability > 0 ? `+${empire.stability}` : `${empire.stability}`,
    },
  }));
}
