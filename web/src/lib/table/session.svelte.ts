/** A table that is being played: the live line, commands, refusals, chat, and what happened since one's last move. */
import { api, commandId, Refused, type Order } from '$lib/api/client';
import { TableSocket, type Line } from '$lib/api/socket';
import type { LegalAction, LogEntry, Preview, SocketMessage, TableEvent, TableState } from '$lib/api/types';
import { t } from '$lib/i18n/index.svelte';
import { Stage } from './stage.svelte';
import { since } from './recap';
import { guesses } from './why';

export interface Notice {
  text: string;
  cite: string;
  rule: string;
  tone: 'refused' | 'trouble' | 'news';
}

export class TableSession {
  readonly stage = new Stage();
  state = $state.raw<TableState | null>(null);
  line = $state<Line>('connecting');
  trouble = $state<{ status: number; text: string } | null>(null);
  notice = $state.raw<Notice | null>(null);
  busy = $state(false);
  confirming = $state.raw<LegalAction | null>(null);
  chat = $state.raw<TableEvent[]>([]);
  unread = $state(0);
  recap = $state.raw<LogEntry[]>([]);
  askConfirm: () => boolean = () => true;

  private socket: TableSocket | null = null;
  private number = 0;
  private previews = new Map<string, Promise<Preview>>();
  private asking = new AbortController();
  private boardKey = '';
  private dismissed = -1;

  constructor(
    readonly id: string,
    private readonly seat: number | 'auto' = 'auto',
  ) {
    this.stage.act = (offer) => this.wish(offer.action);
    this.stage.refuse = (target) => void this.explain(target);
  }

  async open(): Promise<void> {
    try {
      await this.take(await api.table(this.id, this.seat === 'auto' ? undefined : this.seat));
    } catch (fault) {
      this.fail(fault);
      return;
    }
    this.socket = new TableSocket(this.id, {
      line: (line) => (this.line = line),
      message: (message) => this.hear(message),
      since: () => this.number,
      seat: () => String(this.seat),
    });
  }

  close(): void {
    this.socket?.close();
  }

  /** The line was opened by somebody else: a guest who has just sat down is a new one. */
  renew(): void {
    this.socket?.renew();
  }

  private hear(message: SocketMessage): void {
    if (message.type === 'events') this.note(message.events);
    else if (message.type === 'state') void this.take(message.state);
    else if (message.type === 'presence' && this.state) {
      const here = new Set(message.seats);
      const seats = this.state.seats.map((s) => ({ ...s, present: s.kind === 'bot' || here.has(s.index) }));
      this.state = { ...this.state, seats, watching: message.watching };
      if (this.stage.position) this.stage.position = { ...this.stage.position, seats };
    }
  }

  private note(events: TableEvent[]): void {
    const fresh = events.filter((e) => e.number > this.number);
    if (fresh.length === 0) return;
    this.number = fresh.at(-1)?.number ?? this.number;
    const said = fresh.filter((e) => e.kind === 'chat');
    if (said.length) {
      this.chat = [...this.chat, ...said];
      this.unread += said.filter((e) => !this.state?.seats[e.seat ?? -1]?.mine).length;
    }
    this.stage.fresh = fresh.filter((e) => e.kind === 'action');
  }

  private async take(state: TableState): Promise<void> {
    const key = `${state.game} ${JSON.stringify(state.options)}`;
    if (key !== this.boardKey) {
      this.stage.board = await api.board(state.game, state.options);
      this.boardKey = key;
    }
    if (this.state && state.number < this.state.number && state.viewing === this.state.viewing) return;
    const before = this.state;
    this.state = state;
    this.number = Math.max(this.number, state.number);
    this.stopAsking();
    this.confirming = null;
    this.stage.position = state;
    this.stage.log = state.log;
    this.stage.actions = state.actions;
    this.stage.path = [];
    this.trouble = null;
    if (before && before.number !== state.number) this.notice = null;
    const news = since(state);
    this.recap = news.length && (news.at(-1)?.ply ?? 0) > this.dismissed ? news : [];
    this.stage.changed = new Set(
      this.recap.flatMap((e) => this.stage.words?.parts(e.verb, e.args) ?? []).flatMap((w) => w.target ?? []),
    );
  }

  dismissRecap(): void {
    this.dismissed = this.recap.at(-1)?.ply ?? this.dismissed;
    this.recap = [];
    this.stage.changed = new Set();
  }

