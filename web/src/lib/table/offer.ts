/** Words for targets and offers, shared by the bar and the choices beside a place. */
import { t } from '$lib/i18n/index.svelte';
import type { Offer } from './choose';
import type { Stage } from './stage.svelte';

/** A step of the path in words. */
export function stepWords(stage: Stage, step: string): string {
  const [domain = '', id = ''] = step.split(':');
  if (domain !== 'opt') return stage.words?.name(domain, id) ?? id;
  const last = id.split('/').at(-1) ?? '';
  const verb = stage.choice.open[0]?.action.verb;
  const domains = stage.board?.verbs.find((v) => v.name === verb)?.domains ?? [];
  const found = domains.find((d) => stage.board?.names[d]?.includes(last));
  return found ? (stage.words?.name(found, last) ?? last) : '';
}

/** What a button that leads to these offers says. */
export function offerWords(stage: Stage, offers: Offer[], target = ''): string {
  const action = offers[0]?.action;
  if (!action) return '';
  if (offers.length > 1 && target.startsWith('opt:')) return stepWords(stage, target);
  if (action.ends_turn && action.verb === 'done') return t('table.endTurn');
  return stage.words?.action(action.verb, action.args) ?? action.text;
}
