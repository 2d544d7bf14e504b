import type { GameUi } from '$lib/games';
import { stockEffects } from '../antike_family/effects';
import { gain } from './gain';
import { saying } from './saying';
import { antikeSteps } from './steps';
import { t } from '$lib/i18n/index.svelte';
import { nationsOf, sides, viewOf } from './picture';

const ui: GameUi = {
  rank: 2,
  steps: antikeSteps,
  saying,
  effects: (preview, stage) => stockEffects(preview, stage, 'province'),
  seatTitle: (stage, seat) =>
    nationsOf(stage, seat)
      .map((id) => stage.words?.name('nation', id) ?? id)
      .join(' · '),
  drawers: [
    { id: 'know_how', art: 'scroll' },
    { id: 'personages', art: 'king' },
    { id: 'answers', art: 'swords' },
  ],
  standing: { verb: 'answer', drawer: 'answers' },
  drawer: (target) => (target.startsWith('know_how:') ? 'know_how' : 'personages'),
  gains: (target) => target.startsWith('field:'),
  gain,
  fights: ['conquer', 'battle'],
  clashes: ['to'],
  meets: (stage, target) => {
    const { provinces, nation } = stage.viewOf('antike');
    const { legion, galley } = provinces[target.slice('province:'.length)] ?? {};
    const units = [...Object.entries(legion ?? {}), ...Object.entries(galley ?? {})];
    return units.some(([whose, number]) => whose !== nation && number > 0);
  },
  liveries: (stage) =>
    Object.fromEntries(
      sides(stage)
        .reverse() // of two nations the first gives its colours to the seat
        .flatMap(({ id, nation, livery }) => [id, nation.player].map((whose) => [whose, livery])),
    ),
  round: (stage) => t('stage.round', { n: viewOf(stage).round }),
  fighting: (stage) => viewOf(stage).deciding === 'question',
  places: 'province',
  tab: (target) => {
    const [domain] = target.split(':');
    if (domain === 'province') return 'board';
    if (domain === 'field') return 'wheel';
    if (domain === 'chip') return 'own';
    return 'charts';
  },
};

export default ui;
