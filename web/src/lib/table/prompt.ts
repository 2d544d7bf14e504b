/** What is being decided, in the player's language: the server's sentence in English, a catalogue's in other languages. */
import { fill } from '$lib/i18n/catalogue';
import type { TableState } from '$lib/api/types';

type Part = Pick<TableState, 'game' | 'prompt' | 'seats' | 'to_act' | 'view' | 'outcome'>;

export function promptText(state: Part, language: string, lookUp: (key: string) => string | null): string {
  if (language === 'en') return state.prompt.text;
  const step = state.outcome ? 'over' : String(state.view['deciding_step'] ?? state.view['deciding'] ?? state.view['step'] ?? '');
  const text = lookUp(`${state.game}.prompts.${step}`) ?? lookUp(`${state.game}.prompts.${String(state.view['step'] ?? '')}`);
  if (text === null) return state.prompt.text;
  const seat = state.to_act === null ? '' : (state.seats[state.to_act]?.title ?? '');
  return fill(text, { seat });
}
