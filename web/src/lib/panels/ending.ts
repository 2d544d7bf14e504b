/** The choice that ends what is being done: it has one place of its own, and keeps it. */
import type { Choice, Offer } from '$lib/table/choose';

export interface Ending {
  target: string;
  offers: Offer[];
}

const ends = (offers: Offer[]): boolean => offers.some((o) => o.action.verb === 'done' || o.action.ends_turn);

export function ending(choice: Choice): Ending | null {
  const found = [...choice.lit].filter(([target, offers]) => target.startsWith('btn:') && ends(offers));
  const [target, offers] = found.find(([, all]) => all.some((o) => o.action.verb === 'done')) ?? found[0] ?? [];
  return target && offers ? { target, offers } : null;
}
