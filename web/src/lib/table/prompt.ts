/** What is being decided, in the player's language; until the game's catalogue is here, as the server says it. */
import type { TableState } from '$lib/api/types';
import { sentenceFor } from '$lib/language/say';
import type { Catalogue } from '$lib/language/catalogue';

export const promptText = (prompt: TableState['prompt'], catalogue: Catalogue | null): string =>
  sentenceFor(prompt, catalogue) ?? prompt.text;
