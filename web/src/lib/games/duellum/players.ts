/** The two nations for the scoreboard. */
import type { PlayerShown } from '$lib/panels/players';
import { t } from '$lib/i18n/index.svelte';
import type { Stage } from '$lib/table/stage.svelte';
import printed from './printed.json';
import { sides } from './picture';

export default function players(stage: Stage): PlayerShown[] {
  const name = (domain: string, id: string): string => stage.words?.name(domain, id) ?? id;
  return sides(stage).map(({ nation, livery, ...side }) => ({
    ...side,
    seat: side.index,
    livery,
    points: nation.points,
    goal: printed.goal,
    pointsTitle: t('panel.points'),
    goods: Object.entries(nation.stock).map(([id, n]) => ({ key: id, art: id, label: name('chip', id), n })),
    facts: [
      { key: 'city', art: 'city', label: t('panel.cities'), n: nation.cities, colour: livery.colour },
      { key: 'temple', art: 'temple', label: t('panel.temples'), n: nation.temples, colour: livery.colour },
      { key: 'wall', art: 'wall', label: t('panel.walls'), n: nation.walls },
      { key: 'sea', art: 'navigator', label: t('panel.sea'), n: nation.sea_points },
      ...['legion', 'galley'].map((kind) => ({
        key: kind,
        art: kind,
        label: `${t('panel.box')}: ${name('piece', kind)}`,
        n: nation.box[kind] ?? 0,
        colour: livery.colour,
      })),
    ],
    signs: [
      ...Object.entries(nation.personages)
        .filter(([, n]) => n > 0)
        .map(([id, n]) => ({ key: id, art: id, label: name('personage', id), n })),
      ...nation.know_how.map((id) => ({ key: id, art: id, label: name('know_how', id) })),
      ...(nation.hand.length ? [{ key: 'hand', art: 'scroll', label: t('panel.hand'), n: nation.hand.length }] : []),
    ],
  }));
}
