/** The coach of a first game: against bots only, on while one likes. It advises and asks, and never keeps anybody back. */
import { api, Refused } from '$lib/api/client';
import type { CoachAdvice, CoachWarning, FirstThing, TableState } from '$lib/api/types';
import { t } from '$lib/i18n/index.svelte';
import { settings } from '$lib/settings.svelte';
import type { TableSession } from '$lib/table/session.svelte';
import { firstThings } from './firsts';
import { isCoachOn, keepCoach, readSeen, keepSeen } from './progress';

/** Milliseconds that an action waits for the coach; without an answer it goes on. */
const PATIENCE = 3000;

interface Pending {
  /** The last event when it was asked. */
  number: number;
  said: CoachWarning;
  answer: (go: boolean) => void;
}

export class Coach {
  on = $state(isCoachOn());
  busy = $state(false);
  trouble = $state('');
  /** Things to be explained, the first one now. */
  things = $state.raw<FirstThing[]>([]);
  pending = $state.raw<Pending | null>(null);
  private advised = $state.raw<{ number: number; said: CoachAdvice } | null>(null);
  private known: FirstThing[] = [];
  private knownFor = '';
  private learning = Promise.resolve();
  private turn = -1;
  private ply = -1;
  private asking = false;

  constructor(private readonly session: TableSession) {
    session.before = (text) => this.before(text);
  }

  /** Only where everybody else is a bot; the server sees to it, too. */
  get allowed(): boolean {
    const seats = this.session.state?.seats ?? [];
    return seats.filter((s) => s.own).length === 1 && seats.every((s) => s.own || s.kind === 'bot');
  }

  get works(): boolean {
    return this.on && this.allowed;
  }

  /** What was said about the position on the table. */
  get advice(): CoachAdvice | null {
    return this.advised?.number === this.session.state?.number ? (this.advised?.said ?? null) : null;
  }

  set(on: boolean): void {
    this.on = on;
    keepCoach(on);
    this.turn = -1;
    if (!on) this.things = [];
    else if (this.session.state) void this.see(this.session.state);
  }

  /** The table has changed: explain what is new, and think about a new turn. */
  async see(state: TableState): Promise<void> {
    if (this.pending && this.pending.number !== state.number) this.pending.answer(false);
    if (!this.works) return;
    await this.learn(state.game);
    this.meet(state);
    if (state.my_move && state.turn !== this.turn) {
      this.turn = state.turn;
      await this.ask();
    }
  }

  /** Plans for the decision on the table. */
  async ask(): Promise<void> {
    const { state, id } = this.session;
    if (!state?.my_move || state.viewing === null || this.busy) return;
    this.busy = true;
    try {
      this.advised = { number: state.number, said: await api.coach(id, state.viewing, settings.language) };
      this.trouble = '';
    } catch (fault) {
      this.trouble = (fault instanceof Refused && fault.message) || t('trouble.unreachable');
    }
    this.busy = false;
  }

  /** The first of the things is understood. */
  understood(): void {
    const [first, ...others] = this.things;
    const game = this.session.state?.game;
    if (first && game) keepSeen(game, first.id);
    this.things = others;
  }

  /** What there is to explain in this game: fetched once, and every state that comes meanwhile waits for it in its order. */
  private learn(game: string): Promise<void> {
    const key = `${game} ${settings.language}`;
    if (key !== this.knownFor) {
      this.knownFor = key;
      this.learning = this.fetchThings(game);
    }
    return this.learning;
  }

  private async fetchThings(game: string): Promise<void> {
    try {
      this.known = (await api.coaching(game, settings.language)).things;
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.knownFor = ''; // asked for again with the next state
    }
  }

  private meet(state: TableState): void {
    const since = this.ply;
    this.ply = state.ply;
    const waiting = new Set(this.things.map((thing) => thing.id));
    const seen = readSeen(state.game);
    const fresh = firstThings(this.known, state, since).filter(
      (thing) => !seen.has(thing.id) && !waiting.has(thing.id),
    );
    if (fresh.length) this.things = [...this.things, ...fresh];
  }

  /** May this be sent? With a warning the player is asked; whatever goes wrong keeps nobody back. */
  private async before(text: string): Promise<boolean> {
    const { state, id } = this.session;
    if (!this.works || !state?.my_move || state.viewing === null) return true;
    if (this.asking) return false;
    this.asking = true;
    try {
      const said = await Promise.race([
        api.coachBefore(id, state.viewing, text, settings.language),
        new Promise<null>((tooLong) => setTimeout(() => tooLong(null), PATIENCE)),
      ]);
      const { number } = state;
      if (!said?.sentences.length) return true;
      if (this.session.state?.number !== number) return false; // the table has moved on meanwhile
      return await new Promise<boolean>((answer) => (this.pending = { number, said, answer }));
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      return true;
    } finally {
      this.pending = null;
      this.asking = false;
    }
  }
}
