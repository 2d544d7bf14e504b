/** A table that is being played: what the socket brings, commands, refusals, chat, and what happened since one's last move. */
import { api, commandId, Refused, type ClockCommand, type CommandFields, type CommandName } from '$lib/api/client';
import { TableSocket, type ConnectionState, type Heard, type Socket, type SocketListener } from '$lib/api/socket';
import type { Done, LegalAction, LogEntry, OrderGiven, Preview, TableEvent, TableState } from '$lib/api/types';
import { Choosing } from '$lib/choosing/choosing.svelte';
import { ServerTime } from '$lib/clock/server-time.svelte';
import { t } from '$lib/i18n/index.svelte';
import { guestName } from '$lib/lobby/create';
import { memory, settings } from '$lib/settings.svelte';
import { Arrivals } from './arrivals';
import { Chat } from './chat.svelte';
import { FightWatch } from './fight_watch';
import { Foresight } from './foresight.svelte';
import { Reconnection } from './reconnection';
import { PerFrame } from './per_frame';
import { Stage } from './stage.svelte';
import { sinceMyLastMove } from './recap';
import { sentenceFor } from '$lib/language/say';

export interface Notice {
  text: string;
  cite: string;
  rule: string;
  tone: 'refused' | 'trouble' | 'news';
  /** The thing on the table that it is about: told in its sheet. */
  about?: string;
}

export class TableSession {
  readonly stage = new Stage();
  readonly time = new ServerTime();
  readonly choosing = new Choosing(this);
  readonly foresight = new Foresight(this);
  private readonly watch = new FightWatch(this);
  readonly chat: Chat;
  state = $state.raw<TableState | null>(null);
  connection = $state<ConnectionState>('connecting');
  /** Why there is nothing to show; null as soon as there is. */
  trouble = $state<string | null>(null);
  notice = $state.raw<Notice | null>(null);
  busy = $state(false);
  /** A command waits for the connection to the server. */
  held = $state(false);
  confirming = $state.raw<LegalAction | null>(null);
  recap = $state.raw<LogEntry[]>([]);
  askConfirm: () => boolean = () => false;
  /** Somebody who looks at what is about to be sent, and may ask the player again: the coach. */
  before: (text: string) => Promise<boolean> = () => Promise.resolve(true);

  private socket: Socket | null = null;
  private readonly news = new PerFrame<Heard>((messages) => this.hearAll(messages));
  private readonly arrivals = new Arrivals();
  private readonly reconnection = new Reconnection();
  /** The last event heard: where the socket goes on after a break. States do not move it. */
  private heard = -1;
  /** The latest state of this connection; one that waits for its board must not overwrite a later one. */
  private version = 0;
  private previews = new Map<string, Promise<Preview>>();
  private asking = new AbortController();
  private boardKey = '';
  private dismissed = -1;

  constructor(
    readonly id: string,
    private readonly connect: (id: string, listener: SocketListener) => Socket = (table, listener) =>
      new TableSocket(table, listener),
  ) {
    this.chat = new Chat(id, memory);
    this.stage.act = (offer) => this.propose(offer.action);
    this.stage.refuse = (target) => void this.explain(target);
    this.stage.putBack = () => this.back();
    this.stage.odds = (target) => this.foresight.odds(target);
    this.stage.gain = (target) => this.foresight.gain(target);
  }

  /** The socket brings the table, whole, and everything that changes it. */
  open(): void {
    this.close();
    this.trouble = null;
    this.socket = this.connect(this.id, {
      connection: (state) => {
        this.connection = state;
        if (state === 'open') this.reconnection.isBack();
        if (state === 'lost' && !this.state) this.trouble = t('trouble.unreachable');
      },
      message: (message) => {
        this.news.add(message);
        if (message.type === 'hello') this.news.flush(); // a greeting comes before all that it introduces
      },
      since: () => this.heard,
      language: () => settings.language,
    });
  }

  close(): void {
    this.news.flush();
    this.socket?.close();
    this.socket = null;
    this.watch.stop();
    this.arrivals.giveUp();
    this.reconnection.isBack(); // whoever waits finds out that nobody listens any more
  }

  /** The socket was opened by somebody else: a guest who has just sat down is a new one. */
  renew(): void {
    this.socket?.renew();
  }

  get unread(): number {
    return this.chat.unread((seat) => this.state?.seats[seat]?.own ?? false);
  }

  /** What has come since the last picture: all its events, and of its states the last. */
  private hearAll(messages: Heard[]): void {
    this.note(messages.flatMap((m) => (m.type === 'events' ? m.events : [])));
    const last = messages.findLast((m) => m.type === 'state');
    for (const message of messages) if (message.type !== 'state' || message === last) this.hear(message);
  }

