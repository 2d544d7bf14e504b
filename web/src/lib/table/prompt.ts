/** What is being decided, in the player's language: the game's catalogue says it, or the server in English and our own texts. */
import { fill } from '$lib/i18n/catalogue';
import type { TableState } from '$lib/api/types';
import { sentenceFor } from '$lib/language/say';
import type { Catalogue } from '$lib/language/catalogue';

type Part = Pick<TableState, 'game' | 'prompt' | 'view' | 'outcome'>;

export function promptText(
  state: Part,
  language: string,
  lookUp: (key: string) => string | null,
  seat: string,
  catalogue: Catalogue | null,
): string {
  const said = sentenceFor(state.prompt, catalogue);
  if (said !== null) return said;
  if (language === 'en') return state.prompt.text;
  const decision = state.outcome ? 'over' : String(state.view['deciding']);
  const text = lookUp(`${state.game}.prompts.${decision}`);
  return text === null ? state.prompt.text : fill(text, { seat });
}
