import type { GameUi } from '$lib/games';
import { stockEffects } from '../antike_family/effects';
import { viewOf as view } from './picture';
import { gain } from './gain';
import { saying } from './saying';
import { duellumSteps } from './steps';

const ui: GameUi = {
  rank: 1,
  steps: duellumSteps,
  saying,
  effects: (preview, stage) => stockEffects(preview, stage, 'region'),
  drawers: [
    { id: 'know_how', art: 'scroll' },
    { id: 'events', art: 'laurel' },
    { id: 'personages', art: 'king' },
  ],
  drawer: (target) => (target.startsWith('know_how:') ? 'know_how' : 'events'),
  calls: (stage) =>
    stage.position && view(stage).events.display.some((id) => stage.choice.lit.has(`card:${id}`)) ? 'events' : null,
  gains: (target) => target.startsWith('field:'),
  gain,
  fights: ['conquer', 'target'],
  clashes: ['move', 'continue'],
  meets: (stage, target) => {
    const { regions } = stage.viewOf('duellum');
    const units = Object.entries(regions[target.slice('region:'.length)]?.units ?? {});
    return units.some(([nation, { legion, galley, special }]) => nation !== stage.own && legion + galley + special > 0);
  },
  fighting: (stage) => view(stage).deciding === 'reaction',
  places: 'region',
  tab: (target) => {
    const [domain] = target.split(':');
    if (domain === 'region') return 'board';
    if (domain === 'field') return 'wheel';
    if (domain === 'chip' || domain === 'kind' || domain === 'card') return 'own';
    return 'charts';
  },
};

export default ui;
