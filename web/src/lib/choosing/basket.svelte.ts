/** Several decisions of one kind, chosen one after the other and told in one command: what is built, who is recruited where. */
import type { Draft, LegalAction } from '$lib/api/types';
import type { Ask } from './hand';

export interface Item {
  action: LegalAction;
  /** Where it goes, when that is asked: the answer and what else it could be. */
  where: { chosen: LegalAction; options: LegalAction[] } | null;
}

export const textsOf = (items: Item[]): string[] =>
  items.flatMap(({ action, where }) => (where ? [action.text, where.chosen.text] : [action.text]));

export class Basket {
  items = $state.raw<Item[]>([]);
  /** Where the list leads so far. */
  draft = $state.raw<Draft | null>(null);
  busy = $state(false);

  constructor(
    private readonly ask: Ask,
    private readonly fail: (fault: unknown) => void,
  ) {}

  add(action: LegalAction): Promise<void> {
    return this.change([...this.items, { action, where: null }]);
  }

  remove(item: Item): Promise<void> {
    return this.change(this.items.filter((other) => other !== item));
  }

  place(item: Item, chosen: LegalAction): Promise<void> {
    const moved = (other: Item): Item =>
      other === item && item.where ? { ...item, where: { ...item.where, chosen } } : other;
    return this.change(this.items.map(moved));
  }

  /** Another list: the server says whether it can be so, and where what is new could go. */
  private async change(wanted: Item[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      let draft = wanted.length ? await this.ask(textsOf(wanted)) : null;
      let items = wanted;
      const [first] = draft?.waits ? draft.actions : [];
      const last = wanted.at(-1);
      if (draft && first && last) {
        items = [...wanted.slice(0, -1), { ...last, where: { chosen: first, options: draft.actions } }];
        draft = await this.ask(textsOf(items));
      }
      this.items = items;
      this.draft = draft;
    } catch (fault) {
      this.fail(fault);
    } finally {
      this.busy = false;
    }
  }
}
