/** Any action of any game as one target: a button with its words. */
import type { LegalAction } from '$lib/api/types';

export const plainSteps = (action: LegalAction): string[] => [`btn:${action.text}`];
