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
  const decision = state.outcome ? 'over' : String(state.view['deciding']);
  const text = lookUp(`${state.game}.prompts.${decision}`);
  return text === null ? state.prompt.text : fill(text, { seat });
}
