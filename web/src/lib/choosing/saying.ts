/** What a game's folder says about decisions that people make in one breath. Nothing here knows a rule: texts are judged by the server. */
import type { LegalAction } from '$lib/api/types';
import type { Stage } from '$lib/table/stage.svelte';
import type { Amounts } from './bill';

/** Units that can go together: how many there are. */
export interface Group {
  most: number;
  /** Domain and id of the kind of unit. */
  unit: [string, string];
  /** Tells this group from others. */
  key: string;
}

export interface Saying {
  /** Verbs that take something up: it stays in hand, untold, until it is put down somewhere. */
  takesUp?: ReadonlySet<string>;
  /** The usual answer to what is asked of the hand, if there is one; it can be changed afterwards. */
  usual?(actions: LegalAction[], view: unknown): LegalAction | undefined;
  /** Verbs that are not shown while something is in hand: the number says it. */
  unlisted?: ReadonlySet<string>;
  /** Verbs that choose one thing after the other: units that go along. */
  picks?: ReadonlySet<string>;
  /** Verbs of which several are made one after the other: they can be chosen as a list. */
  lists?: ReadonlySet<string>;
  /** Standing answers: what can be left to habit while a verb is offered, as a text and the key of its words. */
  habits?: { verb: string; text: string; words: string }[];
  /** Answers that can be ordered while one is away, by their texts; their words are `clock.orders.stands.GAME.TEXT`. */
  stands?: string[];
  /** Ends the turn by name: nobody need be asked again. */
  endsByName?(action: LegalAction): boolean;
  /** Verbs that lay chips down one by one: they are a payment, and have no further one. */
  lays?: ReadonlySet<string>;
  /** What the deciding side can pay with. */
  stock?(stage: Stage): Amounts;
  /** Goods against goods: the verb that opens it, and what can be had. */
  trade?: { verb: string; takes: string };
  /** Units that can be moved together, given what is in hand and an action, or what has been chosen on the table. */
  group?(stage: Stage, line: string[], action: LegalAction | null): Group | null;
  /** Everything in one text, when so many of a group go. */
  together?(line: string[], action: LegalAction, number: number, most: number): string;
}