  private fail(fault: unknown): void {
    const refused = fault instanceof Refused ? fault : new Refused(0, 'failed', String(fault), null);
    const text = refused.message || t('trouble.unreachable');
    if (this.state === null) this.trouble = { status: refused.status, text };
    else this.notice = { text, cite: refused.cite ?? '', rule: '', tone: 'trouble' };
  }

  /** An action was chosen: ask first when it ends the turn. */
  wish(action: LegalAction): void {
    if (action.ends_turn && this.askConfirm()) this.confirming = action;
    else void this.send(action.text);
  }

  private order(): Order {
    const seat = this.state?.viewing ?? 0;
    return { seat, expected: this.number, command_id: commandId() };
  }

  private async command(run: (order: Order) => Promise<{ events: TableEvent[] }>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.stopAsking();
    this.confirming = null;
    try {
      const order = this.order();
      const done = await run(order).catch((fault: unknown) => {
        if (fault instanceof Refused && fault.status === 0) return run(order);
        throw fault;
      });
      this.note(done.events);
      await this.take(await api.table(this.id, this.seat === 'auto' ? undefined : this.seat));
      return true;
    } catch (fault) {
      this.fail(fault);
      if (fault instanceof Refused && fault.status === 409) await this.refresh();
      return false;
    } finally {
      this.busy = false;
    }
  }

  async refresh(): Promise<void> {
    try {
      await this.take(await api.table(this.id, this.seat === 'auto' ? undefined : this.seat));
    } catch (fault) {
      this.fail(fault);
    }
  }

  send(text: string): Promise<boolean> {
    this.dismissRecap();
    return this.command((order) => api.act(this.id, { ...order, text }));
  }

  undo(steps = 1): Promise<boolean> {
    return this.command((order) => api.undo(this.id, { ...order, seat: this.state?.undo.seat ?? order.seat, steps }));
  }

  restartTurn(): Promise<boolean> {
    return this.command((order) => api.restartTurn(this.id, { ...order, seat: this.state?.undo.seat ?? order.seat }));
  }

  private ownSeat(): number {
    const state = this.state;
    return state?.viewing ?? state?.seats.find((s) => s.mine)?.index ?? 0;
  }

  resign(): Promise<boolean> {
    return this.command((order) => api.resign(this.id, { ...order, seat: this.ownSeat() }));
  }

  offerTakeback(to: number | null = null): Promise<boolean> {
    return this.command((order) => api.takeback(this.id, { ...order, seat: this.ownSeat(), to }));
  }

  answerTakeback(yes: boolean, seat: number): Promise<boolean> {
    return this.command((order) => api.takebackAnswer(this.id, yes, { ...order, seat }));
  }

  async say(text: string): Promise<void> {
    try {
      this.note((await api.chat(this.id, text)).events);
    } catch (fault) {
      this.fail(fault);
    }
  }

  preview(text: string): Promise<Preview> {
    const known = this.previews.get(text);
    if (known) return known;
    const asked = api.preview(this.id, text, this.state?.viewing ?? 0, this.asking.signal);
    this.previews.set(text, asked);
    return asked;
  }

  /** Answers about a position that is being left would come too late. */
  private stopAsking(): void {
    this.asking.abort();
    this.asking = new AbortController();
    this.previews.clear();
    this.stage.aimed = null;
  }

  /** Why can this not be chosen now? */
  async explain(target: string): Promise<void> {
    const { state, stage } = this;
    if (!state || !stage.board || !stage.words) return;
    const [domain = '', id = ''] = target.split(':');
    const thing = stage.words.name(domain, id);
    const plain = (text: string): void => void (this.notice = { text, cite: '', rule: '', tone: 'refused' });
    if (state.outcome) return plain(t('refused.over'));
    if (!state.my_move) return plain(t('refused.waiting', { who: stage.seatTitle(state.to_act) }));
    try {
      const texts = guesses(stage.board, stage.offers, stage.path, {
        target,
        onBoard: stage.ui.tab(target) === 'board',
      });
      const answers = await Promise.all(texts.map((text) => api.why(this.id, text, state.viewing ?? 0)));
      const telling = answers.filter((a) => !a.allowed);
      const best = telling.find((a) => !a.cite.startsWith('turn.') && !a.cite.startsWith('cycle.')) ?? telling[0];
      if (!best) return plain(t('refused.nothing', { thing }));
      this.notice = { text: `${thing}: ${best.reason}`, cite: best.cite, rule: best.rule, tone: 'refused' };
    } catch (fault) {
      this.fail(fault);
    }
  }
}
