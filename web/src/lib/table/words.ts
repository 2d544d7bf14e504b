/** Actions in words: the catalogue's sentence for the verb, with the names of the things filled in. */
import type { Board } from '$lib/api/types';
import { pieces } from '$lib/i18n/catalogue';
import type { Catalogue } from '$lib/language/catalogue';

export interface Word {
  text: string;
  /** The thing on the table that the word names. */
  target?: string;
}

export type LookUp = (key: string) => string | null;

export const plainName = (id: string): string => {
  const words = id.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export class Wording {
  private readonly domains: Map<string, string[]>;

  constructor(
    readonly board: Board,
    private readonly lookUp: LookUp,
    private readonly catalogue: Catalogue | null = null,
  ) {
    this.domains = new Map(board.verbs.map((v) => [v.name, v.domains]));
  }

  /** The display name of a member of a domain. */
  name(domain: string, id: string): string {
    const key = `${domain}-${id.replaceAll(' ', '-')}`;
    const named = this.catalogue?.has(key) ? this.catalogue.name(key).get('') : undefined;
    return named || this.board.titles[domain]?.[id] || plainName(id);
  }

  /** What a thing is good for, in a sentence; empty where nothing is to be said. */
  about(domain: string, id: string): string {
    const key = `${domain}-${id.replaceAll(' ', '-')}`;
    return (this.catalogue?.has(key) && this.catalogue.name(key).get('text')) || '';
  }

  /** Domains of a verb's arguments, one for each word of an argument (a way is two places). */
  private slots(verb: string, args: string[]): { domain: string; id: string }[] {
    const domains = this.domains.get(verb) ?? [];
    return args.flatMap((arg, i) => {
      const domain = domains[i] ?? '';
      const parts = arg.split(' ');
      return parts.length === 1 ? [{ domain, id: arg }] : parts.map((id) => ({ domain: this.domainOf(parts), id }));
    });
  }

  /** The domain that holds all of these things. */
  private domainOf(ids: string[]): string {
    const found = Object.entries(this.board.names).find(([, members]) => ids.every((id) => members.includes(id)));
    return found?.[0] ?? '';
  }

  parts(verb: string, args: string[]): Word[] {
    const slots = this.slots(verb, args);
    const hidden = args.length < (this.domains.get(verb)?.length ?? 0);
    const template = this.lookUp(`${this.board.game}.verbs.${verb}${hidden ? '_hidden' : ''}`);
    if (template === null) {
      return [{ text: plainName(verb) }, ...slots.flatMap((s) => [{ text: ' ' }, this.word(s)])];
    }
    return pieces(template).map((piece) => {
      if (piece.text !== undefined) return { text: piece.text };
      const slot = slots[Number(piece.slot) - 1];
      return slot ? this.word(slot) : { text: '' };
    });
  }

  private word(slot: { domain: string; id: string }): Word {
    return { text: this.name(slot.domain, slot.id), target: `${slot.domain}:${slot.id}` };
  }

  action(verb: string, args: string[]): string {
    const text = this.parts(verb, args)
      .map((w) => w.text)
      .join('');
    return text.charAt(0).toUpperCase() + text.slice(1);
  }
}
