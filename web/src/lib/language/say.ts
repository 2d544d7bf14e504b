/** What the server sends as a message beside an English sentence. */
import type { Catalogue } from './catalogue';

/** A sentence that no catalogue has; it comes as it is. */
const PLAIN = 'say-text';

/** The message in the reader's language; null when it must be read as the server wrote it. */
export function sentenceFor(
  message: { key: string; args?: Record<string, string | number> },
  catalogue: Catalogue | null,
): string | null {
  if (message.key === PLAIN || !catalogue?.has(message.key)) return null;
  try {
    return catalogue.say({ key: message.key, args: message.args ?? {} });
  } catch (fault) {
    reportError(fault);
    return null;
  }
}