  private hear(message: Heard): void {
    switch (message.type) {
      case 'hello':
        this.version = 0;
        if (this.heard < 0) this.heard = message.number;
        this.time.set(message.now);
        this.chat.greet(message);
        break;
      case 'state':
        this.version = message.version;
        this.take(message.state, message.version).catch((fault: unknown) => this.fail(fault));
        break;
      case 'presence':
        this.seePresence(message.seats, message.watching);
        break;
      case 'refused':
        this.fail(new Refused(0, message.error, message.reason, message.cite ?? null));
        this.arrivals.giveUp();
        break;
      case 'events':
      case 'pong':
    }
  }

  private seePresence(present: number[], watching: number): void {
    if (!this.state) return;
    const here = new Set(present);
    const seats = this.state.seats.map((s) => ({ ...s, present: s.kind === 'bot' || here.has(s.index) }));
    this.state = { ...this.state, seats, watching };
    if (this.stage.position) this.stage.position = { ...this.stage.position, seats };
  }

  private note(events: TableEvent[]): void {
    const fresh = events.filter((e) => e.number > this.heard);
    if (fresh.length === 0) return;
    this.heard = fresh.at(-1)?.number ?? this.heard;
    this.chat.hear(fresh);
    const actions = fresh.filter((e) => e.kind === 'action');
    if (actions.length) this.stage.fresh = actions;
  }

  private async take(state: TableState, version: number): Promise<void> {
    const key = `${state.game} ${JSON.stringify(state.options)}`;
    if (key !== this.boardKey) {
      const board = await api.board(state.game, state.options);
      if (version < this.version) return;
      this.stage.board = board;
      this.boardKey = key;
    }
    const before = this.state;
    this.state = state;
    this.stopAsking();
    this.confirming = null;
    this.choosing.forget();
    this.stage.position = state;
    this.stage.log = state.log;
    this.stage.actions = state.actions;
    this.stage.back();
    this.watch.follow();
    this.trouble = null;
    if (before && before.number !== state.number) this.notice = null;
    const news = sinceMyLastMove(state);
    this.recap = news.length && (news.at(-1)?.ply ?? 0) > this.dismissed ? news : [];
    this.markChanged();
    this.arrivals.came(state.number);
  }

  /** The whole map looks at the marks: nothing is written where nothing was marked and nothing is. */
  private markChanged(): void {
    const parts = this.recap.flatMap((e) => this.stage.words?.parts(e.verb, e.args) ?? []);
    const changed = new Set(parts.flatMap((word) => word.target ?? []));
    if (changed.size || this.stage.changed.size) this.stage.changed = changed;
  }

  dismissRecap(): void {
    this.dismissed = this.recap.at(-1)?.ply ?? this.dismissed;
    this.recap = [];
    this.markChanged();
  }

  fail(fault: unknown): void {
    const refused = fault instanceof Refused ? fault : new Refused(0, 'failed', String(fault), null);
    const text = refused.message || t('trouble.unreachable');
    if (this.state === null) this.trouble = text;
    else this.notice = { text, cite: refused.cite ?? '', rule: '', tone: 'trouble' };
  }

  /** An action was chosen: there may be more to say, or it ends the turn and the player wants to be asked. */
  propose(action: LegalAction): void {
    if (this.busy) return;
    if (this.choosing.takes(action)) return;
    if (action.ends_turn && this.askConfirm()) this.confirming = action;
    else void this.send(action.text);
  }

  /** One step back: put down what was taken up, or leave what was touched. */
  back(): void {
    if (!this.choosing.putDown()) this.stage.back();
  }

  get inHand(): boolean {
    return this.choosing.hand !== null;
  }

  /** What is being decided: what is in hand first. */
  get asked(): TableState['prompt'] | null {
    return this.choosing.hand?.draft.prompt ?? this.state?.prompt ?? null;
  }

  private fields(): CommandFields {
    return { seat: this.state?.viewing ?? 0, expected: this.state?.number ?? 0, command_id: commandId() };
  }

