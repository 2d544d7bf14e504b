/** What has been taken up and not yet put down: a line of actions that only this page knows. */
import type { Draft, LegalAction } from '$lib/api/types';
import type { Saying } from './saying';

/** A question that was answered as usual, and can be answered otherwise. */
export interface Settled {
  /** Its place in the line. */
  at: number;
  chosen: LegalAction;
  options: LegalAction[];
}

export interface Hand {
  line: string[];
  settled: Settled[];
  draft: Draft;
  /** Where it was taken up. */
  from: string;
  /** Nothing is missing but the player's word that the turn is over. */
  held: boolean;
}

export const lineText = (line: string[]): string => line.join('; ');

/** Things of which some go along: what can be picked now. */
export const picksOf = (actions: LegalAction[], saying: Saying): LegalAction[] =>
  actions.filter((a) => saying.picks?.has(a.verb));

export type Ask = (line: string[]) => Promise<Draft>;

/** Go on with a line: ask where it leads, and give the usual answers on the way. */
export async function follow(
  ask: Ask,
  line: string[],
  settled: Settled[],
  saying: Saying,
): Promise<Omit<Hand, 'from'>> {
  let [at, answered] = [line, settled];
  for (;;) {
    const draft = await ask(at);
    at = draft.texts;
    const chosen = draft.waits ? saying.usual?.(draft.actions, draft.view) : undefined;
    if (!chosen) return { line: at, settled: answered, draft, held: false };
    answered = [...answered, { at: at.length, chosen, options: draft.actions }];
    at = [...at, chosen.text];
  }
}

/** Another answer to a question that was settled: what came after it is asked again. */
export function resettled(hand: Hand, which: Settled, chosen: LegalAction): { line: string[]; settled: Settled[] } {
  return {
    line: [...hand.line.slice(0, which.at), chosen.text],
    settled: [...hand.settled.filter((s) => s.at < which.at), { ...which, chosen }],
  };
}
