/** What is being decided, in the player's language: the server's sentence in English, a catalogue's in other languages. */
import { fill } from '$lib/i18n/catalogue';
import type { TableState } from '$lib/api/types';

type Part = Pick<TableState, 'game' | 'prompt' | 'view' | 'outcome'>;

export function promptText(
  state: Part,
  language: string,
  lookUp: (key: string) => string | null,
  seat: string,
): string {
  if (language === 'en') return state.prompt.text;
  const steps = state.outcome ? ['over'] : [state.view['deciding'], state.view['step']].map(String);
  const text = steps.map((step) => lookUp(`${state.game}.prompts.${step}`)).find((found) => found !== null) ?? null;
  if (text === null) return state.prompt.text;
  return fill(text, { seat });
}
