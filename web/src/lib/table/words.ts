/** Actions in words: the catalogue's sentence for the verb, with the names of the things filled in. */
import type { Board } from '$lib/api/types';
import type { Catalogue } from '$lib/language/catalogue';

export interface Word {
  text: string;
  /** The thing on the table that the word names. */
  target?: string;
}

interface Thing {
  /** What the sentence calls it. */
  as: string;
  domain: string;
  id: string;
}

/** A thing that the reader may not know. */
const HIDDEN = 'hidden';
const NUMBER = /^\d+$/;

const nameKey = (thing: Thing): string => `${thing.domain}-${thing.id.replaceAll(' ', '-')}`;
const argument = (thing: Thing): string | number =>
  thing.id === HIDDEN ? HIDDEN : NUMBER.test(thing.id) ? Number(thing.id) : nameKey(thing);

export const plainName = (id: string): string => {
  const words = id.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export class Wording {
  private readonly domains: Map<string, string[]>;
  /** Names said before: a map of many places asks for all of them with every position. */
  private readonly known = new Map<string, string>();

  constructor(
    readonly board: Board,
    private readonly catalogue: Catalogue | null = null,
  ) {
    this.domains = new Map(board.verbs.map((v) => [v.name, v.domains]));
  }

  /** The display name of a member of a domain. */
  name(domain: string, id: string): string {
    const asked = `${domain}-${id}`;
    const known = this.known.get(asked);
    if (known !== undefined) return known;
    const name = this.called(domain, id);
    this.known.set(asked, name);
    return name;
  }

  /** So many of a kind: "a legion", "2 legions". */
  counted(domain: string, id: string, n: number): string {
    const key = `${domain}-${id}`;
    return this.catalogue?.has(key) ? this.catalogue.counted(key, n) : `${n} ${this.name(domain, id)}`;
  }

  private called(domain: string, id: string): string {
    const key = `${domain}-${id.replaceAll(' ', '-')}`;
    const named = this.catalogue?.has(key) ? this.catalogue.name(key).get('') : undefined;
    return named || this.board.titles[domain]?.[id] || plainName(id);
  }

  /** A word of a sheet about a thing. */
  look(word: string, args?: Record<string, string | number>): string {
    const key = `look-${word}`;
    const known = args ? undefined : this.known.get(key);
    if (known !== undefined) return known;
    const text = this.catalogue?.has(key) ? this.catalogue.say({ key, args: args ?? {} }) : '';
    if (!args) this.known.set(key, text);
    return text;
  }

  /** What a thing is good for, in a sentence; empty where nothing is to be said. */
  about(domain: string, id: string): string {
    const key = `${domain}-${id.replaceAll(' ', '-')}`;
    return (this.catalogue?.has(key) && this.catalogue.name(key).get('text')) || '';
  }

  /** What an action's words are given: each thing under its domain's name, a way as the places it joins. */
  private things(verb: string, args: string[]): Thing[] {
    return (this.domains.get(verb) ?? []).flatMap((domain, i) => {
      const [first, second] = args[i]?.split(' ') ?? [];
      if (first === undefined) return [{ as: domain, domain, id: HIDDEN }];
      if (second === undefined) return [{ as: domain, domain, id: first }];
      const places = this.domainOf([first, second]);
      return [
        { as: 'from', domain: places, id: first },
        { as: 'to', domain: places, id: second },
      ];
    });
  }

  /** The domain that holds all of these things. */
  private domainOf(ids: string[]): string {
    const found = Object.entries(this.board.names).find(([, members]) => ids.every((id) => members.includes(id)));
    return found?.[0] ?? '';
  }

  parts(verb: string, args: string[]): Word[] {
    const things = this.things(verb, args);
    const key = `do-${verb}`;
    if (!this.catalogue?.has(key)) {
      const named = things.filter((thing) => thing.id !== HIDDEN);
      return [{ text: plainName(verb) }, ...named.flatMap((thing) => [{ text: ' ' }, this.word(thing)])];
    }
    const given = Object.fromEntries(things.map((thing) => [thing.as, argument(thing)]));
    const targets = new Map(things.map((thing) => [nameKey(thing), `${thing.domain}:${thing.id}`]));
    return this.catalogue.pieces({ key, args: given }).map(({ text, key: named }) => {
      const target = targets.get(named ?? '');
      return target ? { text, target } : { text };
    });
  }

  private word(thing: Thing): Word {
    return { text: this.name(thing.domain, thing.id), target: `${thing.domain}:${thing.id}` };
  }

  action(verb: string, args: string[]): string {
    const text = this.parts(verb, args)
      .map((w) => w.text)
      .join('');
    return text.charAt(0).toUpperCase() + text.slice(1);
  }
}