  /**
   * Carry out a command, over the socket where it is open. Its answer only says that it is stored; the page stays busy until the
   * socket shows it. When nobody knows whether the command arrived, the same one goes by a request: it is carried out once.
   */
  private async command(
    name: CommandName,
    more: Partial<CommandFields> & Record<string, unknown> = {},
  ): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.foresight.stop();
    this.stopAsking();
    this.confirming = null;
    try {
      const body = { ...this.fields(), ...more };
      const done = await this.carriedOut(name, body);
      return await this.arrivals.of(done.number);
    } catch (fault) {
      const late = this.held && fault instanceof Refused && fault.error === 'stale';
      this.fail(late ? new Refused(fault.status, fault.error, t('around.heldLate'), null) : fault);
      return false;
    } finally {
      this.busy = false;
      this.held = false;
    }
  }

  /** While the server cannot be reached the command waits; the very same one is sent when the connection is back. */
  private async carriedOut(name: CommandName, body: CommandFields): Promise<Done> {
    const unreached = (fault: unknown): null => {
      if (fault instanceof Refused && fault.status === 0 && this.socket !== null) return null;
      throw fault;
    };
    for (;;) {
      const bySocket = await this.socket?.command(name, body)?.catch(unreached);
      const done = bySocket ?? (await api.command(this.id, name, body).catch(unreached));
      if (done) return done;
      this.held = true;
      await this.reconnection.back();
    }
  }

  async send(text: string): Promise<boolean> {
    if (!(await this.before(text))) return false;
    this.dismissRecap();
    return this.command('act', { text });
  }

  private undoing(): Partial<CommandFields> {
    const seat = this.state?.undo.seat;
    return seat === null || seat === undefined ? {} : { seat };
  }

  undo(steps = 1): Promise<boolean> {
    return this.command('undo', { ...this.undoing(), steps });
  }

  restartTurn(): Promise<boolean> {
    return this.command('restart_turn', this.undoing());
  }

  private ownSeat(): number {
    const state = this.state;
    return state?.viewing ?? state?.seats.find((s) => s.own)?.index ?? 0;
  }

  resign(): Promise<boolean> {
    return this.command('resign', { seat: this.ownSeat() });
  }

  offerTakeback(to: number | null = null): Promise<boolean> {
    return this.command('takeback', { seat: this.ownSeat(), to });
  }

  answerTakeback(yes: boolean, seat: number): Promise<boolean> {
    return this.command(yes ? 'takeback/accept' : 'takeback/decline', { seat });
  }

  clockCommand(name: ClockCommand, more: Record<string, unknown> = {}): Promise<boolean> {
    const seat = this.state?.seats.find((s) => s.own)?.index ?? 0;
    return this.command(name, { seat, ...more });
  }

  /** Orders are answered like any command: what they cause comes over the socket. */
  async leaveOrders(seat: number, orders: OrderGiven[]): Promise<boolean> {
    try {
      await api.orders(this.id, seat, orders);
      return true;
    } catch (fault) {
      this.fail(fault);
      return false;
    }
  }

  /** What is said comes back as an event. Was it stored? */
  async say(text: string): Promise<boolean> {
    try {
      const plays = this.state?.seats.some((s) => s.own) ?? false;
      if (!plays && !(await api.me()).known) await api.rename(guestName()); // somebody who only came to watch
      await api.chat(this.id, text);
      return true;
    } catch (fault) {
      this.fail(fault);
      return false;
    }
  }

  async olderChat(): Promise<void> {
    if (this.chat.before === null) return;
    try {
      this.chat.addOlder(await api.olderChat(this.id, this.chat.before));
    } catch (fault) {
      this.fail(fault);
    }
  }

  preview(text: string): Promise<Preview> {
    const known = this.previews.get(text);
    if (known) return known;
    const asked = api.preview(this.id, text, this.state?.viewing ?? 0, this.asking.signal, this.state?.number);
    this.previews.set(text, asked);
    return asked;
  }

  /** Answers about a position that is being left would come too late. */
  private stopAsking(): void {
    this.asking.abort();
    this.asking = new AbortController();
    this.previews.clear();
    this.foresight.forget();
    this.stage.aimed = null;
    this.stage.looked = null;
  }

  /** Why can this not be chosen now? */
  async explain(target: string): Promise<void> {
    const { state, stage } = this;
    if (!state || !stage.board || !stage.words) return;
    const [domain = '', id = ''] = target.split(':');
    const thing = stage.words.name(domain, id);
    stage.looked = { target, pinned: true };
    const plain = (text: string): void =>
      void (this.notice = { text, cite: '', rule: '', tone: 'refused', about: target });
    if (state.outcome) return plain(t('refused.over'));
    if (!state.my_move) return plain(t('refused.waiting', { who: stage.seatTitle(state.to_act) }));
    if (this.choosing.hand) return plain(t('refused.inHand', { thing }));
    try {
      // A place of the board is meant under all its names: a hex that is also a site.
      const wanted = stage.ui.tab(target) === 'board' ? `:${id}` : target;
      const best = await api.why(this.id, { thing: wanted }, state.viewing ?? 0);
      if (best.allowed || !best.reason) return plain(t('refused.nothing', { thing }));
      const { catalogue } = stage;
      const reason = sentenceFor(best, catalogue) ?? best.reason;
      const rule = sentenceFor({ key: `rule-${best.cite.replace('.', '-')}` }, catalogue);
      this.notice = {
        text: `${thing}: ${reason}`,
        cite: best.cite,
        rule: rule === null ? best.rule : `${rule}${best.page && ` (${best.page})`}`,
        tone: 'refused',
        about: target,
      };
    } catch (fault) {
      this.fail(fault);
    }
  }
}
