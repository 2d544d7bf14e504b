/** Orders in the words of whoever plays: what can stand, what was left, how an action is said. */
import type { OrderGiven, OrderInfo } from '$lib/api/types';
import { lookUp } from '$lib/i18n/index.svelte';
import type { Stage } from '$lib/table/stage.svelte';

/** How long an order holds, in turns; the last is longer than any game. */
export const TO_THE_END = 200;
export const TERMS = [1, 3, 6, 12, TO_THE_END];

export const stepsOf = (say: string): string[] =>
  say
    .split(';')
    .map((step) => step.trim())
    .filter(Boolean);

/** Answers that can stand at this table, by their texts: those that the game names, or all that need nothing further. */
export function standing(stage: Stage): string[] {
  const verbs = stage.board?.verbs ?? [];
  return stage.ui.saying?.stands ?? verbs.filter((v) => v.domains.length === 0 && !v.chance).map((v) => v.name);
}

/** The arguments in an action's text; a way is two places. Null when the text is another kind of phrase. */
export function argumentsOf(domains: string[], words: string[]): string[] | null {
  const args: string[] = [];
  let at = 0;
  for (const domain of domains) {
    const length = domain === 'way' ? 2 : 1;
    args.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  return at === words.length ? args : null;
}

/** An action's text in words: those for orders, if there are any, else those of its button. */
export function inWords(stage: Stage, game: string, text: string): string {
  const own = lookUp(`clock.orders.stands.${game}.${text.replaceAll(' ', '_')}`);
  if (own) return own;
  const [verb = '', ...words] = text.split(' ');
  const args = argumentsOf(stage.board?.verbs.find((v) => v.name === verb)?.domains ?? [], words);
  return (args && stage.words?.action(verb, args)) ?? text;
}

/** What was left, to be given again with what is new. */
export const again = (orders: OrderInfo[], turn: number): OrderGiven[] =>
  orders.map((o) => ({ say: o.say, after: o.after || null, turns: Math.max(1, o.until - turn) }));
